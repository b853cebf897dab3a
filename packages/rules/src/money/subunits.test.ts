import { expect, test } from 'vitest'
import { isCoin, subunitsOf } from './subunits.ts'

test.each([
  ['BTC', 100_000_000, true],
  ['ETH', 100_000_000, true],
  ['LTC', 100_000_000, true],
  ['BCH', 100_000_000, true],
  ['DOG', 100_000_000, true],
  ['USDT', 100, true],
  ['BHD', 1000, false],
  ['IQD', 1000, false],
  ['JOD', 1000, false],
  ['KWD', 1000, false],
  ['LYD', 1000, false],
  ['OMR', 1000, false],
  ['TND', 1000, false],
  ['EUR', 100, false],
  ['JPY', 100, false],
])('%s is counted in %i parts of a unit; a coin: %s', (code, parts, coin) => {
  expect([subunitsOf(code), isCoin(code)]).toEqual([parts, coin])
})
