import { SEATS } from '../../../engines/blackjack/play.ts'

/** The stakes on the three seats before the deal, with their undo history. */
export interface Seating {
  readonly stakes: readonly number[]
  readonly before: readonly (readonly number[])[]
  /** The stakes of the last deal. */
  readonly last: readonly number[]
}
const NONE = Array.from({ length: SEATS }, () => 0)
export const EMPTY: Seating = { stakes: NONE, before: [], last: NONE }

export const sumOf = (stakes: readonly number[]) => stakes.reduce((sum, cents) => sum + cents, 0)

const step = (seating: Seating, stakes: readonly number[]): Seating => ({
  ...seating,
  stakes,
  before: [...seating.before.slice(-49), seating.stakes],
})

/** Changes the stakes of all seats at once; null if one would exceed the max of a seat. */
function change(seating: Seating, stakes: readonly number[], max: number): Seating | null {
  return stakes.some((cents) => cents > max) ? null : step(seating, stakes)
}

export const lay = (seating: Seating, seat: number, cents: number, max: number): Seating | null =>
  change(
    seating,
    seating.stakes.map((stake, at) => (at === seat ? stake + cents : stake)),
    max,
  )

export const double = (seating: Seating, max: number): Seating | null =>
  change(
    seating,
    seating.stakes.map((stake) => 2 * stake),
    max,
  )

export const lift = (seating: Seating, seat: number): Seating =>
  seating.stakes[seat] === 0
    ? seating
    : step(
        seating,
        seating.stakes.map((stake, at) => (at === seat ? 0 : stake)),
      )

export const clear = (seating: Seating): Seating => (sumOf(seating.stakes) > 0 ? step(seating, NONE) : seating)

export const undo = (seating: Seating): Seating => {
  const stakes = seating.before.at(-1)
  return stakes ? { ...seating, stakes, before: seating.before.slice(0, -1) } : seating
}

/** Repeats the last stakes; only on empty seats, because otherwise it would look like doubling. */
export const again = (seating: Seating): Seating => (sumOf(seating.stakes) > 0 ? seating : step(seating, seating.last))

/** What repeating the last bets would stake, in cents; 0 while there are other stakes. */
export const repeatedBy = ({ stakes, last }: Seating): number => (sumOf(stakes) > 0 ? 0 : sumOf(last))

/** After the deal the stakes are remembered, so that the player can repeat them. */
export const dealt = ({ stakes }: Seating): Seating => ({ stakes: NONE, before: [], last: stakes })
