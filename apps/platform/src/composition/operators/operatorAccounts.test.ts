import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { confirmedPlayer, openAuthApp, password } from '../../areas/auth/test/authApp.ts'
import { findPlayer } from '../../areas/profile/public.ts'
import { areas } from '../../areas.ts'
import { personalDataOf } from '../../core/area.ts'
import type { Tx } from '../../core/db/db.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { runCommand } from './operatorCommands.ts'

const tables = personalDataOf(areas)
const ownTables = tables.filter(({ where }) => where === 'player_id = $1')
const dayMs = 86_400_000

interface Column extends Record<string, unknown> {
  readonly name: string
  readonly type: string
}

const samples: readonly (readonly [RegExp, unknown])[] = [
  [/text\[\]/, '{x}'],
  [/int.*\[\]/, '{1}'],
  [/int|numeric/, 1],
  [/bool/, false],
  [/timestamp/, '2026-03-01T00:00:00Z'],
  [/date/, '2026-03-01'],
  [/json/, '{}'],
  [/bytea/, Buffer.from('x')],
  [/uuid/, '00000000-0000-4000-8000-000000000001'],
  [/inet/, '192.0.2.1'],
]

/** Adds a row about the player to a table: only what each column requires. Its checks are dropped. */
async function fill(tx: Tx, table: string, playerId: bigint): Promise<void> {
  const checks = await tx.query(`SELECT conname FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`, [
    table,
  ])
  for (const { conname } of checks) await tx.query(`ALTER TABLE ${table} DROP CONSTRAINT ${conname}`)
  const columns = await tx.query<Column>(
    `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type
       FROM pg_attribute a
      WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attidentity = ''
        AND (a.attname = 'player_id' OR (a.attnotnull AND NOT a.atthasdef))`,
    [table],
  )
  const values = columns.map(({ name, type }) => {
    if (name === 'player_id') return playerId
    return samples.find(([pattern]) => pattern.test(type))?.[1] ?? 'x'
  })
  const marks = columns.map((_, at) => `$${at + 1}`)
  await tx.query(`INSERT INTO ${table} (${columns.map(({ name }) => name)}) VALUES (${marks})`, values)
}

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  const order = (...words: string[]) =>
    runCommand(['accounts', ...words, '--by', 'Sam', '--reason', 'asked by mail'], app)
  const noted = async (id: bigint) =>
    (await app.db.query('SELECT action FROM operator_actions WHERE player_id = $1 ORDER BY id', [id])).map(
      ({ action }) => action,
    )

  test('every table of the schema with rows about a player is exported and erased by a declared rule', async () => {
    const rows = await app.db.query<{ table: string }>(
      `SELECT DISTINCT c.relname AS table FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
          AND (a.attname = 'player_id' OR EXISTS (
            SELECT FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND a.attnum = ANY (f.conkey)
               AND f.confrelid IN ('players'::regclass, 'payments'::regclass, 'player_limits'::regclass)))`,
    )
    // An adventure's day is of a player and names the payment: it is listed by its player.
    const declared = new Set(tables.map(({ table }) => table))
    expect(rows.map(({ table }) => table).filter((table) => !declared.has(table))).toEqual([])
    expect(tables).toHaveLength(declared.size)
  })

  test('an erased player leaves money, play and limits under a number, and nothing that identifies them', async () => {
    const email = 'goes@example.com'
    const { id } = await confirmedPlayer(app, email, { first_name: 'Vera', last_name: 'Ström', nickname: 'Comet' })
    await app.db.transaction(async (tx) => {
      // Rows without the rows that they refer to.
      await tx.query('SET LOCAL session_replication_role = replica')
      for (const { table } of ownTables) {
        const found = await tx.query(`SELECT 1 FROM ${table} WHERE player_id = $1 LIMIT 1`, [id])
        if (found.length === 0) await fill(tx, table, id)
      }
    })
    await app.db.query("DELETE FROM player_limits WHERE player_id = $1 AND type = 'selfexclusion'", [id])
    await app.db.query('UPDATE ledger_accounts SET balance_cents = 0 WHERE player_id = $1', [id])
    await app.db.query("UPDATE payments SET state = 'declined' WHERE player_id = $1", [id])
    expect(await order('erase', email)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('close it first'),
    })
    expect(await order('close', email)).toMatchObject({ isDone: true })
    expect(await order('erase', email)).toMatchObject({ isDone: true })
    expect(await order('erase', String(id))).toMatchObject({ isDone: false })
    const counts = await Promise.all(
      ownTables.map(async ({ table, erase }) => {
        const rows = await app.db.query(`SELECT 1 FROM ${table} WHERE player_id = $1`, [id])
        return [table, erase === 'delete' ? 'deleted' : 'kept', rows.length > 0] as const
      }),
    )
    expect(counts.filter(([, rule, remains]) => remains !== (rule === 'kept'))).toEqual([])
    const [row] = await app.db.query<{ player: Record<string, unknown> }>(
      'SELECT to_jsonb(p) AS player FROM players p WHERE id = $1',
      [id],
    )
    expect(JSON.stringify(row!.player)).not.toMatch(/goes@|Vera|Ström|Comet/)
    expect(row!.player).toMatchObject({ email: `erased-${id}@erased.invalid`, country: 'DE', currency: 'EUR' })
    expect(await noted(id)).toEqual(expect.arrayContaining(['account_closed', 'account_erased']))
    // The address is free again, and the erased account stays closed.
    expect(
      await runCommand(['players', 'unlock', row!.player['email'] as string, '--by', 'Sam', '--reason', 'x'], app),
    ).toMatchObject({ isDone: false })
    await confirmedPlayer(app, email)
  })

  test('the marks of a self-excluded person outlast the erasure, so that the exclusion still finds them', async () => {
    const { id } = await confirmedPlayer(app, 'excluded-goes@example.com')
    await runCommand(['exclude', 'excluded-goes@example.com', 'forever', '--by', 'Sam', '--reason', 'asked'], app)
    await order('close', String(id))
    expect(await order('erase', String(id))).toMatchObject({ isDone: true })
    expect(await app.db.query('SELECT 1 FROM identity_marks WHERE player_id = $1', [id])).not.toEqual([])
  })

  test('a closed account refuses sign-in until it is unlocked', async () => {
    const email = 'closed@example.com'
    const { client, id } = await confirmedPlayer(app, email)
    await app.db.query(
      "INSERT INTO ledger_accounts (player_id, currency, kind, balance_cents, created_at) VALUES ($1, 'USD', 'real', 5, $2)",
      [id, app.clock.now()],
    )
    expect(await order('close', email)).toMatchObject({ isDone: false, text: expect.stringContaining('pay it out') })
    await app.db.query("UPDATE ledger_accounts SET balance_cents = 0 WHERE player_id = $1 AND currency = 'USD'", [id])
    expect(await order('close', email)).toMatchObject({ isDone: true })
    expect(await order('close', email)).toMatchObject({ isDone: false })
    expect((await client.get('/api/player')).body).toEqual({})
    const signIn = async () => (await app.client()).post('/api/users/sign_in', { user: { email, password } })
    expect((await signIn()).status).toBe(422)
    await runCommand(['players', 'unlock', email, '--by', 'Sam', '--reason', 'came back'], app)
    expect((await signIn()).status).toBe(201)
  })

  test.each([true, false])('an account that is opened again has bonuses as before it was closed: %j', async (wants) => {
    const email = `reopened-${wants}@example.com`
    const { id } = await confirmedPlayer(app, email)
    const may = async () => (await findPlayer(app.db, id))?.can_issue_bonuses
    await app.db.query('UPDATE players SET can_issue_bonuses = $2 WHERE id = $1', [id, wants])
    await order('close', email)
    expect(await may()).toBe(false)
    await runCommand(['players', 'unlock', email, '--by', 'Sam', '--reason', 'came back'], app)
    expect(await may()).toBe(wants)
  })

  test('an account that has got money since it was closed is not erased', async () => {
    const { id } = await confirmedPlayer(app, 'late-money@example.com')
    await order('close', String(id))
    const setBalance = (cents: number) =>
      app.db.query('UPDATE ledger_accounts SET balance_cents = $2 WHERE player_id = $1', [id, cents])
    await setBalance(500)
    expect(await order('erase', String(id))).toMatchObject({ isDone: false, text: expect.stringContaining('money') })
    await setBalance(0)
    expect(await order('erase', String(id))).toMatchObject({ isDone: true })
  })

  test('the identity of a player who has paid is retained for the years of the law', async () => {
    const { id } = await confirmedPlayer(app, 'paid@example.com')
    await app.db.query(
      `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, locale, created_at, updated_at, finished_at)
       VALUES ($1, 'deposit', 'succeeded', 'EUR', 1000, 'visa', 'visa', 'psp', 'en', $2, $2, $2)`,
      [id, app.clock.now()],
    )
    await order('close', String(id))
    expect(await order('erase', String(id))).toMatchObject({
      isDone: false,
      text: expect.stringContaining('until 2031-03-10'),
    })
    app.clock.move(5 * 366 * dayMs)
    expect(await order('erase', String(id))).toMatchObject({ isDone: true })
    app.clock.move(-5 * 366 * dayMs)
  })

  test('an export has every row about the player, without secrets', async () => {
    const email = 'wants-data@example.com'
    const { id } = await confirmedPlayer(app, email, { first_name: 'Nora' })
    const { id: other } = await confirmedPlayer(app, 'is-excluded@example.com')
    await app.db.query(
      'INSERT INTO exclusion_reviews (player_id, excluded_id, is_held, created_at) VALUES ($1, $2, false, $3)',
      [id, other, app.clock.now()],
    )
    const folder = mkdtempSync(join(tmpdir(), 'apogee-export-'))
    try {
      expect(await order('export', email, '--to', 'relative')).toMatchObject({ text: expect.stringContaining('Usage') })
      const to = join(folder, 'nora')
      expect(await order('export', email, '--to', to)).toMatchObject({ isDone: true })
      const data = JSON.parse(readFileSync(join(to, 'data.json'), 'utf8'))
      expect(Object.keys(data.tables).sort()).toEqual(tables.map(({ table }) => table).sort())
      expect(data.tables.players).toMatchObject([{ id: String(id), email, first_name: 'Nora' }])
      expect(data.tables.sessions).toHaveLength(1)
      expect(data.tables.exclusion_reviews).toHaveLength(1)
      expect(JSON.stringify(data)).not.toMatch(/password_hash|"hash"|"secret"|token_hash|excluded_id/)
      expect(await noted(id)).toEqual(['account_exported'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
