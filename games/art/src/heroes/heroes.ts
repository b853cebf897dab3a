import { DRAWINGS } from '../illustrations/drawings.ts'
import { isOurs } from '../light.ts'
import { seedFrom } from '../seed.ts'
import { DEALER, dealerDrawn, emblemOf } from '../stars.ts'
import { dealerFigure, type Gesture } from './dealerFigure.ts'

/** Things a dealer holds up, by the emblem of the game. */
const GESTURES: Readonly<Record<string, readonly [Gesture, Gesture]>> = {
  cards: ['ace', 'pair'],
  joker: ['pair', 'ace'],
  'ferris-wheel': ['chip', 'chip'],
}
const OTHER: readonly [Gesture, Gesture] = ['ball', 'chip']

/**
 * Custom subjects, for the games most visitors see first. Dealers are composed, because each table has its own. `k` is a
 * prefix that keeps ids unique.
 */
export const HEROES: Readonly<Record<string, (k: string) => string>> = {
  ...Object.fromEntries(Object.entries(DRAWINGS).filter(([name]) => isOurs(name))),
  [DEALER]: (k) => dealerFigure(k, 'roulette', DEALER, 'ace'),
}

/** A custom subject by its name: one of those above, or the dealer of a table. */
export function heroDrawing(name: string): ((k: string) => string) | undefined {
  const drawn = dealerDrawn(name)
  if (!drawn) return HEROES[name]
  const { theme, seed } = drawn
  const [usual, other] = GESTURES[emblemOf(seed) ?? ''] ?? OTHER
  return (k) => dealerFigure(k, theme, seed, seedFrom(`${seed}/gesture`).chance(0.5) ? usual : other)
}
