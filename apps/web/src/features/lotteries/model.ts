import { showOf } from './draw/show'
import type { Lottery, LotteryStatus } from './queries'

/**
 * LOT-02: `future` before its start, `active` until its end, then `archive`. `draw` is ours: from the end of sales to
 * the end of the draw's animation.
 */
export type Phase = 'future' | 'active' | 'draw' | 'archive'

type Dated = Pick<Lottery, 'start_at' | 'end_at' | 'finished_at' | 'draw_at' | 'fair'>

/** The list of tickets is fixed: sales are closed, regardless of the dates and the reader's clock. */
export const areSalesClosed = ({ fair }: Pick<Lottery, 'fair'>): boolean => fair?.tickets_hash != null

/** When the animation of the draw begins for all viewers; undefined on a platform that does not send it. */
export function showStartMs({ draw_at: drawAt, finished_at: finishedAt }: Dated): number | undefined {
  if (drawAt === undefined) return undefined
  // A delayed draw is shown from the moment it took place.
  return Math.max(Date.parse(drawAt), finishedAt === null ? 0 : Date.parse(finishedAt))
}

/** `showMs`: the duration of the draw's animation. */
export function phaseOf(lottery: Dated, nowMs: number, showMs: number): Phase {
  if (nowMs < Date.parse(lottery.start_at)) return 'future'
  if (nowMs < Date.parse(lottery.end_at) && !areSalesClosed(lottery)) return 'active'
  const startMs = showStartMs(lottery)
  if (startMs === undefined) return 'archive'
  return lottery.finished_at !== null && nowMs >= startMs + showMs ? 'archive' : 'draw'
}

/** LOT-02: the moment that the timer of a phase counts down to; undefined for a phase without a timer. */
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

/** Whether a visitor of these groups may take part; a lottery without groups is open to all. */
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

/** The list by status: sorted by the next start or end, drawn ones by the latest draw. */
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

/** The duration of the draw's animation, which depends on the number of prizes. */
export const showMsOf = ({ prizes }: Pick<Lottery, 'prizes'>): number =>
  showOf(prizes.map(({ award_place }) => ({ award_place, ticket: '' }))).endMs

/** The player's status in a lottery; undefined until they have a ticket. */
export const statusIn = (statuses: readonly LotteryStatus[] | undefined, id: number): LotteryStatus | undefined =>
  statuses?.find(({ lottery_id: of }) => of === id)

/** The sum of all prizes, for a lottery without a fund. */
export const fundOf = ({
  money_budget_cents: budget,
  prizes,
}: Pick<Lottery, 'money_budget_cents' | 'prizes'>): number =>
  budget > 0 ? budget : prizes.reduce((sum, { money_award_cents: cents }) => sum + cents, 0)
