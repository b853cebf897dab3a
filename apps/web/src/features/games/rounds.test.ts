import { expect, test } from 'vitest'
import { askOf, daysOfRounds, type Round, roundsFile } from './rounds'

const now = Date.parse('2026-11-21T15:30:00.000Z')

test('[SAFE-07] rounds are filtered by outcome and period; a year is all that is kept', () => {
  expect(askOf({ outcome: 'all', period: 'y1' }, now)).toEqual({})
  expect(askOf({ outcome: 'won', period: 'd7' }, now)).toEqual({ result: 'won', from: '2026-11-15T00:00:00.000Z' })
  expect(askOf({ outcome: 'open', period: 'd30' }, now)).toEqual({ result: 'open', from: '2026-10-23T00:00:00.000Z' })
})

test('[SAFE-07] the file holds the rounds that are shown', () => {
  expect(roundsFile({ outcome: 'lost', period: 'd7' }, now)).toBe(
    '/api/player/rounds.csv?result=lost&from=2026-11-15T00%3A00%3A00.000Z',
  )
})

test('rounds of one day of the reader stand together', () => {
  // Noon and an hour later are one day wherever the reader is but at the date line.
  const at = (started_at: string) => ({ started_at }) as Round
  const days = daysOfRounds([at('2026-11-21T13:00:00Z'), at('2026-11-21T12:00:00Z'), at('2026-11-19T12:00:00Z')])
  expect(days.map(({ rounds }) => rounds.length)).toEqual([2, 1])
})
