import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/lib/i18n/locales.ts'
import type { Brand } from '../../src/lib/page/brand.ts'
import type { Asset } from '../http/assets.ts'
import { BrandError } from './brandError.ts'
import { type BrandFile, readBrandFile } from './brandFile.ts'
import { brandTheme } from './brandTheme.ts'

export interface ServedBrand {
  readonly brand: Brand
  readonly isIndexed: boolean
}

const readBrands = (folder: string): readonly BrandFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readBrandFile(folder, name))

/** The files of all themes by address: logos, icons, backgrounds, fonts. */
export const brandFiles = (folder: string): ReadonlyMap<string, Asset> =>
  new Map(readBrands(folder).flatMap(({ tokens }) => [...brandTheme(tokens, folder).files]))

interface BrandStoreOptions {
  readonly folder: string
  /** Locales available besides the offered ones: the sandbox's pseudo-locale. */
  readonly unlisted: readonly Locale[]
  /** Called once for a file that was edited into an invalid one. */
  readonly onUnreadable: (error: unknown) => void
}

interface CachedBrand {
  readonly stamp: string
  readonly file: BrandFile
  /** The data for pages, by who may frame them. */
  readonly served: Map<string, Brand>
}

/**
 * Reads `content/brands/*.json`; the platform decides which brand a host shows and who may frame it. A file is read
 * again when it has changed; an invalid change has no effect. Themes are read at startup, because their files get their
 * addresses then. The returned object stays the same until the file changes, so that pages can cache values derived
 * from it.
 */
export function brandStore({
  folder,
  unlisted,
  onUnreadable,
}: BrandStoreOptions): (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand {
  const stampOf = (id: string): string => {
    const stat = statSync(join(folder, `${id}.json`), { throwIfNoEntry: false })
    return `${stat?.mtimeMs} ${stat?.size}`
  }
  const cached = new Map(
    readBrands(folder).map((file): [string, CachedBrand] => [
      file.id,
      { stamp: stampOf(file.id), file, served: new Map() },
    ]),
  )
  const themes = new Set([...cached.values()].map(({ file }) => file.tokens))
  const read = (id: string): BrandFile => {
    const file = readBrandFile(folder, `${id}.json`)
    if (themes.has(file.tokens)) return file
    throw new BrandError(
      `content/brands/${id}.json: the theme "${file.tokens}" was added after startup: restart the server`,
    )
  }
  const current = (id: string): CachedBrand => {
    const old = cached.get(id)
    const stamp = stampOf(id)
    if (old?.stamp === stamp) return old
    let next: CachedBrand
    try {
      next = { stamp, file: read(id), served: new Map() }
    } catch (error) {
      // A file that was added after startup and was never valid has no earlier version to fall back on.
      if (!old) throw error
      onUnreadable(error)
      next = { ...old, stamp }
    }
    cached.set(id, next)
    return next
  }
  return (id, host, frameAncestors) => {
    const { file, served } = current(id)
    const key = frameAncestors.join(' ')
    const { displayFont } = brandTheme(file.tokens, folder)
    const brand = served.get(key) ?? publicBrand({ ...file, displayFont }, unlisted, frameAncestors)
    served.set(key, brand)
    return { brand, isIndexed: file.indexedHosts.includes(host) }
  }
}
/** The part of a brand that a page sends to the browser. */
function publicBrand(
  file: BrandFile & Pick<Brand, 'displayFont'>,
  unlisted: readonly Locale[],
  frameAncestors: readonly string[],
): Brand {
  const { hosts: _hosts, indexedHosts: _indexed, legal: _legal, country: _country, demo: _demo, ...brand } = file
  return { ...brand, locales: [...brand.locales, ...unlisted], frameAncestors }
}
