import type { AnyEngine, EngineProfile, HitMeaning } from '../../src/engines/engine.ts'
import { type Plan, planOf } from '../../src/engines/plans.ts'

/** The strategies of the simulation, as the report prints them. */
export const STRATEGIES: Readonly<Record<string, string>> = {
  lines: 'one stake',
  ways: 'one stake',
  hold: 'one stake',
  roulette: 'a bet straight on 17',
  'live-roulette': 'a bet straight on 17',
  blackjack: 'one seat, basic strategy, no insurance',
  plinko: 'the board the game opens with',
  mines: 'the mines the game opens with, three tiles',
  crash: 'a goal of 2.00',
  'live-crash': 'a goal of 2.00',
  'live-wheel': 'a bet on the number 1',
}

/** Engines whose stated hit rate counts what the strategy plays. Blackjack states hands and mines the first tile; the strategy plays whole rounds. */
export const HAS_COMPARABLE_HITS: Readonly<Record<HitMeaning, boolean>> = {
  any_win: true,
  twice: true,
  opening_board: true,
  best_spot: true,
  hand: false,
  first_tile: false,
  even_chance: false,
}

/**
 * A plan for the simulation. Roulette bets straight on 17: bets of even money return more than stated where the zero gives
 * something back.
 */
export function simulationPlan(engine: AnyEngine, profile: EngineProfile, stakeCents: number): Plan {
  if (engine.id !== 'roulette' && engine.id !== 'live-roulette') return reportPlan(engine, profile, stakeCents)
  return { stakeCents, bet: { chips: [{ spot: 'straight-17', cents: stakeCents }] }, move: () => null }
}

/** A plan for any engine, live tables included. Versions are hashed by its rounds, so it must not change. */
export function reportPlan({ id }: AnyEngine, profile: EngineProfile, stakeCents: number): Plan {
  if (id === 'live-roulette') return planOf('roulette', profile, stakeCents)
  if (id === 'live-crash') return planOf('crash', profile, stakeCents)
  if (id !== 'live-wheel') return planOf(id, profile, stakeCents)
  return { stakeCents, bet: { chips: [{ spot: 'n1', cents: stakeCents }] }, move: () => null }
}
