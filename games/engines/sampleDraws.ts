import type { Draws } from '../fairness/stream.ts'
import { itemAt } from './itemAt.ts'
import { seededRandom } from './slots/simulation.ts'

/** Draws of one round from a generator, recorded in `drawn` so that a replay gets the same numbers. */
export function evenDraws(random: () => number, drawn: number[] = []): Draws {
  let at = 0
  return {
    below: async (bound) => {
      drawn[at] ??= random()
      return Math.floor(itemAt(drawn, at++) * bound)
    },
  }
}

/** Number of biases; biased draws reach outcomes that fair draws reach once in years. */
export const BIASES = 6
/** A multiplier that spins again, or a zero that imprisons, must not repeat endlessly. */
const BIASED_DRAWS = 400

/**
 * Draws the lowest number, the highest, the middle one, mostly the same one, or random ones; deterministic per seed.
 */
export function biasedDraws(bias: number, seed: number): Draws {
  const random = seededRandom(seed)
  const one = random()
  const mostlyOne = () => (random() < 0.7 ? one : random())
  const share = [() => 0, () => 1 - 2 ** -33, () => 0.5, mostlyOne][bias] ?? random
  let drawn = 0
  return { below: async (bound) => Math.floor((drawn++ < BIASED_DRAWS ? share() : random()) * bound) }
}
