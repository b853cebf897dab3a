import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { maxFailures } from '../signIn/signInLock.ts'
import { lockById } from '../store.ts'
import { confirmedPlayer, mailsTo, openAuthApp, password, registerPlayer } from '../test/authApp.ts'
import { codeAt, stepOf } from './totp.ts'

const path = '/api/player/two_factor'
const minute = 60_000
const halfMinute = 30_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp, { env: { TRUST_PROXY: '1' } })
  })

  const codeNow = (secret: string, later = 0) => codeAt(secret, stepOf(app.clock.now()) + later)
  const withCode = (code: string) => ({ two_factor: { authentication_code: code } })

  /** A new player with a second factor; the code of the current 30 seconds is used up. */
  async function guarded(email: string) {
    const { client, id } = await confirmedPlayer(app, email)
    const { body: offered } = await client.get(path)
    const answer = await client.post(path, {
      two_factor: {
        otp_secret: offered.otp_secret,
        authentication_code: codeNow(offered.otp_secret),
        current_password: password,
      },
    })
    expect(answer.status).toBe(200)
    app.clock.move(halfMinute)
    return { client, id, email, secret: offered.otp_secret as string, codes: answer.body.recovery_codes as string[] }
  }
  const firstStep = async (email: string, client?: TestClient) => {
    const visitor = client ?? (await app.client())
    const answer = await visitor.post('/api/users/sign_in', { user: { email, password, dfpc: 'fingerprint' } })
    return { visitor, answer }
  }
  const secondStep = (visitor: TestClient, code: string) =>
    visitor.post('/api/users/sign_in', { user: { otp_attempt: code } })
  const isPlayer = async (client: TestClient) => (await client.get('/api/player')).body.email !== undefined

  test('[PROF-15] the offered secret and its QR code stay the same until the second factor is on', async () => {
    const { client } = await confirmedPlayer(app, 'offer@example.com')
    const first = await client.get(path)
    expect(first.status).toBe(200)
    expect(first.body.otp_secret).toMatch(/^[A-Z2-7]{32}$/)
    const picture = Buffer.from(first.body.data.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
    expect(picture).toMatch(/^<svg .*<\/svg>$/)
    expect((await client.get('/api/v2/player/two_factor')).body).toEqual(first.body)
    const { client: other } = await confirmedPlayer(app, 'offer-other@example.com')
    expect((await other.get(path)).body.otp_secret).not.toBe(first.body.otp_secret)
  })

  test('[SEC-06] an offered secret is valid for its session, for half an hour and until the password changes', async () => {
    const email = 'offer-ends@example.com'
    const { client } = await confirmedPlayer(app, email)
    const secretOf = async (browser: TestClient) => (await browser.get(path)).body.otp_secret as string
    const switchOn = (browser: TestClient, secret: string, current = password) =>
      browser.post(path, {
        two_factor: { otp_secret: secret, authentication_code: codeNow(secret), current_password: current },
      })
    const refused = { status: 422, body: { errors: { otp_secret: { invalid: 'invalid' } } } }
    const first = await secretOf(client)
    const { visitor } = await firstStep(email)
    expect(await switchOn(visitor, first)).toMatchObject(refused)
    expect(await secretOf(visitor)).not.toBe(first)
    expect(await switchOn(client, first)).toMatchObject(refused)
    const second = await secretOf(client)
    app.clock.move(29 * minute)
    expect(await secretOf(client)).toBe(second)
    app.clock.move(minute)
    expect(await switchOn(client, second)).toMatchObject(refused)
    const third = await secretOf(client)
    expect(third).not.toBe(second)
    const user = { current_password: password, password: 'Another-Horse-10', password_confirmation: 'Another-Horse-10' }
    expect((await client.put('/api/users', { user })).status).toBe(200)
    expect(await switchOn(client, third, 'Another-Horse-10')).toMatchObject(refused)
    expect((await switchOn(client, await secretOf(client), 'Another-Horse-10')).status).toBe(200)
  })

  test('[SEC-06] without a confirmed address no second factor is offered or switched on', async () => {
    const { client, id } = await registerPlayer(app, 'not-theirs@example.com')
    const refused = { status: 422, body: { errors: { email: { unconfirmed: 'unconfirmed' } } } }
    expect(await client.get(path)).toMatchObject(refused)
    const secret = 'A'.repeat(32)
    const given = { otp_secret: secret, authentication_code: codeNow(secret), current_password: password }
    expect(await client.post(path, { two_factor: given })).toMatchObject(refused)
    await app.db.query('UPDATE players SET confirmed_at = $2 WHERE id = $1', [id, app.clock.now()])
    expect((await client.get(path)).status).toBe(200)
  })

  test('[SEC-06] concurrent renewals leave one set of recovery codes, and each mails the owner', async () => {
    const { client, id, codes, email } = await guarded('twice@example.com')
    const renew = (code: string) => client.post(`${path}/recovery_codes`, withCode(code))
    // The player's row is locked until all three codes are used: each renewal deletes the other codes.
    const used = 'SELECT FROM player_recovery_codes WHERE player_id = $1 AND used_at IS NOT NULL'
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const lock = app.db.transaction(async (tx) => {
      await lockById(tx, id)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const answers = codes.slice(0, 3).map(renew)
    await expect.poll(() => app.db.query(used, [id]), { timeout: 30_000 }).toHaveLength(3)
    released.resolve()
    await lock
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await app.db.query('SELECT FROM player_recovery_codes WHERE player_id = $1', [id])).toHaveLength(10)
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'New recovery codes for Apogee')).toHaveLength(3)
  })

  test('[PROF-15] switching it on requires a code, returns ten recovery codes once and mails the owner', async () => {
    const { client, codes, email } = await guarded('on@example.com')
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect((await client.get('/api/player')).body.two_factor_enabled).toBe(true)
    expect((await client.get(path)).status).toBe(204)
    expect((await mailsTo(app, email))[0]!.subject).toBe('Two-step login is on for Apogee')
  })

  test('[SEC-06] switching it on requires the current password, so an unattended browser is not enough', async () => {
    const { client } = await confirmedPlayer(app, 'left-open@example.com')
    const { body } = await client.get(path)
    const send = (more: object) =>
      client.post(path, {
        two_factor: { otp_secret: body.otp_secret, authentication_code: codeNow(body.otp_secret), ...more },
      })
    app.clock.move(10 * minute)
    expect((await send({})).body.errors).toEqual({ current_password: { required: 'required' } })
    expect(await send({ current_password: 'not-mine' })).toMatchObject({
      status: 422,
      body: { errors: { current_password: { wrong_current_password: 'wrong_current_password' } } },
    })
    expect((await client.get('/api/player')).body.two_factor_enabled).toBe(false)
    expect((await send({ current_password: password })).status).toBe(200)
  })

  test('[SEC-06] within ten minutes of signing in, the password may be left out', async () => {
    const { client } = await confirmedPlayer(app, 'just-here@example.com')
    const { body } = await client.get(path)
    app.clock.move(10 * minute - 1)
    const answer = await client.post(path, {
      two_factor: { otp_secret: body.otp_secret, authentication_code: codeNow(body.otp_secret) },
    })
    expect([answer.status, answer.body.recovery_codes.length]).toEqual([200, 10])
  })

  test('[PROF-15] recovery codes are unsaved until the player confirms saving them, and can be replaced', async () => {
    const { client, secret, email, codes } = await guarded('unsaved@example.com')
    const read = async () => (await client.get(`${path}/recovery_codes`)).body
    expect(await read()).toEqual({ left: 10, saved: false })
    const renewed = await client.post(`${path}/recovery_codes`, withCode(codeNow(secret)))
    expect(renewed.body.recovery_codes).not.toEqual(codes)
    expect((await client.post(`${path}/recovery_codes/saved`)).status).toBe(204)
    expect(await read()).toEqual({ left: 10, saved: true })
    const { visitor } = await firstStep(email)
    await secondStep(visitor, renewed.body.recovery_codes[0])
    expect(await read()).toEqual({ left: 9, saved: true })
    const { client: without } = await confirmedPlayer(app, 'no-codes@example.com')
    expect((await without.get(`${path}/recovery_codes`)).status).toBe(204)
  })

  test.each([
    [
      'a wrong code',
      (secret: string) => ({ otp_secret: secret, authentication_code: '000000' }),
      'authentication_code',
    ],
    [
      'a secret that was not offered',
      () => ({ otp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', authentication_code: '123456' }),
      'otp_secret',
    ],
  ])('%s switches nothing on', async (name, given, field) => {
    const { client } = await confirmedPlayer(app, `${name.replaceAll(' ', '-')}@example.com`)
    const { body } = await client.get(path)
    const answer = await client.post(path, { two_factor: { ...given(body.otp_secret), current_password: password } })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: { invalid: 'invalid' } } } })
    expect((await client.get('/api/player')).body.two_factor_enabled).toBe(false)
  })

  test('[SEC-06] the secret and the recovery codes are not stored in plain text', async () => {
    const { id, secret, codes } = await guarded('sealed@example.com')
    const stored = await app.db.query<{ held: string }>(
      `SELECT encode(secret, 'escape') AS held FROM player_two_factor WHERE player_id = $1
       UNION ALL SELECT encode(hash, 'escape') FROM player_recovery_codes WHERE player_id = $1`,
      [id],
    )
    expect(stored).toHaveLength(11)
    for (const { held } of stored) for (const shown of [secret, ...codes]) expect(held).not.toContain(shown)
  })

  test('[AUTH-02] after the password a code is required, and the code alone completes the sign-in', async () => {
    const { email, secret } = await guarded('steps@example.com')
    const { visitor, answer } = await firstStep(email)
    expect(answer).toMatchObject({ status: 422, body: { errors: { otp_attempt: { required: 'required' } } } })
    expect(await isPlayer(visitor)).toBe(false)
    const entered = await secondStep(visitor, codeNow(secret))
    expect(entered).toMatchObject({ status: 201, body: { email, two_factor_enabled: true } })
    expect(await isPlayer(visitor)).toBe(true)
  })

  test('[AUTH-02] the code is also accepted together with email and password', async () => {
    const { email, secret } = await guarded('beside@example.com')
    const visitor = await app.client()
    const user = { email, password }
    const wrong = await visitor.post('/api/users/sign_in', { user: { ...user, otp_attempt: '000000' } })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { otp_attempt: { invalid: 'invalid' } } } })
    const right = await visitor.post('/api/users/sign_in', { user: { ...user, otp_attempt: codeNow(secret) } })
    expect(right.status).toBe(201)
  })

  test('[SEC-01] each of the two factors opens a new session', async () => {
    const { email, secret } = await guarded('rotate2@example.com')
    const { visitor } = await firstStep(email)
    const pending = visitor.cookies.get('_casino_session')!
    await secondStep(visitor, codeNow(secret))
    const entered = visitor.cookies.get('_casino_session')!
    expect(entered).not.toBe(pending)
    const thief = await app.client()
    thief.cookies.set('_casino_session', pending)
    expect(await isPlayer(thief)).toBe(false)
    expect((await secondStep(thief, codeNow(secret, 1))).status).toBe(422)
  })

  test('[SEC-06] a code works once, and older codes are rejected', async () => {
    const { email, secret } = await guarded('replay@example.com')
    const { visitor: first } = await firstStep(email)
    const { visitor: second } = await firstStep(email)
    const code = codeNow(secret)
    expect((await secondStep(first, code)).status).toBe(201)
    expect((await secondStep(second, code)).body.errors.otp_attempt).toHaveProperty('invalid')
    expect((await secondStep(second, codeNow(secret, -1))).body.errors.otp_attempt).toHaveProperty('invalid')
    expect((await secondStep(second, codeNow(secret, 1))).status).toBe(201)
  })

  test('[SEC-06] of two concurrent sign-ins with the same code, one succeeds', async () => {
    const { email, secret } = await guarded('race@example.com')
    const { visitor: first } = await firstStep(email)
    const { visitor: second } = await firstStep(email)
    const code = codeNow(secret)
    const answers = await Promise.all([secondStep(first, code), secondStep(second, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('[SEC-06] a recovery code signs in once, in any spelling', async () => {
    const { email, codes } = await guarded('recovery@example.com')
    const typed = ` ${codes[3]!.toLowerCase().replace('-', ' ')} `
    const { visitor } = await firstStep(email)
    expect((await secondStep(visitor, typed)).status).toBe(201)
    const { visitor: again } = await firstStep(email)
    expect((await secondStep(again, typed)).status).toBe(422)
    expect((await secondStep(again, codes[4]!)).status).toBe(201)
  })

  test('another player’s recovery code is wrong', async () => {
    const { codes } = await guarded('mine2@example.com')
    const { email } = await guarded('yours2@example.com')
    const { visitor } = await firstStep(email)
    expect((await secondStep(visitor, codes[0]!)).status).toBe(422)
  })

  test('[AUTH-02] a pending sign-in ends after five attempts', async () => {
    const { email, secret } = await guarded('tries@example.com')
    const { visitor } = await firstStep(email)
    for (let n = 0; n < 5; n += 1) {
      expect((await secondStep(visitor, '000000')).body.errors.otp_attempt).toHaveProperty('invalid')
    }
    const sixth = await secondStep(visitor, codeNow(secret))
    expect(sixth).toMatchObject({
      status: 422,
      body: { errors: { otp_attempt: { sign_in_expired: expect.any(String) } } },
    })
  })

  test('[AUTH-02] a pending sign-in ends after five minutes', async () => {
    const { email, secret } = await guarded('minutes@example.com')
    const { visitor } = await firstStep(email)
    app.clock.move(5 * minute)
    expect((await secondStep(visitor, codeNow(secret))).body.errors.otp_attempt).toHaveProperty('sign_in_expired')
  })

  test('[AUTH-02] a code completes only the pending sign-in of its session', async () => {
    const { email, secret } = await guarded('bound@example.com')
    await firstStep(email)
    const stranger = await app.client()
    const answer = await secondStep(stranger, codeNow(secret))
    expect(answer.body.errors.otp_attempt).toHaveProperty('sign_in_expired')
  })

  test('[SEC-07] ten wrong codes in a row, across all sign-ins, lock the second factor for 15 minutes', async () => {
    const { email, secret, codes } = await guarded('guessed@example.com')
    for (let n = 0; n < maxFailures; n += 1) {
      const { visitor } = await firstStep(email)
      await secondStep(visitor, '000000')
    }
    const { visitor } = await firstStep(email)
    for (const code of [codeNow(secret), codes[0]!]) {
      expect((await secondStep(visitor, code)).body.errors.otp_attempt).toHaveProperty('codes_locked')
    }
    app.clock.move(15 * minute)
    const { visitor: later } = await firstStep(email)
    expect((await secondStep(later, codeNow(secret))).status).toBe(201)
  })

  test('[SEC-07] concurrent codes of several sign-ins are counted before they are checked', async () => {
    const { email, secret } = await guarded('rush@example.com')
    const visitors = await Promise.all(Array.from({ length: 5 }, () => firstStep(email)))
    const answers = await Promise.all(
      visitors.flatMap(({ visitor }) => Array.from({ length: 5 }, () => secondStep(visitor, '000000'))),
    )
    const judged = answers.filter(({ body }) => 'invalid' in body.errors.otp_attempt)
    expect(judged).toHaveLength(maxFailures - 1)
    const { visitor } = await firstStep(email)
    expect((await secondStep(visitor, codeNow(secret))).body.errors.otp_attempt).toHaveProperty('codes_locked')
  })

  test('[SEC-07] wrong codes of a stranger with the password do not lock known browsers or known IP addresses', async () => {
    const { email, secret, client } = await guarded('besieged@example.com')
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const stranger = await app.client()
    for (let n = 0; n < maxFailures; n += 1) {
      await stranger.post('/api/users/sign_in', { user: { email, password } }, from)
      await stranger.post('/api/users/sign_in', { user: { otp_attempt: '000000' } }, from)
    }
    await stranger.post('/api/users/sign_in', { user: { email, password } }, from)
    const refused = await stranger.post('/api/users/sign_in', { user: { otp_attempt: codeNow(secret) } }, from)
    expect(refused.body.errors.otp_attempt).toHaveProperty('codes_locked')
    const { visitor: atHome } = await firstStep(email)
    expect((await secondStep(atHome, codeNow(secret))).status).toBe(201)
    await client.delete('/api/users/sign_out')
    const abroad = { 'x-forwarded-for': '203.0.113.9' }
    await client.post('/api/users/sign_in', { user: { email, password } }, abroad)
    expect(
      (await client.post('/api/users/sign_in', { user: { otp_attempt: codeNow(secret, 1) } }, abroad)).status,
    ).toBe(201)
  })

  test('[PROF-15] a code switches it off, and the password alone signs in again', async () => {
    const { client, email, secret, codes } = await guarded('off@example.com')
    expect((await client.delete(path, withCode('000000'))).body.errors.authentication_code).toHaveProperty('invalid')
    expect((await client.delete(path, withCode(codeNow(secret)))).status).toBe(204)
    expect((await client.get('/api/player')).body.two_factor_enabled).toBe(false)
    expect((await mailsTo(app, email))[0]!.subject).toBe('Two-step login is off for Apogee')
    expect((await firstStep(email)).answer.status).toBe(201)
    expect((await client.get(path)).body.otp_secret).not.toBe(secret)
    expect((await client.delete(path, withCode(codes[0]!))).status).toBe(422)
  })

  test('new recovery codes replace the old ones', async () => {
    const { client, email, secret, codes } = await guarded('renewed@example.com')
    const answer = await client.post(`${path}/recovery_codes`, withCode(codeNow(secret)))
    expect(answer.status).toBe(200)
    const { visitor } = await firstStep(email)
    expect((await secondStep(visitor, codes[0]!)).status).toBe(422)
    expect((await secondStep(visitor, answer.body.recovery_codes[0])).status).toBe(201)
  })

  test('a guest cannot set up a second factor', async () => {
    const guest = await app.client()
    expect((await guest.get(path)).status).toBe(401)
    expect(
      (await guest.post(path, { two_factor: { otp_secret: 'x', authentication_code: '1', current_password: 'x' } }))
        .status,
    ).toBe(401)
    expect((await guest.delete(path, withCode('1'))).status).toBe(401)
    expect((await guest.post(`${path}/recovery_codes`, withCode('1'))).status).toBe(401)
  })
})
