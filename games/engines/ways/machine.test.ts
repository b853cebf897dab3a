import { expect, test } from 'vitest'
import { buildMachine, freeAt, ladderAt } from './machine.ts'
import { machineOf, PROFILES } from './profiles.ts'

const { design } = machineOf(PROFILES.ripple)
const free = { ...design.free, games: [8, 12, 20], more: [4, 6, 10], from: 2, step: 3, cap: 10 } as const
const machine = buildMachine({ ...design, heights: [2, 3, 4, 3, 2], free })

test('a design has five reels, and no wild on the first', () => {
  expect(() => buildMachine({ ...design, strips: design.strips.slice(1) })).toThrow('five reels')
  expect(() => buildMachine({ ...design, strips: ['W12', ...design.strips.slice(1)] })).toThrow('wild')
})

test('the ways are every choice of one row a reel', () => {
  expect(machine.ways).toBe(2 * 3 * 4 * 3 * 2)
})

test('a symbol pays for three, four and five reels as the design says, and for fewer nothing', () => {
  const paysOf = (symbol: number) => Array.from({ length: 6 }, (_, reels) => machine.pays[symbol * 6 + reels])
  expect(paysOf(2)).toEqual([0, 0, 0, ...design.pays.h1])
  expect(paysOf(11)).toEqual([0, 0, 0, ...design.pays.ten])
  // Neither the wild nor the scatter.
  expect([...paysOf(0), ...paysOf(1)]).toEqual(Array.from({ length: 12 }, () => 0))
})

test('three, four and five scatters give their games, and more than five as many as five', () => {
  expect(machine.given).toEqual([0, 0, 0, 8, 12, ...Array.from({ length: 10 }, () => 20)])
  expect(machine.more).toEqual([0, 0, 0, 4, 6, ...Array.from({ length: 10 }, () => 10)])
})

test('the multiplier climbs its ladder and stays on the last rung; in free games it rises by steps to its cap', () => {
  const ladder = { ...design, ladder: [1, 2, 5] }
  expect([0, 1, 2, 3, 9].map((win) => ladderAt(ladder, win))).toEqual([1, 2, 5, 5, 5])
  expect(ladderAt({ ...design, ladder: [] }, 0)).toBe(1)
  expect([0, 1, 2, 3].map((win) => freeAt({ ...design, free }, 2, win))).toEqual([2, 5, 8, 10])
})
