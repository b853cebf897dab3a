import type { BrandRow } from '../../core/content/brands.ts'
import type { Cms } from './cms.ts'

/** Pages of a brand that everybody may read. Each exists in every language, so the first of them names them all. */
export function pagePaths(cms: Cms, { id, licence, locales }: BrandRow): string[] {
  const { pages } = cms({ locale: locales[0]!, licence, brand: id })
  return [...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`)
}
