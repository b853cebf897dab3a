import type { BrandRow } from '../../core/content/brands.ts'
import type { Db } from '../../core/db/db.ts'
import { cmsOf } from './cms.ts'

/** Pages of a brand that everybody may read. Each exists in every language, so the first of them names them all. */
export async function pagePaths(db: Db, { id, licence, locales }: BrandRow): Promise<string[]> {
  const { pages } = (await cmsOf(db))({ locale: locales[0]!, licence, brand: id })
  return [...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`)
}
