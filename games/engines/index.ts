import { engine as blackjack } from './blackjack/engine.ts'
import { engine as crash } from './crash/engine.ts'
import type { AnyEngine, EngineProfile } from './engine.ts'
import { engine as hold } from './hold/engine.ts'
import { engine as lines } from './lines/engine.ts'
import { engine as liveCrash } from './live-crash/engine.ts'
import { engine as liveRoulette } from './live-roulette/engine.ts'
import { engine as liveWheel } from './live-wheel/engine.ts'
import { engine as mines } from './mines/engine.ts'
import { engine as plinko } from './plinko/engine.ts'
import { engine as roulette } from './roulette/engine.ts'
import { engine as ways } from './ways/engine.ts'

export const ENGINES: readonly AnyEngine[] = [
  lines,
  ways,
  hold,
  roulette,
  blackjack,
  crash,
  plinko,
  mines,
  liveRoulette,
  liveWheel,
  liveCrash,
]

/** Finds an engine and one of its profiles by names from outside, or null. */
export function findGame(engineId: string, profileId: string): { engine: AnyEngine; profile: EngineProfile } | null {
  const engine = ENGINES.find(({ id }) => id === engineId)
  const profile = engine && Object.hasOwn(engine.profiles, profileId) ? engine.profiles[profileId] : undefined
  return engine && profile ? { engine, profile } : null
}
