import type { Input, Result } from '@apogee/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { platformNow } from '../../../lib/time/platformClock'

export type Round = Result<'games.rounds'>['data'][number]
export type RoundSum = Result<'games.roundSums'>[number]
type Step = NonNullable<Input<'games.roundSums'>['query']['step']>

export const outcomes = ['all', 'won', 'lost', 'open'] as const
export const periods = ['d7', 'd30', 'y1', 'own'] as const

export interface RoundsFilter {
  readonly outcome: (typeof outcomes)[number]
  readonly period: (typeof periods)[number]
  /** Days of the reader's calendar, `2026-11-21`; both are inclusive. Only for the period `own`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly game?: string | undefined
}

const dayText = /^\d{4}-\d{2}-\d{2}$/
const one = <T extends string>(all: readonly T[], value: unknown, other: T): T =>
  all.find((each) => each === value) ?? other
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && dayText.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The filter from the address; invalid values are ignored. */
export const readRoundsFilter = (search: Readonly<Record<string, unknown>>): RoundsFilter => ({
  outcome: one(outcomes, search['outcome'], 'all'),
  period: one(periods, search['period'], 'd30'),
  from: day(search['from']),
  to: day(search['to']),
  game: typeof search['game'] === 'string' && search['game'] !== '' ? search['game'] : undefined,
})

/** The address for a filter, without default values. */
export const writeRoundsFilter = ({ outcome, period, from, to, game }: RoundsFilter) => ({
  outcome: outcome === 'all' ? undefined : outcome,
  period: period === 'd30' ? undefined : period,
  from: period === 'own' ? from : undefined,
  to: period === 'own' ? to : undefined,
  game,
})

const dayMs = 86_400_000
const midnight = (text: string): Date => new Date(`${text}T00:00`)
const shifted = (at: Date, days: number): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days)

/** The start and end of the period on the reader's clock. Rounds are stored for a year, so that period has no start. */
function spanOf({ period, from, to }: RoundsFilter, nowMs: number): { readonly from?: Date; readonly to?: Date } {
  const now = new Date(nowMs)
  if (period === 'd7') return { from: shifted(now, -6) }
  if (period === 'd30') return { from: shifted(now, -29) }
  if (period === 'y1') return {}
  return {
    ...(from !== undefined && { from: midnight(from) }),
    ...(to !== undefined && { to: new Date(shifted(midnight(to), 1).getTime() - 1) }),
  }
}

/** The platform request for a filter. A period starts with a whole day, so that a page and its file agree. */
export function roundsRequest(filter: RoundsFilter, nowMs: number) {
  const { from, to } = spanOf(filter, nowMs)
  return {
    ...(filter.outcome !== 'all' && { result: filter.outcome }),
    ...(filter.game !== undefined && { game: filter.game }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  }
}

/** SAFE-07: the player's rounds, page by page. */
export const roundsQuery = (filter: RoundsFilter) =>
  infiniteQueryOptions({
    queryKey: ['games.rounds', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...roundsRequest(filter, platformNow()), ...(pageParam !== null && { after: pageParam }) }
      return api('games.rounds', { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

const yearDays = 366

/** The step size for a period: as many bars as readers can distinguish. */
export function stepOf(filter: RoundsFilter, nowMs: number): Step {
  const { from, to } = spanOf(filter, nowMs)
  const days = ((to?.getTime() ?? nowMs) - (from?.getTime() ?? nowMs - yearDays * dayMs)) / dayMs
  return days <= 35 ? 'day' : days <= 150 ? 'week' : 'month'
}

/**
 * SAFE-07: totals of these rounds for each step of the reader's calendar. Requested in the browser only, which knows
 * their time zone.
 */
export const roundSumsQuery = (filter: RoundsFilter) =>
  queryOptions({
    queryKey: ['games.rounds', 'sums', filter],
    queryFn: ({ signal }) => {
      const now = platformNow()
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return api(
        'games.roundSums',
        { query: { ...roundsRequest(filter, now), step: stepOf(filter, now), zone } },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Address of the same rounds as a file. */
export const roundsFile = (filter: RoundsFilter, nowMs: number): string =>
  `/api/player/rounds.csv?${new URLSearchParams(roundsRequest(filter, nowMs))}`
