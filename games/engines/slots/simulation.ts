import { parseArgs } from 'node:util'
import { itemAt } from '../itemAt.ts'

export interface Simulation {
  readonly rounds: number
  /** Returned share of the stakes. */
  readonly rtp: number
  readonly standardError: number
  readonly hitRate: number
  /** Share of rounds that win something, but less than their stake. */
  readonly belowStake: number
  /** Number of rounds by win: none, then up to each of {@link WIN_BOUNDS} stakes (exclusive), then all above. */
  readonly distribution: readonly number[]
  /** In stakes. */
  readonly deviation: number
  readonly largestWin: number
}

/** Upper bounds of the win classes, in stakes. */
export const WIN_BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const

/** The class of a win in stakes: 0 for none. */
export function winClass(times: number): number {
  if (times === 0) return 0
  const at = WIN_BOUNDS.findIndex((bound) => times < bound)
  return 1 + (at < 0 ? WIN_BOUNDS.length : at)
}

/** Adds up rounds by their wins, in units of a stake. */
export function createTally(unitsPerStake: number) {
  let [rounds, sum, squares, hits, largest] = [0, 0, 0, 0, 0]
  const distribution = new Array<number>(WIN_BOUNDS.length + 2).fill(0)
  return {
    add: (units: number, isHit: boolean): void => {
      rounds++
      const at = winClass(units / unitsPerStake)
      distribution[at] = itemAt(distribution, at) + 1 // a class for every win
      if (isHit) hits++
      sum += units
      squares += units * units
      if (units > largest) largest = units
    },
    result: (): Simulation => {
      const mean = sum / rounds
      const deviation = Math.sqrt(squares / rounds - mean * mean) / unitsPerStake
      return {
        rounds,
        rtp: mean / unitsPerStake,
        standardError: deviation / Math.sqrt(rounds),
        hitRate: hits / rounds,
        belowStake: itemAt(distribution, 1) / rounds, // the class below one stake
        distribution,
        deviation,
        largestWin: largest / unitsPerStake,
      }
    },
  }
}

/** sfc32: numbers from 0 to below 1, deterministic per seed. */
export function seededRandom(seed: number): () => number {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed | 0]
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let warmUp = 0; warmUp < 20; warmUp++) next()
  return next
}

interface Simulated<P, M> {
  readonly profiles: Readonly<Record<string, P>>
  readonly machineOf: (profile: P) => M
  readonly simulate: (machine: M, rounds: number, seed: number) => Simulation | Promise<Simulation>
  readonly computeFigures: (machine: M) => object
}

/**
 * `simulate.ts --profile <id> --rounds 10000000 --seed 1`: prints the stated, computed and simulated figures of a
 * profile.
 */
export async function simulateFromCommand<P extends { readonly rtp: string }, M>(of: Simulated<P, M>): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10000000' },
      profile: { type: 'string', default: Object.keys(of.profiles)[0] ?? '' },
      seed: { type: 'string', default: '1' },
    },
  })
  const profile = Object.hasOwn(of.profiles, values.profile) ? of.profiles[values.profile] : undefined
  if (!profile) throw new Error(`no profile "${values.profile}"`)
  const machine = of.machineOf(profile)
  const simulated = await of.simulate(machine, Number(values.rounds), Number(values.seed))
  const result = {
    profile: values.profile,
    seed: values.seed,
    stated: profile.rtp,
    exact: of.computeFigures(machine),
    simulated,
  }
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
}
