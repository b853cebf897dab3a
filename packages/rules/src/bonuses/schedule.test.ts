import { expect, test } from 'vitest'
import { isOpenAt, type Schedule } from './schedule.ts'

const weekend: Schedule = {
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-04-01T00:00:00.000Z',
  time: '12:00-24:00',
  on: ['friday', 'saturday', 'sunday'],
  tz: 'UTC',
}

test.each([
  ['a minute before Friday noon', '2026-03-13T11:59:00Z', {}, false],
  ['Friday noon', '2026-03-13T12:00:00Z', {}, true],
  ['Saturday morning, the window went on over night', '2026-03-14T03:00:00Z', {}, true],
  ['the last minute of Sunday', '2026-03-15T23:59:59Z', {}, true],
  ['Monday', '2026-03-16T00:00:00Z', {}, false],
  ['before its first day', '2026-02-27T13:00:00Z', {}, false],
  ['at its end', '2026-04-01T00:00:00Z', { on: ['wednesday'], time: '00:00-24:00' }, false],
  ['the end of a single day', '2026-03-11T18:00:00Z', { on: ['wednesday'], time: '12:00-18:00' }, false],
  ['Friday noon of Tallinn is ten o’clock in winter', '2026-03-13T10:00:00Z', { tz: 'Europe/Tallinn' }, true],
  ['and nine in summer', '2026-03-27T09:59:00Z', { tz: 'Europe/Tallinn' }, false],
  ['the very moment its first day begins', '2026-03-01T00:00:00Z', { time: '00:00-24:00' }, true],
  ['a minute before half past', '2026-03-13T12:29:00Z', { time: '12:30-24:00' }, false],
  ['half past', '2026-03-13T12:30:00Z', { time: '12:30-24:00' }, true],
  ['before a quarter to seven', '2026-03-15T18:44:00Z', { time: '12:00-18:45' }, true],
  ['at a quarter to seven', '2026-03-15T18:45:00Z', { time: '12:00-18:45' }, false],
  ['without an end, until midnight', '2026-03-11T23:59:00Z', { on: ['wednesday'], time: '12:00' }, true],
  ['the day after the clocks changed', '2026-03-29T20:59:00Z', { tz: 'Europe/Tallinn' }, true],
] as const)('%s', (_, now, change, isOpen) => {
  expect(isOpenAt({ ...weekend, ...change }, new Date(now))).toBe(isOpen)
})

// 2026-03-09 is a Monday.
test.each([
  ['monday', 'tuesday', 9],
  ['tuesday', 'wednesday', 10],
  ['wednesday', 'thursday', 11],
  ['thursday', 'friday', 12],
  ['friday', 'saturday', 13],
  ['saturday', 'sunday', 14],
  ['sunday', 'monday', 15],
])('an offer of %s and %s goes on over the night between them, and over no other', (one, other, day) => {
  const isOpen = (date: number, hour: number) =>
    isOpenAt({ ...weekend, time: '12:00-13:00', on: [one, other] }, new Date(Date.UTC(2026, 2, date, hour)))
  expect([isOpen(day, 3), isOpen(day, 20), isOpen(day + 1, 3), isOpen(day + 1, 20)]).toEqual([false, true, true, false])
})
