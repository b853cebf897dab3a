import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { assertPlayBalanced } from './assertPlayBalanced.ts'
import { dropRounds } from './dropRounds.ts'
import { payWin, payWinLate, placeBet } from './play.ts'

onEachEngine((open) => {
  let db: Db
  // One for each test: one of them leaves books that do not balance.
  beforeEach(async () => {
    db = await open()
  })
  afterEach(() => db.close())

  const day = { from: new Date('2026-02-10'), to: new Date('2026-02-11') }
  const archived = { from: new Date('2026-01-01'), to: new Date('2026-04-01') }
  const now = new Date('2027-05-01')
  const drop = () => dropRounds(db, { ended: day, archived, except: [], heldPlayers: [], now })
  const order = (round: string, kind: string, amount: bigint) => ({
    ...{ session: 'dropping', round, transaction: `${round}-${kind}`, amount, finishesRound: true },
    now: new Date('2026-02-10T10:00:00Z'),
  })

  test('a late win that commits while its round is being dropped: the round stays with it', async () => {
    const player = await newFunded(db, { real: 100n })
    await openPlay(db, player, 'dropping')
    for (const round of ['racing', 'other']) {
      await placeBet(db, order(round, 'bet', 10n))
      await payWin(db, order(round, 'win', 0n))
    }
    const [paid, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const paying = db.transaction(async (tx) => {
      expect(await payWinLate(tx, { ...order('racing', 'late', 5n), now })).toMatchObject({ ok: true })
      paid.resolve()
      await waiting.promise
    })
    await Promise.race([paid.promise, paying])
    const dropping = drop()
    const isWaiting = () =>
      db.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    await expect.poll(isWaiting, { interval: 10 }).toHaveLength(1)
    waiting.resolve()
    await paying
    expect(await dropping).toMatchObject({ rounds: 1n, transactions: 2n, difference: 0n })
    expect(await db.query('SELECT id, win_cents FROM game_rounds WHERE player_id = $1', [player])).toEqual([
      { id: 'racing', win_cents: 5n },
    ])
    await assertPlayBalanced(db)
  })

  test('a movement whose round is missing is found', async () => {
    await openPlay(db, await newFunded(db, { real: 100n }), 'dropping')
    await placeBet(db, order('gone', 'bet', 10n))
    await assertPlayBalanced(db)
    await db.query("DELETE FROM game_rounds WHERE id = 'gone'")
    await expect(assertPlayBalanced(db)).rejects.toThrow('movement without its round: gone-bet')
  })
})
