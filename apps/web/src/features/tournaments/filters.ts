import type { TournamentStrategy } from '@apogee/contract/tournaments'
import { type Contender, inOrder, ownIn, statuses, statusOf, type Tournament, type TournamentStatus } from './model'
import { strategies } from './ranking'

/** The filters of the list of all tournaments, from its address. */
export interface TournamentFilters {
  readonly state?: TournamentStatus
  readonly strategy?: TournamentStrategy
  readonly mine?: true
}

/** Parses the query of an address; ignores unknown values. */
export function readTournamentFilters(search: Readonly<Record<string, unknown>>): TournamentFilters {
  const state = statuses.find((one) => one === search['state'])
  const strategy = strategies.find((one) => one === search['strategy'])
  return { ...(state && { state }), ...(strategy && { strategy }), ...(search['mine'] === '1' && { mine: true }) }
}

/** The query of an address with these filters. */
export const writeTournamentFilters = ({ state, strategy, mine }: TournamentFilters): Record<string, string> => ({
  ...(state && { state }),
  ...(strategy && { strategy }),
  ...(mine && { mine: '1' }),
})

/** All tournaments that match: running ones first, then announced, then finished. */
export function filtered(
  list: readonly Tournament[],
  { state, strategy, mine }: TournamentFilters,
  nowMs: number,
  rows: readonly Contender[] | undefined,
): Tournament[] {
  const chosen = list.filter(
    (one) =>
      (!state || statusOf(one, nowMs) === state) &&
      (!strategy || one.strategy === strategy) &&
      (!mine || ownIn(one, rows) !== undefined),
  )
  return statuses.flatMap((status) => inOrder(chosen, status, nowMs, rows))
}
