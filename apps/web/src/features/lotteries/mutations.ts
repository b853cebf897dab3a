import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api, idempotencyKey } from '../../lib/api'
import { isAnswered } from '../../lib/page/isAnswered'
import { pointsHistoryQuery, pointsQuery, ratesQuery } from '../loyalty/queries'
import { lotteriesQuery, lotteryStatusesQuery } from './queries'

export interface TicketPurchase {
  readonly lotteryId: number
  readonly count: number
  readonly currency: string
}

const changed = [
  pointsQuery().queryKey,
  pointsHistoryQuery.queryKey,
  lotteryStatusesQuery().queryKey,
  lotteriesQuery().queryKey,
]

/** The shop's card with tickets for a lottery; undefined when the shop sells none. */
async function groupOf(client: QueryClient, lotteryId: number): Promise<string> {
  const rates = await client.fetchQuery(ratesQuery('lotteries'))
  const card = rates.find((rate) => 'rate' in rate && rate.rate.lottery_ids?.includes(lotteryId))
  if (!card) throw new ApiError(422, { errors: { group: { unknown_value: '' } } })
  return card.group
}

/** CP-07: tickets for points. */
export async function buyTickets(client: QueryClient, purchase: TicketPurchase, key: string): Promise<void> {
  const { lotteryId, count, currency } = purchase
  const group = await groupOf(client, lotteryId)
  const exchange = { group, currency, tickets_count: count, lottery_id: lotteryId }
  await api('loyalty.exchange', { params: { type: 'lotteries' }, body: { exchange } }, { idempotencyKey: key })
}

/** A purchase keeps one idempotency key until it gets a response, across retries. */
export function useBuyTickets() {
  const client = useQueryClient()
  const [key, setKey] = useState(idempotencyKey)
  return useMutation({
    mutationKey: ['lotteries.buy'],
    mutationFn: (purchase: TicketPurchase) => buyTickets(client, purchase, key),
    onSettled: async (_, error) => {
      if (isAnswered(error)) setKey(idempotencyKey())
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

type PurchaseError = 'not_enough' | 'limit_reached' | 'closed' | 'bonuses_off' | 'on_break' | 'failed'

/** The reason of a failed purchase, as far as the message depends on it. */
export function purchaseErrorOf(error: unknown): PurchaseError {
  if (!(error instanceof ApiError)) return 'failed'
  const codes = new Set(Object.values(error.errors).flatMap((codes) => Object.keys(codes)))
  if (codes.has('not_enough')) return 'not_enough'
  if (codes.has('too_big')) return 'limit_reached'
  if (codes.has('limit_restrict_access')) return 'on_break'
  if (codes.has('bonuses_off')) return 'bonuses_off'
  if (codes.has('unknown_value') || codes.has('not_open')) return 'closed'
  return 'failed'
}
