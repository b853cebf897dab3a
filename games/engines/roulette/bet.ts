import { itemAt } from '../itemAt.ts'
import type { RouletteProfile } from './profiles.ts'
import { findSpot, type Spot } from './spots.ts'

/** The bets on the layout when the ball is spun: each spot once, in the order they were sent. */
export interface RouletteBet {
  readonly chips: readonly Chip[]
}
export interface Chip {
  readonly spot: string
  readonly cents: number
}

/** The limits of a table in money: `unit` is the lowest stake of the currency in its minor units. */
export function limitsOf(profile: RouletteProfile, unit: number) {
  const min = itemAt(profile.chips, 0) * unit // a profile has chips
  return {
    unit,
    min,
    max: (spot: Spot) => profile.mostStraight * spot.numbers.length * unit,
    table: profile.mostTable * unit,
    chips: profile.chips.map((chip) => chip * unit),
  }
}
export type Limits = ReturnType<typeof limitsOf>

/** Why these chips may not be played together, or null. */
export function refusalOf(chips: readonly Chip[], limits: Limits): 'none' | 'min' | 'spot' | 'table' | null {
  if (chips.length === 0) return 'none'
  for (const { spot: id, cents } of chips) {
    const spot = findSpot(id)
    if (!spot || cents < limits.min || cents % limits.unit !== 0) return 'min'
    if (cents > limits.max(spot)) return 'spot'
  }
  return totalOf(chips) > limits.table ? 'table' : null
}

export const totalOf = (chips: readonly Chip[]) => chips.reduce((total, { cents }) => total + cents, 0)

/** Parses a bet from a client; null for anything a table does not accept. */
export function readBet(
  input: unknown,
  { profile, stakes }: { profile: RouletteProfile; stakes: readonly number[] },
): { stakeCents: number; bet: RouletteBet } | null {
  const chips = chipsIn(input)
  if (!chips || new Set(chips.map(({ spot }) => spot)).size !== chips.length) return null
  if (refusalOf(chips, limitsOf(profile, itemAt(stakes, 0)))) return null // every currency has stakes
  return { stakeCents: totalOf(chips), bet: { chips } }
}

function chipsIn(input: unknown): Chip[] | null {
  if (typeof input !== 'object' || input === null || !('chips' in input) || !Array.isArray(input.chips)) return null
  const chips = input.chips.map((chip: unknown) => {
    if (typeof chip !== 'object' || chip === null || !('spot' in chip) || !('cents' in chip)) return null
    const { spot, cents } = chip
    return typeof spot === 'string' && Number.isSafeInteger(cents) ? { spot, cents: cents as number } : null
  })
  return chips.includes(null) ? null : (chips as Chip[]) // checked on this line
}
