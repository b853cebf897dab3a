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
  ['the day after the clocks changed', '2026-03-29T20:59:00Z', { tz: 'Europe/Tallinn' }, true],
] as const)('%s', (_, now, change, isOpen) => {
  expect(isOpenAt({ ...weekend, ...change }, new Date(now))).toBe(isOpen)
})
