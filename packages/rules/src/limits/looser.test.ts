import { expect, test } from 'vitest'
import { isLooser, readSessionMinutes } from './looser.ts'

const amounts = (all: Record<string, number>) =>
  new Map(Object.entries(all).map(([code, cents]) => [code, BigInt(cents)]))

test.each([
  [{ EUR: 100 }, { EUR: 100 }, false],
  [{ EUR: 99 }, { EUR: 100 }, false],
  [{ EUR: 101 }, { EUR: 100 }, true],
  [{ EUR: 50, USD: 120 }, { EUR: 100, USD: 110 }, true],
  [{ EUR: 50, USD: 110 }, { EUR: 100, USD: 110 }, false],
  [{ EUR: 50 }, { EUR: 100, USD: 110 }, true],
  [{ EUR: 100, USD: 110 }, { EUR: 100 }, false],
])('[SAFE-01] %o in place of %o is looser: %s', (next, current, expected) => {
  expect(isLooser(amounts(next as Record<string, number>), amounts(current as Record<string, number>))).toBe(expected)
})

test.each([
  ['9', undefined],
  ['10', 10],
  ['120', 120],
  ['1440', 1440],
  ['1441', undefined],
  ['-60', undefined],
  ['1e2', undefined],
  ['day', undefined],
  ['', undefined],
])('[LIM-01] a session may be limited to "%s" minutes: %s', (text, minutes) => {
  expect(readSessionMinutes(text)).toBe(minutes)
})
