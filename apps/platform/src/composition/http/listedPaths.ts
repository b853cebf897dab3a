import { areas } from '../../areas.ts'
import type { Parts } from '../../core/area.ts'
import { readBrand } from '../../core/content/brands.ts'

/** Paths of a brand for search engines: those of every area. */
export async function listedPaths(parts: Parts, brand: string): Promise<string[]> {
  const row = readBrand(brand)
  return ['/', ...(await Promise.all(areas.map(({ listedPaths: paths }) => paths?.(parts, row) ?? []))).flat()]
}
