import type { contestPrize } from '@apogee/contract/tournaments'
import type { z } from 'zod'
import type { Tournament } from './model'

export type ContestPrize = z.output<typeof contestPrize>

/** The most attractive total of the prizes of a tournament. */
export type Fund =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'spins' | 'points'; readonly count: number }
  | { readonly kind: 'places'; readonly count: number }

const sum = (prizes: readonly ContestPrize[], of: (prize: ContestPrize) => number): number =>
  prizes.reduce((total, prize) => total + of(prize), 0)

const pointsIn = (prize: ContestPrize): number => prize.chargeable_comp_points + prize.persistent_comp_points

/** The prize fund; undefined without prizes. */
export function fundOf(tournament: Tournament): Fund | undefined {
  const { prizes } = tournament
  const cents =
    tournament.money_prize_pool_cents || tournament.money_budget_cents || sum(prizes, (one) => one.money_award_cents)
  if (cents > 0) return { kind: 'money', cents }
  const spins = sum(prizes, (one) => one.freespins_count)
  if (spins > 0) return { kind: 'spins', count: spins }
  const pool = tournament.chargeable_comp_points_prize_pool + tournament.persistent_comp_points_prize_pool
  const budget = tournament.chargeable_comp_points_budget + tournament.persistent_comp_points_budget
  const points = pool || budget || sum(prizes, pointsIn)
  if (points > 0) return { kind: 'points', count: points }
  return prizes.length > 0 ? { kind: 'places', count: prizes.length } : undefined
}

/** The parts of a prize, without its rank and winner. */
const contentOf = ({ id: _, award_place: _place, nickname: _name, ...content }: ContestPrize): string =>
  JSON.stringify(content)

/** Neighbouring ranks with the same prizes. */
export interface PrizeSpan {
  readonly from: number
  readonly to: number
  /** The prizes of each rank. */
  readonly prizes: readonly ContestPrize[]
}

/** Groups prizes by rank, and neighbouring ranks with the same prizes. */
export function spansOf(prizes: readonly ContestPrize[]): PrizeSpan[] {
  const places = new Map<number, ContestPrize[]>()
  for (const prize of prizes.toSorted((a, b) => a.award_place - b.award_place || a.id - b.id)) {
    const earlier = places.get(prize.award_place)
    if (earlier) earlier.push(prize)
    else places.set(prize.award_place, [prize])
  }
  const spans: PrizeSpan[] = []
  for (const [place, own] of places) {
    const last = spans.at(-1)
    const isSame = last?.to === place - 1 && last.prizes.map(contentOf).join() === own.map(contentOf).join()
    if (isSame) spans[spans.length - 1] = { ...last, to: place }
    else spans.push({ from: place, to: place, prizes: own })
  }
  return spans
}

/** The prizes of a rank. */
export const prizesFor = (prizes: readonly ContestPrize[], place: number | null): readonly ContestPrize[] =>
  place === null ? [] : prizes.filter(({ award_place }) => award_place === place)

/** The last rank with a prize; 0 without prizes. */
export const lastPlace = (prizes: readonly ContestPrize[]): number =>
  Math.max(0, ...prizes.map(({ award_place }) => award_place))

export const isThing = ({ stuff }: ContestPrize): boolean => stuff !== ''

/** Money with a wagering requirement, and free spins, wait among the gifts. */
export const isGift = (prize: ContestPrize): boolean =>
  prize.freespins_count > 0 || (prize.money_award_cents > 0 && prize.wager_multiplier > 0)
