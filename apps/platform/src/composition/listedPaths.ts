import { z } from 'zod'
import { cmsOf } from '../areas/content/cms.ts'
import { everyGame, type GameCatalogue, type GameIndex } from '../areas/games/gameCatalogue.ts'
import { readBrand } from '../core/content/brands.ts'
import { describesConfig } from '../core/content/configFiles.ts'
import { readContent } from '../core/content/contentFiles.ts'
import type { Db } from '../core/db/db.ts'
import type { Licence } from '../core/http/handler.ts'

const flags = describesConfig('flags', z.record(z.string(), z.boolean()))

/** The points shop: where the operator has one, and the licence does not keep it off its lists. */
const hasShop = (licence: Licence): boolean =>
  licence !== 'EE' && (readContent('config/flags.json', flags)['rocket_mart'] ?? true)

/** Paths of a brand for search engines. Every page exists in every language, so the first of them names them all. */
export async function listedPaths(db: Db, { index }: GameCatalogue, brand: string): Promise<string[]> {
  const { licence, locales } = readBrand(brand)
  const { pages } = (await cmsOf(db))({ locale: locales[0]!, licence, brand })
  return [
    '/',
    ...(hasShop(licence) ? ['', '/freespins', '/money', '/special'].map((group) => `/rocket-mart${group}`) : []),
    ...[...pages.values()].filter(({ hidden, is_login }) => !hidden && !is_login).map(({ slug }) => `/${slug}`),
    ...gamePaths(index),
  ]
}

/** Lists, studios and games. A market's own edition of a list (`top:au`) has no address: it is shown at that of the list. */
export const gamePaths = (index: Pick<GameIndex, 'collections' | 'byStudio' | 'all'>): string[] => [
  ...[...new Set([everyGame, ...index.collections.map(({ id }) => id.split(':')[0]!)])].map(
    (id) => `/categories/${id}`,
  ),
  ...[...index.byStudio.keys()].map((id) => `/producers/${id}`),
  ...index.all.map(({ row }) => `/play/${row.provider}/${row.seo_title}`),
]
