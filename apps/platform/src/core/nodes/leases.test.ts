import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { areas } from '../../areas.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { serverDatabase } from '../../testing/databases.ts'
import { type Parts, timersOf } from '../area.ts'
import { readConfig } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import { openPostgres } from '../db/postgres.ts'
import { openLog } from '../log.ts'
import type { Timer } from '../timer.ts'
import { exclusively, type Leases, openLeases } from './leases.ts'

const log = openLog('silent')
/** A lease lapses after 4 s, and another node looks every second; the machine may be busy. */
const within = { timeout: 15_000, interval: 20 }

describe('leases', () => {
  let database: Awaited<ReturnType<typeof serverDatabase>>
  let db: Db
  beforeAll(async () => {
    database = await serverDatabase()
    db = await openPostgres({ url: database.url })
  })
  afterAll(async () => {
    await db?.close()
    await database?.drop()
  })

  const parts = () => ({ db, config: { ...readConfig({ MODE: 'demo' }), mode: 'production' } }) as Parts

  /** Every timer of every area, which here only notes the node that ran it. */
  const timersOfNode = (node: string, note: (node: string, timer: string) => void): readonly Timer[] =>
    // Building the timers only passes these parts on.
    timersOf(areas, parts()).map(({ name }) => ({ name, everyMs: 20, run: async () => note(node, name) }))

  function node(name: string, note: (node: string, timer: string) => void) {
    let isDead = false
    const query: Db['query'] = (...args) => (isDead ? Promise.reject(new Error('killed')) : db.query(...args))
    const leases: Leases = openLeases({ query }, name, log)
    const worker: Worker = startWorker({
      db,
      log,
      consumers: [],
      timers: timersOfNode(name, note),
      runsTimers: () => leases.holds('timers'),
    })
    return {
      leases,
      worker,
      /** Cuts it off from the database without releasing its leases. */
      kill: () => {
        isDead = true
      },
    }
  }

  test('every timer runs on one of two nodes; when that one is cut off, the other takes over, and they never overlap', async () => {
    const runs: { node: string; timer: string }[] = []
    const note = (name: string, timer: string) => runs.push({ node: name, timer })
    const all = new Set(timersOf(areas, parts()).map(({ name }) => name))
    const ranAt = (name: string) => new Set(runs.filter((run) => run.node === name).map(({ timer }) => timer))
    const a = node('a', note)
    await vi.waitFor(() => expect(ranAt('a')).toEqual(all), within)
    const b = node('b', note)
    await vi.waitFor(async () => {
      const held = await db.query<{ holder: string }>('SELECT DISTINCT holder FROM leases')
      expect(held).toEqual([{ holder: 'a' }])
      expect(runs.length).toBeGreaterThan(all.size * 20)
    }, within)
    expect(ranAt('b')).toEqual(new Set())
    a.kill()
    await vi.waitFor(() => expect(ranAt('b')).toEqual(all), within)
    const first = runs.findIndex((run) => run.node === 'b')
    expect(runs.slice(first).filter((run) => run.node === 'a')).toEqual([])
    expect(a.leases.holds('timers')).toBe(false)
    for (const { worker, leases } of [a, b]) {
      await worker.close()
      await leases.close()
    }
  })

  test('work that only one node may do at a time waits for its turn', async () => {
    const steps: string[] = []
    let isLetOn: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      isLetOn = resolve
    })
    const first = exclusively(
      db,
      'test',
      async () => {
        steps.push('first begins')
        await waiting
        steps.push('first ends')
      },
      log,
    )
    await vi.waitFor(() => expect(steps).toEqual(['first begins']), within)
    const second = exclusively(db, 'test', async () => void steps.push('second'), log)
    const failing = exclusively(
      db,
      'test',
      async () => {
        throw new Error('broken')
      },
      log,
    )
    isLetOn()
    await expect(failing).rejects.toThrow('broken')
    await Promise.all([first, second])
    expect(steps).toEqual(['first begins', 'first ends', 'second'])
    expect(await db.query(`SELECT FROM leases WHERE name = 'test'`)).toEqual([])
  })

  test('a node that stops releases its leases at once', async () => {
    const [a, b] = [node('a', () => undefined), node('b', () => undefined)]
    await vi.waitFor(() => expect(a.leases.holds('timers') || b.leases.holds('timers')).toBe(true), within)
    const [first, second] = a.leases.holds('timers') ? [a, b] : [b, a]
    await first.worker.close()
    await first.leases.close()
    expect(first.leases.holds('timers')).toBe(false)
    const name = first === a ? 'a' : 'b'
    expect(await db.query('SELECT FROM leases WHERE holder = $1', [name])).toEqual([])
    await vi.waitFor(() => expect(second.leases.holds('timers')).toBe(true), within)
    await second.worker.close()
    await second.leases.close()
  })
})

test('a lease of exclusive work that cannot be renewed is logged', async () => {
  vi.useFakeTimers()
  const warnings = vi.fn()
  const query = vi.fn().mockResolvedValueOnce([{}]).mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  await exclusively({ query }, 'test', () => vi.advanceTimersByTimeAsync(5000).then(() => undefined), {
    warn: warnings,
  })
  vi.useRealTimers()
  expect(warnings.mock.calls).toEqual([[{ err: new Error('down'), name: 'test' }, expect.any(String)]])
})
