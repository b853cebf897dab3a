import { expect, test } from 'vitest'
import { chartOf, totalsOf } from './roundChart'

const sum = (day: number, currency: string, rounds: number, bet_cents: number, win_cents: number) => ({
  from: new Date(2026, 10, day).toISOString(),
  currency,
  rounds,
  bet_cents,
  win_cents,
  played_minutes: 0,
})
const sums = [sum(2, 'EUR', 3, 600, 200), sum(2, 'USD', 9, 900, 0), sum(5, 'EUR', 1, 100, 1200)]

test('[SAFE-07] totals are listed by currency, the most played first, without conversion', () => {
  expect(totalsOf(sums)).toEqual([
    { currency: 'USD', rounds: 9, bet_cents: 900, win_cents: 0 },
    { currency: 'EUR', rounds: 4, bet_cents: 700, win_cents: 1400 },
  ])
  expect(totalsOf([])).toEqual([])
})

test('[SAFE-07] the chart has every step from the first to the last, including days without play', () => {
  const steps = chartOf(sums, 'EUR', 'day')
  expect(steps.map(({ from }) => from.getDate())).toEqual([2, 3, 4, 5])
  expect(steps.map(({ bet, win }) => [bet, win])).toEqual([
    [0.5, 200 / 1200],
    [0, 0],
    [0, 0],
    [100 / 1200, 1],
  ])
  expect(chartOf(sums, 'BTC', 'day')).toEqual([])
})

test.each([
  ['week', [new Date(2026, 9, 19), new Date(2026, 9, 26), new Date(2026, 10, 2)]],
  ['month', [new Date(2026, 9, 1), new Date(2026, 10, 1)]],
] as const)('steps of a %s follow the calendar over the end of summer time', (step, expected) => {
  const [first, last] = [expected[0], expected.at(-1) as Date]
  const ends = [first, last].map((from) => ({ ...sum(1, 'EUR', 1, 100, 0), from: from.toISOString() }))
  expect(chartOf(ends, 'EUR', step).map(({ from }) => from)).toEqual(expected)
})
