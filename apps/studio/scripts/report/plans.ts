import type { AnyEngine, EngineProfile } from '../../src/engines/engine.ts'
import { type Plan, planOf } from '../../src/engines/plans.ts'

/** How an engine is played for the report, as the report says it. */
export const STRATEGIES: Readonly<Record<string, string>> = {
  lines: 'one stake',
  ways: 'one stake',
  hold: 'one stake',
  roulette: 'a bet on red',
  'live-roulette': 'a bet on red',
  blackjack: 'one seat, basic strategy, no insurance',
  plinko: 'the board the game opens with',
  mines: 'the mines the game opens with, three tiles',
  crash: 'a goal of 2.00',
  'live-crash': 'a goal of 2.00',
  'live-wheel': 'a bet on the number 1',
}

/** A plan of any engine, live tables included. */
export function reportPlan({ id }: AnyEngine, profile: EngineProfile, stakeCents: number): Plan {
  if (id === 'live-roulette') return planOf('roulette', profile, stakeCents)
  if (id === 'live-crash') return planOf('crash', profile, stakeCents)
  if (id !== 'live-wheel') return planOf(id, profile, stakeCents)
  return { stakeCents, bet: { chips: [{ spot: 'n1', cents: stakeCents }] }, move: () => null }
}
