import { expect, test } from 'vitest'
import { readRoundsFilter, roundsFile, roundsRequest, stepOf, writeRoundsFilter } from './rounds'

const now = new Date(2026, 10, 21, 15, 30).getTime()
const local = (...at: [number, number, number]) => new Date(...at).toISOString()
const all = { outcome: 'all', period: 'd30' } as const

test('[SAFE-07] rounds are filtered by outcome, game and the reader’s period; a year has no start, as older rounds are deleted', () => {
  expect(roundsRequest({ outcome: 'all', period: 'y1' }, now)).toEqual({})
  expect(roundsRequest({ outcome: 'won', period: 'd7' }, now)).toEqual({ result: 'won', from: local(2026, 10, 15) })
  expect(roundsRequest({ ...all, game: 'a/B' }, now)).toEqual({ game: 'a/B', from: local(2026, 9, 23) })
  expect(roundsRequest({ ...all, period: 'own', from: '2026-03-01', to: '2026-03-31' }, now)).toEqual({
    from: local(2026, 2, 1),
    to: new Date(new Date(2026, 3, 1).getTime() - 1).toISOString(),
  })
})

test('[SAFE-07] the file contains the rounds that are shown', () => {
  expect(roundsFile({ outcome: 'lost', period: 'd7' }, now)).toBe(
    `/api/player/rounds.csv?result=lost&from=${encodeURIComponent(local(2026, 10, 15))}`,
  )
})

test('[SAFE-07] the filter is written to the address, and invalid values there are ignored', () => {
  const filter = { outcome: 'won', period: 'own', from: '2026-03-01', to: undefined, game: 'a/B' } as const
  expect(readRoundsFilter(writeRoundsFilter(filter))).toEqual(filter)
  expect(writeRoundsFilter(all)).toEqual({})
  expect(readRoundsFilter({ outcome: 'drawn', period: 'd1', from: '2026-3-1', to: '2026-13-45' })).toMatchObject(all)
})

test.each([
  ['d7', undefined, 'day'],
  ['d30', undefined, 'day'],
  ['y1', undefined, 'month'],
  ['own', '2026-11-01', 'day'],
  ['own', '2026-08-01', 'week'],
  ['own', '2026-01-01', 'month'],
] as const)('a chart of %s from %s is drawn by %s', (period, from, step) => {
  expect(stepOf({ ...all, period, from }, now)).toBe(step)
})
