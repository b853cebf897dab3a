import type { Chip, Limits } from '../../../engines/roulette/bet.ts'
import { findSpot } from '../../../engines/roulette/spots.ts'

/** The chips on the cloth before the ball is thrown, with their undo history. */
export interface Betting {
  readonly laid: readonly Chip[]
  readonly before: readonly (readonly Chip[])[]
  /** The chips of the last throw. */
  readonly last: readonly Chip[]
}
export const EMPTY: Betting = { laid: [], before: [], last: [] }

type Refusal = 'spot' | 'table' | 'min'
export type Change = { readonly betting: Betting; readonly refusal: null } | { readonly refusal: Refusal }

export const sumOf = (chips: readonly Chip[]) => chips.reduce((sum, { cents }) => sum + cents, 0)
export const laidOn = ({ laid }: Betting, spot: string) => laid.find((chip) => chip.spot === spot)?.cents ?? 0

/** Adds chips to the cloth; all of them or none. */
export function lay(betting: Betting, chips: readonly Chip[], limits: Limits): Change {
  const laid = betting.laid.map((chip) => ({ ...chip }))
  for (const { spot, cents } of chips) {
    const there = laid.find((chip) => chip.spot === spot)
    if (there) there.cents += cents
    else laid.push({ spot, cents })
  }
  for (const { spot: id, cents } of laid) {
    const spot = findSpot(id)
    if (spot && cents > limits.max(spot)) return { refusal: 'spot' }
    if (cents < limits.min) return { refusal: 'min' }
  }
  if (sumOf(laid) > limits.table) return { refusal: 'table' }
  return { betting: step(betting, laid), refusal: null }
}

const step = (betting: Betting, laid: readonly Chip[]): Betting => ({
  ...betting,
  laid,
  before: [...betting.before.slice(-49), betting.laid],
})

export const lift = (betting: Betting, spot: string): Betting =>
  laidOn(betting, spot) > 0
    ? step(
        betting,
        betting.laid.filter((chip) => chip.spot !== spot),
      )
    : betting

export const clear = (betting: Betting): Betting => (betting.laid.length > 0 ? step(betting, []) : betting)

export const undo = (betting: Betting): Betting => {
  const laid = betting.before.at(-1)
  return laid ? { ...betting, laid, before: betting.before.slice(0, -1) } : betting
}

export const double = (betting: Betting, limits: Limits): Change => lay(betting, betting.laid, limits)

/** Repeats the last chips; only on an empty cloth, because otherwise it would look like doubling. */
export const again = (betting: Betting, limits: Limits): Change =>
  betting.laid.length > 0 ? { betting, refusal: null } : lay(betting, betting.last, limits)

/** What repeating the last bets would stake, in cents; 0 while there are other chips. */
export const repeatedBy = ({ laid, last }: Betting): number => (laid.length > 0 ? 0 : sumOf(last))

/** The ball is thrown: the chips are remembered, and the cloth is empty for the next round. */
export const thrown = ({ laid }: Betting): Betting => ({ laid: [], before: [], last: laid })
