import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { migrate } from '../../core/db/migrate.ts'
import { folder as migrations, onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { assertPlayBalanced } from './assertPlayBalanced.ts'
import { payWin, placeBet, rollBackBet } from './play.ts'

onEachEngine((open) => {
  let db: Db
  let player: bigint
  const now = new Date('2026-11-27T09:00:00Z')
  const order = (round: string, kind: string, amount: bigint) => ({
    ...{ session: 'compact', round, transaction: `${round}-${kind}`, amount, now },
  })
  const win = (round: string, amount: bigint) => payWin(db, { ...order(round, 'win', amount), finishesRound: true })
  const bet = (round: string) => placeBet(db, order(round, 'bet', 10n))
  const rows = () => db.query('SELECT to_jsonb(t) AS row FROM game_transactions t ORDER BY id')
  const columns = () =>
    db.query(
      `SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'game_transactions' ORDER BY 1`,
    )
  const balance = () =>
    db.query("SELECT balance_cents FROM ledger_accounts WHERE player_id = $1 AND kind = 'real'", [player])
  const uniqueness = async () => {
    const found = await db.query<{ contype: string }>(
      "SELECT contype FROM pg_constraint WHERE conrelid = 'game_transactions'::regclass AND contype IN ('p', 'x')",
    )
    return found.map(({ contype }) => contype)
  }
  const indexes = () =>
    db.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'game_transactions' AND indexname NOT IN
              ('game_transactions_id', 'game_transactions_pkey') ORDER BY 1`,
    )

  beforeAll(async () => {
    db = await open()
    player = await newFunded(db, { real: 1_000n })
    await openPlay(db, player, 'compact')
  })
  afterAll(() => db.close())

  test('an empty table is made compact by the migration; one with rows keeps its form', async () => {
    expect(await uniqueness()).toEqual(['x'])
    // As on a server of an earlier release.
    await db.query(
      `ALTER TABLE game_transactions DROP CONSTRAINT game_transactions_id, ADD PRIMARY KEY (id);
       DROP FUNCTION compact_game_transactions();
       DELETE FROM schema_migrations WHERE name = '0347_compact_play.sql'`,
    )
    await bet('lost')
    await win('lost', 0n)
    expect(await migrate(db, { folder: migrations })).toEqual(['0347_compact_play.sql'])
    expect(await uniqueness()).toEqual(['p'])
  })

  test('a table with rows that an operator makes compact has the same rows, columns, indexes and books', async () => {
    await bet('won')
    await win('won', 25n)
    await bet('returned')
    await rollBackBet(db, { ...order('returned', 'back', 0n), original: 'returned-bet' })
    await bet('open')
    const state = async () => ({
      rows: await rows(),
      columns: await columns(),
      indexes: await indexes(),
      books: await db.query('SELECT * FROM booked_entries ORDER BY 1, 2, 3'),
    })
    const before = await state()
    expect(before.rows).toHaveLength(7)
    await db.query('SELECT compact_game_transactions()')
    expect(await uniqueness()).toEqual(['x'])
    expect(await state()).toEqual(before)
    await assertPlayBalanced(db)
  })

  test('calls from before are known, new ones count once, and a rolled-back bet stays rolled back', async () => {
    const before = await balance()
    expect(await bet('open')).toMatchObject({ ok: true, isRepeat: true })
    expect(await placeBet(db, order('open', 'bet', 11n))).toEqual({ ok: false, code: 'transaction_conflict' })
    expect(await bet('returned')).toEqual({ ok: false, code: 'transaction_rolled_back' })
    expect(await balance()).toEqual(before)
    const all = await Promise.all(Array.from({ length: 4 }, () => bet('fresh')))
    expect(all.filter((one) => one.ok && !one.isRepeat)).toHaveLength(1)
    expect(all.filter((one) => one.ok && one.isRepeat)).toHaveLength(3)
    expect(await win('open', 10n)).toMatchObject({ ok: true, isRepeat: false })
    expect(await balance()).toEqual(before)
    await assertPlayBalanced(db)
  })

  test('a row is found by its id through the index', async () => {
    await db.query('ANALYZE game_transactions')
    const plan = await db.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off')
      return tx.query<{ 'QUERY PLAN': string }>("EXPLAIN SELECT * FROM game_transactions WHERE id = 'open-bet'")
    })
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('game_transactions_id')
  })
})
