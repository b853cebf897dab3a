import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STUDIO_MIGRATIONS } from './main.ts'
import { openBlankDatabase, openTestDatabase } from './testing/database.ts'

const sql = (name: string) => readFileSync(new URL(name, STUDIO_MIGRATIONS), 'utf8')
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

test('rounds from the time of steps keep their shown steps, and later ones stay hidden', async () => {
  const { pool: db, drop } = await openBlankDatabase()
  await db.query(sql('0001_studio.sql'))
  await db.query(`
    insert into studio.sessions (id, token_hash, owner, mode, player, currency, subunits_to_unit, locale, lobby_url, game,
      title, provider, seo_title, theme, art_seed, profile, created_at)
    select gen_random_uuid(), 'hash', 'o', 'real', 'p', 'EUR', 100, 'en', '/', 'g', 't', 'p', 's', 't', 's', 'wild', now();
    insert into studio.seeds (id, owner, server_seed, hash, player_seed, created_at) values ('${id(9)}', 'o', 's', 'h', 'p', now());
    insert into studio.rounds (id, session_id, owner, request_id, seed_id, nonce, player_seed, stake_cents, win_cents, steps,
      shown, state, created_at, updated_at)
    select r.id::uuid, s.id, 'o' || r.nonce, r.id, '${id(9)}', r.nonce, 'p', 20, 60, r.steps::jsonb, r.shown, r.state, now(), now()
    from studio.sessions s, (values
      ('${id(0)}', 0, '[{"a":1},{"a":2},{"a":3}]', 2, 'played'),
      ('${id(1)}', 1, '[{"a":1},{"a":2}]', 1, 'settled'),
      ('${id(2)}', 2, '[{"a":1}]', 1, 'played'),
      ('${id(3)}', 3, null, 0, 'placed')) r (id, nonce, steps, shown, state)`)
  await db.query(sql('0002_engines.sql'))
  const { rows } = await db.query(
    'select state, bet, moves, view, offers, staked_cents from studio.rounds order by nonce',
  )
  const common = { bet: { stakeCents: 20 }, staked_cents: 20n }
  expect(rows).toEqual([
    { ...common, state: 'open', moves: ['next'], view: { steps: [{ a: 1 }, { a: 2 }] }, offers: ['next'] },
    { ...common, state: 'settled', moves: ['next'], view: { steps: [{ a: 1 }, { a: 2 }] }, offers: [] },
    { ...common, state: 'played', moves: [], view: { steps: [{ a: 1 }] }, offers: [] },
    { ...common, state: 'placed', moves: [], view: null, offers: [] },
  ])
  await drop()
})

test('a session has nothing about a person but the number, which an erasure leaves as a pseudonym (decision 201)', async () => {
  const db = await openTestDatabase()
  const rows = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'studio' and table_name = 'sessions' order by 1`,
  )
  const launch =
    'art_seed created_at engine game lobby_url media_version mode profile provider round_url rules seo_title theme title'
  const play = 'currency demo_balance_cents id locale owner player ship subunits_to_unit token_hash wallet_session'
  expect(rows.map(({ name }) => name)).toEqual(`${launch} ${play}`.split(' ').toSorted())
  await db.close()
})
