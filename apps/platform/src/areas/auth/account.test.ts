import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { maxSourceFailures } from './signIn/passwordAttempts.ts'
import { maxFailures } from './signIn/signInLock.ts'
import { mailedTokenOf, mailsTo, openAuthApp, password, registerPlayer } from './test/authApp.ts'

const minute = 60_000
const other = 'Another-Horse-10'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp, { country: 'NZ', env: { TRUST_PROXY: '1' } })
  })

  const here = '127.0.0.1'
  const signIn = async (
    email: string,
    { with: tried = password, dfpc = 'fingerprint', on = chrome, from = here, client: given = app.client() } = {},
  ) => {
    const client = await given
    const answer = await client.post(
      '/api/users/sign_in',
      { user: { email, password: tried, dfpc } },
      { 'user-agent': on, 'x-forwarded-for': from },
    )
    return { client, answer }
  }
  /** Each test uses a different IP address. */
  const lock = async (email: string, from: string) => {
    for (let n = 0; n < maxSourceFailures; n += 1) await signIn(email, { with: 'wrong', from })
  }
  const unlock = async (token: string, client = app.client()) =>
    (await client).put('/api/users/unlock', { user: { unlock_token: token } })

  test('the mailed link unlocks an account once and leaves its password unchanged', async () => {
    await registerPlayer(app, 'shut@example.com')
    const from = '192.0.2.1'
    await lock('shut@example.com', from)
    expect((await signIn('shut@example.com', { from })).answer.body.errors.password).toHaveProperty('locked')
    const [mail] = await mailsTo(app, 'shut@example.com')
    expect(mail!.links[0]).toMatch(/\/unlock\?unlock_token=/)
    const token = await mailedTokenOf(app, 'shut@example.com')
    expect((await (await app.client()).get(`/api/users/unlock?unlock_token=${token}`)).status).toBe(200)
    expect((await signIn('shut@example.com', { from })).answer.body.errors.password).toHaveProperty('locked')
    expect(await unlock(token)).toMatchObject({ status: 200, body: {} })
    expect((await signIn('shut@example.com', { from })).answer.status).toBe(201)
    expect(await unlock(token)).toMatchObject({
      status: 422,
      body: { errors: { unlock_token: { invalid: 'invalid' } } },
    })
  })

  test('[SEC-07] when others lock a shared IP address, the mailed link unlocks only the browser that opens it', async () => {
    await registerPlayer(app, 'office@example.com')
    const from = '192.0.2.2'
    await lock('a-colleague@example.com', from)
    const client = app.client()
    expect((await signIn('office@example.com', { from, client })).answer.body.errors.password).toHaveProperty('locked')
    expect((await unlock(await mailedTokenOf(app, 'office@example.com'), client)).status).toBe(200)
    expect((await signIn('office@example.com', { from })).answer.body.errors.password).toHaveProperty('locked')
    expect((await signIn('office@example.com', { from, client })).answer.status).toBe(201)
  })

  test('[SEC-05] a lock on an unregistered address sends no mail', async () => {
    await lock('nobody-shut@example.com', '192.0.2.3')
    expect(await mailsTo(app, 'nobody-shut@example.com')).toEqual([])
  })

  test('[SEC-06] an unlock link works for 15 minutes and cannot set a password', async () => {
    await registerPlayer(app, 'shut-late@example.com')
    await lock('shut-late@example.com', '192.0.2.4')
    const token = await mailedTokenOf(app, 'shut-late@example.com')
    const setting = await (await app.client()).put('/api/users/password', {
      user: { reset_password_token: token, password: other, password_confirmation: other },
    })
    expect(setting.status).toBe(422)
    app.clock.move(15 * minute)
    expect((await unlock(token)).status).toBe(422)
  })

  const change = (current: string, to = other, confirmation = to) => ({
    user: { current_password: current, password: to, password_confirmation: confirmation },
  })

  test('[PROF-15] changing the password requires the current one, ends every other session and mails the owner', async () => {
    const { client } = await registerPlayer(app, 'change@example.com')
    const { client: elsewhere } = await signIn('change@example.com')
    expect(await client.put('/api/users', change(password))).toMatchObject({ status: 200, body: {} })
    expect((await client.get('/api/player')).body.email).toBe('change@example.com')
    expect((await elsewhere.get('/api/player')).body).toEqual({})
    expect((await signIn('change@example.com')).answer.status).toBe(422)
    expect((await signIn('change@example.com', { with: other })).answer.status).toBe(201)
    const subjects = (await mailsTo(app, 'change@example.com')).map(({ subject }) => subject)
    expect(subjects).toContain('Your Apogee password was changed')
  })

  test('[PROF-15] of two concurrent changes one succeeds: the other proved a password that is no longer current', async () => {
    const { client } = await registerPlayer(app, 'at-once@example.com')
    const { client: elsewhere } = await signIn('at-once@example.com')
    const answers = await Promise.all([
      client.put('/api/users', change(password)),
      elsewhere.put('/api/users', change(password, `${other}-too`)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('current_password')
  })

  test.each([
    [change('wrong'), 'current_password', 'wrong_current_password'],
    [change(''), 'current_password', 'required'],
    [change(password, 'short'), 'password', 'too_short'],
    [change(password, 'Password123'), 'password', 'too_common'],
    [change(password, other, 'different'), 'password_confirmation', 'confirmation_differs'],
  ])('[PROF-15] %j is rejected with an error on its field', async (body, field, code) => {
    const { client } = await registerPlayer(app, `${field}-${code}@example.com`.toLowerCase())
    expect(await client.put('/api/users', body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: { [code]: code } } },
    })
  })

  test('[SEC-07] wrong passwords, even concurrent ones, lock password changes in their session only', async () => {
    const { client } = await registerPlayer(app, 'tried@example.com')
    const answers = await Promise.all(Array.from({ length: 15 }, () => client.put('/api/users', change('wrong'))))
    const codes = answers.flatMap(({ body }) => Object.keys(body.errors.current_password))
    expect(codes.filter((code) => code === 'wrong_current_password')).toHaveLength(maxFailures - 1)
    expect(codes.filter((code) => code === 'passwords_locked')).toHaveLength(15 - maxFailures + 1)
    expect((await client.put('/api/users', change(password))).body.errors.current_password).toHaveProperty(
      'passwords_locked',
    )
    const { client: elsewhere } = await signIn('tried@example.com')
    expect((await elsewhere.put('/api/users', change(password))).status).toBe(200)
  })

  test('[SEC-01] a new password gives the session a new id, and a copied old id stops working', async () => {
    const { client } = await registerPlayer(app, 'copied@example.com')
    const copied = await app.client()
    copied.cookies.set('_casino_session', client.cookies.get('_casino_session')!)
    const [before] = (await client.get('/api/player/sessions')).body
    await client.put('/api/users', change(password))
    expect(client.cookies.get('_casino_session')).not.toBe(copied.cookies.get('_casino_session'))
    expect((await copied.get('/api/player')).body).toEqual({})
    // The session keeps its database id, so its socket and its game continue.
    expect((await client.get('/api/player/sessions')).body).toMatchObject([{ id: before.id, current: true }])
  })

  test('[SEC-01] [PROF-15] a player sees their sessions and ends one', async () => {
    const { client } = await registerPlayer(app, 'sessions@example.com')
    app.clock.move(minute)
    const { client: elsewhere } = await signIn('sessions@example.com', { on: firefox })
    const { status, body } = await client.get('/api/player/sessions')
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    const [theOther] = body.filter(({ current }: { current: boolean }) => !current)
    expect(theOther).toMatchObject({
      ip: '127.0.0.1',
      country: 'NZ',
      user_agent: firefox,
      created_at: app.clock.now().toISOString(),
    })
    expect((await client.delete(`/api/player/sessions/${theOther.id}`)).status).toBe(204)
    expect((await elsewhere.get('/api/player')).body).toEqual({})
    expect((await elsewhere.get('/api/player/sessions')).status).toBe(401)
    expect((await client.get('/api/player/sessions')).body).toHaveLength(1)
    expect((await client.delete(`/api/player/sessions/${theOther.id}`)).status).toBe(404)
  })

  test('[SEC-12] ending another player’s session is answered 404', async () => {
    const { client: owner } = await registerPlayer(app, 'owner@example.com')
    const { client: thief } = await registerPlayer(app, 'thief@example.com')
    const [session] = (await owner.get('/api/player/sessions')).body
    expect((await thief.delete(`/api/player/sessions/${session.id}`)).status).toBe(404)
    expect((await owner.get('/api/player')).body.email).toBe('owner@example.com')
  })

  test('[SEC-01] one call ends all other sessions and keeps the current one', async () => {
    const { client } = await registerPlayer(app, 'others@example.com')
    const others = [await signIn('others@example.com'), await signIn('others@example.com')]
    expect((await client.delete('/api/player/sessions')).status).toBe(204)
    for (const { client: each } of others) expect((await each.get('/api/player')).body).toEqual({})
    expect((await client.get('/api/player/sessions')).body).toMatchObject([{ current: true }])
  })

  test('signing in returns the time, country and device of the previous sign-in', async () => {
    await registerPlayer(app, 'last@example.com')
    const first = app.clock.now()
    app.clock.move(minute)
    const { answer } = await signIn('last@example.com', { on: firefox })
    expect(answer.body.previous_sign_in).toMatchObject({ at: first.toISOString(), country: 'NZ' })
    const { answer: next } = await signIn('last@example.com')
    expect(next.body.previous_sign_in).toEqual({
      at: app.clock.now().toISOString(),
      country: 'NZ',
      user_agent: firefox,
    })
  })

  test('a sign-in on a new device sends one mail', async () => {
    await registerPlayer(app, 'device@example.com')
    const subjects = async () => (await mailsTo(app, 'device@example.com')).map(({ subject }) => subject)
    await signIn('device@example.com')
    expect(await subjects()).toEqual(['Confirm your email for Apogee'])
    await signIn('device@example.com', { dfpc: 'another browser', on: firefox })
    await signIn('device@example.com', { dfpc: 'another browser', on: firefox })
    const [mail, ...rest] = await mailsTo(app, 'device@example.com')
    expect(mail!.subject).toBe('New login to your Apogee account')
    expect(mail!.text).toContain('Device: Firefox, Linux')
    expect(mail!.text).toContain('Location: New Zealand')
    expect(rest).toHaveLength(1)
  })

  test('sessions that ended long ago are deleted, except the latest of each player', async () => {
    const { id, client } = await registerPlayer(app, 'old@example.com')
    await client.delete('/api/users/sign_out')
    const { client: again } = await signIn('old@example.com')
    await again.delete('/api/users/sign_out')
    const count = async () => (await app.db.query('SELECT id FROM sessions WHERE player_id = $1', [id])).length
    app.clock.move(179 * 24 * 60 * minute)
    await app.sessions.deleteOld()
    expect(await count()).toBe(2)
    app.clock.move(2 * 24 * 60 * minute)
    await app.sessions.deleteOld()
    expect(await count()).toBe(1)
  })
})
