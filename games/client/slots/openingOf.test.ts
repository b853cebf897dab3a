import { expect, test } from 'vitest'
import { evaluate, windowAt } from '../../engines/lines/evaluate.ts'
import { machineOf, PROFILES } from '../../engines/lines/profiles.ts'
import { openingOf } from './openingOf.ts'

const machine = machineOf(PROFILES.wild)
const isQuiet = (stops: readonly number[]) => evaluate(machine, windowAt(machine.base, stops), false).units === 0
const openings = Array.from({ length: 40 }, (_, at) => openingOf(machine.base, `game ${at}`, isQuiet))

test('a game always opens with the same stops, different from other games, and without a win', () => {
  expect(openingOf(machine.base, 'game 7', isQuiet)).toEqual(openings[7])
  expect(new Set(openings.map(String)).size).toBe(openings.length)
  expect(openings.every(isQuiet)).toBe(true)
})
