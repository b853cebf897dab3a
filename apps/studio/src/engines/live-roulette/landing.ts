import type { RouletteView } from '../roulette/play.ts'

/** A ball that slows needs so long from the free run to the pocket, whatever the number: clients need it from then on. */
export const LANDING_MS = 5000
/** Sent so long before, so that it has arrived. */
const SENT_MS = 600

/** The comets are shown as the ball is thrown, its number once the ball slows. */
export function shownBall(view: RouletteView, leftMs: number) {
  const isWhole = leftMs <= LANDING_MS + SENT_MS
  return { view: isWhole ? view : { ...view, spins: [] }, isWhole, isEndKnown: true }
}
