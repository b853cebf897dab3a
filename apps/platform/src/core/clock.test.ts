import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onEachEngine } from '../testing/databases.ts'
import { openMovableClock } from './clock.ts'
import type { Db } from './db/db.ts'
import { singleNode } from './nodes/nodes.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  test('a message on the bus moves no clock: the clock reads its offset from the database again', async () => {
    let hear: (message: object) => void = () => undefined
    const query = vi.spyOn(db, 'query')
    const clock = await openMovableClock(db, {
      ...singleNode,
      subscribe: (_, listener) => {
        // One test uses a single kind of topic.
        hear = listener as (message: object) => void
        return () => undefined
      },
    })
    const moved = vi.fn()
    clock.onMove?.(moved)
    for (const message of [{ offsetMs: 86_400_000 }, { offsetMs: Number.MAX_VALUE }, { offsetMs: 'x' }, {}]) {
      query.mockClear()
      hear(message)
      await vi.waitFor(() => expect(query.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]))
      expect([clock.offsetMs, moved.mock.calls.length]).toEqual([0, 0])
    }
    const another = await openMovableClock(db)
    await another.move(60_000)
    hear({})
    await vi.waitFor(() => expect(clock.offsetMs).toBe(60_000))
    expect(moved).toHaveBeenCalledTimes(1)
  })
})
