import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noCaptcha } from '../../../ports/captcha/noCaptcha.ts'
import type { ExclusionRegister } from '../../../ports/registers/exclusionRegister.ts'
import { RegisterUnavailable } from '../../../ports/registers/exclusionRegister.ts'
import { remoteRegister } from '../../../ports/registers/remoteRegister.ts'
import { sandboxRegister, setRegistered } from '../../../ports/registers/sandboxRegister.ts'
import { mountRegister } from '../../../sandbox/mountRegister.ts'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { mailsTo, openAuthApp, password, signUpForm } from '../../auth/test/authApp.ts'

const mari = { country: 'EE', first_name: 'Mari', last_name: 'Tamm', date_of_birth: '1990-06-15' }
const person = { personalId: null, firstName: 'Mari', lastName: 'Tamm', dateOfBirth: '1990-06-15' }

onEachDatabase((makeApp) => {
  let app: TestApp
  let register: ExclusionRegister
  const entries: Record<string, unknown>[] = []
  beforeAll(async () => {
    app = await openAuthApp(makeApp, {
      services: ({ db }) => ({
        captcha: noCaptcha,
        exclusionRegister: { ask: (...question) => (register ?? sandboxRegister({ db })).ask(...question) },
      }),
      onLog: (entry) => entries.push(entry),
    })
    mountRegister(app.app, app)
  })
  beforeEach(async () => {
    register = sandboxRegister(app)
    await setRegistered(app.db, person, 'removed')
    await app.db.query('DELETE FROM register_checks')
    entries.length = 0
  })
  const silent: ExclusionRegister = {
    ask: async () => {
      throw new RegisterUnavailable('the register did not answer (TimeoutError)')
    },
  }
  const visit = (host = 'ee.localhost') => new TestClient(app.app, `http://${host}`)
  const signUp = (email: string, more: object = {}) =>
    visit().post('/api/users', signUpForm(email, { ...mari, ...more }))
  const signIn = (email: string) => visit().post('/api/users/sign_in', { user: { email, password } })
  const checks = () => app.db.query('SELECT occasion, result, player_id FROM register_checks ORDER BY id')
  const exclusions = (id: bigint) =>
    app.db.query(`SELECT type, strategy, disable_at FROM player_limits WHERE player_id = $1 AND removed_at IS NULL`, [
      id,
    ])

  test('[SAFE-02] a registered person gets no account, and the record of the question does not name them', async () => {
    await setRegistered(app.db, person, null)
    expect(await signUp('mari@example.com')).toMatchObject({
      status: 422,
      body: { errors: { base: { self_excluded: 'self_excluded' } } },
    })
    expect(await app.db.query("SELECT 1 FROM players WHERE email = 'mari@example.com'")).toEqual([])
    expect(await checks()).toEqual([{ occasion: 'sign_up', result: 'excluded', player_id: null }])
    expect(await mailsTo(app, 'mari@example.com')).toHaveLength(1)
    const [row] = await app.db.query('SELECT to_jsonb(c)::text AS text FROM register_checks c')
    expect(row!['text']).not.toMatch(/Mari|Tamm|1990/)
  })

  test('[SAFE-02] a player who is registered later is excluded at sign-in until the register removes them', async () => {
    const { body } = await signUp('later@example.com')
    const id = BigInt(body.id)
    const until = new Date('2027-01-01T00:00:00Z')
    await setRegistered(app.db, person, until)
    // They sign in, to withdraw.
    expect((await signIn('later@example.com')).status).toBe(201)
    expect(await exclusions(id)).toEqual([{ type: 'selfexclusion', strategy: 'register', disable_at: until }])
    await signIn('later@example.com')
    expect(await exclusions(id)).toHaveLength(1)
    await setRegistered(app.db, person, 'removed')
    expect((await signIn('later@example.com')).status).toBe(201)
    expect(await exclusions(id)).toEqual([])
    expect((await checks()).map(({ result }) => result)).toEqual(['clear', 'excluded', 'excluded', 'clear'])
    expect(app.published).toContainEqual({ playerId: id, channel: 'limits', data: {} })
  })

  test('without an answer sign-up and sign-in are refused where the licence requires it, and the log does not name the person', async () => {
    await signUp('known@example.com')
    register = silent
    expect((await signUp('new@example.com')).status).toBe(503)
    expect((await signIn('known@example.com')).status).toBe(503)
    expect((await checks()).map(({ result }) => result)).toEqual(['clear', 'unavailable', 'unavailable'])
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: 'limits: register lookup failed', register: 'HAMPI' }),
    )
    expect(JSON.stringify(entries)).not.toMatch(/Mari|Tamm|1990-06/)
  })

  test('[SAFE-02] changed details without an answer of the register end the session, and the next sign-in requests one', async () => {
    const email = 'silent@example.com'
    const client = visit()
    await client.post('/api/users', signUpForm(email, mari))
    const id = BigInt((await client.get('/api/player')).body.id)
    await app.db.query('UPDATE players SET first_name = NULL WHERE id = $1', [id])
    await setRegistered(app.db, person, null)
    // Terms alone are no details of a person.
    await app.db.query(`UPDATE players SET auth_fields_missed = '{terms_acceptance,first_name}' WHERE id = $1`, [id])
    const tell = (user: object) => client.post('/api/auth_providers/update_details', { user })
    register = silent
    expect((await tell({ terms_acceptance: true })).status).toBe(201)
    const edit = (player: object) => client.patch('/api/player', { context: 'edition', player })
    // Details that stay as they were ask nothing.
    expect((await edit({ nickname: 'Comet', last_name: 'Tamm' })).status).toBe(200)
    expect((await edit({ first_name: 'Mari' })).status).toBe(503)
    expect((await client.get('/api/player')).body).toEqual({})
    expect((await signIn(email)).status).toBe(503)
    register = sandboxRegister(app)
    expect((await signIn(email)).status).toBe(201)
    expect(await exclusions(id)).toMatchObject([{ strategy: 'register' }])
  })

  test('[SAFE-02] a person whom the register still names is excluded although the end it gives is past', async () => {
    const { body } = await signUp('past@example.com')
    await setRegistered(app.db, person, new Date(testNow.getTime() - 86_400_000))
    await signIn('past@example.com')
    expect(await exclusions(BigInt(body.id))).toEqual([
      { type: 'selfexclusion', strategy: 'register', disable_at: null },
    ])
  })

  test('a person is entered into the sandbox register, and removed again, by its page', async () => {
    const client = visit()
    const entry = { first_name: 'Mari', last_name: 'Tamm', date_of_birth: '1990-06-15' }
    expect((await client.post('/sandbox/register', { first_name: 'Mari' })).status).toBe(422)
    expect((await client.post('/sandbox/register', entry, { origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await client.post('/sandbox/register', entry)).body).toEqual({ stored: true })
    expect(await register.ask({ ...person, licence: 'EE', country: 'EE' }, 1000)).toEqual({
      isExcluded: true,
      until: null,
    })
    await client.post('/sandbox/register', { ...entry, is_excluded: false })
    expect((await register.ask({ ...person, licence: 'EE', country: 'EE' }, 1000)).isExcluded).toBe(false)
  })

  test('a licence without a register asks none', async () => {
    register = silent
    expect((await visit('localhost').post('/api/users', signUpForm('curacao@example.com'))).status).toBe(201)
    expect(await checks()).toEqual([])
  })
})

const question = { ...person, licence: 'EE', country: 'EE' }
const remote = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  remoteRegister({
    url: 'https://gateway.test/hampi',
    secret: 'a-secret-of-sixteen-characters',
    fetch,
    now: () => testNow,
  })

test('the gateway gets a signed question', async () => {
  const sent: RequestInit[] = []
  const answer = await remote(async (_, init) => {
    sent.push(init)
    return Response.json({ excluded: true, until: '2027-01-01T00:00:00Z' })
  }).ask(question, 1000)
  expect(answer).toEqual({ isExcluded: true, until: new Date('2027-01-01T00:00:00Z') })
  expect(JSON.parse(String(sent[0]!.body))).toEqual({
    licence: 'EE',
    personal_id: null,
    first_name: 'Mari',
    last_name: 'Tamm',
    date_of_birth: '1990-06-15',
    country: 'EE',
  })
  expect(sent[0]!.headers).toMatchObject({ 'x-register-signature': expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test.each([
  ['an error of the gateway', async () => new Response('', { status: 500 })],
  ['another form', async () => Response.json({ found: true })],
  [
    'a timeout',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  ],
  [
    'an error that quotes the question',
    async (_: string, { body }: RequestInit) => {
      throw new Error(String(body))
    },
  ],
])('%s is no answer, and the error does not name the person', async (_, fetch) => {
  const asked = remote(fetch).ask(question, 200)
  await expect(asked).rejects.toThrow(RegisterUnavailable)
  await expect(asked).rejects.not.toThrow(/Mari/)
})
