import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../src/lib/brand.ts'
import type { Locale } from '../src/lib/i18n/locales.ts'
import type { Asset } from './assets.ts'
import { BrandError } from './brandError.ts'
import { type BrandFile, readBrandFile } from './brandFile.ts'
import { lookOf } from './look.ts'

export interface ServedBrand {
  readonly brand: Brand
  readonly isIndexed: boolean
}

const readBrands = (folder: string): readonly BrandFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readBrandFile(folder, name))

/** The files of all looks by address: marks, icons, backdrops, faces. */
export const brandFiles = (folder: string): ReadonlyMap<string, Asset> =>
  new Map(readBrands(folder).flatMap(({ tokens }) => [...lookOf(tokens, folder).files]))

interface ShelfOptions {
  readonly folder: string
  /** Locales that pages have beside the offered ones: the sandbox's pseudo-locale. */
  readonly unlisted: readonly Locale[]
  /** Hears once of a file that was edited into something that does not fit. */
  readonly onUnreadable: (error: unknown) => void
}

interface Held {
  readonly stamp: string
  readonly file: BrandFile
  /** What pages get of it, by who may frame them. */
  readonly served: Map<string, Brand>
}

/**
 * Reads `content/brands/*.json`; which of them a host shows is the platform's word, which also says who may frame it. A file is read
 * again when it has changed, and one that does not fit then changes nothing. Looks are read at the start: their files have
 * addresses from then on. What it answers is the same object until the file changes, so that pages can remember what they wrote of it.
 */
export function brandShelf({
  folder,
  unlisted,
  onUnreadable,
}: ShelfOptions): (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand {
  const stampOf = (id: string): string => {
    const stat = statSync(join(folder, `${id}.json`), { throwIfNoEntry: false })
    return `${stat?.mtimeMs} ${stat?.size}`
  }
  const held = new Map(
    readBrands(folder).map((file): [string, Held] => [file.id, { stamp: stampOf(file.id), file, served: new Map() }]),
  )
  const looks = new Set([...held.values()].map(({ file }) => file.tokens))
  const read = (id: string): BrandFile => {
    const file = readBrandFile(folder, `${id}.json`)
    if (looks.has(file.tokens)) return file
    throw new BrandError(`content/brands/${id}.json: the look "${file.tokens}" came after the start: start again`)
  }
  const current = (id: string): Held => {
    const old = held.get(id)
    const stamp = stampOf(id)
    if (old?.stamp === stamp) return old
    let next: Held
    try {
      next = { stamp, file: read(id), served: new Map() }
    } catch (error) {
      // One that came after the start and never fitted has nothing to stay with.
      if (!old) throw error
      onUnreadable(error)
      next = { ...old, stamp }
    }
    held.set(id, next)
    return next
  }
  return (id, host, frameAncestors) => {
    const { file, served } = current(id)
    const key = frameAncestors.join(' ')
    const { displayFont } = lookOf(file.tokens, folder)
    const brand = served.get(key) ?? publicBrand({ ...file, displayFont }, unlisted, frameAncestors)
    served.set(key, brand)
    return { brand, isIndexed: file.indexedHosts.includes(host) }
  }
}
/** The part of a brand that a page carries to the browser. */
function publicBrand(
  file: BrandFile & Pick<Brand, 'displayFont'>,
  unlisted: readonly Locale[],
  frameAncestors: readonly string[],
): Brand {
  const { hosts: _hosts, indexedHosts: _indexed, legal: _legal, country: _country, demo: _demo, ...brand } = file
  return { ...brand, locales: [...brand.locales, ...unlisted], frameAncestors }
}
