import { expect, test } from 'vitest'
import { ENGINES } from '../../../engines/index.ts'
import { stakesFor } from '../../stakes.ts'
import { minBets } from './minBets.ts'

test.each([
  ['EUR', 100],
  ['JPY', 1],
  ['BTC', 100_000_000],
])('every kind of game has its min bet in %s: the lowest stake, or its lowest chip', (currency, subunits) => {
  const [unit] = stakesFor(currency, subunits)
  const all = minBets(currency, subunits)
  expect(all).toHaveLength(ENGINES.flatMap(({ profiles }) => Object.keys(profiles)).length)
  const of = (engine: string) => all.filter((one) => one.engine === engine).map(({ cents }) => cents / unit!)
  expect(new Set(of('lines'))).toEqual(new Set([1]))
  expect(new Set(of('crash'))).toEqual(new Set([1]))
  expect(new Set(of('roulette'))).toEqual(new Set([1, 5]))
  expect(new Set(of('blackjack'))).toEqual(new Set([1, 5]))
})
