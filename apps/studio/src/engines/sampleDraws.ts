import type { Draws } from '../fairness/stream.ts'
import { seededRandom } from './slots/simulation.ts'

/** Draws of one round from a generator: played again it finds the same numbers. */
export function evenDraws(random: () => number, drawn: number[] = []): Draws {
  let at = 0
  return {
    below: async (bound) => {
      drawn[at] ??= random()
      return Math.floor((drawn[at++] as number) * bound)
    },
  }
}

/** Ways in which draws can be biased: they reach what even draws do once in years. */
export const BIASES = 6
/** A multiplier that spins again, or a zero that holds, must not come for ever. */
const BIASED_DRAWS = 400

/** Draws the lowest number, the highest, one in the middle, mostly one and the same, or any; the same again for the same seed. */
export function biasedDraws(bias: number, seed: number): Draws {
  const random = seededRandom(seed)
  const one = random()
  const mostlyOne = () => (random() < 0.7 ? one : random())
  const share = [() => 0, () => 1 - 2 ** -33, () => 0.5, mostlyOne][bias] ?? random
  let drawn = 0
  return { below: async (bound) => Math.floor((drawn++ < BIASED_DRAWS ? share() : random()) * bound) }
}
