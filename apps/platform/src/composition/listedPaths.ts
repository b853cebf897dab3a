import { cmsOf } from '../areas/content/cms.ts'
import { everyGame, type GameCatalogue } from '../areas/games/gameCatalogue.ts'
import { readBrand } from '../core/content/brands.ts'
import type { Db } from '../core/db/db.ts'

/** Paths of a brand for search engines. Every page exists in every language, so the first of them names them all. */
export async function listedPaths(db: Db, { index }: GameCatalogue, brand: string): Promise<string[]> {
  const { licence, locales } = readBrand(brand)
  const { pages } = (await cmsOf(db))(locales[0]!, licence)
  return [
    '/',
    ...[...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`),
    ...[everyGame, ...index.collections.map(({ id }) => id)].map((id) => `/categories/${id}`),
    ...[...index.byStudio.keys()].map((id) => `/producers/${id}`),
    ...index.all.map(({ row }) => `/play/${row.provider}/${row.seo_title}`),
  ]
}
