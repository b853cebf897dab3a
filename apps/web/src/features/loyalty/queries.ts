import type { Result } from '@apogee/contract'
import type { CompType } from '@apogee/rules/loyalty/shop'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type Points = Result<'loyalty.points'>
export type Rate = Result<'loyalty.rates'>[number]
export type PointsEntry = Result<'loyalty.history'>['data'][number]

const shopMs = 60_000

/** The player's comp points: the spendable ones (astrocoins), and those that determine the level. */
export const pointsQuery = () =>
  queryOptions({ queryKey: ['loyalty.points'], queryFn: () => api('loyalty.points', {}) })

/** API-085, API-086: the shop's offers of a type. */
export const ratesQuery = (type: CompType) =>
  queryOptions({
    queryKey: ['loyalty.rates', type],
    queryFn: ({ signal }) => api('loyalty.rates', { params: { type } }, { signal }),
    staleTime: shopMs,
  })

/** The amount to bet per point. */
export const earningQuery = () =>
  queryOptions({
    queryKey: ['loyalty.earning'],
    queryFn: () => api('loyalty.earning', {}),
    staleTime: shopMs,
  })

/** SAFE-07: how points were earned and spent, one month per page. */
export const pointsHistoryQuery = infiniteQueryOptions({
  queryKey: ['loyalty.history'],
  queryFn: ({ pageParam, signal }) =>
    api('loyalty.history', { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
