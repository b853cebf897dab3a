import type { Draws } from '../../fairness/stream.ts'
import { type Evaluation, evaluate, windowAt } from './evaluate.ts'
import type { Machine } from './machine.ts'

/** One stop of the reels within a round: the paid game first, then each free game. */
export interface Step extends Evaluation {
  readonly stops: readonly number[]
  /** The 15 symbols in view, reel by reel, by index. */
  readonly view: readonly number[]
  /** Remaining free games after this step. */
  readonly freeGamesLeft: number
}

/** Plays a whole round, free games included, from its draws. */
export async function playRound(machine: Machine, draws: Draws): Promise<Step[]> {
  const steps: Step[] = []
  let left = 0
  do {
    const free = steps.length > 0
    const strips = free ? machine.free : machine.base
    const stops: number[] = []
    for (const strip of strips) stops.push(await draws.below(strip.length))
    const view = windowAt(strips, stops)
    const result = evaluate(machine, view, free)
    left += result.freeGamesWon - (free ? 1 : 0)
    steps.push({ ...result, stops, view: Array.from(view), freeGamesLeft: left })
  } while (left > 0)
  return steps
}
