import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { mailedTokenOf, openAuthApp, password, registerPlayer } from '../test/authApp.ts'
import { liftTwoFactor } from '../twoFactor/liftTwoFactor.ts'
import { codeAt, stepOf } from '../twoFactor/totp.ts'

/** Runs once, after the next factor has been verified and before the result is used. */
const hooks = vi.hoisted(() => ({ afterPassword: undefined as unknown, afterCode: undefined as unknown }))
async function runOnce(name: keyof typeof hooks): Promise<void> {
  const hook = hooks[name]
  hooks[name] = undefined
  if (typeof hook === 'function') await hook()
}

vi.mock('../passwords/passwordHashing.ts', async (original) => {
  const real = await original<typeof import('../passwords/passwordHashing.ts')>()
  const isPassword: typeof real.isPassword = async (...given) => {
    const verdict = await real.isPassword(...given)
    await runOnce('afterPassword')
    return verdict
  }
  return { ...real, isPassword }
})
vi.mock('../twoFactor/secondFactor.ts', async (original) => {
  const real = await original<typeof import('../twoFactor/secondFactor.ts')>()
  const passSecondFactor: typeof real.passSecondFactor = async (...given) => {
    await real.passSecondFactor(...given)
    await runOnce('afterCode')
  }
  return { ...real, passSecondFactor }
})

const other = 'Another-Horse-10'
const path = '/api/player/two_factor'
const expired = { status: 422, body: { errors: { otp_attempt: { sign_in_expired: 'sign_in_expired' } } } }

// The transaction that acts on a verified factor compares the credentials again, with the player locked (decision 115).
onEachDatabase((makeApp) => {
  let app: TestApp
  let serial = 0
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })
  afterEach(() => {
    hooks.afterPassword = undefined
    hooks.afterCode = undefined
  })

  async function player() {
    serial += 1
    const email = `flight-${serial}@example.com`
    const { client, id } = await registerPlayer(app, email)
    await app.db.query('UPDATE players SET confirmed_at = $2 WHERE id = $1', [id, app.clock.now()])
    return { client, id, email }
  }
  type Account = Awaited<ReturnType<typeof player>>
  const signIn = async ({ email }: Account) => {
    const client = await app.client()
    const user = { email, password, dfpc: 'fingerprint' }
    return { client, answer: await client.post('/api/users/sign_in', { user }) }
  }
  const code = (secret: string) => codeAt(secret, stepOf(app.clock.now()))
  async function switchOn({ client }: Account): Promise<string> {
    const { otp_secret } = (await client.get(path)).body
    const given = { otp_secret, authentication_code: code(otp_secret), current_password: password }
    expect((await client.post(path, { two_factor: given })).status).toBe(200)
    app.clock.move(30_000)
    return otp_secret
  }
  async function change({ client }: Account) {
    const user = { current_password: password, password: other, password_confirmation: other }
    expect((await client.put('/api/users', { user })).status).toBe(200)
  }
  async function reset({ email }: Account) {
    await (await app.client()).post('/api/users/password', { user: { email, captcha: 'c' } })
    const token = await mailedTokenOf(app, email)
    const user = { reset_password_token: token, password: other, password_confirmation: other }
    expect((await (await app.client()).put('/api/users/password', { user })).status).toBe(200)
  }
  const sessionsOf = async ({ id }: Account) => (await app.sessions.list(id)).length

  describe('[SEC-01] a sign-in in flight', () => {
    test.each([
      ['a changed password', change, 1],
      ['a password set by email', reset, 0],
      ['a second factor that was switched on', switchOn, 1],
    ])('does not outlive %s', async (_what, act, left) => {
      const account = await player()
      hooks.afterPassword = () => act(account)
      const { client, answer } = await signIn(account)
      expect(answer).toMatchObject(expired)
      expect((await client.get('/api/player')).body).toEqual({})
      expect(await sessionsOf(account)).toBe(left)
    })

    test('with a code fails when the password changes while the code is verified', async () => {
      const account = await player()
      const secret = await switchOn(account)
      const { client } = await signIn(account)
      hooks.afterCode = () => change(account)
      expect(await client.post('/api/users/sign_in', { user: { otp_attempt: code(secret) } })).toMatchObject(expired)
      expect(await sessionsOf(account)).toBe(1)
    })

    test('leaves no pending sign-in when the password changes while it is verified', async () => {
      const account = await player()
      await switchOn(account)
      hooks.afterPassword = () => change(account)
      expect((await signIn(account)).answer).toMatchObject(expired)
      expect(await app.db.query('SELECT FROM pending_sign_ins WHERE player_id = $1', [account.id])).toEqual([])
    })
  })

  test.each([
    ['changed', change],
    ['set by email', reset],
  ])('[SEC-01] a sign-in that waits for its code ends when the password is %s', async (_how, act) => {
    const account = await player()
    const secret = await switchOn(account)
    const { client, answer } = await signIn(account)
    expect(answer.body.errors.otp_attempt).toHaveProperty('required')
    await act(account)
    expect(await client.post('/api/users/sign_in', { user: { otp_attempt: code(secret) } })).toMatchObject(expired)
    expect((await client.get('/api/player')).body).toEqual({})
  })

  test('[SEC-01] a password verified before a reset cannot be used to change anything after it', async () => {
    const account = await player()
    const { client } = await signIn(account)
    hooks.afterPassword = () => reset(account)
    const user = { current_password: password, password: 'Third-Horse-11', password_confirmation: 'Third-Horse-11' }
    expect((await client.put('/api/users', { user })).body.errors.current_password).toHaveProperty(
      'wrong_current_password',
    )
    const known = await (await app.client()).post('/api/users/sign_in', {
      user: { email: account.email, password: other },
    })
    expect(known.status).toBe(201)
  })

  test('[SEC-06] a code verified before support lifted the second factor cannot renew recovery codes', async () => {
    const account = await player()
    const secret = await switchOn(account)
    hooks.afterCode = () => liftTwoFactor(app, { email: account.email, operator: 'kai', reason: 'lost phone' })
    const renewal = { two_factor: { authentication_code: code(secret) } }
    expect(
      (await account.client.post(`${path}/recovery_codes`, renewal)).body.errors.authentication_code,
    ).toHaveProperty('invalid')
    expect(await app.db.query('SELECT FROM player_recovery_codes WHERE player_id = $1', [account.id])).toEqual([])
  })
})
