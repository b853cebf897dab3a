import { afterEach, expect, test } from 'vitest'
import type { Db } from '../core/db/db.ts'
import { openLog } from '../core/log.ts'
import { type Consumer, emit } from '../core/outbox/outbox.ts'
import { onEachEngine } from '../testing/databases.ts'
import { startWorker, type Worker } from './worker.ts'

const log = openLog('silent')

onEachEngine((open) => {
  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close()
  })
  async function database(): Promise<Db> {
    const db = await open()
    opened.push(db)
    await db.query('CREATE TABLE effects (event bigint, what text)')
    return db
  }
  function work(db: Db, consumers: Consumer[]): Worker {
    const worker = startWorker({ db, log, consumers })
    opened.push(worker)
    return worker
  }
  const effects = async (db: Db) =>
    (await db.query<{ what: string }>('SELECT what FROM effects ORDER BY event')).map(({ what }) => what)
  const left = async (db: Db) => (await db.query('SELECT id FROM outbox')).length
  const write: Consumer = {
    topic: 'said',
    apply: async (tx, { id, payload }) => {
      await tx.query('INSERT INTO effects VALUES ($1, $2)', [id, (payload as { what: string }).what])
    },
  }

  test('an event is applied once, in order, and only when what told it was committed', async () => {
    const db = await database()
    const worker = work(db, [write])
    await emit(db, 'said', { what: 'a' })
    await db.transaction((tx) => emit(tx, 'said', { what: 'b' }))
    await db
      .transaction(async (tx) => {
        await emit(tx, 'said', { what: 'lost' })
        throw new Error('no')
      })
      .catch(() => undefined)
    await emit(db, 'nobody cares', {})
    await worker.drain()
    expect(await effects(db)).toEqual(['a', 'b'])
    expect(await left(db)).toBe(0)
  })

  test('the worker wakes by itself and publishes after the commit', async () => {
    const db = await database()
    const seen = new Promise<number>((done) => {
      work(db, [
        write,
        {
          topic: 'said',
          apply: async (tx) =>
            tx.afterCommit(() => {
              effects(db).then((all) => done(all.length))
            }),
        },
      ])
    })
    await emit(db, 'said', { what: 'a' })
    expect(await seen).toBe(1)
  })

  test('several workers on one database apply each event once', async () => {
    const db = await database()
    const workers = [work(db, [write]), work(db, [write]), work(db, [write])]
    await Promise.all(Array.from({ length: 200 }, (_, index) => emit(db, 'said', { what: String(index) })))
    await Promise.all(workers.map((worker) => worker.drain()))
    for (const worker of workers) await worker.close()
    expect((await effects(db)).toSorted()).toEqual(Array.from({ length: 200 }, (_, index) => String(index)).toSorted())
  })

  test('an event whose consumer fails leaves nothing behind, holds nobody up and is tried again', async () => {
    const db = await database()
    let isBroken = true
    const worker = work(db, [
      write,
      {
        topic: 'said',
        apply: async (_, { payload }) => {
          if (isBroken && (payload as { what: string }).what === 'bad') throw new Error('broken')
        },
      },
    ])
    await db.transaction(async (tx) => {
      for (const what of ['a', 'bad', 'c']) await emit(tx, 'said', { what })
    })
    await worker.drain()
    expect(await effects(db)).toEqual(['a', 'c'])
    const [waiting] = await db.query('SELECT attempts, error, not_before > clock_timestamp() AS waits FROM outbox')
    expect(waiting).toEqual({ attempts: 1, error: 'Error: broken', waits: true })
    isBroken = false
    await db.query('UPDATE outbox SET not_before = clock_timestamp()')
    await worker.drain()
    expect(await effects(db)).toEqual(['a', 'bad', 'c'])
    expect(await left(db)).toBe(0)
  })

  test('a delivery runs outside of transactions, is leased meanwhile, and comes again only when it failed', async () => {
    const db = await database()
    const delivered: bigint[] = []
    let isBroken = true
    const worker = work(db, [
      {
        topic: 'mail',
        deliver: async ({ id }) => {
          delivered.push(id)
          const [row] = await db.query('SELECT not_before > clock_timestamp() AS leased FROM outbox WHERE id = $1', [
            id,
          ])
          expect(row).toEqual({ leased: true })
          if (isBroken) throw new Error('no server')
        },
      },
    ])
    await emit(db, 'mail', { to: 'x' })
    await worker.drain()
    expect(delivered).toHaveLength(1)
    isBroken = false
    await db.query('UPDATE outbox SET not_before = clock_timestamp()')
    await worker.drain()
    expect(delivered).toHaveLength(2)
    expect(new Set(delivered).size).toBe(1)
    expect(await left(db)).toBe(0)
  })

  test('two deliveries of a topic, or a delivery beside an application, are a fault of the composition', async () => {
    const db = await database()
    const deliver: Consumer = { topic: 'said', deliver: async () => undefined }
    expect(() => startWorker({ db, log, consumers: [deliver, deliver] })).toThrow('two deliveries')
    expect(() => startWorker({ db, log, consumers: [deliver, write] })).toThrow('both')
  })
})
