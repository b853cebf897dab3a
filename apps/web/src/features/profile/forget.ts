import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { playerQuery } from './queries'

const privateAreas = /^(?:wallet|cashbox|auth|profile|limits|bonuses|loyalty|lotteries|vip|support)(?:\.|$)/
const privateGames: ReadonlySet<unknown> = new Set(['continue', 'favourites', 'play', 'rounds'])

/** Whether a query holds something of the player: not to be seen by who comes after him. */
export function isPrivate([area, what]: QueryKey): boolean {
  if (area === playerQuery().queryKey[0]) return false
  return typeof area === 'string' && (privateAreas.test(area) || (area === 'games' && privateGames.has(what)))
}

/** AUTH-05, AUTH-19: takes everything of a player out of memory. Who is here now is set apart, by `playerQuery`. */
export function forgetPlayer(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
}
