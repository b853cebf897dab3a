import type { RouletteView } from '../roulette/play.ts'

/**
 * A slowing ball takes this long from the free run to the pocket, for every number: clients need the number from then
 * on.
 */
export const LANDING_MS = 5000
/** The number is sent this much earlier, so that it has arrived. */
const SENT_MS = 600

/** The comets are published when the ball is thrown, its number once the ball slows. */
export function shownBall(view: RouletteView, leftMs: number) {
  const isWhole = leftMs <= LANDING_MS + SENT_MS
  return { view: isWhole ? view : { ...view, spins: [] }, isWhole, isEndKnown: true }
}
