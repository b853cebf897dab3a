import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questSizes } from './identifier.ts'
import { levelReached, partToNext, questLadders, questLevels } from './ladders.ts'

const rates = { fee: '0.01', value_in_eur: { EUR: '1', BTC: '60000', USDT: '0.92', NOK: '0.086' } }
const in100 = (code: string) => ({ code, subunits_to_unit: 100 })
const euro = in100('EUR')
const btc = { code: 'BTC', subunits_to_unit: 100_000_000 }

test.each([
  ['m', 25],
  ['robot-m', 25],
  ['s', 15],
  ['robot-s', 15],
  ['xs', 6],
] as const)('[QST-02] a quest of size %s has %d levels', (size, count) => {
  expect(questLevels(size, euro, rates)!.map(({ position }) => position)).toEqual(
    Array.from({ length: count }, (_, place) => place + 1),
  )
})

test('[QST-04] size m begins as specified', () => {
  const first = [0, 500, 1000, 2000, 3000, 5000, 10_000, 25_000, 50_000, 75_000, 100_000]
  expect(questLevels('m', euro, rates)!.slice(0, 11)).toEqual(
    first.map((euros, place) => ({ position: place + 1, bet_cents: euros * 100 })),
  )
})

test('[QST-05] size m ends at two million', () => {
  expect(questLevels('m', euro, rates)![24]).toEqual({ position: 25, bet_cents: 2_000_000_00 })
})

test('[QST-02] levels 12 to 24 of size m are those of OPEN-26', () => {
  expect(questLadders.m.slice(11, 24)).toEqual([
    150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 600_000, 750_000, 900_000, 1_000_000, 1_250_000, 1_500_000,
    1_750_000,
  ])
})

test('[QST-06] size xs', () => {
  expect(questLadders.xs).toEqual([0, 150, 500, 1000, 5000, 15_000])
})

test.each([
  ['s', [0, 250, 500, 1000, 1500, 2500, 5000, 10_000, 15_000, 25_000, 40_000, 60_000, 100_000, 150_000, 250_000]],
  ['robot-s', [0, 125, 250, 500, 750, 1250, 2500, 5000, 7500, 12_500, 20_000, 30_000, 50_000, 75_000, 125_000]],
] as const)('[QST-02] size %s is that of OPEN-27 and OPEN-29', (size, euros) => {
  expect(questLadders[size]).toEqual(euros)
})

test('[QST-02] size robot-m is that of OPEN-28: half of size m where both are listed', () => {
  const halves = questLadders.m.map((euros) => euros / 2)
  const own = questLadders['robot-m']
  expect(own.slice(0, 6)).toEqual([0, 250, 500, 1000, 1500, 2500])
  expect(own.slice(6, 11)).toEqual(halves.slice(6, 11))
  expect(own.slice(11)).toEqual([
    75_000, 100_000, 125_000, 150_000, 200_000, 250_000, 300_000, 375_000, 450_000, 500_000, 625_000, 750_000, 875_000,
    1_000_000,
  ])
})

test.each(questSizes)('[QST-03] size %s starts at nothing and only rises', (size) => {
  const ladder = questLadders[size]
  expect(ladder[0]).toBe(0)
  expect(ladder).toEqual([...new Set(ladder)].toSorted((one, other) => one - other))
})

test.each([
  ['EUR', 500_00],
  ['USD', 500_00],
  ['GBP', 500_00],
  ['AUD', 750_00],
  ['CAD', 750_00],
  ['NZD', 750_00],
  ['BRL', 2500_00],
  ['PLN', 2250_00],
  ['NOK', 5000_00],
  ['INR', 45_000_00],
  ['JPY', 75_000_00],
  ['KZT', 250_000_00],
  // By rate: coins have no factor.
  ['USDT', 543_47],
])('[QST-03] the second level of size m in %s (OPEN-30)', (code, cents) => {
  expect(questLevels('m', in100(code), rates)![1]).toEqual({ position: 2, bet_cents: cents })
})

test('[QST-03] coins are converted by their rate, in their own minor units (OPEN-30)', () => {
  expect(questLevels('xs', btc, rates)!.map(({ bet_cents: cents }) => cents)).toEqual([
    0, 250_000, 833_333, 1_666_666, 8_333_333, 25_000_000,
  ])
  expect(questLevels('m', { code: 'XRP', subunits_to_unit: 100 }, rates)).toBeUndefined()
})

test.each([
  [0, 1],
  [149_99, 1],
  [150_00, 2],
  [999_99, 3],
  [1000_00, 4],
  [15_000_00, 6],
  [99_000_000_00, 6],
  [-1, 0],
])('[QST-07] with %d cents staked, a quest of size xs is at level %d', (cents, level) => {
  expect(levelReached(questLevels('xs', euro, rates)!, cents)).toBe(level)
})

test.each([
  [0, 0],
  [75_00, 0.5],
  [150_00, 0],
  [325_00, 0.5],
  [15_000_00, 1],
])('with %d cents staked, %d of the way to the next level is done', (cents, part) => {
  expect(partToNext(questLevels('xs', euro, rates)!, cents)).toBe(part)
})

test('[QST-07] more bets never lower the level, and it is exactly the last threshold reached', () => {
  const codes = fc.constantFrom(euro, in100('NOK'), in100('JPY'), btc)
  fc.assert(
    fc.property(
      fc.constantFrom(...questSizes),
      codes,
      fc.nat(2_000_000_000),
      fc.nat(1_000_000),
      (size, currency, cents, more) => {
        const levels = questLevels(size, currency, rates)!
        const level = levelReached(levels, cents)
        expect(levelReached(levels, cents + more)).toBeGreaterThanOrEqual(level)
        expect(levels[level - 1]!.bet_cents).toBeLessThanOrEqual(cents)
        if (level < levels.length) expect(levels[level]!.bet_cents).toBeGreaterThan(cents)
      },
    ),
  )
})
