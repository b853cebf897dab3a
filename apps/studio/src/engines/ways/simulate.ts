import { parseArgs } from 'node:util'
import { seededRandom } from '../lines/simulate.ts'
import { type Column, cascade, columnsOf } from './columns.ts'
import { computeFigures } from './figures.ts'
import { freeAt, ladderAt, type Machine, UNITS_PER_STAKE } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'

export interface Simulation {
  readonly rounds: number
  readonly rtp: number
  readonly hitRate: number
  /** In stakes. */
  readonly deviation: number
  readonly largestWin: number
}

/** Plays rounds with a seeded generator: the same seed gives the same result. A test holds it to real rounds. */
export function simulate(machine: Machine, rounds: number, seed: number): Simulation {
  const random = seededRandom(seed)
  const { design, pays } = machine
  const reels = columnsOf(machine)
  const start = new Array<Column>(reels.length)
  const spin = (multiplierOf: (win: number) => number): [units: number, end: number] => {
    for (const [at, { first }] of reels.entries()) start[at] = first[Math.floor(random() * first.length)] as Column
    let units = 0
    const end = cascade(reels, start, (symbol, covered, ways, win) => {
      units += ways * (pays[symbol * 6 + covered] as number) * multiplierOf(win)
    })
    return [units, end]
  }
  const freeGames = (given: number): number => {
    let [all, level, won] = [given, design.free.from, 0]
    for (let played = 0; played < all; played++) {
      const from = level
      const [units, end] = spin((win) => freeAt(design, from, win))
      won += units
      level = freeAt(design, level, Math.floor(end / 64))
      all = Math.min(design.free.most, all + (machine.more[end % 64] ?? 0))
    }
    return won
  }
  let [sum, squares, hits, largestWin] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const [paid, end] = spin((win) => ladderAt(design, win))
    const given = machine.given[end % 64] ?? 0
    const units = paid + (given > 0 ? freeGames(given) : 0)
    if (units > 0 || given > 0) hits++
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

function main(): void {
  const options = {
    rounds: { type: 'string', default: '10000000' },
    profile: { type: 'string', default: 'ripple' },
    seed: { type: 'string', default: '1' },
  } as const
  const { values } = parseArgs({ options })
  const profile = Object.values(PROFILES).find(({ id }) => id === values.profile)
  if (!profile) throw new Error(`no profile "${values.profile}"`)
  const machine = machineOf(profile)
  const simulated = simulate(machine, Number(values.rounds), Number(values.seed))
  process.stdout.write(
    `${JSON.stringify({ stated: profile.rtp, exact: computeFigures(machine), simulated }, null, 2)}\n`,
  )
}

if (import.meta.main) main()
