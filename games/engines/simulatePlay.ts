import { parseArgs } from 'node:util'
import type { AnyEngine, EngineProfile } from './engine.ts'
import { findGame } from './index.ts'
import { type Plan, planOf } from './plans.ts'
import { createReturnEstimate } from './returnEstimate.ts'
import { evenDraws } from './sampleDraws.ts'
import { createTally, type Simulation, seededRandom } from './slots/simulation.ts'

// For games whose return depends on the player's choices: plays them by a plan through the engine's own `play`, as the server
// does, with a seeded generator instead of the seeds. The same seed gives the same result.

/** Wins are counted as this many units of everything staked in their round. */
const UNITS = 2000

export async function simulatePlay(
  { engine, profile }: { engine: AnyEngine; profile: EngineProfile },
  plan: Plan,
  rounds: number,
  seed: number,
): Promise<Simulation> {
  const random = seededRandom(seed)
  const estimate = createReturnEstimate()
  const tally = createTally(UNITS)
  for (let round = 0; round < rounds; round++) {
    const drawn: number[] = []
    const moves: unknown[] = []
    let played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    while (!played.isOver) {
      moves.push(plan.move(played))
      played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    }
    const times = played.winCents / played.stakedCents
    estimate.add(played.stakedCents, played.winCents)
    tally.add(times * UNITS, times >= 1)
  }
  return { ...tally.result(), ...estimate.result() }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'crash' },
      profile: { type: 'string', default: 'ascent' },
      rounds: { type: 'string', default: '10000000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const game = findGame(values.engine, values.profile)
  if (!game) throw new Error(`no ${values.engine} ${values.profile}`)
  const started = performance.now()
  const result = await simulatePlay(
    game,
    planOf(game.engine.id, game.profile, 100),
    Number(values.rounds),
    Number(values.seed),
  )
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`
  process.stdout.write(
    [
      `${values.engine} ${values.profile}, ${values.rounds} rounds in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      `RTP       stated ${game.profile.rtp} %, simulated ${percent(result.rtp)}, standard error ${percent(result.standardError)}`,
      `hit rate  stated ${game.profile.hitRate} %, simulated ${percent(result.hitRate)}; largest ${result.largestWin} stakes`,
      '',
    ].join('\n'),
  )
}

if (import.meta.main) await main()
