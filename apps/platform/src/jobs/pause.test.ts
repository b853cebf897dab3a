import { expect, test, vi } from 'vitest'
import { type Consumer, emitMany, onMany } from '../core/outbox/outbox.ts'
import { onEachEngine } from '../testing/databases.ts'
import { workerSetup } from './test/workerSetup.ts'

onEachEngine((open) => {
  const { database, work, said, effects, writer } = workerSetup(open)

  test('a consumer with a pause takes the events of that time together, and a drain does not wait for it', async () => {
    const db = await database()
    const batches: { readonly keys: string[]; readonly at: number }[] = []
    const waits: (() => void)[] = []
    const batch = () => new Promise<void>((resolve) => waits.push(resolve))
    const everyMs = 400
    const slow: Consumer = {
      name: 'slow',
      everyMs: () => everyMs,
      reactions: [
        onMany('profile.fileLeft', async (tx, those) => {
          const at = performance.now()
          tx.afterCommit(() => {
            batches.push({ keys: those.map(({ payload }) => payload.fileKey), at })
            waits.shift()?.()
          })
        }),
      ],
    }
    const worker = work(db, [slow, writer('writer')])
    await worker.drain()
    const [first, second] = [batch(), batch()]
    await said(db, 'a')
    await first
    const many = Array.from({ length: 120 }, (_, nth) => `b${nth}`)
    await said(db, 'b')
    await emitMany(
      db,
      'profile.fileLeft',
      many.map((fileKey) => ({ fileKey })),
    )
    await second
    expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', ...many]])
    // A timer may be a millisecond early, and a pass begins before its batch.
    expect(batches[1]!.at - batches[0]!.at).toBeGreaterThan(everyMs / 2)
    expect(await effects(db)).toEqual(['a', 'b', ...many])
    await said(db, 'e')
    await worker.drain()
    expect(batches.at(-1)!.keys).toEqual(['e'])
  })

  test('a pause that becomes shorter does not hold up the events that wait already', async () => {
    const db = await database()
    let pauseMs = 60_000
    const batches: string[][] = []
    const slow: Consumer = {
      name: 'slow',
      everyMs: () => pauseMs,
      reactions: [
        onMany('profile.fileLeft', async (tx, those) =>
          tx.afterCommit(() => batches.push(those.map(({ payload }) => payload.fileKey))),
        ),
      ],
    }
    const worker = work(db, [slow])
    await worker.drain()
    await said(db, 'a')
    await vi.waitFor(() => expect(batches).toEqual([['a']]))
    await said(db, 'b')
    pauseMs = 0
    await said(db, 'c')
    await vi.waitFor(() => expect(batches.flat()).toEqual(['a', 'b', 'c']))
  })
})
