import { everyGame, type GameIndex } from './gameCatalogue.ts'

/**
 * Lists, studios and games. A market's own edition of a list (`top:au`) has no address: it is shown at the list's
 * address.
 */
export const gamePaths = (index: Pick<GameIndex, 'collections' | 'byStudio' | 'all'>): string[] => [
  ...[...new Set([everyGame, ...index.collections.map(({ id }) => id.split(':')[0]!)])].map(
    (id) => `/categories/${id}`,
  ),
  ...[...index.byStudio.keys()].map((id) => `/producers/${id}`),
  ...index.all.map(({ row }) => `/play/${row.provider}/${row.seo_title}`),
]
