import { BuiltDocument } from '@apogee/platform/document'
import { LRUCache } from 'lru-cache'
import type { Brand } from '../../src/lib/page/brand.ts'
import { sitemapFile, sitemapIndex, sitemapParts } from './sitemap.ts'

export interface SitemapOptions {
  /** Paths, without locale, that search engines may index. */
  readonly listedPaths: (brand: string) => Promise<readonly string[]>
  readonly now?: () => number
  /** Notified of each file that is built. */
  readonly onBuilt?: (name: string) => void
}

/** Paths are listed again after this long; readers may cache a file for longer. */
const listedMs = 60_000
/** Every file of a few brands; a demo answers under any host name, each with its own addresses. */
const maxFiles = 500
interface Built {
  readonly paths: readonly string[]
  readonly file: Promise<BuiltDocument | null>
}
const facts = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' } as const

/** The files of the sitemap, each built once for as long as the same paths are listed. `part` undefined: the index. */
export function sitemapCache({ listedPaths, now = () => performance.now(), onBuilt }: SitemapOptions) {
  const listed = new Map<string, { at: number; paths: Promise<readonly string[]> }>()
  const files = new LRUCache<string, Built>({ max: maxFiles })

  /** The same list until a path is added or removed. */
  function pathsOf(brand: string): Promise<readonly string[]> {
    const old = listed.get(brand)
    if (old && now() - old.at < listedMs) return old.paths
    const paths = listAgain(brand, old?.paths)
    listed.set(brand, { at: now(), paths })
    return paths
  }

  async function listAgain(brand: string, old: Promise<readonly string[]> | undefined): Promise<readonly string[]> {
    // The request that read the old list got its error.
    const known = await old?.catch(() => undefined)
    const found = await listedPaths(brand).catch((error: unknown) => {
      if (known) return known
      listed.delete(brand)
      throw error
    })
    return known && isSame(found, known) ? known : found
  }

  async function build(paths: readonly string[], { locales }: Brand, origin: string, part: number | undefined) {
    const parts = sitemapParts(paths, locales)
    if (part === undefined) return BuiltDocument.of(sitemapIndex(parts.length, origin), facts)
    const own = parts[part - 1]
    return own ? BuiltDocument.of(sitemapFile(own, locales, origin), facts) : null
  }

  return async (brand: Brand, origin: string, part: number | undefined): Promise<BuiltDocument | null> => {
    const paths = await pathsOf(brand.id)
    const name = `${brand.id} ${brand.locales} ${origin} ${part ?? 'index'}`
    const known = files.get(name)
    const current = known?.paths === paths ? known : { paths, file: build(paths, brand, origin, part) }
    if (current !== known) {
      onBuilt?.(name)
      files.set(name, current)
    }
    return current.file
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((path, place) => path === other[place])
