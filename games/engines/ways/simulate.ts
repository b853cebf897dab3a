import { itemAt } from '../itemAt.ts'
import { createTally, type Simulation, seededRandom, simulateFromCommand } from '../slots/simulation.ts'
import { type Column, cascade, columnsOf } from './columns.ts'
import { computeFigures } from './figures.ts'
import { freeAt, ladderAt, type Machine, UNITS_PER_STAKE } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'

/** Plays rounds with a seeded generator: deterministic per seed. A test compares it with real rounds. */
export function simulate(machine: Machine, rounds: number, seed: number): Simulation {
  const random = seededRandom(seed)
  const { design, pays } = machine
  const reels = columnsOf(machine)
  const start = new Array<Column>(reels.length)
  const spin = (multiplierOf: (win: number) => number): [units: number, end: number] => {
    for (const [at, { first }] of reels.entries()) start[at] = itemAt(first, Math.floor(random() * first.length))
    let units = 0
    const end = cascade(reels, start, (symbol, covered, ways, win) => {
      units += ways * itemAt(pays, symbol * 6 + covered) * multiplierOf(win)
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
  const tally = createTally(UNITS_PER_STAKE)
  for (let round = 0; round < rounds; round++) {
    const [paid, end] = spin((win) => ladderAt(design, win))
    const given = machine.given[end % 64] ?? 0
    const units = paid + (given > 0 ? freeGames(given) : 0)
    tally.add(units, units > 0 || given > 0)
  }
  return tally.result()
}

if (import.meta.main) await simulateFromCommand({ profiles: PROFILES, machineOf, simulate, computeFigures })
