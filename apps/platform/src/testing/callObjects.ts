import { api } from '@apogee/contract'
import { expect } from 'vitest'
import type { Own } from './callTable.ts'
import type { RunningPlatform } from './runningPlatform.ts'
import type { TestClient } from './testClient.ts'
import { grantBox } from './testLootboxes.ts'
import { openLottery } from './testLotteries.ts'
import { insertTournament } from './testTournaments.ts'

export const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A game of the catalogue, for euros. */
export async function anyGame(platform: RunningPlatform): Promise<Own['game']> {
  const { body } = await (await platform.client()).post('/api/games_filter', {})
  const [game] = api['games.filter'].answers[200].parse(body).data.filter(({ currencies }) => currencies['EUR'])
  const [vendor = '', name = ''] = game!.identifier.split('/')
  return { vendor, name, id: game!.currencies['EUR']!.id }
}

/** A waiting withdrawal, a saved card and a round of one player. */
export async function objectsOf(platform: RunningPlatform, id: bigint): Promise<Omit<Own, 'game'>> {
  const { body } = await (await platform.client(id)).post('/api/payment_processing', {
    payment_method: 'btc',
    payment_action: 'cashout',
    currency: 'EUR',
    amount: '40.00',
    recipient,
  })
  const [account] = await platform.db.query<{ id: bigint }>(
    `INSERT INTO payment_accounts (player_id, method, brand, kind, title, token, last_used_at)
     VALUES ($1, 'visa', 'visa', 'deposit', '•••• 4417', $2, now()) RETURNING id`,
    [id, `token-${id}`],
  )
  const round = `round-${id}`
  await platform.db.query(
    `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, state, started_at, balance_after_cents)
     SELECT $1, $2, identifier, 'EUR', 's', 0, 'finished', now(), 0 FROM games LIMIT 1`,
    [round, id],
  )
  const [bonus] = await platform.db.query<{ id: bigint }>(
    `INSERT INTO player_bonuses (player_id, key, offer_id, strategy, titles, currency, amount_cents, wager, required_cents,
       wager_days, created_at) VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'EUR', 500, 30, 15000, 14, now()) RETURNING id`,
    [id, round],
  )
  const [freespins] = await platform.db.query<{ id: bigint }>(
    `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
       wager, activate_days, wager_days, play_days, created_at)
     VALUES ($1, $2, 'x', 'personal', '{"en":"Gift"}', 'EUR', 'a', '{a/B}', 1, 20, 10, 30, 7, 7, 3, now()) RETURNING id`,
    [id, round],
  )
  const document = await upload(await platform.client(id))
  const [limit] = await platform.db.query<{ id: bigint }>(
    `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'session', '60', 'active', now())
     RETURNING id`,
    [id],
  )
  const [session] = await platform.db.query<{ id: bigint }>(
    `INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
     VALUES (decode(md5($2), 'hex'), $1, now(), now(), '192.0.2.9', 'another device') RETURNING id`,
    [id, round],
  )
  return {
    player: Number(id),
    withdrawal: body.payment.id,
    account: Number(account!.id),
    round,
    bonus: Number(bonus!.id),
    freespins: Number(freespins!.id),
    lootbox: await grantBox(platform, id),
    tournament: Number(await openRace(platform)),
    lottery: Number(await openLottery(platform)),
    document,
    limit: Number(limit!.id),
    session: Number(session!.id),
  }
}

function openRace({ db, clock }: RunningPlatform): Promise<bigint> {
  const now = clock.now()
  return insertTournament(db, { start_at: now, end_at: new Date(now.getTime() + 86_400_000) })
}

async function upload(client: TestClient): Promise<number> {
  const form = new FormData()
  form.append(
    'document[attachment]',
    new File([`%PDF-1.7 ${client.cookieHeader()}`], 'id.pdf', { type: 'application/pdf' }),
  )
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const { body } = await client.send('POST', '/api/player/documents', await sent.text(), headers)
  expect(body.id, JSON.stringify(body)).toBeTypeOf('number')
  return body.id
}
