import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../src/lib/brand.ts'

/** A brand file: what the browser gets, and what only the server needs. */
export interface BrandFile extends Brand {
  /** Host names without port that show this brand. */
  readonly hosts: readonly string[]
  /** Origins that may frame the site; empty: none. */
  readonly frameAncestors: readonly string[]
  /** Company and licence: the platform writes them into its texts. */
  readonly legal: unknown
}

/** Reads `content/brands/*.json`. A file is trusted content, checked only for its id. */
export function loadBrands(folder: string): BrandFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const brand = JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrandFile
      if (`${brand.id}.json` !== name) throw new Error(`content/brands/${name} has the id "${brand.id}"`)
      return brand
    })
}

/** Picks the brand of a request: `forced` (BRAND) first, then the Host header, then the first brand. */
export function brandPicker(
  brands: readonly BrandFile[],
  forced: string | undefined,
): (host: string | null) => BrandFile {
  const [first] = brands
  if (!first) throw new Error('content/brands holds no brand')
  if (forced) {
    const brand = brands.find((one) => one.id === forced)
    if (!brand) throw new Error(`BRAND=${forced}: there is no content/brands/${forced}.json`)
    return () => brand
  }
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))
  return (host) => byHost.get((host ?? '').replace(/:\d+$/, '').toLowerCase()) ?? first
}

/** The part of a brand that a page carries to the browser. */
export function publicBrand({ hosts: _hosts, frameAncestors: _ancestors, legal: _legal, ...brand }: BrandFile): Brand {
  return brand
}
