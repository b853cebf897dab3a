import { expect, test } from 'vitest'
import { adventureRun, adventureTitle } from './adventure.ts'

test.each([
  ['2026-11-16T00:00:00.000Z', '2026-11-16', 1],
  ['2026-11-21T13:00:00.000Z', '2026-11-16', 6],
  ['2026-11-23T23:59:59.999Z', '2026-11-16', 8],
  ['2026-11-24T00:00:00.000Z', '2026-11-24', 1],
  ['2027-03-01T12:00:00.000Z', '2027-02-28', 2],
  ['2026-11-15T12:00:00.000Z', '2026-11-08', 8],
])('[OPEN-36] at %s the run of eight days is the one from %s, on its day %d', (now, first, step) => {
  const run = adventureRun('2026-11-16', 8, new Date(now))
  expect([run.first.toISOString().slice(0, 10), run.step]).toEqual([first, step])
})

test('[OPEN-36] [ADV-03] a title bears step, number of steps and day', () => {
  const { first } = adventureRun('2026-11-26', 8, new Date('2026-11-27T00:00:00.000Z'))
  expect([1, 6, 8].map((step) => adventureTitle(step, 8, first))).toEqual([
    '__1/8__26/11/2026',
    '__6/8__01/12/2026',
    '__8/8__03/12/2026',
  ])
})
