import { expect, test } from 'vitest'
import { leaseWork, listFailed, postponeWork, renewLease, returnLeases } from '../core/outbox/eventLog.ts'
import { type Consumer, onEach } from '../core/outbox/outbox.ts'
import { onEachEngine } from '../testing/databases.ts'
import { workerSetup } from './test/workerSetup.ts'

onEachEngine((open) => {
  const { database, work, said, effects, soon } = workerSetup(open)

  test('an event whose lease expires while it waits is applied by one worker only', async () => {
    const db = await database()
    let isOpen = false
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Consumer = {
      name: 'slow',
      reactions: [
        onEach('profile.fileLeft', async (tx, { id, payload: { fileKey } }) => {
          if (!isOpen) throw new Error('broken')
          await tx.query('INSERT INTO effects VALUES ($1, $2, $3)', [id, 'slow', fileKey])
          if (fileKey !== 'first') return
          begun.resolve()
          await held.promise
        }),
      ],
    }
    const worker = work(db, [slow])
    for (const what of ['first', 'second', 'third']) await said(db, what)
    await worker.drain()
    isOpen = true
    await soon(db)
    const drained = worker.drain()
    await begun.promise
    // The leases expire, and another process takes the waiting events; the row of the event in progress is locked.
    await db.query(`UPDATE event_work SET not_before = '-infinity' WHERE error IS NOT NULL AND attempts = 2
      AND event_id IN (SELECT event_id FROM event_work FOR UPDATE SKIP LOCKED)`)
    await work(db, [slow]).drain()
    expect(await effects(db, 'slow')).toEqual(['second', 'third'])
    held.resolve()
    await drained
    expect(await effects(db, 'slow')).toEqual(['first', 'second', 'third'])
    expect(await listFailed(db)).toEqual([])
  })

  test('a worker whose lease expired neither tries, returns nor postpones the event that another worker has leased', async () => {
    const db = await database()
    let isOpen = false
    let running = 0
    const both: Consumer = {
      name: 'both',
      reactions: [
        onEach('profile.fileLeft', async (tx, { id, payload: { fileKey } }) => {
          if (!isOpen) throw new Error('broken')
          running += 1
          await tx.query('INSERT INTO effects VALUES ($1, $2, $3)', [id, 'both', fileKey])
        }),
      ],
    }
    const worker = work(db, [both])
    await said(db, 'one')
    await worker.drain()
    // Its next pass would take the event before the leases below.
    await worker.close()
    isOpen = true
    await soon(db)
    // Two processes that both believe to have its lease, because the first one expired.
    const leases = [await leaseWork(db, 'both', 50), await soon(db).then(() => leaseWork(db, 'both', 50))]
    expect(leases.map(({ length }) => length)).toEqual([1, 1])
    expect(await renewLease(db, 'both', leases[0]![0]!)).toBe(false)
    expect(await renewLease(db, 'both', leases[1]![0]!)).toBe(true)
    await returnLeases(db, 'both', leases[0]!)
    await postponeWork(db, 'both', leases[0]![0]!, 'too late')
    expect((await listFailed(db)).map(({ attempts, error }) => [attempts, error])).toEqual([[3, 'Error: broken']])
    await returnLeases(db, 'both', leases[1]!)
    await work(db, [both]).drain()
    expect([running, await effects(db, 'both')]).toEqual([1, ['one']])
  })
})
