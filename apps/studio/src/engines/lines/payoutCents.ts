import { UNITS_PER_STAKE } from './lines.ts'

/** Units to minor units of money: one unit is the stake shared over the lines. Throws for a stake that does not share evenly. */
export function payoutCents(units: number, stakeCents: number): number {
  if (!Number.isSafeInteger(stakeCents) || stakeCents % UNITS_PER_STAKE !== 0) {
    throw new Error(`a stake of ${stakeCents} is not a whole number of cents a line`)
  }
  return units * (stakeCents / UNITS_PER_STAKE)
}
