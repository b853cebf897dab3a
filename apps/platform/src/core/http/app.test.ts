import { expect, test } from 'vitest'
import { onEachDatabase, type TestAppOptions } from '../../testing/testApp.ts'
import { refuse } from '../errors.ts'
import type { Handlers } from './handler.ts'

const deposit = { payment_method: 'card', payment_action: 'deposit', currency: 'EUR', amount: '20.00' }
const payment = { id: 1 } as never

/** Handlers that expose the input and context they receive. */
const handlers = {
  'site.health': () => ({ status: 200, body: { status: 'ok' } }),
  'site.currentIp': (ctx) => ({
    status: 200,
    body: { ip: ctx.ip, country_code: ctx.country ?? '', region_code: ctx.locale, default_currency: 'EUR' },
  }),
  'auth.checkEmail': () => ({ status: 200, body: { errors: { message: 'IBIZA::VALID::ACCEPTED_EMAIL' } } }),
  'auth.signUp': () => {
    throw refuse(422, { email: { taken: true } })
  },
  'auth.signOut': async (ctx) => {
    await ctx.session.end()
    return { status: 204 }
  },
  'auth.signIn': async (ctx) => {
    await ctx.session.start(7n)
    return { status: 201, body: {} as never }
  },
  'wallet.accounts': () => ({ status: 200, body: [] }),
  'wallet.select': () => {
    throw new Error('secret detail of the inside')
  },
  'cashbox.recall': (_, { params }) => ({ status: 200, body: { id: params.id } as never }),
  'tracking.log': () => ({ status: 204 }),
  'studio.balance': (ctx) => Response.json({ raw: ctx.rawBody, player: ctx.player }),
} satisfies Partial<Handlers>

onEachDatabase((makeApp) => {
  const open = (more: Partial<TestAppOptions> = {}) => makeApp({ handlers, ...more })

  test('[WIRE-01] answers of the API have the platform’s media type, others are plain JSON', async () => {
    const app = await open({ country: 'DE' })
    const visitor = await app.client()
    const api = await visitor.get('/api/current_ip', { 'accept-language': 'sv, de-AT;q=0.9, en;q=0.8' })
    expect(api.status).toBe(200)
    expect(api.body).toMatchObject({ ip: '127.0.0.1', country_code: 'DE', region_code: 'de' })
    expect(api.headers.get('content-type')).toBe('application/vnd.softswiss.v1+json; charset=utf-8')
    expect(api.headers.get('x-softswiss-media-type')).toBe('softswiss.v1')
    expect(api.headers.get('x-content-type-options')).toBe('nosniff')
    expect(api.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(api.headers.get('x-request-id')).toMatch(/^\w{14,16}$/)
    const plain = await visitor.get('/healthz')
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('[WIRE-02] only a private call without a live session gets a 401', async () => {
    const app = await open()
    const guest = await app.client()
    expect(await guest.get('/api/player/accounts')).toMatchObject({
      status: 401,
      body: { errors: { base: { unauthorized: 'unauthorized' } } },
    })
    const player = await app.client(7n)
    expect((await player.get('/api/player/accounts')).status).toBe(200)
    await app.sessions.endAll(7n)
    expect((await player.get('/api/player/accounts')).status).toBe(401)
    expect((await player.get('/healthz')).status).toBe(200)
  })

  test('[SEC-01] a session expires after 30 idle minutes, each use extends it, and signing in changes its id', async () => {
    const app = await open()
    const player = await app.client(7n)
    for (let minutes = 0; minutes < 60; minutes += 20) {
      app.clock.move(20 * 60_000)
      expect((await player.get('/api/player/accounts')).status).toBe(200)
    }
    const before = player.cookieHeader()
    const fixed = await app.client()
    fixed.cookies.set('_casino_session', player.cookies.get('_casino_session')!)
    const signedIn = await player.post('/api/users/sign_in', { user: { email: 'a@b.cd', password: 'x' } })
    expect(signedIn.status).toBe(201)
    expect(signedIn.headers.get('set-cookie')).toMatch(/^_casino_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(player.cookieHeader()).not.toBe(before)
    expect((await fixed.get('/api/player/accounts')).status).toBe(401)
    app.clock.move(31 * 60_000)
    expect((await player.get('/api/player/accounts')).status).toBe(401)
  })

  test('[SEC-01] over HTTPS the cookie is Secure and bound to the host; only hashes of ids are stored', async () => {
    const app = await open({ env: { PUBLIC_URL: 'https://casino.test' } })
    const visitor = await app.client()
    const answer = await visitor.post('/api/users/sign_in', { user: { email: 'a@b.cd', password: 'x' } })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-casino_session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    const rows = await app.db.query('SELECT * FROM sessions')
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      [...visitor.cookies.values()][0],
    )
  })

  test('signing out ends the session and clears the cookie', async () => {
    const app = await open()
    const player = await app.client(7n)
    const stolen = player.cookies.get('_casino_session')!
    expect((await player.delete('/api/users/sign_out')).status).toBe(204)
    expect(player.cookies.size).toBe(0)
    player.cookies.set('_casino_session', stolen)
    expect((await player.get('/api/player/accounts')).status).toBe(401)
  })

  test('[SEC-02] a state-changing call that a page of another site could make is forbidden, except from partners', async () => {
    const app = await open()
    const visitor = await app.client()
    const send = (headers: Record<string, string>) => visitor.post('/check-email', { email: 'a@b.cd' }, headers)
    const own: Record<string, string>[] = [
      {},
      { 'x-requested-with': '' },
      { 'x-requested-with': '', 'content-type': 'application/vnd.s.v1+json; charset=utf-8' },
      { origin: '' },
    ]
    for (const headers of own) expect((await send(headers)).status).toBe(200)
    const foreign: Record<string, string>[] = [
      { origin: '', 'x-requested-with': '' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'x-requested-with': '', 'content-type': 'text/plain' },
      { 'x-requested-with': '', 'content-type': 'application/x-www-form-urlencoded' },
      { 'x-requested-with': '', 'content-type': 'text/plain; application/json' },
    ]
    for (const headers of foreign) {
      expect(await send(headers)).toMatchObject({ status: 403, body: { errors: { base: { forbidden: 'forbidden' } } } })
    }
    const bare = { origin: '', 'x-requested-with': '' }
    const partner = await (await app.client(7n)).post('/wallet/v1/balance', '{ "session":1}', bare)
    expect(partner.body).toEqual({ raw: '{ "session":1}', player: null })
  })

  test('answers that depend on a session are never cached; public ones can be revalidated cheaply', async () => {
    const app = await open()
    const [guest, player] = [await app.client(), await app.client(7n)]
    const kept = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.get('cache-control')
    expect(await kept(guest.get('/api/current_ip'))).toBe('private, no-cache')
    expect(await kept(player.get('/api/current_ip'))).toBe('no-store')
    expect(await kept(player.get('/api/player/accounts'))).toBe('no-store')
    expect(await kept(guest.get('/api/player/accounts'))).toBe('no-store')
    expect(await kept(guest.post('/check-email', { email: 'a@b.cd' }))).toBe('no-store')
    expect(await kept(guest.get('/api/nonsense'))).toBe('no-store')
  })

  test('[ERR-02] wrong input is answered with the code at its field', async () => {
    const app = await open()
    const visitor = await app.client()
    const sent = {
      user: { email: 'nonsense', password: 'short', country: 'DE', currency: 'EUR', terms_acceptance: false },
    }
    expect(await visitor.post('/api/users', sent)).toMatchObject({
      status: 422,
      body: {
        errors: {
          email: { invalid: 'invalid' },
          password: { too_short: 'too_short' },
          terms_acceptance: { must_be_accepted: 'must_be_accepted' },
          age_acceptance: { must_be_accepted: 'must_be_accepted' },
        },
      },
    })
    const empty = await visitor.post('/api/users/sign_in', { user: { email: '', password: '' } })
    expect(empty.body.errors).toEqual({ email: { required: 'required' }, password: { required: 'required' } })
    expect((await visitor.post('/check-email', '{"email":')).body.errors).toEqual({ base: { malformed: 'malformed' } })
    expect(
      (await visitor.post('/check-email', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
  })

  test('every log entry of a request contains the request id and the player', async () => {
    const heard: Record<string, unknown>[] = []
    const app = await open({ onLog: (entry) => heard.push(entry) })
    const failed = await (await app.client(7n)).post('/api/player/accounts', { currency: 'EUR' })
    expect(failed.status).toBe(500)
    const request = failed.headers.get('x-request-id')
    expect(heard.map(({ msg, request, player }) => ({ msg, request, player }))).toEqual([
      { msg: 'unexpected', request, player: '7' },
      { msg: 'answered', request, player: '7' },
    ])
    heard.length = 0
    await (await app.client()).get('/api/current_ip')
    expect(heard.map(({ msg, player }) => ({ msg, player }))).toEqual([{ msg: 'answered', player: undefined }])
  })

  test('a rejection keeps its status and code; an unexpected error shows a reference and no internals', async () => {
    const app = await open()
    const fields = { email: 'a@b.cd', password: 'Rocket-2026!', country: 'DE', currency: 'EUR' }
    const user = { ...fields, terms_acceptance: true, age_acceptance: true }
    const taken = await (await app.client()).post('/api/users', { user })
    expect(taken).toMatchObject({ status: 422, body: { errors: { email: { taken: 'taken' } } } })
    const player = await app.client(7n)
    const failed = await player.post('/api/player/accounts', { currency: 'EUR' })
    expect(failed.status).toBe(500)
    expect(failed.body).toEqual({
      errors: { base: { unexpected: 'unexpected' } },
      reference: expect.stringMatching(/^\w{14,16}$/),
    })
  })

  test('unknown paths, methods, ids and too much data get the proper status', async () => {
    const app = await open()
    const player = await app.client(7n)
    expect(await player.get('/api/nonsense')).toMatchObject({
      status: 404,
      body: { errors: { base: { not_found: 'not_found' } } },
    })
    const wrong = await player.patch('/api/player/accounts', {})
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS'])
    expect((await player.send('OPTIONS', '/healthz')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    const head = await player.send('HEAD', '/healthz')
    expect([head.status, head.body]).toEqual([200, null])
    for (const id of ['abc', '1e3', '0', '-1', '01', '1.5', '9007199254740993'])
      expect((await player.post(`/api/player/payments/${id}/recall`)).status).toBe(404)
    const large = await player.post('/check-email', { email: 'x'.repeat(300_000) })
    expect(large).toMatchObject({ status: 413, body: { errors: { base: { payload_too_large: 'payload_too_large' } } } })
  })

  test('a body that is nested too deep is malformed for any sender, and brackets in a text are not nesting', async () => {
    const app = await open()
    const visitor = await app.client()
    for (const [open, close] of [
      ['[', ']'],
      ['{"email":', '}'],
    ] as const) {
      const deep = `{"email":${open.repeat(20_000)}1${close.repeat(20_000)}}`
      expect(await visitor.post('/check-email', deep)).toMatchObject({
        status: 400,
        body: { errors: { base: { malformed: 'malformed' } } },
      })
    }
    const flat = { label: `${'['.repeat(90)}\\"{{`, level_name: 'INFO' }
    expect((await visitor.put('/log', flat)).status).toBe(204)
  })

  test('[SEC-07] limits count by address and by account, and say when to retry', async () => {
    const limit = { burst: 2, perMinute: 1 }
    const app = await open({
      rateLimits: { 'wallet.accounts': { account: limit }, 'auth.checkEmail': { address: limit } },
    })
    const visitor = await app.client()
    const read = async (id: bigint) => (await (await app.client(id)).get('/api/player/accounts')).status
    expect([await read(7n), await read(7n), await read(7n), await read(8n)]).toEqual([200, 200, 429, 200])
    const check = () => visitor.post('/check-email', { email: 'a@b.cd' })
    expect([(await check()).status, (await check()).status]).toEqual([200, 200])
    const refused = await check()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('[SEC-07] a forged client address is ignored; only the entry of our proxy counts', async () => {
    const rateLimits = { 'auth.checkEmail': { address: { burst: 2, perMinute: 1 } } }
    const statuses = async (env: Record<string, string>, forwarded: readonly string[]) => {
      const visitor = await (await open({ rateLimits, env })).client()
      const all: number[] = []
      for (const address of forwarded)
        all.push((await visitor.post('/check-email', { email: 'a@b.cd' }, { 'x-forwarded-for': address })).status)
      return all
    }
    const [first, second, third] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const
    expect(await statuses({}, [first, second, third])).toEqual([200, 200, 429])
    // Behind one proxy the last entry is the visitor's; those before it come from the visitor.
    expect(await statuses({ TRUST_PROXY: '1' }, [first, second, third])).toEqual([200, 200, 200])
    expect(await statuses({ TRUST_PROXY: '1' }, [`${first}, ${third}`, `${second}, ${third}`, third])).toEqual([
      200, 200, 429,
    ])
  })

  test('[SEC-07] coupons cannot be guessed: of a hundred codes sent at once ten are looked up for a player, twenty for an address', async () => {
    let judged = 0
    const judge = () => {
      judged += 1
      return { status: 200, body: { status: 'failed_to_activate' } } as const
    }
    const app = await open({ handlers: { ...handlers, 'bonuses.coupon': judge } })
    const guess = async (id: bigint) => {
      const player = await app.client(id)
      const codes = Array.from({ length: 100 }, (_, n) => player.post('/api/bonuses/coupon', { coupon_code: `C${n}` }))
      return (await Promise.all(codes)).filter(({ status }) => status === 429).length
    }
    expect([await guess(7n), judged]).toEqual([90, 10])
    await guess(8n)
    await guess(9n)
    expect(judged).toBe(20)
  })

  test('[WIRE-05] the first answer to a key is replayed for 24 h; another body under it is rejected', async () => {
    let calls = 0
    const process: Handlers['cashbox.process'] = () => {
      calls += 1
      if (calls === 3) throw refuse(422, { amount: { too_big: true } })
      return { status: 200, body: { mode: 'redirect', url: `/pay/${calls}`, payment } }
    }
    const app = await open({ handlers: { ...handlers, 'cashbox.process': process } })
    const player = await app.client(7n)
    const pay = (key: string, body: object = deposit, client = player) =>
      client.post('/api/payment_processing', body, { 'idempotency-key': key })
    const first = await pay('k1')
    const again = await pay('k1')
    expect([first.body.url, again.body.url, calls]).toEqual(['/pay/1', '/pay/1', 1])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(await pay('k1', { ...deposit, amount: '21.00' })).toMatchObject({
      status: 422,
      body: { errors: { base: { idempotency_key_reused: 'idempotency_key_reused' } } },
    })
    expect((await pay('k1', deposit, await app.client(8n))).body.url).toBe('/pay/2')
    // A rejection is stored like any other answer.
    expect([(await pay('k2')).status, (await pay('k2')).status, calls]).toEqual([422, 422, 3])
    expect((await pay('k3')).body.url).toBe('/pay/4')
    app.clock.move(24 * 3_600_000 + 1)
    expect((await pay('k1', deposit, await app.client(7n))).body.url).toBe('/pay/5')
  })

  test('[WIRE-05] fifty repeats at once run once; after an unexpected error the key may be retried', async () => {
    let calls = 0
    let isBroken = false
    const process: Handlers['cashbox.process'] = async (ctx) => {
      calls += 1
      await ctx.db.query('SELECT 1')
      if (isBroken) throw new Error('lost connection')
      return { status: 200, body: { mode: 'redirect', url: `/pay/${calls}`, payment } }
    }
    const app = await open({ handlers: { ...handlers, 'cashbox.process': process }, rateLimits: {} })
    const player = await app.client(7n)
    const pay = (key: string) => player.post('/api/payment_processing', deposit, { 'idempotency-key': key })
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay('k1')))
    expect(new Set(answers.map(({ body }) => body.url))).toEqual(new Set(['/pay/1']))
    expect(calls).toBe(1)
    isBroken = true
    expect((await pay('k2')).status).toBe(500)
    isBroken = false
    expect((await pay('k2')).status).toBe(200)
    // A process that died half-way leaves its key without an answer: the repeat runs the use case again.
    await app.db.query(`UPDATE idempotency_keys SET status = NULL, body = NULL WHERE key = 'k1'`)
    expect((await pay('k1')).body.url).toBe('/pay/4')
    expect((await pay('k1')).body.url).toBe('/pay/4')
  })
})
