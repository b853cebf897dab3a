import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { PROFILES as HOLD, machineOf as holdMachine } from '../../engines/hold/profiles.ts'
import { simulate as simulateHold } from '../../engines/hold/simulate.ts'
import { PROFILES as LINES, machineOf as linesMachine } from '../../engines/lines/profiles.ts'
import { simulate as simulateLines } from '../../engines/lines/simulate.ts'
import { simulatePlay } from '../../engines/simulatePlay.ts'
import type { Simulation } from '../../engines/slots/simulation.ts'
import { PROFILES as WAYS, machineOf as waysMachine } from '../../engines/ways/profiles.ts'
import { simulate as simulateWays } from '../../engines/ways/simulate.ts'
import { simulationPlan } from './plans.ts'

/** Lines and ways have fast scorers that tests compare with their engines; the other engines play whole rounds and get a fifth of the rounds. */
const SHARE = 5
/** No payout is rounded at this stake. */
const BET_CENTS = 2000

export async function simulateGame(
  engine: AnyEngine,
  profile: EngineProfile,
  rounds: number,
  seed: number,
): Promise<Simulation> {
  const [lines, ways, hold] = [LINES, WAYS, HOLD].map((all) => Object.values(all).find((one) => one === profile))
  if (engine.id === 'lines' && lines) return simulateLines(linesMachine(lines as (typeof LINES)['calm']), rounds, seed)
  if (engine.id === 'ways' && ways) return simulateWays(waysMachine(ways as (typeof WAYS)['ripple']), rounds, seed)
  const some = Math.ceil(rounds / SHARE)
  if (engine.id === 'hold' && hold) return simulateHold(holdMachine(hold as (typeof HOLD)['purse']), some, seed)
  return simulatePlay({ engine, profile }, simulationPlan(engine, profile, BET_CENTS), some, seed)
}
