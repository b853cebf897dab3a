import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type Jackpot = Result<'jackpots.list'>[number]
export type Level = Jackpot['levels'][number]
export type Win = Result<'jackpots.wins'>[number]

/** API-072; realtime keeps it fresh from then on. */
export const jackpotsQuery = queryOptions({
  queryKey: ['jackpots', 'list'],
  queryFn: () => api('jackpots.list', {}),
  staleTime: 60_000,
})

/** API-073: newest first, the biggest ever among them. */
export const winsQuery = queryOptions({
  queryKey: ['jackpots', 'wins'],
  queryFn: () => api('jackpots.wins', {}),
  staleTime: 60_000,
})
