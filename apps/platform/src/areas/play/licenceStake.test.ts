import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { fund, openPlay } from '../../testing/play.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { placeBet } from './public.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  test("all bets of a round together cannot exceed the licence's stake limit of the session", async () => {
    await fund(db, 101n, { real: 1000n })
    const session = await openPlay(db, 101n, 'limited')
    await db.query('UPDATE play_sessions SET max_stake_cents = 200 WHERE id = $1', [session])
    const bet = (transaction: string, round: string, amount: bigint) =>
      placeBet(db, { session, round, transaction, amount, now })
    const refused = { ok: false, code: 'stake_limit_exceeded' }
    expect(await bet('one', 'round-1', 201n)).toEqual(refused)
    expect(await bet('two', 'round-1', 150n)).toMatchObject({ ok: true, balance: 850n })
    expect(await bet('three', 'round-1', 51n)).toEqual(refused)
    expect(await bet('four', 'round-1', 50n)).toMatchObject({ ok: true, balance: 800n })
    expect(await bet('five', 'round-2', 200n)).toMatchObject({ ok: true, balance: 600n })
  })

  test('two concurrent bets cannot exceed it together', async () => {
    await fund(db, 102n, { real: 1000n })
    const session = await openPlay(db, 102n, 'limited-2')
    await db.query('UPDATE play_sessions SET max_stake_cents = 200 WHERE id = $1', [session])
    const bets = ['a', 'b', 'c'].map((transaction) =>
      placeBet(db, { session, round: 'round-3', transaction, amount: 150n, now }),
    )
    const placed = (await Promise.all(bets)).filter(({ ok }) => ok)
    expect(placed).toHaveLength(1)
  })
})
