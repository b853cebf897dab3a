import { ticketsFor } from '@apogee/rules/lotteries/tickets'
import { fromWire } from '@apogee/rules/money/units'
import type { Lottery, LotteryPrize, LotteryStatus } from './queries'

/** How many more tickets a player may get; null: unlimited. */
export const allowedLeft = (
  { max_tickets_count_to_player: most }: Pick<Lottery, 'max_tickets_count_to_player'>,
  own: number,
) => (most === null ? null : Math.max(0, most - own))

export interface TicketOrder {
  readonly count: number
  readonly max: number
  readonly cost: number
  readonly left: number
}

/** CP-07: a purchase with points, limited by the balance and the maximum per player. `allowed` null: no limit. */
export function ticketOrder(price: number, points: number, allowed: number | null, wanted: number): TicketOrder {
  const affordable = price > 0 ? Math.floor(points / price) : 0
  // The maximum per call.
  const most = Math.min(affordable, allowed ?? Number.POSITIVE_INFINITY, maxAtOnce)
  const count = Math.min(Math.max(1, Math.floor(wanted) || 1), Math.max(1, most))
  return { count, max: most, cost: count * price, left: Math.max(0, points - count * price) }
}

const maxAtOnce = 10_000

export type ScaleRule = Lottery['deposit_scale_rules'][string][number]

/** The steps of the deposit scale, the smallest first, in the player's currency, or else in the lottery's. */
export function scaleOf(
  lottery: Pick<Lottery, 'deposit_scale_rules' | 'currency'>,
  currency: string,
): readonly ScaleRule[] {
  const rules = lottery.deposit_scale_rules
  const own = rules[currency] ?? rules[lottery.currency] ?? Object.values(rules)[0] ?? []
  return own.filter(({ active }) => active).toSorted((a, b) => a.from_amount_cents - b.from_amount_cents)
}

/** Tickets for a deposit, by the platform's rule. */
export const ticketsForDeposit = (scale: readonly ScaleRule[], cents: number): number =>
  ticketsFor(
    fromWire(cents),
    scale.map(({ from_amount_cents: from, price_cents: price }) => ({ from: fromWire(from), price: fromWire(price) })),
  )

/** The player's tickets: winners first, then the newest. */
export function ownTickets(
  status: LotteryStatus | undefined,
): readonly { number: string; prize: LotteryPrize | undefined }[] {
  if (!status) return []
  const won = new Map(status.prizes.flatMap((prize) => (prize.ticket === null ? [] : [[prize.ticket, prize] as const])))
  const all = status.tickets.toReversed().map((number) => ({ number, prize: won.get(number) }))
  const place = (prize: LotteryPrize | undefined) => prize?.award_place ?? Number.POSITIVE_INFINITY
  return [
    ...all.filter(({ prize }) => prize).toSorted((a, b) => place(a.prize) - place(b.prize)),
    ...all.filter(({ prize }) => !prize),
  ]
}
