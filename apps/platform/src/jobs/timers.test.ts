import { afterEach, expect, test, vi } from 'vitest'
import { openMovableClock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { openLog } from '../core/log.ts'
import { onEachEngine } from '../testing/databases.ts'
import { startWorker } from './worker.ts'

const log = openLog('silent')

onEachEngine((open) => {
  let db: Db
  afterEach(() => db.close())

  test('when the clock is moved, timers due by the new time run at once', async () => {
    db = await open()
    const clock = await openMovableClock(db)
    const runs: number[] = []
    const timer = { name: 'counts', everyMs: 3_600_000, run: async () => void runs.push(clock.offsetMs) }
    const worker = startWorker({ db, log, consumers: [], timers: [timer], clock })
    await clock.move(60_000)
    expect(runs).toEqual([60_000])
    await worker.close()
    await clock.move(60_000)
    expect(runs).toEqual([60_000])
  })

  test('timers with the same interval are spread out', async () => {
    db = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      const runs: string[] = []
      const timers = ['a', 'b'].map((name) => ({ name, everyMs: 10_000, run: async () => void runs.push(name) }))
      const worker = startWorker({ db, log, consumers: [], timers })
      for (const expected of ['a', 'ab', 'aba', 'abab']) {
        await vi.advanceTimersByTimeAsync(5000)
        expect(runs.join('')).toBe(expected)
      }
      await worker.close()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(runs).toHaveLength(4)
    } finally {
      vi.useRealTimers()
    }
  })
})
