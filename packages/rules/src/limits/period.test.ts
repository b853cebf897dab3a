import { expect, test } from 'vitest'
import { isLimitPeriod, isSpan, limitPeriods, looserFrom, periodEnd, periodStart, spanEnd, spans } from './period.ts'

test('[LIM-02] a money limit applies per day, week or month', () => {
  expect(limitPeriods).toEqual(['day', 'week', 'month'])
  expect([...limitPeriods, 'year', ''].filter(isLimitPeriod)).toEqual(limitPeriods)
})

test('[LIM-03] a break lasts a day, three days, a week, a month, three, six, nine or twelve months, or for ever', () => {
  const asked = ['day', '3_days', 'week', 'month', '3_months', '6_months', '9_months', '12_months', 'forever']
  expect(spans).toEqual([...asked.slice(0, -1), '24_months', '36_months', '60_months', 'forever'])
  expect([...spans, '2_days', ''].filter(isSpan)).toEqual(spans)
})

test.each([
  // To the millisecond.
  ['day', 'UTC', '2026-03-10T23:59:59.999Z', '2026-03-10T00:00:00.000Z', '2026-03-11T00:00:00.000Z'],
  ['day', 'UTC', '2026-03-11T00:00:00.000Z', '2026-03-11T00:00:00.000Z', '2026-03-12T00:00:00.000Z'],
  // Midnight in the zone, including zones offset by half an hour.
  ['day', 'Europe/Tallinn', '2026-03-10T21:59:59.000Z', '2026-03-09T22:00:00.000Z', '2026-03-10T22:00:00.000Z'],
  ['day', 'Asia/Kolkata', '2026-03-10T18:29:00.000Z', '2026-03-09T18:30:00.000Z', '2026-03-10T18:30:00.000Z'],
  // The day on which clocks are set forward has 23 hours, the one on which they are set back 25.
  ['day', 'Europe/Tallinn', '2026-03-29T12:00:00.000Z', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['day', 'Europe/Tallinn', '2026-10-25T12:00:00.000Z', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  // If clocks are set forward at midnight, that midnight does not exist: the day begins when it would have been.
  ['day', 'Africa/Cairo', '2026-04-24T12:00:00.000Z', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['week', 'UTC', '2026-03-15T23:59:59.999Z', '2026-03-09T00:00:00.000Z', '2026-03-16T00:00:00.000Z'],
  ['week', 'UTC', '2026-03-16T00:00:00.000Z', '2026-03-16T00:00:00.000Z', '2026-03-23T00:00:00.000Z'],
  ['week', 'Europe/Tallinn', '2026-03-29T20:59:59.000Z', '2026-03-22T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['week', 'UTC', '2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
  ['month', 'UTC', '2026-02-10T12:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ['month', 'UTC', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['month', 'Europe/Tallinn', '2026-10-31T21:59:59.000Z', '2026-09-30T21:00:00.000Z', '2026-10-31T22:00:00.000Z'],
  ['month', 'UTC', '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
] as const)('[LIM-02] a %s in %s that runs at %s began at %s and ends at %s', (period, zone, now, start, end) => {
  expect(periodStart(period, zone, new Date(now)).toISOString()).toBe(start)
  expect(periodEnd(period, zone, new Date(now)).toISOString()).toBe(end)
})

test.each([
  ['day', 'UTC', '2026-03-10T09:15:00.000Z', '2026-03-11T09:15:00.000Z'],
  // A day is 24 hours also when the clocks are set: a break is never shorter than promised.
  ['day', 'Europe/Tallinn', '2026-03-28T20:00:00.000Z', '2026-03-29T20:00:00.000Z'],
  ['3_days', 'UTC', '2028-02-27T09:15:00.000Z', '2028-03-01T09:15:00.000Z'],
  ['week', 'UTC', '2026-12-28T09:15:00.000Z', '2027-01-04T09:15:00.000Z'],
  ['month', 'UTC', '2026-01-31T09:15:00.000Z', '2026-02-28T09:15:00.000Z'],
  ['month', 'UTC', '2028-01-31T09:15:00.000Z', '2028-02-29T09:15:00.000Z'],
  ['month', 'Europe/Tallinn', '2026-03-15T10:00:00.000Z', '2026-04-15T09:00:00.000Z'],
  ['3_months', 'UTC', '2026-11-30T09:15:00.000Z', '2027-02-28T09:15:00.000Z'],
  ['6_months', 'Europe/Tallinn', '2026-05-01T20:00:00.000Z', '2026-11-01T21:00:00.000Z'],
  ['9_months', 'UTC', '2026-05-31T09:15:00.000Z', '2027-02-28T09:15:00.000Z'],
  ['12_months', 'UTC', '2028-02-29T09:15:00.000Z', '2029-02-28T09:15:00.000Z'],
  ['forever', 'UTC', '2026-01-31T09:15:00.000Z', undefined],
] as const)('[LIM-03] a break of %s in %s from %s lasts until %s', (span, zone, now, end) => {
  expect(spanEnd(span, zone, new Date(now))?.toISOString()).toBe(end)
})

test.each([
  ['with most of its period left', '2026-03-16T00:00:00.000Z', '2026-03-16T00:00:00.000Z'],
  ['with an hour of its period left', '2026-03-10T13:00:00.000Z', '2026-03-11T12:00:00.000Z'],
  ['without a period', null, '2026-03-11T12:00:00.000Z'],
])('[SAFE-01] a looser limit %s waits for its end, and a day at least', (_what, until, from) => {
  expect(looserFrom(until === null ? null : new Date(until), new Date('2026-03-10T12:00:00.000Z')).toISOString()).toBe(
    from,
  )
})
