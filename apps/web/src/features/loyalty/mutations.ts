import type { CompType } from '@apogee/rules/loyalty/shop'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api, idempotencyKey } from '../../lib/api'
import { isAnswered } from '../../lib/page/isAnswered'
import { bonusesQuery } from '../bonuses/queries'
import { playerQuery } from '../profile/queries'
import { accountsQuery } from '../wallet/queries'
import { pointsHistoryQuery, pointsQuery } from './queries'

export interface ExchangeOrder {
  readonly type: CompType
  readonly group: string
  readonly currency: string
  readonly points: number
  /** Tickets for a lottery: how many, in place of the points. */
  readonly tickets?: { readonly lotteryId: number; readonly count: number }
  /** The player has bonuses switched off and wants them on for this exchange. */
  readonly switchOn?: boolean
}

const changed = [
  pointsQuery().queryKey,
  pointsHistoryQuery.queryKey,
  accountsQuery().queryKey,
  bonusesQuery().queryKey,
  ['lotteries.statuses'],
]

async function exchange(client: QueryClient, order: ExchangeOrder, key: string): Promise<void> {
  const { type, switchOn = false, tickets, points, ...card } = order
  if (switchOn) {
    await api('bonuses.updateSettings', { body: { can_issue: true } })
    await client.invalidateQueries({ queryKey: playerQuery().queryKey })
  }
  // CP-07
  const payload = tickets ? { tickets_count: tickets.count, lottery_id: tickets.lotteryId } : { points }
  await api(
    'loyalty.exchange',
    { params: { type }, body: { exchange: { ...card, ...payload } } },
    { idempotencyKey: key },
  )
}

/** API-083, API-084: an order keeps one idempotency key until it gets a response, across retries. */
export function useExchange() {
  const client = useQueryClient()
  const [key, setKey] = useState(idempotencyKey)
  return useMutation({
    mutationKey: ['loyalty.exchange'],
    mutationFn: (order: ExchangeOrder) => exchange(client, order, key),
    onSettled: async (_, error) => {
      if (isAnswered(error)) setKey(idempotencyKey())
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

/** ERR-14: whether it failed for lack of points. */
export const isShort = (error: unknown): boolean => error instanceof ApiError && error.has('not_enough', 'points')
