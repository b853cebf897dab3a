import { parseArgs } from 'node:util'
import type { Draws } from '../../fairness/stream.ts'
import { seededRandom } from '../lines/simulate.ts'
import { computeFigures } from './figures.ts'
import { type Machine, UNITS_PER_STAKE } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'
import { playRound } from './round.ts'

export interface Simulation {
  readonly rounds: number
  readonly rtp: number
  readonly hitRate: number
  /** In stakes. */
  readonly deviation: number
  readonly largestWin: number
}

/** Plays real rounds on a seeded generator: the same seed gives the same result. */
export async function simulate(machine: Machine, rounds: number, seed: number): Promise<Simulation> {
  const random = seededRandom(seed)
  const draws: Draws = { below: async (bound) => Math.floor(random() * bound) }
  let [sum, squares, hits, largestWin] = [0, 0, 0, 0]
  for (let at = 0; at < rounds; at++) {
    const { units, haul } = await playRound(machine, draws)
    if (units > 0 || haul) hits++
    sum += units
    squares += units * units
    if (units > largestWin) largestWin = units
  }
  const mean = sum / rounds
  return {
    rounds,
    rtp: mean / UNITS_PER_STAKE,
    hitRate: hits / rounds,
    deviation: Math.sqrt(squares / rounds - mean * mean) / UNITS_PER_STAKE,
    largestWin: largestWin / UNITS_PER_STAKE,
  }
}

async function main(): Promise<void> {
  const options = {
    rounds: { type: 'string', default: '10000000' },
    profile: { type: 'string', default: 'purse' },
    seed: { type: 'string', default: '1' },
  } as const
  const { values } = parseArgs({ options })
  const profile = Object.values(PROFILES).find(({ id }) => id === values.profile)
  if (!profile) throw new Error(`no profile "${values.profile}"`)
  const machine = machineOf(profile)
  const simulated = await simulate(machine, Number(values.rounds), Number(values.seed))
  process.stdout.write(
    `${JSON.stringify({ stated: profile.rtp, exact: computeFigures(machine), simulated }, null, 2)}\n`,
  )
}

if (import.meta.main) await main()
