import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { runCommand } from './operatorCommands.ts'

const order = (month: string) => ['archive-month', month, '--by', 'Sam of finance', '--reason', 'yearly audit']

onEachDatabase((makeApp) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apogee-archive-'))
  const archived = (name: string): Record<string, unknown>[] =>
    gunzipSync(readFileSync(join(dataDir, 'archive', name)))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ env: { DATA_DIR: dataDir } })
    const [{ id: player } = { id: 0n }] = await app.db.query<{ id: bigint }>(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       VALUES ('archived@apogee.test', 'none', 'EUR', 'en', now()) RETURNING id`,
    )
    await app.db.query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, win_cents, state,
                                started_at, finished_at, balance_after_cents)
       VALUES ('over', $1, 'x/y', 'EUR', 's', 100, 40, 'finished', '2026-01-31T23:59:00Z', '2026-02-01T00:00:30Z', 940),
              ('open', $1, 'x/y', 'EUR', 's', 100, 0, 'open', '2026-02-02T00:00:00Z', NULL, 840)`,
      [player],
    )
    await app.db.query(
      `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, account,
                             destination, locale, created_at, updated_at, finished_at)
       VALUES ($1, 'cashout', 'succeeded', 'EUR', 5000, 'card', 'Visa', 'sandbox', '4242 **** 4242', 'secret-address', 'en',
               '2026-02-10T10:00:00Z', '2026-02-10T11:00:00Z', '2026-02-10T11:00:00Z')`,
      [player],
    )
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('a month is archived once: rounds and payments with the month they ended in, and no card or address', async () => {
    const done = await runCommand(order('2026-02'), app)
    expect(done).toMatchObject({ isDone: true, text: expect.stringMatching(/^ {2}game_rounds: 1$/m) })
    expect(archived('2026-02/game_rounds-0001.ndjson.gz')).toEqual([
      expect.objectContaining({ id: 'over', win_cents: 40, finished_at: '2026-02-01T00:00:30+00:00' }),
    ])
    const [payment] = archived('2026-02/payments-0001.ndjson.gz')
    expect(payment).toMatchObject({ action: 'cashout', state: 'succeeded', amount_cents: 5000 })
    expect(JSON.stringify(payment)).not.toMatch(/secret-address|4242/)
    expect(await runCommand(order('2026-02'), app)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('archived already'),
    })
  })

  test('the current month is rejected', async () => {
    expect(await runCommand(order('2026-03'), app)).toEqual({
      isDone: false,
      text: '2026-03 has not been over for an hour: nothing was archived.',
    })
  })

  test.each([['2026-13'], ['february']])('%s is no month: how it is written is said', async (month) => {
    expect(await runCommand(order(month), app)).toMatchObject({ isDone: false, text: expect.stringContaining('Usage') })
  })
})
