import { ticketsFor } from '@apogee/rules/lotteries/tickets'
import { fromWire } from '@apogee/rules/money/units'
import { showOf } from './draw/show'
import type { Lottery, LotteryPrize, LotteryStatus } from './queries'

/** A player's tickets in all lotteries (wire-facts 9.8). */
export const ticketsOf = (statuses: readonly { readonly tickets: readonly string[] }[]): number =>
  statuses.reduce((sum, { tickets }) => sum + tickets.length, 0)

/**
 * LOT-02: `future` before its start, `active` until its end, then `archive`. Between the end of sales and the end of its draw, which is
 * ours, it is `draw`.
 */
export type Phase = 'future' | 'active' | 'draw' | 'archive'

type Dated = Pick<Lottery, 'start_at' | 'end_at' | 'finished_at' | 'draw_at'>

/** When the draw begins for everybody; undefined on a platform that does not tell it. */
export function showStartMs({ draw_at: drawAt, finished_at: finishedAt }: Dated): number | undefined {
  if (drawAt === undefined) return undefined
  // A draw that was held up is told from when it took place.
  return Math.max(Date.parse(drawAt), finishedAt === null ? 0 : Date.parse(finishedAt))
}

/** `showMs`: how long the draw is told for. */
export function phaseOf(lottery: Dated, nowMs: number, showMs: number): Phase {
  if (nowMs < Date.parse(lottery.start_at)) return 'future'
  if (nowMs < Date.parse(lottery.end_at)) return 'active'
  const startMs = showStartMs(lottery)
  if (startMs === undefined) return 'archive'
  return lottery.finished_at !== null && nowMs >= startMs + showMs ? 'archive' : 'draw'
}

/** LOT-02: what the timer of a phase counts down to; undefined when there is none. */
export function timerOf(
  lottery: Dated,
  phase: Phase,
): { kind: 'starts' | 'ends' | 'draws'; untilMs: number } | undefined {
  switch (phase) {
    case 'future':
      return { kind: 'starts', untilMs: Date.parse(lottery.start_at) }
    case 'active':
      return { kind: 'ends', untilMs: Date.parse(lottery.end_at) }
    case 'draw':
      return lottery.draw_at === undefined ? undefined : { kind: 'draws', untilMs: Date.parse(lottery.draw_at) }
    case 'archive':
      return undefined
  }
}

/** Whether a visitor of these groups may take part; everybody when the lottery names none. */
export const isOpenTo = ({ group_ids: wanted }: Pick<Lottery, 'group_ids'>, groups: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((id) => groups.includes(String(id)))

export interface Shelved {
  readonly one: Lottery
  readonly phase: Phase
}

export interface Shelves {
  /** On sale, or being drawn. */
  readonly onSale: readonly Shelved[]
  readonly announced: readonly Shelved[]
  readonly drawn: readonly Shelved[]
}

/** The list by state: what ends or begins first before the rest, what was drawn last before what was drawn long ago. */
export function shelvesOf(all: readonly Shelved[], groups: readonly string[]): Shelves {
  const open = all.filter(({ one }) => isOpenTo(one, groups))
  const of = (...phases: Phase[]) => open.filter(({ phase }) => phases.includes(phase))
  const by = (key: 'start_at' | 'end_at') => (a: Shelved, b: Shelved) =>
    a.one[key].localeCompare(b.one[key]) || a.one.id - b.one.id
  return {
    onSale: of('draw', 'active').toSorted(by('end_at')),
    announced: of('future').toSorted(by('start_at')),
    drawn: of('archive').toSorted((a, b) => by('end_at')(b, a)),
  }
}

/** How long the draw is told for, by the places there are to win. */
export const showMsOf = ({ prizes }: Pick<Lottery, 'prizes'>): number =>
  showOf(prizes.map(({ award_place }) => ({ award_place, ticket: '' }))).endMs

/** What the player has in a lottery: nothing, until they have a ticket. */
export const statusIn = (statuses: readonly LotteryStatus[] | undefined, id: number): LotteryStatus | undefined =>
  statuses?.find(({ lottery_id: of }) => of === id)

/** How many tickets a player may still get; null: as many as they like. */
export const allowedLeft = (
  { max_tickets_count_to_player: most }: Pick<Lottery, 'max_tickets_count_to_player'>,
  own: number,
) => (most === null ? null : Math.max(0, most - own))

export interface TicketOrder {
  readonly count: number
  readonly most: number
  readonly cost: number
  readonly left: number
}

/** CP-07: a purchase with points, within the balance and what a player may have. `allowed` null: no limit. */
export function ticketOrder(price: number, points: number, allowed: number | null, wanted: number): TicketOrder {
  const affordable = price > 0 ? Math.floor(points / price) : 0
  // The call takes no more at once.
  const most = Math.min(affordable, allowed ?? Number.POSITIVE_INFINITY, mostAtOnce)
  const count = Math.min(Math.max(1, Math.floor(wanted) || 1), Math.max(1, most))
  return { count, most, cost: count * price, left: Math.max(0, points - count * price) }
}

const mostAtOnce = 10_000

export type ScaleRule = Lottery['deposit_scale_rules'][string][number]

/** The steps of the deposit scale, the smallest first, in the player's currency, else in that of the lottery. */
export function scaleOf(
  lottery: Pick<Lottery, 'deposit_scale_rules' | 'currency'>,
  currency: string,
): readonly ScaleRule[] {
  const rules = lottery.deposit_scale_rules
  const own = rules[currency] ?? rules[lottery.currency] ?? Object.values(rules)[0] ?? []
  return own.filter(({ active }) => active).toSorted((a, b) => a.from_amount_cents - b.from_amount_cents)
}

/** Tickets a deposit brings, by the rule the platform gives them by. */
export const ticketsForDeposit = (scale: readonly ScaleRule[], cents: number): number =>
  ticketsFor(
    fromWire(cents),
    scale.map(({ from_amount_cents: from, price_cents: price }) => ({ from: fromWire(from), price: fromWire(price) })),
  )

/** The prizes from the first place down, each with how many places in a row have the same. */
export function prizeRows(
  prizes: readonly LotteryPrize[],
): readonly { from: number; to: number; prize: LotteryPrize }[] {
  const rows: { from: number; to: number; prize: LotteryPrize }[] = []
  for (const prize of prizes.toSorted((a, b) => a.award_place - b.award_place)) {
    const last = rows.at(-1)
    if (last && last.to === prize.award_place - 1 && isSamePrize(last.prize, prize)) last.to = prize.award_place
    else rows.push({ from: prize.award_place, to: prize.award_place, prize })
  }
  return rows
}

const isSamePrize = (a: LotteryPrize, b: LotteryPrize): boolean =>
  a.money_award_cents === b.money_award_cents &&
  a.wager_multiplier === b.wager_multiplier &&
  a.freespins_count === b.freespins_count &&
  a.chargeable_comp_points === b.chargeable_comp_points &&
  a.persistent_comp_points === b.persistent_comp_points &&
  a.stuff === b.stuff

/** The money of all prizes together, for a lottery that names no fund. */
export const fundOf = ({
  money_budget_cents: budget,
  prizes,
}: Pick<Lottery, 'money_budget_cents' | 'prizes'>): number =>
  budget > 0 ? budget : prizes.reduce((sum, { money_award_cents: cents }) => sum + cents, 0)

/** The player's tickets, the newest first, those that won before the others. */
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
