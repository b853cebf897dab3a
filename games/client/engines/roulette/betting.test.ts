import { expect, test } from 'vitest'
import { limitsOf } from '../../../engines/roulette/bet.ts'
import { ROULETTE_PROFILES } from '../../../engines/roulette/profiles.ts'
import {
  again,
  type Betting,
  type Change,
  clear,
  double,
  EMPTY,
  laidOn,
  lay,
  lift,
  repeatedBy,
  sumOf,
  thrown,
  undo,
} from './betting.ts'

const limits = limitsOf(ROULETTE_PROFILES.classic, 20)
const done = (change: Change): Betting => {
  if (change.refusal) throw new Error(change.refusal)
  return change.betting
}
const laying = (...chips: readonly (readonly [string, number])[]) =>
  chips.reduce((betting, [spot, cents]) => done(lay(betting, [{ spot, cents }], limits)), EMPTY)

test('chips on one spot add up, and undo takes the last one back', () => {
  const betting = laying(['red', 100], ['straight-7', 20], ['red', 500])
  expect(betting.laid).toEqual([
    { spot: 'red', cents: 600 },
    { spot: 'straight-7', cents: 20 },
  ])
  expect(laidOn(undo(betting), 'red')).toBe(100)
  expect(undo(undo(undo(undo(betting)))).laid).toEqual([])
})

test('undo restores cleared and lifted chips', () => {
  const betting = laying(['red', 100], ['odd', 100])
  expect(clear(betting).laid).toEqual([])
  expect(undo(clear(betting)).laid).toEqual(betting.laid)
  expect(lift(betting, 'red').laid).toEqual([{ spot: 'odd', cents: 100 }])
  expect(undo(lift(betting, 'red')).laid).toEqual(betting.laid)
  expect(lift(betting, 'black')).toBe(betting)
})

test('double doubles every spot, or none if one would exceed its limit', () => {
  expect(sumOf(done(double(laying(['red', 100], ['straight-7', 2000]), limits)).laid)).toBe(4200)
  expect(double(laying(['red', 100], ['straight-7', 3000]), limits)).toEqual({ refusal: 'spot' })
})

test('limits: of a spot by its numbers, and of the whole table', () => {
  expect(lay(EMPTY, [{ spot: 'straight-7', cents: 5020 }], limits)).toEqual({ refusal: 'spot' })
  expect(lay(EMPTY, [{ spot: 'split-7-8', cents: 10_000 }], limits).refusal).toBeNull()
  const rich = laying(['red', 90_000])
  expect(lay(rich, [{ spot: 'odd', cents: 10_020 }], limits)).toEqual({ refusal: 'table' })
  expect(lay(rich, [{ spot: 'odd', cents: 10_000 }], limits).refusal).toBeNull()
})

test('an announced bet is laid completely or not at all', () => {
  const full = laying(['straight-26', 5000])
  const zero = ['straight-26', 'split-0-3'].map((spot) => ({ spot, cents: 20 }))
  expect(lay(full, zero, limits)).toEqual({ refusal: 'spot' })
})

test('after the throw the cloth is empty and the same bet is one press away', () => {
  const played = laying(['red', 100], ['straight-7', 20])
  const next = thrown(played)
  expect(next.laid).toEqual([])
  expect(done(again(next, limits)).laid).toEqual(played.laid)
  expect(done(again(played, limits))).toBe(played)
  expect([EMPTY, next, played].map(repeatedBy)).toEqual([0, 120, 0])
})
