import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmedPlayer, mailsTo, openAuthApp, password, registerPlayer } from './areas/auth/test/authApp.ts'
import { codeAt, stepOf } from './areas/auth/twoFactor/totp.ts'
import { runCommand } from './composition/operators/operatorCommands.ts'
import { openOperatorDesk } from './composition/operators/operatorDesk.ts'
import { openLog } from './core/log.ts'
import { operate } from './operator.ts'
import { onEachDatabase, type TestApp } from './testing/testApp.ts'

const path = '/api/player/two_factor'
const order = (email: string) => [
  'two-factor-off',
  email,
  '--by',
  'Sam of support',
  '--reason',
  'passport seen by video',
]

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openAuthApp(makeApp)
  })

  async function guarded(email: string) {
    const { client, id } = await confirmedPlayer(app, email)
    const { body } = await client.get(path)
    const authentication_code = codeAt(body.otp_secret, stepOf(app.clock.now()))
    const two_factor = { otp_secret: body.otp_secret, authentication_code, current_password: password }
    await client.post(path, { two_factor })
    return { client, id }
  }
  const noted = (id: bigint) =>
    app.db.query('SELECT action, operator, reason, done_at FROM operator_actions WHERE player_id = $1', [id])

  test('support switches a second factor off: every session ends, the player gets a mail, and operator and reason are recorded', async () => {
    const { client, id } = await guarded('lost-phone@example.com')
    const pending = await app.client()
    await pending.post('/api/users/sign_in', { user: { email: 'lost-phone@example.com', password } })
    expect(await runCommand(order(' Lost-Phone@example.com '), app)).toMatchObject({ isDone: true })
    expect((await client.get('/api/player')).body).toEqual({})
    expect(await noted(id)).toEqual([
      {
        action: 'two_factor_off',
        operator: 'Sam of support',
        reason: 'passport seen by video',
        done_at: app.clock.now(),
      },
    ])
    expect((await mailsTo(app, 'lost-phone@example.com'))[0]!.subject).toBe(
      'Support turned off two-step login for Apogee',
    )
    const again = await app.client()
    expect(
      (await again.post('/api/users/sign_in', { user: { email: 'lost-phone@example.com', password } })).status,
    ).toBe(201)
    // A sign-in that was waiting for a code starts again: the password alone does not count as both factors.
    const code = await pending.post('/api/users/sign_in', { user: { otp_attempt: '000000' } })
    expect(code.body.errors.otp_attempt).toHaveProperty('sign_in_expired')
  })

  test('failed events are listed, and retried at once', async () => {
    expect(await runCommand(['events'], app)).toEqual({ isDone: true, text: 'No event waits for another try.' })
    await app.db.query(`INSERT INTO outbox (topic, payload) VALUES ('mail.send', '{"template": "unheard of"}')`)
    await app.drain()
    const shown = await runCommand(['events'], app)
    expect(shown).toMatchObject({ isDone: true, text: expect.stringMatching(/^mail \d+ mail\.send: 1 try, next /) })
    const [, id] = /^mail (\d+)/.exec(shown.text)!
    expect(await runCommand(['events-retry', 'points', id!], app)).toMatchObject({ isDone: false })
    expect(await runCommand(['events-retry', 'mail', id!], app)).toEqual({
      isDone: true,
      text: '1 event is tried again now.',
    })
    await app.drain()
    expect((await runCommand(['events'], app)).text).toContain('2 tries')
    await app.db.query('DELETE FROM event_work')
  })

  test('a factor that is off and an unknown player are reported and not recorded', async () => {
    const { id } = await registerPlayer(app, 'never-on@example.com')
    expect(await runCommand(order('never-on@example.com'), app)).toMatchObject({
      isDone: false,
      text: expect.stringMatching(/is not on/),
    })
    expect(await runCommand(order('nobody@example.com'), app)).toMatchObject({
      isDone: false,
      text: expect.stringMatching(/no player/),
    })
    expect(await noted(id)).toEqual([])
  })

  test.each([
    [[]],
    [['two-factor-off', 'lost@example.com', '--by', 'Sam']],
    [['two-factor-off', 'lost@example.com', '--reason', 'because', '--by', ' ']],
    [['two-factor-on', 'lost@example.com', '--by', 'Sam', '--reason', 'because']],
    [['two-factor-off', '--by', 'Sam', '--reason', 'because']],
    [['two-factor-off', 'lost@example.com', '--loudly']],
  ])('%j is no order: how it is written is said', async (args) => {
    expect(await runCommand(args, app)).toMatchObject({ isDone: false, text: expect.stringContaining('Usage') })
  })

  describe('messages to a player', () => {
    const notify = (email: string, kind: string, ...more: string[]) =>
      runCommand(
        ['notify', email, kind, '--title', 'Orbit', '--text', 'Look.', '--by', 'Sam', '--reason', 'why', ...more],
        app,
      )
    const told = (id: bigint) =>
      app.db.query('SELECT kind, body FROM notifications WHERE player_id = $1 ORDER BY id', [id])

    test('[SAFE-02] of a promotion and a service message only the latter reaches a player in a break; operator and reason are recorded', async () => {
      const { id } = await registerPlayer(app, 'told@example.com')
      expect(
        await notify(' Told@example.com', 'promotional', '--button', 'See', '--path', '/tournaments'),
      ).toMatchObject({
        isDone: true,
      })
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, 'coolingoff', '1', 'active', 'UTC', $2, $3)`,
        [id, app.clock.now(), new Date(app.clock.now().getTime() + 86_400_000)],
      )
      expect(await notify('told@example.com', 'promotional')).toMatchObject({
        isDone: false,
        text: expect.stringMatching(/takes a break/),
      })
      expect(await notify('told@example.com', 'service')).toMatchObject({ isDone: true })
      expect(await notify('nobody@example.com', 'service')).toMatchObject({ isDone: false })
      const words = { title: 'Orbit', text: 'Look.' }
      const button = { title: 'See', path: '/tournaments' }
      expect(await told(id)).toEqual([
        { kind: 'promotional', body: { ...words, content: { button } } },
        { kind: 'service', body: words },
      ])
      expect((await noted(id)).map(({ action }) => action)).toEqual(['notified', 'notified'])
    })

    test.each([
      ['loud'],
      ['service', '--path', '/news'],
      ['service', '--button', 'See'],
      ['service', '--button', 'See', '--path', 'https://elsewhere.test'],
      ['service', 'promotional'],
    ])('%s %s %s %s %s is no order', async (kind, ...more) => {
      expect((await notify('told@example.com', kind, ...more)).text).toContain('Usage')
    })
  })

  describe('while the server runs its own database', () => {
    const settings = { MODE: 'demo', LOG_LEVEL: 'silent' }

    test('the server executes the order, and only its own account may send one', async () => {
      const { id } = await guarded('while-open@example.com')
      const folder = mkdtempSync(join(tmpdir(), 'apogee-desk-'))
      // The leftover socket of a killed server.
      writeFileSync(join(folder, 'operator.sock'), '')
      const desk = openOperatorDesk({ ...app, config: { ...app.config, dataDir: folder } }, openLog('silent'))
      const ask = (email: string) => operate(order(email), { ...settings, DATA_DIR: folder })
      await expect.poll(() => statSync(join(folder, 'operator.sock'), { throwIfNoEntry: false })?.mode).toBeDefined()
      expect(statSync(join(folder, 'operator.sock')).mode & 0o077).toBe(0)
      expect(await ask('nobody-here@example.com')).toMatchObject({ isDone: false })
      expect(await ask('while-open@example.com')).toMatchObject({ isDone: true })
      const find = ['players', 'find', 'while-open@example.com', '--by', 'Sam', '--reason', 'asked', '--json']
      expect(await operate(find, { ...settings, DATA_DIR: folder })).toMatchObject({ data: [{ id: String(id) }] })
      expect(await noted(id)).toMatchObject([{ operator: 'Sam of support', reason: 'passport seen by video' }])
      await desk.close()
      rmSync(folder, { recursive: true })
    })
  })
})

test('psql opens the configured database, and without psql the message explains the alternative', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-psql-'))
  const out = join(folder, 'arguments')
  writeFileSync(join(folder, 'psql'), `#!/bin/sh\necho "$@" > ${out}\n`, { mode: 0o755 })
  const url = 'postgres://me@127.0.0.1:1/casino'
  const path = process.env['PATH']
  try {
    process.env['PATH'] = `${folder}:/bin:/usr/bin`
    expect(await operate(['psql', '-c', 'SELECT 1'], { DATABASE_URL: url, MODE: 'demo' })).toEqual({
      isDone: true,
      text: '',
    })
    expect(readFileSync(out, 'utf8')).toBe(`${url} -c SELECT 1\n`)
    process.env['PATH'] = folder
    rmSync(join(folder, 'psql'))
    expect(await operate(['psql'], { DATABASE_URL: url, MODE: 'demo' })).toEqual({
      isDone: false,
      text: expect.stringContaining(`another client with ${url}`),
    })
  } finally {
    process.env['PATH'] = path
    rmSync(folder, { recursive: true })
  }
})

test('wrong settings are reported in one sentence', async () => {
  expect(await operate(order('a@example.com'), { PORT: 'abc' })).toEqual({
    isDone: false,
    text: 'PORT must be a whole number (it is "abc").',
  })
})
