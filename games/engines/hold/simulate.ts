import type { Draws } from '../../fairness/stream.ts'
import { createTally, type Simulation, seededRandom, simulateFromCommand } from '../slots/simulation.ts'
import { computeFigures } from './figures.ts'
import { type Machine, UNITS_PER_STAKE } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'
import { playRound } from './round.ts'

/** Plays real rounds with a seeded generator: deterministic per seed. */
export async function simulate(machine: Machine, rounds: number, seed: number): Promise<Simulation> {
  const random = seededRandom(seed)
  const draws: Draws = { below: async (bound) => Math.floor(random() * bound) }
  const tally = createTally(UNITS_PER_STAKE)
  for (let at = 0; at < rounds; at++) {
    const { units, haul } = await playRound(machine, draws)
    tally.add(units, units > 0 || haul !== null)
  }
  return tally.result()
}

if (import.meta.main) await simulateFromCommand({ profiles: PROFILES, machineOf, simulate, computeFigures })
