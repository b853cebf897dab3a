import { api, type CallName, type CallSpec, callNames as names, routes } from '@apogee/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyGame, objectsOf, recipient } from './testing/callObjects.ts'
import { callRowOf, type Own } from './testing/callTable.ts'
import { type RunningPlatform, runPlatform, solvedCaptcha } from './testing/runningPlatform.ts'
import type { TestAnswer, TestClient } from './testing/testClient.ts'
import { createPlayer } from './testing/testPlayers.ts'

const specOf = (name: CallName): CallSpec => api[name]
const [methodOf, pathOf] = [0, 1].map((part) => (name: CallName) => routes[name].split(' ')[part]!) as [
  (name: CallName) => string,
  (name: CallName) => string,
]
const isSafe = (name: CallName) => methodOf(name) === 'GET'

type Headers = Record<string, string>

let platform: RunningPlatform

const studio = (path: string, order: Record<string, unknown>) => {
  if (/\/(round|reveal)$/.test(path))
    return { round: roundOf(String(order['round'])), prover_url: null, verifier_url: null }
  if (path.endsWith('/launch')) return { game_url: '/studio/play/token' }
  return {}
}

const roundOf = (id: string) => ({
  id,
  engine: 'dice',
  profile: 'classic',
  state: 'finished',
  played_at: '2026-03-10T12:00:00.000Z',
  stake_cents: 100,
  staked_cents: 100,
  win_cents: 0,
  bet: {},
  moves: [],
  view: {},
  fairness: { hash: 'h', player_seed: 'p', nonce: 1, server_seed: null },
})

const player = (): Promise<bigint> => createPlayer(platform, 100_000n, 'EUR')

async function pause(id: bigint, type: 'coolingoff' | 'selfexclusion'): Promise<void> {
  await platform.db.query(
    `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, $2, 'forever', 'active', $3)`,
    [id, type, platform.clock.now()],
  )
}

const change = (id: bigint, sql: string) => platform.db.query(`UPDATE players SET ${sql} WHERE id = $1`, [id])

const owned = async (id: bigint): Promise<Own> => ({ ...(await objectsOf(platform, id)), game: nobodys.game })

interface Owner {
  readonly id: bigint
  readonly own: Own
}

/** The players of a condition, with their objects if the call refers to one. A read changes nothing: all of them share a player. */
function playersOf(come: (id: bigint) => Promise<unknown>): (name: CallName) => Promise<Owner> {
  let reader: Promise<Owner> | undefined
  const create = async (hasObjects: boolean): Promise<Owner> => {
    const id = await player()
    const own = hasObjects ? await owned(id) : { ...nobodys, player: Number(id) }
    await come(id)
    return { id, own }
  }
  return (name) => {
    if (!isSafe(name)) return create(callRowOf(name).other !== undefined)
    reader ??= create(true)
    return reader
  }
}

/** Conditions that restrict a player's calls, with the column of the table that contains the expected answer. */
const conditions = [
  ['[SAFE-02] a player who has excluded themself', 'inBreak', (id: bigint) => pause(id, 'selfexclusion')],
  ['[SAFE-02] a player who takes a break', 'inBreak', (id: bigint) => pause(id, 'coolingoff')],
  [
    'a player of whom nothing is known',
    'incomplete',
    (id: bigint) =>
      change(
        id,
        'first_name = NULL, last_name = NULL, date_of_birth = NULL, country = NULL, city = NULL, address = NULL, postal_code = NULL',
      ),
  ],
  [
    'a player whose sign-up left something open',
    'openSignUp',
    (id: bigint) => change(id, "auth_fields_missed = '{terms_acceptance,age_acceptance,currency,country}'"),
  ],
] as const

const nobodys: { -readonly [K in keyof Own]: Own[K] } = {
  player: 1,
  withdrawal: 1,
  account: 1,
  round: 'none',
  bonus: 1,
  freespins: 1,
  lootbox: 1,
  tournament: 1,
  lottery: 1,
  document: 1,
  limit: 1,
  session: 1,
  game: { vendor: 'none', name: 'Such', id: 1 },
}

/** Makes a call as its row says; `by` changes the request like a client other than our front end. */
function call(
  client: TestClient,
  name: CallName,
  own: Own,
  by: { headers?: Headers; body?: unknown } = {},
): Promise<TestAnswer> {
  const row = callRowOf(name)
  let path = pathOf(name).replace('{.+}', '')
  for (const [part, value] of Object.entries(row.path?.(own) ?? {})) path = path.replace(`:${part}`, String(value))
  const address = row.query === undefined ? path : `${path}?${row.query}`
  // The routes name no other methods.
  return client.send(methodOf(name) as 'GET', address, by.body ?? bodyOf(name, own), by.headers)
}

function bodyOf(name: CallName, own: Own): unknown {
  const { body } = callRowOf(name)
  return typeof body === 'function' ? body(own) : body
}

const successOf = (name: CallName): number => Number(Object.keys(specOf(name).answers)[0])
const expectedOf = (name: CallName): number => callRowOf(name).owner ?? successOf(name)

test('only a player’s call refers to an object that another player may not see', () => {
  const private_ = names.filter((name) => callRowOf(name).other !== undefined)
  for (const name of private_) expect([name, specOf(name).who]).toEqual([name, 'player'])
})

function whoMayCall() {
  test.each(names)('%s: a guest', async (name) => {
    const { who } = specOf(name)
    const expected = callRowOf(name).guest ?? (who === 'player' ? 401 : expectedOf(name))
    expect((await call(await platform.client(), name, nobodys)).status).toBe(expected)
  })

  const newOwner = playersOf(async () => undefined)
  const newStranger = playersOf(async () => undefined)
  test.each(names)('%s: its player, and another', async (name) => {
    const { id: mine, own } = await newOwner(name)
    const { other } = callRowOf(name)
    const stranger = await call(await platform.client((await newStranger(name)).id), name, own)
    expect(stranger.status).toBe(other ?? expectedOf(name))
    if (other === 404) expect(Object.keys(stranger.body.errors.base)).toEqual(['not_found'])
    const answer = await call(await platform.client(mine), name, own)
    expect([answer.status, answer.status === expectedOf(name) ? '' : answer.body]).toEqual([expectedOf(name), ''])
  })

  describe.each(conditions)('%s', (_, column, come) => {
    const playerOf = playersOf(come)
    test.each(names)('%s', async (name) => {
      const { id, own } = await playerOf(name)
      const answer = await call(await platform.client(id), name, own)
      expect(answer.status, JSON.stringify(answer.body)).toBe(callRowOf(name)[column] ?? expectedOf(name))
    })
  })

  test('[SAFE-02] a self-excluded player may withdraw, but not deposit', async () => {
    const id = await player()
    await pause(id, 'selfexclusion')
    const client = await platform.client(id)
    const { status, body } = await call(client, 'cashbox.process', nobodys)
    expect([status, Object.keys(body.errors.base)]).toEqual([422, ['limit_restrict_access']])
    const cashout = { payment_method: 'btc', payment_action: 'cashout', currency: 'EUR', amount: '40.00', recipient }
    expect((await client.post('/api/payment_processing', cashout)).status).toBe(200)
  })
}

function offersInABreak() {
  const silent: readonly [CallName, unknown][] = [
    ['bonuses.deposit', []],
    ['bonuses.registration', []],
    ['bonuses.additionalGifts', {}],
    ['bonuses.available', { available_bonuses: false }],
    ['bonuses.coupon', { status: 'failed_to_activate' }],
    ['content.banners', { banners: [] }],
    ['lootboxes.wheelConfig', []],
    ['lootboxes.segmentsConfig', {}],
    ['vip.adventures', { variables: {}, prizes: {} }],
  ]
  test.each(['coolingoff', 'selfexclusion'] as const)('during a %s calls return no offers', async (type) => {
    const id = await player()
    await pause(id, type)
    const client = await platform.client(id)
    for (const [name, nothing] of silent)
      expect([name, (await call(client, name, nobodys)).body]).toEqual([name, nothing])
    expect(Object.values((await call(client, 'content.promotionPages', nobodys)).body)).not.toContain(true)
    expect((await call(client, 'loyalty.rates', nobodys)).body.groups ?? []).toEqual([])
  })

  test('without a break they return offers', async () => {
    const client = await platform.client(await player())
    const made = ['bonuses.deposit', 'bonuses.registration', 'lootboxes.wheelConfig'] as const
    for (const name of made) expect((await call(client, name, nobodys)).body).not.toEqual([])
    expect((await call(client, 'content.banners', nobodys)).body.banners).not.toEqual([])
    expect(Object.values((await call(client, 'content.promotionPages', nobodys)).body)).toContain(true)
  })
}

function foreignRequests() {
  const guarded = names.filter((name) => !isSafe(name) && specOf(name).who !== 'partner')
  const foreign: readonly [string, Headers][] = [
    ['without Origin and the XHR header', { origin: '', 'x-requested-with': '' }],
    ['with the Origin of another site', { origin: 'https://evil.test' }],
  ]
  test.each(guarded)('%s is rejected', async (name) => {
    const client = await platform.client(await player())
    for (const [, headers] of foreign) expect((await call(client, name, nobodys, { headers })).status).toBe(403)
  })

  test('no read moves money', () => {
    for (const name of names) if (isSafe(name)) expect(specOf(name).money).not.toBe(true)
  })
}

function unknownFields() {
  const stowaway = 'stowaway-7f3a91'
  const withBodies = names.filter((name) => callRowOf(name).body !== undefined && specOf(name).who !== 'partner')

  test('is never stored, at any level of a body', async () => {
    for (const name of withBodies) {
      const id = await player()
      const own = await owned(id)
      const { status } = await call(await platform.client(id), name, own, { body: smuggle(bodyOf(name, own)) })
      expect([name, status < 500]).toEqual([name, true])
    }
    const tables = await platform.db.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const found = await platform.db.query(`SELECT 1 FROM ${name} t WHERE t::text LIKE $1 LIMIT 1`, [`%${stowaway}%`])
      expect([name, found.length]).toEqual([name, 0])
    }
  })

  function smuggle(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(smuggle)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.entries(value).map(([key, one]) => [key, smuggle(one)])
    return { ...Object.fromEntries(inner), [stowaway]: stowaway, note: stowaway, password_hash: stowaway }
  }

  test('fields that a player may not set themself change nothing', async () => {
    const id = await player()
    const forbidden = {
      verified: true,
      license_name: 'EE',
      level: 'level_9',
      two_factor_enabled: true,
      id: '1',
      groups: ['257'],
    }
    const client = await platform.client(id)
    await client.patch('/api/player', {
      context: 'edition',
      player: { city: 'Jena', ...forbidden, groups: '257' },
      ...forbidden,
    })
    await client.post('/api/player/groups', { groups: { add: [257, 21, 'trusted_users'] } })
    const { body } = await client.get('/api/player')
    expect(body).toMatchObject({ id: Number(id), verified: false, license_name: 'CW', two_factor_enabled: false })
    expect(body.statuses.map((one: { id: string }) => one.id)).not.toContain('257')
  })
}

function theLog() {
  const secret = {
    password: 'Quiet-Comet-77',
    wrong: 'Wrong-Comet-78',
    email: 'quiet.comet@apogee.test',
    address: 'Hidden Lane 17',
    number: '4242424242424242',
    code: '987',
  }

  test('holds no password, token, code, card or full address after sign-up, sign-in, deposit and withdrawal', async () => {
    const before = platform.lines.length
    const guest = await platform.client()
    const consents = { terms_acceptance: true, age_acceptance: true }
    const user = { email: secret.email, password: secret.password, password_confirmation: secret.password }
    const signedUp = await guest.post('/api/users', {
      user: { ...user, ...consents, country: 'DE', currency: 'EUR', captcha: await solvedCaptcha(guest) },
    })
    expect(signedUp.status).toBe(201)
    await guest.delete('/api/users/sign_out')
    await guest.post('/api/users/sign_in', { user: { email: secret.email, password: secret.wrong } })
    const signedIn = await guest.post('/api/users/sign_in', {
      user: { email: secret.email, password: secret.password },
    })
    expect(signedIn.status).toBe(201)
    const name = { first_name: 'Quiet', last_name: 'Comet', date_of_birth: '1990-05-17' }
    const details = { ...name, address: secret.address, city: 'Jena', postal_code: '07743' }
    await guest.patch('/api/player', { context: 'edition', player: details })
    const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
    const { url } = (await guest.post('/api/payment_processing', { ...deposit, card: secret.number, cvv: secret.code }))
      .body
    const card = { outcome: 'pay', last_four: '4242', expires: '12/34', number: secret.number, code: secret.code }
    const paid = await guest.send('POST', url, new URLSearchParams(card).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(paid.status).toBe(303)
    await guest.post('/api/payment_processing', {
      ...deposit,
      payment_method: 'btc',
      payment_action: 'cashout',
      recipient,
    })
    await guest.post('/api/payment_processing', '{"broken": ')
    const heard = (words: string) => platform.lines.slice(before).filter((line) => line.includes(words)).length
    // The webhook may be sent by the timer of the sandbox, after the answer of its page.
    await expect.poll(() => heard('cashbox: callback')).toBeGreaterThan(0)
    expect(heard('"answered"')).toBeGreaterThan(8)
    const mailed = await expect
      .poll(() => tokensMailedTo(secret.email))
      .not.toEqual([])
      .then(() => tokensMailedTo(secret.email))
    const { code, ...rest } = secret
    const hidden = [
      ...Object.values(rest),
      `code":"${code}`,
      `code=${code}`,
      recipient,
      ...guest.cookies.values(),
      ...mailed,
    ]
    for (const one of hidden) expect(platform.lines.filter((line) => line.includes(one))).toEqual([])
  })

  async function tokensMailedTo(recipientOf: string): Promise<string[]> {
    const mails = await platform.db.query<{ text_body: string }>(
      'SELECT text_body FROM sandbox_mails WHERE recipient = $1',
      [recipientOf],
    )
    return mails.flatMap(({ text_body }) => text_body.match(/(?<=token=)[\w-]{20,}/g) ?? [])
  }
}

describe('the calls of a running platform', () => {
  beforeAll(async () => {
    platform = await runPlatform(studio)
    nobodys.game = await anyGame(platform)
  }, 120_000)
  afterAll(() => platform.stop())

  describe('[SEC-12] who may make a call', whoMayCall)
  describe('[SAFE-02] offers', offersInABreak)
  describe('[SEC-12] a field the contract does not know', unknownFields)
  describe('[SEC-02] a request that did not come from our pages', foreignRequests)
  describe('[SEC-10] the log', theLog)
})
