import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { ENGINES } from '../../engines/index.ts'
import { WIN_BOUNDS } from '../../engines/slots/simulation.ts'
import { maxWinOdds } from './maxWinOdds.ts'
import { HAS_COMPARABLE_HITS, STRATEGIES } from './plans.ts'
import { simulateGame } from './simulateGame.ts'
import { testDraws } from './statistics.ts'
import { codeHash, hashesOf, type MathsVersion, nameOf } from './versions.ts'

/** Two-sided, 95 in a hundred. */
const Z95 = 1.96
const SEED = 39

export type Report = Awaited<ReturnType<typeof makeReport>>

async function reportGame(engine: AnyEngine, profile: EngineProfile, rounds: number, version: number) {
  const simulated = await simulateGame(engine, profile, rounds, SEED)
  const { rtp, standardError, distribution } = simulated
  const odds = maxWinOdds(engine, profile)
  return {
    engine: engine.id,
    profile: profile.id,
    version,
    hashes: { ...(await hashesOf(engine, profile)), code: codeHash(engine) },
    volatility: profile.volatility,
    rtp: {
      /** Percent; the engine's tests compare it with an exact calculation. */
      stated: profile.rtp,
      simulated: 100 * rtp,
      interval: [100 * (rtp - Z95 * standardError), 100 * (rtp + Z95 * standardError)],
    },
    strategy: STRATEGIES[engine.id] ?? '',
    rounds: simulated.rounds,
    hit_rate: {
      stated: profile.hitRate,
      counts: engine.hitMeaning,
      /** Null where the strategy's rounds are not what the stated rate counts. */
      simulated: HAS_COMPARABLE_HITS[engine.hitMeaning] ? 100 * simulated.hitRate : null,
    },
    wins_below_stake: 100 * simulated.belowStake,
    /** Of the win of a round in stakes. */
    variance: simulated.deviation ** 2,
    max_win: {
      times: engine.maxTimes(profile),
      /** With the choice that can win it. */
      probability: odds,
      largest_simulated: simulated.largestWin,
      /** Where it is not calculated and was not seen: 95 in a hundred that it is rarer. */
      bound: odds === null && simulated.largestWin < engine.maxTimes(profile) ? 3 / simulated.rounds : null,
    },
    distribution: distribution.map((count, at) => ({
      from: at < 2 ? 0 : (WIN_BOUNDS[at - 2] ?? 0),
      to: at === 0 ? 0 : (WIN_BOUNDS[at - 1] ?? null),
      share: count / simulated.rounds,
    })),
  }
}

/** The figures of every engine and profile. */
export async function makeReport(rounds: number, versions: Readonly<Record<string, MathsVersion>>) {
  const games: Awaited<ReturnType<typeof reportGame>>[] = []
  for (const engine of ENGINES)
    for (const profile of Object.values(engine.profiles)) {
      const started = performance.now()
      games.push(await reportGame(engine, profile, rounds, versions[nameOf(engine, profile)]?.version ?? 0))
      console.log(`${nameOf(engine, profile)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  return {
    rounds: { of_lines_and_ways: rounds, of_others: Math.ceil(rounds / 5), generator: 'sfc32', seed: SEED },
    draws: await testDraws(Math.min(400_000, rounds)),
    games,
  }
}
