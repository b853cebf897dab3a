import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../core/db/db.ts'
import { migrate } from '../../core/db/migrate.ts'
import { folder as migrations, onEachEngine } from '../../testing/databases.ts'
import { newFunded, openPlay } from '../../testing/play.ts'
import { placeBet } from './play.ts'

const name = '0349_order_columns_of_play.sql'

/** The table as releases before made it: 0001, and what 0099, 0320, 0338 and 0345 added. */
const before = `
DROP VIEW booked_entries;
DROP TABLE game_transactions;
CREATE TABLE game_transactions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'void')),
  round_id text NOT NULL,
  session_id text NOT NULL,
  player_id bigint NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL,
  real_cents bigint NOT NULL,
  bonus_cents bigint NOT NULL,
  balance_cents bigint NOT NULL,
  original_id text,
  finishes boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  free_cents bigint NOT NULL DEFAULT 0,
  counts_at_end boolean NOT NULL DEFAULT false,
  is_movement boolean NOT NULL DEFAULT false,
  CONSTRAINT game_transactions_parts CHECK (amount_cents = real_cents + bonus_cents)
);
CREATE UNIQUE INDEX game_transactions_one_rollback ON game_transactions (original_id) WHERE kind = 'rollback';
CREATE INDEX game_transactions_of_round ON game_transactions USING hash (round_id);
CREATE INDEX game_transactions_time ON game_transactions USING brin (created_at) WITH (autosummarize = on);`

onEachEngine((open) => {
  let db: Db
  const columns = () =>
    db.query<{ name: string; width: number }>(
      `SELECT attname AS name, attlen::int AS width, format_type(atttypid, atttypmod) AS type, attnotnull,
              pg_get_expr(d.adbin, d.adrelid) AS "default"
         FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE attrelid = 'game_transactions'::regclass AND attnum > 0 ORDER BY attnum`,
    )
  const definition = async () => ({
    columns: (await columns()).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    constraints: await db.query(
      `SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint
        WHERE conrelid = 'game_transactions'::regclass ORDER BY 1`,
    ),
    indexes: await db.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'game_transactions' ORDER BY 1"),
    entries: await db.query("SELECT pg_get_viewdef('booked_entries'::regclass) AS text"),
  })

  /** The database of an earlier release. */
  async function goBack() {
    const [view] = await db.query<{ text: string }>("SELECT pg_get_viewdef('booked_entries'::regclass) AS text")
    await db.query(`${before} CREATE VIEW booked_entries AS ${view?.text}`)
    await db.query('DELETE FROM schema_migrations WHERE name = $1', [name])
  }

  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  test('an empty table gets the columns of fixed width first, and nothing else about it changes', async () => {
    await goBack()
    const old = await definition()
    expect(await migrate(db, { folder: migrations })).toEqual([name])
    expect(await definition()).toEqual(old)
    const widths = (await columns()).map(({ width }) => width)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })

  test('a table with bets is left as it is', async () => {
    await goBack()
    const player = await newFunded(db, { real: 1_000n })
    await openPlay(db, player, 'session')
    const order = { session: 'session', round: 'round', transaction: 'bet', amount: 10n, now: new Date('2026-11-30') }
    expect(await placeBet(db, order)).toMatchObject({ ok: true, isRepeat: false })
    const old = await columns()
    expect(await migrate(db, { folder: migrations })).toEqual([name])
    expect(await columns()).toEqual(old)
    expect(await placeBet(db, order)).toMatchObject({ ok: true, isRepeat: true })
  })
})
