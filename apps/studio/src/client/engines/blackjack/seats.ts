import { SEATS } from '../../../engines/blackjack/play.ts'

/** What stands on the three seats before the deal, and the way back from it. */
export interface Seating {
  readonly stakes: readonly number[]
  readonly before: readonly (readonly number[])[]
  /** What was played last. */
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

/** Stakes of all seats at once; null where one would pass the most a seat takes. */
function change(seating: Seating, stakes: readonly number[], most: number): Seating | null {
  return stakes.some((cents) => cents > most) ? null : step(seating, stakes)
}

export const lay = (seating: Seating, seat: number, cents: number, most: number): Seating | null =>
  change(
    seating,
    seating.stakes.map((stake, at) => (at === seat ? stake + cents : stake)),
    most,
  )

export const double = (seating: Seating, most: number): Seating | null =>
  change(
    seating,
    seating.stakes.map((stake) => 2 * stake),
    most,
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

/** Stakes as they were played last; only on empty seats, or it would be taken for doubling. */
export const again = (seating: Seating): Seating => (sumOf(seating.stakes) > 0 ? seating : step(seating, seating.last))

/** The cards are dealt: the stakes are remembered and stay for the next deal. */
export const dealt = ({ stakes }: Seating): Seating => ({ stakes: NONE, before: [], last: stakes })
