import { playPauseMs } from '@apogee/rules/limits/realityCheck'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../core/db/db.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { lastPlays, readClock, updateClocks } from './playClock.ts'

const minute = 60_000
const at = (minutes: number) => new Date(Date.parse('2026-01-05T12:00:00Z') + minutes * minute)

test('a pause ends a play session, regardless of the order of its events', () => {
  const pause = playPauseMs / minute
  const moments = [20, 0, 10, 20 + pause, 25 + pause].map((minutes) => ({ playerId: 1n, at: at(minutes) }))
  expect(lastPlays([...moments, { playerId: 2n, at: at(3) }])).toEqual([
    { playerId: 1n, from: at(20 + pause), to: at(25 + pause) },
    { playerId: 2n, from: at(3), to: at(3) },
  ])
})

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  test('batched rounds update the clock like single rounds', async () => {
    let player = 0n
    const pauses = fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(pauses, fc.integer({ min: 1, max: 5 }), async (minutes, size) => {
        player += 2n
        const [single, together] = [player, player + 1n]
        const moments = minutes.map((_, nth) => at(minutes.slice(0, nth + 1).reduce((sum, more) => sum + more)))
        for (const moment of moments) await updateClocks(db, [{ playerId: single, from: moment, to: moment }])
        for (let from = 0; from < moments.length; from += size)
          await updateClocks(
            db,
            lastPlays(moments.slice(from, from + size).map((moment) => ({ playerId: together, at: moment }))),
          )
        expect(await readClock(db, together)).toEqual(await readClock(db, single))
      }),
      { numRuns: 30, seed: 7 },
    )
  })
})
