import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApart, periodsBetween, type Recurrence } from './periods.ts'

const at = (text: string) => new Date(text)
const told = (recurrence: Recurrence, from: string, to: string) =>
  periodsBetween(recurrence, at(from), at(to)).map(({ name, startAt, endAt }) => [
    name,
    startAt.toISOString().slice(0, 16),
    endAt.toISOString().slice(0, 16),
  ])

const daily: Recurrence = { every: 'day', each: 1, first: '2026-01-01T00:00', zone: 'UTC', hours: 24 }
const weekend: Recurrence = { every: 'week', each: 1, first: '2026-01-02T18:00', zone: 'Europe/Berlin', hours: 54 }

test.each([
  [
    'every day, the running one and the next',
    daily,
    '2026-03-10T12:00Z',
    '2026-03-11T12:00Z',
    [
      ['2026-03-10', '2026-03-10T00:00', '2026-03-11T00:00'],
      ['2026-03-11', '2026-03-11T00:00', '2026-03-12T00:00'],
    ],
  ],
  ['none before the first', daily, '2025-12-01T00:00Z', '2025-12-31T00:00Z', []],
  [
    'on the clock of its zone, over the change of summer time',
    weekend,
    '2026-03-27T00:00Z',
    '2026-04-04T00:00Z',
    [
      ['2026-03-27', '2026-03-27T17:00', '2026-03-29T23:00'],
      ['2026-04-03', '2026-04-03T16:00', '2026-04-05T22:00'],
    ],
  ],
  [
    'on the last day of a month that is shorter',
    { every: 'month', each: 1, first: '2026-01-31T00:00', zone: 'UTC', hours: 48 },
    '2026-02-01T12:00Z',
    '2026-04-01T00:00Z',
    [
      ['2026-01-31', '2026-01-31T00:00', '2026-02-02T00:00'],
      ['2026-02-28', '2026-02-28T00:00', '2026-03-02T00:00'],
      ['2026-03-31', '2026-03-31T00:00', '2026-04-02T00:00'],
    ],
  ],
  [
    'every four hours',
    { every: 'hour', each: 4, first: '2026-01-01T00:00', zone: 'UTC', hours: 4 },
    '2026-03-10T13:00Z',
    '2026-03-10T17:00Z',
    [
      ['2026-03-10-12', '2026-03-10T12:00', '2026-03-10T16:00'],
      ['2026-03-10-16', '2026-03-10T16:00', '2026-03-10T20:00'],
    ],
  ],
] as const)('%s', (_, recurrence, from, to, periods) => {
  expect(told(recurrence, from, to)).toEqual(periods)
})

test.each([
  ['hour', 2, 2],
  ['day', 3, 72],
  ['week', 1, 168],
  ['month', 2, 1344],
] as const)(
  'of those that begin every %s times %i, one of %i hours is over before the next begins',
  (every, each, hours) => {
    expect([isApart({ every, each, hours }), isApart({ every, each, hours: hours + 1 })]).toEqual([true, false])
  },
)

test('one that ends at the moment asked from, and one that begins at the moment asked to, are left out', () => {
  expect(told(daily, '2026-03-10T00:00Z', '2026-03-11T00:00Z').map(([name]) => name)).toEqual(['2026-03-10'])
})

test('hours pass evenly over the change of summer time', () => {
  const hours = { every: 'hour', each: 12, first: '2026-03-28T12:00', zone: 'Europe/Berlin', hours: 12 } as const
  expect(told(hours, '2026-03-29T00:00Z', '2026-03-30T00:00Z').map(([, start]) => start)).toEqual([
    '2026-03-28T23:00',
    '2026-03-29T11:00',
    '2026-03-29T23:00',
  ])
})

test.each([
  // In Toronto a period begins hours after the same local time in UTC.
  ['2026-03-10T23:30Z', 2, '2026-03-10'],
  ['2026-03-10T21:00Z', 24, '2026-03-09'],
])('the one that is on at %s in Toronto is found', (from, hours, name) => {
  const evening = { every: 'day', each: 1, first: '2026-01-02T18:00', zone: 'America/Toronto', hours } as const
  expect(told(evening, from, '2026-03-11T12:00Z')[0]?.[0]).toBe(name)
})

test('the running hour of an hourly competition is found far from UTC', () => {
  const hourly = { every: 'hour', each: 1, first: '2026-01-01T00:00', zone: 'America/Toronto', hours: 1 } as const
  expect(told(hourly, '2026-03-10T12:30Z', '2026-03-10T13:30Z').map(([name]) => name)).toEqual([
    '2026-03-10-12',
    '2026-03-10-13',
  ])
})

test('months are found years after the first one', () => {
  const monthly = { every: 'month', each: 1, first: '2022-01-01T00:00', zone: 'UTC', hours: 24 } as const
  expect(told(monthly, '2026-11-20T00:00Z', '2026-12-02T00:00Z').map(([name]) => name)).toEqual(['2026-12-01'])
  expect(told(monthly, '2026-11-01T12:00Z', '2026-11-02T00:00Z').map(([name]) => name)).toEqual(['2026-11-01'])
})

const recurrences = fc.record({
  every: fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const),
  each: fc.integer({ min: 1, max: 6 }),
  first: fc.constantFrom('2025-10-31T23:30', '2026-01-02T18:00', '2026-03-29T02:30'),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Toronto'),
  hours: fc.integer({ min: 1, max: 700 }),
})

test('different queries return the same periods, without gaps and under one name each', () => {
  const day = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(recurrences, day, day, (recurrence, a, b) => {
      fc.pre(isApart(recurrence))
      const moment = (days: number) => new Date(Date.UTC(2025, 9, 1) + days * 86_400_000)
      const [from, to] = [moment(Math.min(a, b)), moment(Math.max(a, b) + 40)]
      const all = periodsBetween(recurrence, at('2025-10-01T00:00Z'), to)
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
      expect(periodsBetween(recurrence, from, to)).toEqual(all.filter(({ endAt }) => endAt > from))
    }),
    { numRuns: 60 },
  )
})
