import { expect, test } from 'vitest'
import { buildMachine, chanceAt, timesOf, unitsOfCoin, worthAt } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'

const { design } = PROFILES.purse
const machine = machineOf(PROFILES.purse)

test('a design names a chance for 6 to 14 coins, and five reels', () => {
  expect(() => buildMachine({ ...design, chances: design.chances.slice(1) })).toThrow('6 to 14')
  expect(() => buildMachine({ ...design, strips: design.strips.slice(1) })).toThrow('five reels')
})

test('the chance of a coin is that of the coins held, and none beyond them', () => {
  expect([6, 7, 14, 5, 15].map((coins) => chanceAt(design, coins))).toEqual([60, 58, 38, 0, 0])
})

test('a number selects a coin by the weights in their order', () => {
  expect(machine.weight).toBe(1000)
  expect([0, 419, 420, 689, 690, 998, 999].map((drawn) => worthAt(machine, drawn))).toEqual([
    20,
    20,
    40,
    40,
    60,
    'minor',
    'major',
  ])
  expect(() => worthAt(machine, 1000)).toThrow('exceeds the total weight')
})

test('a coin counts its units or its prize, and one that multiplies none; each of those adds one', () => {
  expect(([40, 'mini', 'major', 'times'] as const).map((worth) => unitsOfCoin(design, worth))).toEqual([
    40, 200, 2000, 0,
  ])
  expect([timesOf([]), timesOf([20, 'times', 'mini', 'times'])]).toEqual([1, 3])
})

test('the lines of the paid game pay as the design says, and no scatter does', () => {
  expect(machine.lines.scatterUnits).toEqual([0, 0, 0, 0, 0, 0])
  expect([machine.lines.freeGames, machine.lines.multiplier]).toEqual([[0, 0, 0, 0, 0, 0], 1])
})
