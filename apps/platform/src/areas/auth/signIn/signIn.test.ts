import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { openAuthApp, password, registerPlayer } from '../test/authApp.ts'
import { maxSourceFailures } from './passwordAttempts.ts'

const minute = 60_000

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp, { env: { TRUST_PROXY: '1' } })
  })

  /** Each email address is tried from a different IP address. */
  const places = new Map<string, string>()
  const placeOf = (email: string) => {
    if (!places.has(email)) places.set(email, `192.0.2.${places.size + 1}`)
    return { 'x-forwarded-for': places.get(email)! }
  }
  const tryPassword = async (email: string, tried: string) =>
    (await app.client()).post(
      '/api/users/sign_in',
      { user: { email, password: tried, dfpc: 'f', captcha: 'c' } },
      placeOf(email),
    )

  test('[AUTH-01] [API-048] a player signs in with email and password, ignoring case and surrounding blanks of the email', async () => {
    await registerPlayer(app, 'signin@example.com')
    app.clock.move(minute)
    const client = await app.client()
    const answer = await client.post('/api/users/sign_in', {
      user: { email: ' SignIn@Example.com ', password, dfpc: 'f', captcha: '', custom_login_reg: {} },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'signin@example.com',
      current_sign_in_at: app.clock.now().toISOString(),
    })
    expect((await client.get('/api/player')).body.id).toBe(answer.body.id)
  })

  test('[SEC-05] a wrong password and an unknown address get the same answer', async () => {
    await registerPlayer(app, 'known@example.com')
    const [wrong, unknown] = [
      await tryPassword('known@example.com', 'not-the-password'),
      await tryPassword('unknown@example.com', 'not-the-password'),
    ]
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual({ errors: { password: { wrong_password: 'wrong_password' } } })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test.each(['locked@example.com', 'locked-stranger@example.com'])(
    '[SEC-05] twenty wrong passwords for %s lock the place they come from for a while, registered or not',
    async (email) => {
      if (email === 'locked@example.com') await registerPlayer(app, email)
      for (let n = 1; n < maxSourceFailures; n += 1) {
        expect((await tryPassword(email, `wrong ${n}`)).body.errors.password).toEqual({
          wrong_password: 'wrong_password',
        })
      }
      expect((await tryPassword(email, 'the last')).body.errors.password).toEqual({ locked: 'locked' })
      expect((await tryPassword(email, password)).body.errors.password).toEqual({ locked: 'locked' })
      app.clock.move(15 * minute)
      const after = await tryPassword(email, password)
      expect(after.status).toBe(email === 'locked@example.com' ? 201 : 422)
      expect(after.body.errors?.password?.locked).toBeUndefined()
    },
  )

  test('[SEC-07] a stranger who keeps trying wrong passwords locks only themselves', async () => {
    const { client: atHome } = await registerPlayer(app, 'besieged@example.com')
    await atHome.delete('/api/users/sign_out')
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const signIn = async (tried: string, ip: string, client?: TestClient) =>
      (client ?? (await app.client())).post(
        '/api/users/sign_in',
        { user: { email: 'besieged@example.com', password: tried } },
        from(ip),
      )
    for (let n = 0; n < maxSourceFailures + 5; n += 1) await signIn('wrong', '198.51.100.7')
    expect((await signIn(password, '198.51.100.7')).body.errors.password).toHaveProperty('locked')
    // Addresses in the same network count as one stranger.
    for (let n = 0; n < maxSourceFailures; n += 1) await signIn('wrong', `2001:db8:0:1::${n + 1}`)
    expect((await signIn(password, '2001:db8:0:1:ffff::1')).body.errors.password).toHaveProperty('locked')
    expect((await signIn(password, '203.0.113.9')).status).toBe(201)
    // The owner's known browser can sign in even from the stranger's IP address.
    expect((await signIn(password, '198.51.100.7', atHome)).status).toBe(201)
  })

  test('[SEC-07] concurrent wrong passwords are counted before they are checked', async () => {
    await registerPlayer(app, 'rush@example.com')
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryPassword('rush@example.com', 'wrong')))
    const codes = answers.flatMap(({ body }) => Object.keys(body.errors.password))
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(maxSourceFailures - 1)
    expect(codes.filter((code) => code === 'locked')).toHaveLength(30 - maxSourceFailures + 1)
  })

  test('the right password resets the count', async () => {
    await registerPlayer(app, 'counted@example.com')
    for (let row = 0; row < 2; row += 1) {
      for (let n = 1; n < maxSourceFailures; n += 1) await tryPassword('counted@example.com', 'wrong')
      expect((await tryPassword('counted@example.com', password)).status).toBe(201)
    }
  })

  test('[SEC-07] a source that tries many accounts is locked for all; signing in to one clears only that account’s attempts', async () => {
    const from = { 'x-forwarded-for': '198.51.100.20' }
    const tryAt = async (email: string, tried: string) =>
      (await app.client()).post('/api/users/sign_in', { user: { email, password: tried } }, from)
    await registerPlayer(app, 'target@example.com')
    await registerPlayer(app, 'own-of-attacker@example.com')
    for (let n = 1; n < maxSourceFailures; n += 1) {
      expect((await tryAt(`victim-${n}@example.com`, 'wrong')).body.errors.password).toHaveProperty('wrong_password')
      if (n % 5 === 0) expect((await tryAt('own-of-attacker@example.com', password)).status).toBe(201)
    }
    expect((await tryAt('victim-last@example.com', 'wrong')).body.errors.password).toHaveProperty('locked')
    expect((await tryAt('target@example.com', password)).body.errors.password).toHaveProperty('locked')
    expect((await tryPassword('target@example.com', password)).status).toBe(201)
  })

  test('wrong passwords hours apart do not lock the account', async () => {
    await registerPlayer(app, 'slow@example.com')
    for (let n = 0; n < maxSourceFailures + 2; n += 1) {
      expect((await tryPassword('slow@example.com', 'wrong')).body.errors.password).toHaveProperty('wrong_password')
      app.clock.move(61 * minute)
    }
  })

  test('[SEC-01] signing in opens a new session and ends the old one', async () => {
    const { client } = await registerPlayer(app, 'rotate@example.com')
    const before = client.cookies.get('_casino_session')!
    await client.post('/api/users/sign_in', { user: { email: 'rotate@example.com', password } })
    expect(client.cookies.get('_casino_session')).not.toBe(before)
    const thief = await app.client()
    thief.cookies.set('_casino_session', before)
    expect((await thief.get('/api/player')).body).toEqual({})
  })

  test('[SEC-01] scripts and other sites cannot read the cookie', async () => {
    await registerPlayer(app, 'cookie@example.com')
    const answer = await tryPassword('cookie@example.com', password)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  test('[SEC-01] half an hour without a request ends the session', async () => {
    const { client } = await registerPlayer(app, 'idle@example.com')
    app.clock.move(29 * minute)
    expect((await client.get('/api/player')).body.email).toBe('idle@example.com')
    app.clock.move(31 * minute)
    expect((await client.get('/api/player')).body).toEqual({})
  })

  test('an empty form gets errors for email and password, not for a missing code', async () => {
    const answer = await (await app.client()).post('/api/users/sign_in', { user: {} })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: { required: 'required' }, password: { required: 'required' } } },
    })
    expect(answer.body.errors).not.toHaveProperty('otp_attempt')
  })

  test.each([
    ['23 hours', 23, true],
    ['24 hours', 24, false],
  ] as const)('[SEC-01] a session in constant use, after %s', async (_, hours, isAlive) => {
    const email = `life-${hours}@example.com`
    const { client } = await registerPlayer(app, email)
    for (let n = 0; n < hours * 3; n += 1) {
      expect((await client.get('/api/player')).body.email).toBe(email)
      app.clock.move(20 * minute)
    }
    expect((await client.get('/api/player')).body.email).toBe(isAlive ? email : undefined)
    await app.sessions.endIdle()
    expect((await client.get('/api/player/sessions')).status).toBe(isAlive ? 200 : 401)
  })

  test('a code without a pending sign-in leads back to the first step', async () => {
    const answer = await (await app.client()).post('/api/users/sign_in', { user: { otp_attempt: '123456' } })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { otp_attempt: { sign_in_expired: 'sign_in_expired' } } },
    })
  })

  test.each([
    [{ email: 'x@example.com', password: '' }, 'password', 'required'],
    [{ email: 'nonsense', password: 'x' }, 'email', 'invalid'],
    [{ email: 'x@example.com', password: 'x'.repeat(129) }, 'password', 'too_long'],
  ])('%j is rejected with an error on its field', async (user, field, code) => {
    const answer = await (await app.client()).post('/api/users/sign_in', { user })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: { [code]: code } } } })
  })

  test('[AUTH-04] [API-049] signing out ends the session and always answers 204', async () => {
    const { client } = await registerPlayer(app, 'signout@example.com')
    const token = client.cookies.get('_casino_session')!
    expect((await client.delete('/api/users/sign_out')).status).toBe(204)
    expect(client.cookies.has('_casino_session')).toBe(false)
    const old = await app.client()
    old.cookies.set('_casino_session', token)
    expect((await old.get('/api/player')).body).toEqual({})
    expect((await old.delete('/api/users/sign_out')).status).toBe(204)
    expect((await (await app.client()).delete('/api/users/sign_out')).status).toBe(204)
  })
})
