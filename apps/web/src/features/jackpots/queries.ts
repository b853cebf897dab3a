import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export type Jackpot = Result<'jackpots.list'>[number]
export type Level = Jackpot['levels'][number]
export type Win = Result<'jackpots.wins'>[number]

/** API-072; kept fresh by realtime. */
export const jackpotsQuery = queryOptions({
  queryKey: ['public:jackpots.list'],
  queryFn: () => api('jackpots.list', {}),
  staleTime: 60_000,
})

/** API-073: newest first, including the largest ever. */
export const winsQuery = queryOptions({
  queryKey: ['public:jackpots.wins'],
  queryFn: () => api('jackpots.wins', {}),
  staleTime: 60_000,
})
