import type { AnyEngine, EngineProfile, HitMeaning } from '../../engines/engine.ts'
import type { WheelProfile } from '../../engines/live-wheel/profiles.ts'
import { wheelFigures } from '../../engines/live-wheel/wheelFigures.ts'
import { type Plan, planOf } from '../../engines/plans.ts'

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
  'live-wheel': 'a bet on the spot that returns least',
}

/** Engines whose stated hit rate counts what the strategy plays. Blackjack states hands, mines the first tile and the wheel its likeliest spot. */
export const HAS_COMPARABLE_HITS: Readonly<Record<HitMeaning, boolean>> = {
  any_win: true,
  twice: true,
  opening_board: true,
  best_spot: false,
  hand: false,
  first_tile: false,
  even_chance: false,
}

/**
 * A plan for the simulation, which bets where the stated return, the least of all bets, applies. In roulette bets of even money
 * return more where the zero gives something back; the spots of the wheel differ.
 */
export function simulationPlan(engine: AnyEngine, profile: EngineProfile, stakeCents: number): Plan {
  const spot = leastSpot(engine, profile)
  if (spot === null) return reportPlan(engine, profile, stakeCents)
  return { stakeCents, bet: { chips: [{ spot, cents: stakeCents }] }, move: () => null }
}

/** A plan for any engine, live tables included. Versions are hashed by its rounds, so it must not change. */
export function reportPlan({ id }: AnyEngine, profile: EngineProfile, stakeCents: number): Plan {
  if (id === 'live-roulette') return planOf('roulette', profile, stakeCents)
  if (id === 'live-crash') return planOf('crash', profile, stakeCents)
  if (id !== 'live-wheel') return planOf(id, profile, stakeCents)
  return { stakeCents, bet: { chips: [{ spot: 'n1', cents: stakeCents }] }, move: () => null }
}

function leastSpot({ id }: AnyEngine, profile: EngineProfile): string | null {
  if (id === 'roulette' || id === 'live-roulette') return 'straight-17'
  if (id !== 'live-wheel') return null
  const [least] = wheelFigures(profile as WheelProfile).spots.toSorted((one, other) => one.rtp - other.rtp)
  return least?.spot ?? null
}
