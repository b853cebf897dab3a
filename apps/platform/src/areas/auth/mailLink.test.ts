import { player as playerSchema } from '@apogee/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { maxSourceFailures } from './signIn/passwordAttempts.ts'
import { mailedTokenOf, mailsTo, openAuthApp, password, registerPlayer } from './test/authApp.ts'

const minute = 60_000
const confirmPath = (token: string) => `/api/users/confirmation?confirmation_token=${token}`
const confirmBy = (client: TestClient, token: string) =>
  client.put('/api/users/confirmation', { user: { confirmation_token: token } })
const other = 'Another-Horse-10'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  const ask = async (path: 'password' | 'confirmation', email: string) =>
    (await app.client()).post(`/api/users/${path}`, { user: { email, captcha: 'c' } })
  const setNew = async (token: string, to = other, confirmation = to) =>
    (await app.client()).put('/api/users/password', {
      user: { reset_password_token: token, password: to, password_confirmation: confirmation },
    })
  const signIn = async (email: string, tried: string) =>
    (await (await app.client()).post('/api/users/sign_in', { user: { email, password: tried } })).status

  test('[AUTH-13] [API-053] reading the mailed token shows the address, and a PUT with it confirms the address', async () => {
    const { client, player } = await registerPlayer(app, 'confirm@example.com')
    const token = await mailedTokenOf(app, 'confirm@example.com')
    expect(await client.get(confirmPath(token))).toMatchObject({
      status: 200,
      body: { id: player.id, confirmed_at: null },
    })
    const answer = await confirmBy(client, token)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: player.id, confirmed_at: app.clock.now().toISOString() })
    expect((await client.get('/api/player')).body.confirmed_at).toBe(app.clock.now().toISOString())
  })

  test('[SEC-02] a mail program that opens the link in advance does not confirm the address', async () => {
    const { client } = await registerPlayer(app, 'scanned@example.com')
    const token = await mailedTokenOf(app, 'scanned@example.com')
    const scanner = await app.client()
    expect((await scanner.get(confirmPath(token))).status).toBe(200)
    expect((await scanner.get(confirmPath(token), { origin: '', 'x-requested-with': '' })).status).toBe(200)
    expect((await client.get('/api/player')).body.confirmed_at).toBeNull()
    const foreign = await scanner.put(
      '/api/users/confirmation',
      { user: { confirmation_token: token } },
      { origin: 'https://mail.example' },
    )
    expect(foreign.status).toBe(403)
    expect((await confirmBy(client, token)).status).toBe(200)
  })

  test('the link does not sign in a visitor', async () => {
    await registerPlayer(app, 'forwarded@example.com')
    const stranger = await app.client()
    const answer = await confirmBy(stranger, await mailedTokenOf(app, 'forwarded@example.com'))
    expect(answer.status).toBe(200)
    expect(stranger.cookies.size).toBe(0)
    expect((await stranger.get('/api/player')).body).toEqual({})
  })

  test('[AUTH-13] a confirmation link shows only the address, and the full profile in the player’s own session', async () => {
    const person = {
      first_name: 'Anna',
      last_name: 'Tamm',
      nickname: 'anna',
      date_of_birth: '1990-02-03',
      address: 'Pikk 1',
      city: 'Tallinn',
      postal_code: '10123',
      mobile_phone: '+49 30 1234567',
    }
    const { id } = await registerPlayer(app, 'private@example.com')
    const columns = Object.keys(person)
    await app.db.query(`UPDATE players SET ${columns.map((name, at) => `${name} = $${at + 2}`)} WHERE id = $1`, [
      id,
      ...Object.values(person),
    ])
    const token = await mailedTokenOf(app, 'private@example.com')
    const stranger = await app.client()
    const { client: another } = await registerPlayer(app, 'curious@example.com')
    for (const answer of [
      await stranger.get(confirmPath(token)),
      await another.get(confirmPath(token)),
      await confirmBy(stranger, token),
    ]) {
      expect(answer.body).toMatchObject({ id: Number(id), email: 'private@example.com', country: null })
      expect(playerSchema.strict().safeParse(answer.body).success).toBe(true)
      for (const value of Object.values(person)) expect(JSON.stringify(answer.body)).not.toContain(value)
    }
    const own = await mailedTokenOf(app, 'curious@example.com')
    expect((await another.get(confirmPath(own))).body).toEqual((await another.get('/api/player')).body)
  })

  test('[SEC-06] confirming invalidates every other confirmation link', async () => {
    await registerPlayer(app, 'two-links@example.com')
    const first = await mailedTokenOf(app, 'two-links@example.com')
    await ask('confirmation', 'two-links@example.com')
    const second = await mailedTokenOf(app, 'two-links@example.com')
    expect(second).not.toBe(first)
    const client = await app.client()
    expect((await client.get(confirmPath(first))).status).toBe(200)
    expect((await confirmBy(client, second)).status).toBe(200)
    for (const token of [first, second]) {
      expect((await client.get(confirmPath(token))).status).toBe(422)
      expect((await confirmBy(client, token)).status).toBe(422)
    }
  })

  test('[SEC-06] a confirmation link works once', async () => {
    await registerPlayer(app, 'once@example.com')
    const token = await mailedTokenOf(app, 'once@example.com')
    const client = await app.client()
    const answers = [await confirmBy(client, token), await confirmBy(client, token)]
    expect(answers.map(({ status }) => status)).toEqual([200, 422])
    expect(answers[1]!.body).toEqual({ errors: { confirmation_token: { invalid: 'invalid' } } })
  })

  test('[SEC-06] a confirmation link works for 24 hours', async () => {
    await registerPlayer(app, 'day@example.com')
    const token = await mailedTokenOf(app, 'day@example.com')
    app.clock.move(24 * 60 * minute)
    expect((await (await app.client()).get(confirmPath(token))).status).toBe(422)
    expect((await confirmBy(await app.client(), token)).status).toBe(422)
  })

  test.each(['', 'nonsense', 'x'.repeat(200)])('the confirmation token "%s" is invalid', async (token) => {
    const client = await app.client()
    for (const answer of [await client.get(confirmPath(token)), await confirmBy(client, token)])
      expect(answer).toMatchObject({ status: 422, body: { errors: { confirmation_token: { invalid: 'invalid' } } } })
  })

  test('[AUTH-14] [API-054] the confirmation is sent again', async () => {
    await registerPlayer(app, 'again@example.com')
    expect(await ask('confirmation', 'again@example.com')).toMatchObject({ status: 201, body: {} })
    expect(await mailsTo(app, 'again@example.com')).toHaveLength(2)
    const token = await mailedTokenOf(app, 'again@example.com')
    expect((await confirmBy(await app.client(), token)).status).toBe(200)
  })

  test('[SEC-05] a mail request gets the same answer for a known, an unknown and a confirmed address', async () => {
    const { client } = await registerPlayer(app, 'confirmed@example.com')
    await confirmBy(client, await mailedTokenOf(app, 'confirmed@example.com'))
    await registerPlayer(app, 'waiting@example.com')
    for (const path of ['password', 'confirmation'] as const) {
      const answers = [
        await ask(path, 'waiting@example.com'),
        await ask(path, 'nobody@example.com'),
        await ask(path, 'confirmed@example.com'),
      ]
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [201, {}],
        [201, {}],
        [201, {}],
      ])
    }
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
    expect((await mailsTo(app, 'confirmed@example.com')).map(({ subject }) => subject)).toEqual([
      'Reset your Apogee password',
      'Confirm your email for Apogee',
    ])
  })

  test('[AUTH-14] a player gets an error when their own address is already confirmed', async () => {
    const { client } = await registerPlayer(app, 'mine@example.com')
    await confirmBy(client, await mailedTokenOf(app, 'mine@example.com'))
    const own = await client.post('/api/users/confirmation', { user: { email: 'MINE@example.com' } })
    expect(own).toMatchObject({ status: 422, body: { errors: { email: { already_confirmed: 'already_confirmed' } } } })
    expect((await client.post('/api/users/confirmation', { user: { email: 'confirmed@example.com' } })).status).toBe(
      201,
    )
  })

  test('[API-051] [API-052] [AUTH-12] the mailed token sets a new password', async () => {
    await registerPlayer(app, 'reset@example.com', { locale: 'de' })
    expect(await ask('password', ' Reset@example.com')).toMatchObject({ status: 201, body: {} })
    const [mail] = await mailsTo(app, 'reset@example.com')
    expect(mail!.links[0]).toMatch(/^http:\/\/localhost:3000\/de\/new-password\?reset_password_token=/)
    expect(await setNew(await mailedTokenOf(app, 'reset@example.com'))).toMatchObject({ status: 200, body: {} })
    expect([await signIn('reset@example.com', password), await signIn('reset@example.com', other)]).toEqual([422, 201])
    const subjects = (await mailsTo(app, 'reset@example.com')).map(({ subject }) => subject)
    expect(subjects).toContain('Dein Passwort bei Apogee wurde geändert')
  })

  test('[SEC-07] any number of requests sends at most three mails in ten minutes, and the owner still gets a link', async () => {
    await registerPlayer(app, 'flooded@example.com')
    for (let n = 0; n < 6; n += 1) expect((await ask('password', 'flooded@example.com')).status).toBe(201)
    expect(await mailsTo(app, 'flooded@example.com')).toHaveLength(4)
    expect((await setNew(await mailedTokenOf(app, 'flooded@example.com'))).status).toBe(200)
    app.clock.move(10 * minute)
    await ask('password', 'flooded@example.com')
    expect(
      (await mailsTo(app, 'flooded@example.com')).filter(({ subject }) => subject === 'Reset your Apogee password'),
    ).toHaveLength(4)
  })

  test('[SEC-07] a confirmation is resent at most three times in ten minutes, and requests are limited by IP address', async () => {
    await registerPlayer(app, 'resend@example.com')
    for (let n = 0; n < 6; n += 1) expect((await ask('confirmation', 'resend@example.com')).status).toBeLessThan(300)
    const before = (await mailsTo(app, 'resend@example.com')).length
    expect(before).toBeLessThanOrEqual(4)
    const limited = await makeApp({ handlers: { 'auth.resendConfirmation': () => ({ status: 201, body: {} }) } })
    const visitor = await limited.client()
    const requests = Array.from({ length: 60 }, (_, n) =>
      visitor.post('/api/users/confirmation', { user: { email: `n${n}@example.com`, captcha: 'c' } }),
    )
    const refused = (await Promise.all(requests)).filter(({ status }) => status === 429)
    // A burst of twenty; on a slow machine the limit refills by five a minute.
    expect(refused.length).toBeGreaterThan(20)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('[SEC-06] a password link works once and invalidates older ones', async () => {
    await registerPlayer(app, 'links@example.com')
    await ask('password', 'links@example.com')
    const older = await mailedTokenOf(app, 'links@example.com')
    await ask('password', 'links@example.com')
    const newer = await mailedTokenOf(app, 'links@example.com')
    expect((await setNew(newer)).status).toBe(200)
    for (const token of [newer, older]) {
      expect(await setNew(token)).toMatchObject({
        status: 422,
        body: { errors: { reset_password_token: { invalid: 'invalid' } } },
      })
    }
  })

  test('[SEC-06] of two concurrent uses of a password link, one succeeds', async () => {
    await registerPlayer(app, 'both@example.com')
    await ask('password', 'both@example.com')
    const token = await mailedTokenOf(app, 'both@example.com')
    const answers = await Promise.all([setNew(token, 'First-Horse-11'), setNew(token, 'Second-Horse-12')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('[SEC-06] a password link works for 30 minutes', async () => {
    await registerPlayer(app, 'late@example.com')
    await ask('password', 'late@example.com')
    const token = await mailedTokenOf(app, 'late@example.com')
    app.clock.move(30 * minute)
    expect((await setNew(token)).status).toBe(422)
  })

  test('a confirmation token cannot set a password', async () => {
    await registerPlayer(app, 'kinds@example.com')
    expect((await setNew(await mailedTokenOf(app, 'kinds@example.com'))).status).toBe(422)
  })

  test('a new password ends every other session', async () => {
    const { client } = await registerPlayer(app, 'elsewhere@example.com')
    await ask('password', 'elsewhere@example.com')
    const token = await mailedTokenOf(app, 'elsewhere@example.com')
    const here = await app.client()
    await here.post('/api/users/sign_in', { user: { email: 'elsewhere@example.com', password } })
    await here.put('/api/users/password', {
      user: { reset_password_token: token, password: other, password_confirmation: other },
    })
    expect((await client.get('/api/player')).body).toEqual({})
    expect((await here.get('/api/player')).body.email).toBe('elsewhere@example.com')
  })

  test('a new password unlocks the account', async () => {
    await registerPlayer(app, 'unlock@example.com')
    for (let n = 0; n < maxSourceFailures; n += 1) await signIn('unlock@example.com', 'wrong')
    await ask('password', 'unlock@example.com')
    await setNew(await mailedTokenOf(app, 'unlock@example.com'))
    expect(await signIn('unlock@example.com', other)).toBe(201)
  })

  test.each([
    ['short', 'short', 'password', 'too_short'],
    ['Password123', 'Password123', 'password', 'too_common'],
    ['tab\tin the middle', 'tab\tin the middle', 'password', 'wrong_characters'],
    [other, 'different', 'password_confirmation', 'confirmation_differs'],
  ])('the new password "%s" with "%s" is rejected and the link stays valid', async (to, confirmation, field, code) => {
    const email = `${code}@example.com`
    await registerPlayer(app, email)
    await ask('password', email)
    const token = await mailedTokenOf(app, email)
    expect(await setNew(token, to, confirmation)).toMatchObject({
      status: 422,
      body: { errors: { [field]: { [code]: code } } },
    })
    expect((await setNew(token)).status).toBe(200)
  })
})
