import { expect, test } from 'vitest'
import type { Row } from '../../../core/db/db.ts'
import { RecentTournaments } from './standings.ts'

/** A database with one tournament, which counts its reads. */
function openStore(participants: number) {
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
])('three pages of a tournament with %i players read it %i times', async (participants, times) => {
  const { sql, reads } = openStore(participants)
  const recent = new RecentTournaments()
  for (let page = 0; page < 3; page += 1) expect((await recent.find(sql, 'apogee', 7))?.id).toBe(7n)
  expect(reads()).toBe(times)
})

test('each brand has its own entry', async () => {
  const { sql, reads } = openStore(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  await recent.find(sql, 'halcyon', 7)
  expect(reads()).toBe(2)
})

test('a leaderboard that has become final is read at once', async () => {
  const { sql, tournament } = openStore(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  tournament.finished_at = new Date()
  recent.drop(7n)
  expect((await recent.find(sql, 'apogee', 7))?.finished_at).toEqual(tournament.finished_at)
})
