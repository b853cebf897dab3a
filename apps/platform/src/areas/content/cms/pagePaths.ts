import { itemAt } from '@apogee/rules/validation/required'
import type { BrandRow } from '../../../core/content/brands.ts'
import type { Cms } from './cms.ts'

/** Paths of a brand's public pages. Each page exists in every language, so the first language has all paths. */
export function pagePaths(cms: Cms, { id, licence, locales }: BrandRow): string[] {
  const { pages } = cms({ locale: itemAt(locales, 0), licence, brand: id })
  return [...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`)
}
