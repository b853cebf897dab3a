import { expect, test } from 'vitest'
import { archiveDays } from './archiveDays'
import { tournamentFixture } from './tournamentFixture'

const ended = (frontend_identifier: string, end_at: string) => tournamentFixture({ frontend_identifier, end_at })

test('[RT-21] the archive is grouped by the day on which tournaments ended, and midnight ends the day before', () => {
  const list = [
    ended('sprint-18', '2026-11-29T18:00:00.000Z'),
    ended('sprint-3', '2026-11-29T03:00:00.000Z'),
    ended('dash', '2026-11-29T00:00:00.000Z'),
    ended('week', '2026-11-23T12:00:00.000Z'),
  ]
  const daysIn = (zone: string) =>
    archiveDays(list, zone).map(({ at, tournaments }) => [
      at.slice(0, 10),
      ...tournaments.map((one) => one.frontend_identifier),
    ])
  expect(daysIn('UTC')).toEqual([
    ['2026-11-29', 'sprint-18', 'sprint-3'],
    ['2026-11-28', 'dash'],
    ['2026-11-23', 'week'],
  ])
  expect(daysIn('America/Toronto')[0]).toEqual(['2026-11-29', 'sprint-18'])
  expect(daysIn('America/Toronto')[1]).toEqual(['2026-11-29', 'sprint-3', 'dash'])
})
