import type { AnyEngine, EngineProfile } from '../../src/engines/engine.ts'
import { PROFILES as HOLD, machineOf as holdMachine } from '../../src/engines/hold/profiles.ts'
import { simulate as simulateHold } from '../../src/engines/hold/simulate.ts'
import { PROFILES as LINES, machineOf as linesMachine } from '../../src/engines/lines/profiles.ts'
import { simulate as simulateLines } from '../../src/engines/lines/simulate.ts'
import { evenDraws } from '../../src/engines/sampleDraws.ts'
import { createTally, type Simulation, seededRandom } from '../../src/engines/slots/simulation.ts'
import { PROFILES as WAYS, machineOf as waysMachine } from '../../src/engines/ways/profiles.ts'
import { simulate as simulateWays } from '../../src/engines/ways/simulate.ts'
import { reportPlan } from './plans.ts'

/** Lines and ways have scorers of their own, held to their engines by tests; other engines play whole rounds and get a fifth of the rounds. */
const SHARE = 5

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
  return play(engine, profile, some, seed)
}

/** The units of a bet in which wins are counted. */
const UNITS = 2000

async function play(engine: AnyEngine, profile: EngineProfile, rounds: number, seed: number): Promise<Simulation> {
  const random = seededRandom(seed)
  const plan = reportPlan(engine, profile, UNITS)
  const tally = createTally(UNITS)
  for (let round = 0; round < rounds; round++) {
    const drawn: number[] = []
    const moves: unknown[] = []
    let played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    while (!played.isOver) {
      moves.push(plan.move(played))
      played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    }
    // Of all that was staked, as the return is stated.
    const times = played.winCents / played.stakedCents
    tally.add(times * UNITS, times >= 1)
  }
  return tally.result()
}
