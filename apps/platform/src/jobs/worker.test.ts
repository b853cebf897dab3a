import { expect, test } from 'vitest'
import { openLog } from '../core/log.ts'
import { forgetEvents, listFailed, retryNow, wantedBy } from '../core/outbox/eventLog.ts'
import { type Consumer, deliver, emit, emitMany, onEach, onMany, onManyOf } from '../core/outbox/outbox.ts'
import { onEachEngine } from '../testing/databases.ts'
import { betEvent, winEvent } from '../testing/testEvents.ts'
import { workerSetup } from './test/workerSetup.ts'

const _log = openLog('silent')

onEachEngine((open) => {
  const { database, work, said, effects, events, writer, soon } = workerSetup(open)

  test('a consumer marked as first runs before the others', async () => {
    const db = await database()
    const consumers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...writer(name), isFirst: name === 'd' }))
    const worker = work(db, consumers)
    await said(db, 'one')
    await worker.drain()
    const order = await db.query<{ who: string }>('SELECT who FROM effects ORDER BY nth')
    expect(order).toHaveLength(6)
    expect(order[0]?.who).toBe('d')
  })

  test('an event is applied once, in order, and only after the commit of its transaction', async () => {
    const db = await database()
    const worker = work(db, [writer('writer')])
    await said(db, 'a')
    await db.transaction((tx) => said(tx, 'b'))
    await db
      .transaction(async (tx) => {
        await said(tx, 'lost')
        throw new Error('no')
      })
      .catch(() => undefined)
    await emit(db, 'cashbox.payout', { payment: 1n })
    await worker.drain()
    await worker.drain()
    expect(await effects(db)).toEqual(['a', 'b'])
  })

  test('an event that commits after a later one is not skipped', async () => {
    const db = await database()
    const worker = work(db, [writer('writer')])
    let commit = () => {}
    const held = new Promise<void>((resolve) => {
      commit = resolve
    })
    let isWritten = () => {}
    const written = new Promise<void>((resolve) => {
      isWritten = resolve
    })
    const slow = db.transaction(async (tx) => {
      await said(tx, 'early')
      isWritten()
      await held
    })
    await written
    await said(db, 'late')
    await worker.drain()
    commit()
    await slow
    await worker.drain()
    expect((await effects(db)).toSorted()).toEqual(['early', 'late'])
  })

  test('a worker that stops finishes the event in progress and releases its other leases', async () => {
    const db = await database()
    let goOn = () => {}
    const held = new Promise<void>((done) => {
      goOn = done
    })
    let begin = () => {}
    const hasBegun = new Promise<void>((done) => {
      begin = done
    })
    const sent: string[] = []
    const sender: Consumer = {
      name: 'sender',
      reactions: [
        deliver('profile.fileLeft', async ({ payload }) => {
          begin()
          await held
          sent.push(payload.fileKey)
        }),
      ],
    }
    const first = work(db, [sender])
    await emitMany(
      db,
      'profile.fileLeft',
      ['a', 'b', 'c'].map((fileKey) => ({ fileKey })),
    )
    await hasBegun
    const closed = first.close()
    goOn()
    await closed
    expect(sent).toHaveLength(1)
    expect(await db.query('SELECT attempts FROM event_work')).toEqual([{ attempts: 0 }, { attempts: 0 }])
    await work(db, [sender]).drain()
    expect(sent.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('after many events the next batch starts a tenth of a second later', async () => {
    const db = await database()
    const batches: number[] = []
    const waits: (() => void)[] = []
    const batch = () => new Promise<void>((resolve) => waits.push(resolve))
    const counter: Consumer = {
      name: 'counter',
      reactions: [
        onMany('profile.fileLeft', async (tx, those) => {
          tx.afterCommit(() => {
            batches.push(those.length)
            waits.shift()?.()
          })
        }),
      ],
    }
    await work(db, [counter]).drain()
    const [first, second] = [batch(), batch()]
    const since = performance.now()
    const many = Array.from({ length: 40 }, (_, nth) => ({ fileKey: String(nth) }))
    await db.transaction((tx) => emitMany(tx, 'profile.fileLeft', many))
    await first
    for (const key of ['one', 'two', 'three']) await said(db, key)
    await second
    // A timer may be a millisecond early.
    expect(performance.now() - since).toBeGreaterThan(98)
    expect(batches[0]).toBe(40)
  })

  test('the worker wakes on a new event and publishes after the commit', async () => {
    const db = await database()
    const seen = new Promise<number>((done) => {
      const tell: Consumer = {
        name: 'teller',
        reactions: [
          onEach('profile.fileLeft', async (tx, { id }) => {
            await tx.query("INSERT INTO effects VALUES ($1, 'teller', 'x')", [id])
            tx.afterCommit(() => effects(db, 'teller').then((all) => done(all.length)))
          }),
        ],
      }
      work(db, [tell])
    })
    await said(db, 'a')
    expect(await seen).toBe(1)
  })

  test('several workers on one database apply each event once and in order', async () => {
    const db = await database()
    const workers = [1, 2, 3].map(() => work(db, [writer('writer')]))
    await Promise.all(Array.from({ length: 200 }, (_, index) => said(db, String(index))))
    await Promise.all(workers.map((worker) => worker.drain()))
    for (const worker of workers) await worker.close()
    expect((await effects(db)).toSorted()).toEqual(Array.from({ length: 200 }, (_, index) => String(index)).toSorted())
    const [rows] = await db.query<{ is_in_order: boolean }>(
      // Of two written at once, the one with the larger id may be committed first: the order is that of their
      // positions.
      `SELECT array_agg(event ORDER BY nth) = array_agg(event ORDER BY o.position) AS is_in_order
         FROM effects JOIN outbox o ON o.id = effects.event`,
    )
    expect(rows).toEqual({ is_in_order: true })
  })

  test('a consumer that fails on an event neither stops nor repeats the others, and retries that one separately', async () => {
    const db = await database()
    let isBroken = true
    const worker = work(db, [writer('first'), writer('faulty', (what) => !isBroken || what !== 'bad'), writer('last')])
    await db.transaction(async (tx) => {
      for (const what of ['a', 'bad', 'c']) await said(tx, what)
    })
    await worker.drain()
    expect(await effects(db, 'first')).toEqual(['a', 'bad', 'c'])
    expect(await effects(db, 'faulty')).toEqual(['a', 'c'])
    expect(await effects(db, 'last')).toEqual(['a', 'bad', 'c'])
    const [failed, ...more] = await listFailed(db)
    expect(more).toEqual([])
    expect(failed).toMatchObject({
      consumer: 'faulty',
      topic: 'profile.fileLeft',
      attempts: 1,
      error: 'Error: broken',
    })
    expect(failed!.not_before.getTime()).toBeGreaterThan(Date.now() - 60_000)
    // Still broken at the second attempt: it keeps waiting.
    expect(await retryNow(db, 'faulty', failed!.event_id)).toBe(1)
    await worker.drain()
    expect(await listFailed(db)).toMatchObject([{ attempts: 2 }])
    isBroken = false
    expect(await retryNow(db, 'faulty', null)).toBe(1)
    await worker.drain()
    expect(await effects(db, 'faulty')).toEqual(['a', 'bad', 'c'])
    expect(await effects(db, 'first')).toEqual(['a', 'bad', 'c'])
    expect(await listFailed(db)).toEqual([])
  })

  test('a payload that fits no schema is set aside and listed', async () => {
    const db = await database()
    const worker = work(db, [writer('writer')])
    await said(db, 'a')
    await db.query(`INSERT INTO outbox (topic, payload) VALUES ('profile.fileLeft', '{"file": 1}')`)
    await said(db, 'c')
    await worker.drain()
    expect(await effects(db)).toEqual(['a', 'c'])
    expect((await listFailed(db)).map(({ error }) => error)).toEqual([expect.stringContaining('fileKey')])
  })

  test('many events are taken at once, and one by one if one of them is bad', async () => {
    const db = await database()
    const sizes: number[] = []
    const gatherer: Consumer = {
      name: 'gatherer',
      reactions: [
        onMany('play.bet', async (tx, bets) => {
          sizes.push(bets.length)
          if (bets.some(({ payload }) => payload.amount === 2n)) throw new Error('no')
          for (const { id, payload } of bets)
            await tx.query("INSERT INTO effects VALUES ($1, 'gatherer', $2)", [id, String(payload.amount)])
        }),
      ],
    }
    await db.transaction(async (tx) => {
      for (const amount of [1n, 2n, 3n]) await emit(tx, 'play.bet', betEvent(7n, { amount }))
    })
    await work(db, [gatherer]).drain()
    expect(sizes[0]).toBe(3)
    expect(await effects(db, 'gatherer')).toEqual(['1', '3'])
  })

  test('events of several names with the same reaction are taken together, in order', async () => {
    const db = await database()
    const taken: string[][] = []
    const gatherer: Consumer = {
      name: 'gatherer',
      reactions: onManyOf(['play.bet', 'play.win'], async (_, all) => void taken.push(all.map(({ name }) => name))),
    }
    await emit(db, 'play.win', winEvent(7n, {}))
    await emit(db, 'play.bet', betEvent(7n, {}))
    await emit(db, 'play.win', winEvent(7n, {}))
    await work(db, [gatherer]).drain()
    expect(taken).toEqual([['play.win', 'play.bet', 'play.win']])
  })

  test('a consumer that is behind takes more at once; a bad event among many is set aside, and each other is applied once', async () => {
    const db = await database()
    const sizes: number[] = []
    const gatherer: Consumer = {
      name: 'gatherer',
      reactions: [
        onMany('play.bet', async (tx, bets) => {
          sizes.push(bets.length)
          await tx.query("INSERT INTO effects SELECT unnest($1::bigint[]), 'gatherer', 'x'", [bets.map(({ id }) => id)])
          if (bets.some(({ payload }) => payload.amount === 900n)) throw new Error('no')
        }),
      ],
    }
    const amounts = Array.from({ length: 1000 }, (_, nth) => BigInt(nth))
    await emitMany(
      db,
      'play.bet',
      amounts.map((amount) => betEvent(7n, { amount })),
    )
    await work(db, [gatherer]).drain()
    const [applied] = await db.query('SELECT count(*)::int AS rows, count(DISTINCT event)::int AS events FROM effects')
    expect(applied).toEqual({ rows: 999, events: 999 })
    expect(await listFailed(db)).toHaveLength(1)
    expect(Math.max(...sizes)).toBeGreaterThan(50)
    // Halves, not one by one.
    expect(sizes.length).toBeLessThan(60)
  })

  test('a delivery runs outside of transactions, is leased while it runs, and is retried only after a failure', async () => {
    const db = await database()
    const delivered: bigint[] = []
    let isBroken = true
    const post: Consumer = {
      name: 'post',
      reactions: [
        deliver('profile.fileLeft', async ({ id }) => {
          delivered.push(id)
          const [row] = await db.query(
            'SELECT not_before > clock_timestamp() AS leased FROM event_work WHERE event_id = $1',
            [id],
          )
          expect(row).toEqual({ leased: true })
          if (isBroken) throw new Error('no server')
        }),
      ],
    }
    const worker = work(db, [post, writer('writer')])
    await said(db, 'x')
    await worker.drain()
    expect(delivered).toHaveLength(1)
    isBroken = false
    await soon(db)
    await worker.drain()
    expect(delivered).toHaveLength(2)
    expect(new Set(delivered).size).toBe(1)
    expect(await effects(db)).toEqual(['x'])
    await soon(db)
    await worker.drain()
    expect(delivered).toHaveLength(2)
  })

  test('a new consumer starts with events from now on, or with the oldest retained event', async () => {
    const db = await database()
    await said(db, 'a')
    await work(db, [writer('writer')]).drain()
    const worker = work(db, [writer('writer'), writer('newcomer'), { ...writer('reader'), from: 'oldest' }])
    await worker.drain()
    await said(db, 'b')
    await worker.drain()
    expect(await effects(db, 'newcomer')).toEqual(['b'])
    expect(await effects(db, 'reader')).toEqual(['a', 'b'])
    expect(await effects(db)).toEqual(['a', 'b'])
  })

  test('events processed by all consumers are deleted: play after its retention, personal messages at once', async () => {
    const db = await database()
    const consumers: Consumer[] = [
      writer('writer', (what) => what !== 'bad'),
      { name: 'bets', reactions: [onEach('play.bet', async () => undefined)] },
    ]
    await said(db, 'a')
    await emit(db, 'play.bet', betEvent(7n, {}))
    const forget = (before: Date) => forgetEvents(db, wantedBy(consumers), before)
    await forget(new Date(Date.now() + 60_000))
    expect(await events(db)).toBe(2)
    const worker = work(db, consumers)
    await worker.drain()
    await said(db, 'bad')
    await worker.drain()
    await forget(new Date(Date.now() - 60_000))
    expect(await db.query('SELECT topic FROM outbox ORDER BY id')).toEqual([
      { topic: 'play.bet' },
      { topic: 'profile.fileLeft' },
    ])
    await forget(new Date(Date.now() + 60_000))
    expect(await db.query('SELECT topic FROM outbox')).toEqual([{ topic: 'profile.fileLeft' }])
    expect(await events(db)).toBe(1)
  })

  test('two consumers with the same name, or a delivery next to another reaction, are rejected', async () => {
    const db = await database()
    expect(() => work(db, [writer('writer'), writer('writer')])).toThrow('two consumers')
    const post = deliver('profile.fileLeft', async () => undefined)
    expect(() => work(db, [{ name: 'post', reactions: [post, ...writer('x').reactions] }])).toThrow('does more')
  })
})
