import type { Result } from '@apogee/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type Round = Result<'games.rounds'>['data'][number]

export const outcomes = ['all', 'won', 'lost', 'open'] as const
export const periods = ['d7', 'd30', 'y1'] as const

export interface RoundsFilter {
  readonly outcome: (typeof outcomes)[number]
  readonly period: (typeof periods)[number]
}

const dayMs = 86_400_000
/** Days of a period; a year is what is kept, so it asks for no beginning. */
const days: Record<RoundsFilter['period'], number | undefined> = { d7: 7, d30: 30, y1: undefined }

/** What a choice asks the platform for. A period begins with a whole day, so that a page and its file say the same. */
export function askOf({ outcome, period }: RoundsFilter, nowMs: number) {
  const length = days[period]
  return {
    ...(outcome !== 'all' && { result: outcome }),
    ...(length !== undefined && { from: new Date(Math.floor(nowMs / dayMs - length + 1) * dayMs).toISOString() }),
  }
}

/** SAFE-07: the player's rounds, page after page. */
export const roundsQuery = (filter: RoundsFilter) =>
  infiniteQueryOptions({
    queryKey: ['games', 'rounds', filter.outcome, filter.period],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...askOf(filter, Date.now()), ...(pageParam !== null && { after: pageParam }) }
      return api('games.rounds', { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Address of the same rounds as a file. */
export const roundsFile = (filter: RoundsFilter, nowMs: number): string =>
  `/api/player/rounds.csv?${new URLSearchParams(askOf(filter, nowMs))}`

/** Days of the reader with their rounds, the newest first. */
export function daysOfRounds(
  rounds: readonly Round[],
): readonly { readonly day: string; readonly rounds: readonly Round[] }[] {
  const days = Map.groupBy(rounds, ({ started_at }) => new Date(started_at).toDateString())
  return [...days].map(([day, list]) => ({ day, rounds: list }))
}
