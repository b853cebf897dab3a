import { parseArgs } from 'node:util'
import type { AnyEngine, EngineProfile } from './engine.ts'
import { findGame } from './index.ts'
import { type Plan, planOf } from './plans.ts'
import { evenDraws } from './sampleDraws.ts'
import { seededRandom } from './slots/simulation.ts'

// Games whose return depends on what the player chooses: each is played by a plan through the engine's own `play`, as the
// server plays it, with a seeded generator in the place of the seeds. The same seed gives the same result.

export interface Outcome {
  readonly rtp: number
  readonly standardError: number
  readonly hitRate: number
  readonly largestTimes: number
}

export async function simulatePlay(
  { engine, profile }: { engine: AnyEngine; profile: EngineProfile },
  plan: Plan,
  rounds: number,
  seed: number,
): Promise<Outcome> {
  const random = seededRandom(seed)
  let [won, squares, hits, largest] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const drawn: number[] = []
    const moves: unknown[] = []
    let played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    while (!played.isOver) {
      moves.push(plan.move(played))
      played = await engine.play(profile, plan.bet, moves, evenDraws(random, drawn))
    }
    const times = played.winCents / played.stakedCents
    won += times
    squares += times * times
    if (times >= 1) hits++
    if (times > largest) largest = times
  }
  const rtp = won / rounds
  const standardError = Math.sqrt((squares / rounds - rtp * rtp) / rounds)
  return { rtp, standardError, hitRate: hits / rounds, largestTimes: largest }
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
      `hit rate  stated ${game.profile.hitRate} %, simulated ${percent(result.hitRate)}; largest ${result.largestTimes} stakes`,
      '',
    ].join('\n'),
  )
}

if (import.meta.main) await main()
