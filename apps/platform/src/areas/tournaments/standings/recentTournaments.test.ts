import { expect, test } from 'vitest'
import type { Row } from '../../../core/db/db.ts'
import { RecentTournaments } from './recentTournaments.ts'

/** A database with one tournament; says how often it was read. */
function holding(participants: number) {
  const tournament = {
    id: 7n,
    finished_at: null as Date | null,
    participants,
    definition: { titles: { en: 'Race' }, prizes: [] },
  }
  let reads = 0
  const query = async <R extends Row>() => {
    reads += 1
    return [{ ...tournament }] as unknown as R[]
  }
  return { tournament, sql: { query }, reads: () => reads }
}

test.each([
  [500, 3],
  [501, 1],
])('of a tournament with %i players, three pages read it %i times', async (participants, times) => {
  const { sql, reads } = holding(participants)
  const recent = new RecentTournaments()
  for (let page = 0; page < 3; page += 1) expect((await recent.find(sql, 'apogee', 7))?.id).toBe(7n)
  expect(reads()).toBe(times)
})

test('another brand is asked for apart', async () => {
  const { sql, reads } = holding(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  await recent.find(sql, 'halcyon', 7)
  expect(reads()).toBe(2)
})

test('a table that is final is read at once', async () => {
  const { sql, tournament } = holding(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  tournament.finished_at = new Date()
  recent.forget(7n)
  expect((await recent.find(sql, 'apogee', 7))?.finished_at).toEqual(tournament.finished_at)
})
