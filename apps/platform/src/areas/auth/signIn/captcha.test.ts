import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, expect, test } from 'vitest'
import { proofOfWork } from '../../../ports/captcha/proofOfWork.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { openAuthApp, password, registerPlayer, signUpForm } from '../test/authApp.ts'
import { findSessionPlayer } from './findSessionPlayer.ts'
import { maxWithoutCaptcha } from './passCaptcha.ts'
import { maxSourceFailures } from './passwordAttempts.ts'
import { failuresBeforeCaptcha, maxFailures } from './signInLock.ts'

const minute = 60_000

onEachDatabase((makeApp) => {
  let app: TestApp
  let free: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp, {
      services: ({ db, config, clock }) => ({
        captcha: proofOfWork({
          db,
          secret: config.secrets.session,
          now: () => clock.now(),
          work: () => ({ cost: 10, guesses: 4 }),
        }),
      }),
    })
    free = await openAuthApp(makeApp)
  })

  const solved = async (client: TestClient): Promise<string> => {
    const { body: challenge } = await client.get('/api/captcha')
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  const needed = { status: 422, body: { errors: { captcha: { captcha_needed: 'captcha_needed' } } } }
  const failed = { status: 422, body: { errors: { captcha: { captcha_failed: 'captcha_failed' } } } }

  /** Uses up what an address may request without a captcha. */
  const useAllowance = async (client: TestClient) => {
    for (let n = 0; n < maxWithoutCaptcha; n += 1) {
      await client.post('/api/users/password', { user: { email: 'nobody@example.com' } })
    }
  }

  test('[API-050] [API-051] [API-054] a client without our captcha may sign up and request mail three times in a row', async () => {
    app.clock.move(60 * minute + 1)
    const client = await app.client()
    const email = 'unaware@example.com'
    expect((await client.post('/api/users', signUpForm(email))).status).toBe(201)
    const guest = await app.client()
    for (const path of ['password', 'confirmation']) {
      expect((await guest.post(`/api/users/${path}`, { user: { email } })).status).toBe(201)
    }
    expect(await guest.post('/api/users/password', { user: { email } })).toMatchObject(needed)
    app.clock.move(59 * minute)
    expect(await guest.post('/api/users/password', { user: { email } })).toMatchObject(needed)
    app.clock.move(60 * minute + 1)
    expect((await guest.post('/api/users/password', { user: { email } })).status).toBe(201)
  })

  test('an account registered without a captcha must confirm its address before money moves', async () => {
    app.clock.move(60 * minute + 1)
    const client = await app.client()
    const byCaptcha = await app.client()
    await client.post('/api/users', signUpForm('confirms@example.com'))
    await byCaptcha.post('/api/users', signUpForm('solves@example.com', { captcha: await solved(byCaptcha) }))
    const mustConfirm = async (email: string) => {
      const [row] = await app.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email])
      return (await findSessionPlayer(app.db, row?.id ?? 0n))?.mustConfirm
    }
    expect([await mustConfirm('confirms@example.com'), await mustConfirm('solves@example.com')]).toEqual([true, false])
    await app.db.query('UPDATE players SET confirmed_at = $2 WHERE email = $1', [
      'confirms@example.com',
      app.clock.now(),
    ])
    expect(await mustConfirm('confirms@example.com')).toBe(false)
  })

  test('registration requires a solved captcha, and one solution registers one account', async () => {
    const client = await app.client()
    await useAllowance(client)
    expect(await client.post('/api/users', signUpForm('work@example.com'))).toMatchObject(needed)
    const captcha = await solved(client)
    expect((await client.post('/api/users', signUpForm('work@example.com', { captcha }))).status).toBe(201)
    expect(await client.post('/api/users', signUpForm('again@example.com', { captcha }))).toMatchObject(failed)
  })

  test('of two concurrent requests with the same solution, one succeeds', async () => {
    const client = await app.client()
    const captcha = await solved(client)
    const ask = (email: string) => client.post('/api/users/password', { user: { email, captcha } })
    const answers = await Promise.all([ask('a@example.com'), ask('b@example.com')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('form errors are reported before the captcha solution is consumed', async () => {
    const client = await app.client()
    const captcha = await solved(client)
    const young = signUpForm('form@example.com', { captcha, date_of_birth: '2015-01-01' })
    expect((await client.post('/api/users', young)).body.errors).toHaveProperty('date_of_birth')
    expect((await client.post('/api/users', signUpForm('form@example.com', { captcha }))).status).toBe(201)
  })

  test('a captcha solution is valid for ten minutes', async () => {
    const client = await app.client()
    const captcha = await solved(client)
    app.clock.move(10 * minute)
    expect(await client.post('/api/users', signUpForm('late@example.com', { captcha }))).toMatchObject(failed)
  })

  test.each([
    ['nonsense', 'nonsense'],
    ['another shape', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')],
  ])('%s is no solution', async (_what, captcha) => {
    const client = await app.client()
    expect(await client.post('/api/users', signUpForm('none@example.com', { captcha }))).toMatchObject(failed)
  })

  test('a challenge that was made easier or issued for another address is rejected', async () => {
    const client = await app.client()
    const { challenge, solution } = JSON.parse(Buffer.from(await solved(client), 'base64').toString())
    for (const change of [{ cost: 1 }, { data: { ...challenge.parameters.data, for: '0'.repeat(32) } }]) {
      const parameters = { ...challenge.parameters, ...change }
      const captcha = Buffer.from(JSON.stringify({ challenge: { ...challenge, parameters }, solution })).toString(
        'base64',
      )
      expect(await client.post('/api/users', signUpForm('eased@example.com', { captcha }))).toMatchObject(failed)
    }
  })

  test('[AUTH-14] requesting mail requires a captcha from guests, but not from players for their own address', async () => {
    const guest = await app.client()
    await useAllowance(guest)
    for (const path of ['password', 'confirmation']) {
      expect(await guest.post(`/api/users/${path}`, { user: { email: 'mail@example.com' } })).toMatchObject(needed)
    }
    const own = await app.client()
    const captcha = await solved(own)
    await own.post('/api/users', signUpForm('own@example.com', { captcha }))
    expect((await own.post('/api/users/confirmation', { user: { email: 'own@example.com' } })).status).toBe(201)
  })

  test.each(['tried@example.com', 'tried-stranger@example.com'])(
    '[AUTH-01] [SEC-05] after wrong passwords the next attempt for %s requires a captcha, registered or not',
    async (email) => {
      const client = await app.client()
      if (email === 'tried@example.com') {
        await client.post('/api/users', signUpForm(email, { captcha: await solved(client) }))
      }
      const attempt = (tried: string, captcha?: string) =>
        client.post('/api/users/sign_in', { user: { email, password: tried, captcha } })
      for (let n = 0; n < failuresBeforeCaptcha; n += 1) {
        expect((await attempt('wrong')).body.errors.password).toHaveProperty('wrong_password')
      }
      expect(await attempt(password)).toMatchObject(needed)
      const status = (await attempt(password, await solved(client))).status
      expect(status).toBe(email === 'tried@example.com' ? 201 : 422)
    },
  )

  test('[SEC-07] of twelve concurrent wrong passwords, three are checked without a captcha', async () => {
    const client = await app.client()
    const attempt = () =>
      client.post('/api/users/sign_in', { user: { email: 'twelve@example.com', password: 'wrong' } })
    const answers = await Promise.all(Array.from({ length: 12 }, attempt))
    expect(answers.filter(({ body }) => body.errors.password?.wrong_password)).toHaveLength(failuresBeforeCaptcha)
    expect(answers.filter(({ body }) => body.errors.captcha?.captcha_needed)).toHaveLength(12 - failuresBeforeCaptcha)
  })

  test('[SEC-07] junk attempts without a captcha block neither a solved captcha nor a known browser', async () => {
    const email = 'junk@example.com'
    const atHome = await app.client()
    await atHome.post('/api/users', signUpForm(email, { captcha: await solved(atHome) }))
    await atHome.delete('/api/users/sign_out')
    const stranger = await app.client()
    const attempt = (client: TestClient, tried: string, captcha?: string) =>
      client.post('/api/users/sign_in', { user: { email, password: tried, captcha } })
    for (let n = 0; n < 30; n += 1) await attempt(stranger, `junk ${n}`)
    const elsewhere = await app.client()
    expect((await attempt(elsewhere, password, await solved(elsewhere))).status).toBe(201)
    for (let n = 0; n < 30; n += 1) await attempt(stranger, `junk ${n}`)
    expect((await attempt(atHome, password)).status).toBe(201)
  })

  test('[SEC-07] after many wrong passwords a player can still sign in from the same IP address with a solved captcha', async () => {
    // Attempts of earlier tests from this address must not count here.
    app.clock.move(16 * minute)
    const email = 'forgetful@example.com'
    const person = await app.client()
    await person.post('/api/users', signUpForm(email, { captcha: await solved(person) }))
    const elsewhere = await app.client()
    const attempt = async (tried: string) =>
      elsewhere.post('/api/users/sign_in', { user: { email, password: tried, captcha: await solved(elsewhere) } })
    for (let n = 0; n < maxFailures + 3; n += 1) {
      expect((await attempt(`wrong ${n}`)).body.errors.password).toHaveProperty('wrong_password')
    }
    expect((await attempt(password)).status).toBe(201)
  })

  test('[SEC-07] a locked source must solve a captcha before an unlock link is mailed', async () => {
    app.clock.move(16 * minute)
    const stranger = await app.client()
    const attempt = (email: string, captcha?: string) =>
      stranger.post('/api/users/sign_in', { user: { email, password: 'wrong', captcha } })
    for (let n = 0; n < maxSourceFailures; n += 1) await attempt(`many-${n}@example.com`)
    expect(await attempt('mailed@example.com')).toMatchObject(needed)
    const answer = await attempt('mailed@example.com', await solved(stranger))
    expect(answer.body.errors.password).toHaveProperty('locked')
    app.clock.move(15 * minute)
  })

  test('no challenge is sent when the captcha is off', async () => {
    expect((await (await free.client()).get('/api/captcha')).status).toBe(204)
    await registerPlayer(free, 'free@example.com')
  })
})
