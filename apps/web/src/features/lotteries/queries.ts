import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { readAt, type ServerTime } from '../../lib/time/platformTime'

export type Lottery = Result<'lotteries.one'>
export type LotteryPrize = Lottery['prizes'][number]
export type LotteryStatus = Result<'lotteries.status'>
export type LotteryDraw = Result<'lotteries.draw'>

// Draws begin by the platform's clock, not by the reader's.
export interface Lotteries extends ServerTime {
  readonly all: readonly Lottery[]
}
export interface OneLottery extends ServerTime {
  readonly lottery: Lottery
}

/** API-094: lotteries announced, on sale, or drawn recently; realtime keeps them fresh. */
export const lotteriesQuery = () =>
  queryOptions({
    queryKey: ['lotteries.list'],
    queryFn: async ({ signal }): Promise<Lotteries> => {
      const all = await api('lotteries.list', {}, { signal })
      return { all, now: all[0]?.now, ...readAt() }
    },
    staleTime: 30_000,
  })

/** API-096: one of them, by the last segment of its address. */
export const lotteryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['lotteries.one', slug],
    queryFn: async ({ signal }): Promise<OneLottery> => {
      const lottery = await api('lotteries.one', { params: { id: slug } }, { signal })
      return { lottery, now: lottery.now, ...readAt() }
    },
    staleTime: 30_000,
  })

/** API-095: the player's tickets and prizes, by lottery; realtime keeps them fresh. */
export const lotteryStatusesQuery = () =>
  queryOptions({ queryKey: ['lotteries.statuses'], queryFn: ({ signal }) => api('lotteries.statuses', {}, { signal }) })

/** A player's tickets in all lotteries (wire-facts 9.8). */
export const ticketsOf = (statuses: readonly { readonly tickets: readonly string[] }[]): number =>
  statuses.reduce((sum, { tickets }) => sum + tickets.length, 0)

/** NAV-11: the number of the player's lottery tickets. */
export const ticketsQuery = () => ({ ...lotteryStatusesQuery(), select: ticketsOf })

const notYet = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** A draw, step by step; null before it has taken place, or on a platform that does not send it. */
export const drawQuery = (id: number) =>
  queryOptions({
    queryKey: ['lotteries.draw', id],
    queryFn: async ({ signal }): Promise<LotteryDraw | null> => {
      try {
        return await api('lotteries.draw', { params: { id } }, { signal })
      } catch (error) {
        if (notYet(error)) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
