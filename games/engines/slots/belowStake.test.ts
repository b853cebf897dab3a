import { expect, test } from 'vitest'
import { PROFILES as HOLD, machineOf as holdMachine } from '../hold/profiles.ts'
import { simulate as simulateHold } from '../hold/simulate.ts'
import { PROFILES as LINES, machineOf as linesMachine } from '../lines/profiles.ts'
import { simulate as simulateLines } from '../lines/simulate.ts'
import { PROFILES as WAYS, machineOf as waysMachine } from '../ways/profiles.ts'
import { simulate as simulateWays } from '../ways/simulate.ts'
import { winClass } from './simulation.ts'

/** The stated number is an integer, so the tolerance is a half plus four standard errors of the simulation. */
const toleranceOf = (share: number, rounds: number) => 0.5 + 400 * Math.sqrt((share * (1 - share)) / rounds)

const games = [
  ...Object.values(LINES).map(
    (one) => [`lines ${one.id}`, one, () => simulateLines(linesMachine(one), 60_000, 3)] as const,
  ),
  ...Object.values(WAYS).map(
    (one) => [`ways ${one.id}`, one, () => simulateWays(waysMachine(one), 60_000, 3)] as const,
  ),
  ...Object.values(HOLD).map(
    (one) => [`hold ${one.id}`, one, () => simulateHold(holdMachine(one), 20_000, 3)] as const,
  ),
]

test.each(games)('%s states how many of a hundred rounds win less than their stake', async (_, profile, simulate) => {
  const { belowStake, rounds } = await simulate()
  expect(Math.abs(100 * belowStake - (profile.winsBelowStake ?? -1))).toBeLessThan(toleranceOf(belowStake, rounds))
})

test('a win is counted in the class below the next bound', () => {
  expect([0, 0.05, 0.99, 1, 1.99, 9_999, 10_000].map(winClass)).toEqual([0, 1, 1, 2, 2, 13, 14])
})
