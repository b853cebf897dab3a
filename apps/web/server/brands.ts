import { readdirSync } from 'node:fs'
import type { Brand } from '../src/lib/brand.ts'
import type { Locale } from '../src/lib/i18n/locales.ts'
import type { Asset } from './assets.ts'
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

/**
 * Reads `content/brands/*.json`; which of them a host shows is the platform's word, which also says who may frame it.
 * `unlisted` are locales that pages have beside the offered ones: the sandbox's pseudo-locale.
 * What it answers is the same object every time, so that pages can remember what they wrote of it.
 */
export function brandShelf(
  folder: string,
  unlisted: readonly Locale[],
): (id: string, host: string, frameAncestors: readonly string[]) => ServedBrand {
  const files = new Map(readBrands(folder).map((file) => [file.id, file] as const))
  const served = new Map<string, Brand>()
  return (id, host, frameAncestors) => {
    const file = files.get(id)
    if (!file) throw new Error(`content/brands/${id}.json came after the start: start again`)
    const { displayFont } = lookOf(file.tokens, folder)
    const brand = served.get(id) ?? publicBrand({ ...file, displayFont }, unlisted, frameAncestors)
    served.set(id, brand)
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
