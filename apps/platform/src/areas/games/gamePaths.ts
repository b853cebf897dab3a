import { itemAt } from '@apogee/rules/validation/required'
import { everyGame, type GameIndex } from './gameCatalogue.ts'

type Listed = Pick<GameIndex, 'collections' | 'byCategory' | 'byStudio' | 'all'>

/**
 * Addresses of lists that have a game, of studios and of games. A market's edition of a list (`top:au`) is shown at the
 * address of the list.
 */
export function gamePaths({ collections, byCategory, byStudio, all }: Listed): string[] {
  const filled = collections.filter(({ id }) => byCategory.get(id)?.length)
  const lists = new Set([everyGame, ...filled.map(({ id }) => itemAt(id.split(':'), 0))])
  return [
    ...[...lists].map((id) => `/categories/${id}`),
    ...[...byStudio.keys()].map((id) => `/producers/${id}`),
    ...all.map(({ row }) => `/play/${row.provider}/${row.seo_title}`),
  ]
}
