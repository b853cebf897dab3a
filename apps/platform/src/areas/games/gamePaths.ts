import { itemAt } from '@apogee/rules/validation/required'
import { everyGame, type GameIndex } from './gameCatalogue.ts'

/**
 * Addresses of lists, studios and games. A market's edition of a list (`top:au`) is shown at the address of the list.
 */
export const gamePaths = (index: Pick<GameIndex, 'collections' | 'byStudio' | 'all'>): string[] => [
  ...[...new Set([everyGame, ...index.collections.map(({ id }) => itemAt(id.split(':'), 0))])].map(
    (id) => `/categories/${id}`,
  ),
  ...[...index.byStudio.keys()].map((id) => `/producers/${id}`),
  ...index.all.map(({ row }) => `/play/${row.provider}/${row.seo_title}`),
]
