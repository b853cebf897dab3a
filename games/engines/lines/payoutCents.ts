import { UNITS_PER_STAKE } from './lines.ts'

/**
 * Converts units to minor units of money: one unit is the stake divided by the lines. Throws if the stake is not
 * divisible.
 */
export function payoutCents(units: number, stakeCents: number): number {
  if (!Number.isSafeInteger(stakeCents) || stakeCents % UNITS_PER_STAKE !== 0) {
    throw new Error(`a stake of ${stakeCents} is not a whole number of cents a line`)
  }
  return units * (stakeCents / UNITS_PER_STAKE)
}
