import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from './backups.ts'
import { recordBackup } from './core/backups/backupRecords.ts'
import { openPostgres } from './core/db/postgres.ts'
import { isMet } from './core/goLive/goLiveCheck.ts'
import { offerSamples } from './core/goLive/samples.ts'
import { seal } from './core/secrets/sealed.ts'
import { folderStorage } from './core/storage/folderStorage.ts'
import { goLive } from './goLive.ts'
import { signedHeaders } from './ports/studios/signature.ts'
import { anyGame } from './testing/callObjects.ts'
import { serverDatabase } from './testing/databases.ts'
import { productionSettings } from './testing/productionSettings.ts'
import { type RunningPlatform, runPlatform, solvedCaptcha } from './testing/runningPlatform.ts'
import { standInPrograms } from './testing/standInPrograms.ts'
import { type MailCatcher, openMailCatcher, openStubProvider, type StubProvider } from './testing/stubPartners.ts'
import type { TestClient } from './testing/testClient.ts'

type Database = Awaited<ReturnType<typeof serverDatabase>>

/** Launch orders the studio has received. */
const launches: Record<string, unknown>[] = []
const studio = (path: string, order: Record<string, unknown>) => {
  if (!path.endsWith('/launch')) return {}
  launches.push(order)
  return { game_url: '/studio/play/token' }
}

const openFindings = async (env: NodeJS.ProcessEnv, args: readonly string[] = []) =>
  (await goLive(args, env)).findings.filter((finding) => !isMet(finding))
const openIds = async (env: NodeJS.ProcessEnv, args: readonly string[] = []) =>
  (await openFindings(env, args)).map(({ id }) => id)

let provider: StubProvider
let catcher: MailCatcher
let settings: ReturnType<typeof productionSettings>
beforeAll(async () => {
  const draft = productionSettings({ pspUrl: '', smtpUrl: '' })
  provider = await openStubProvider(draft.PSP_SECRET)
  catcher = await openMailCatcher()
  settings = { ...draft, PSP_URL: provider.url, SMTP_URL: catcher.url }
})
afterAll(async () => {
  await provider?.close()
  await catcher?.close()
  // Files of a worker share their modules.
  offerSamples(true)
})

describe('a production start on an empty database', () => {
  let database: Database
  let platform: RunningPlatform
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    database = await serverDatabase()
    platform = await runPlatform(studio, { ...settings, DATABASE_URL: database.url })
    stop = () => platform.stop()
  })
  afterAll(async () => {
    await stop?.()
    await database?.drop()
  })

  const env = () => ({ ...settings, DATABASE_URL: database.url })

  async function hasNoPartOfTheDemo(): Promise<void> {
    const [left] = await platform.db.query(
      `SELECT (SELECT count(*) FROM players) AS players, (SELECT count(*) FROM ledger_transactions) AS movements,
              (SELECT count(*) FROM jackpot_levels) AS levels, (SELECT count(*) FROM tournaments) AS tournaments,
              (SELECT count(*) FROM lotteries) AS lotteries, (SELECT count(*) FROM game_rounds) AS rounds`,
    )
    expect(left).toEqual({ players: 0n, movements: 0n, levels: 0n, tournaments: 0n, lotteries: 0n, rounds: 0n })
    const guest = await platform.client()
    for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/psp', '/sandbox/kyc'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 404])
    for (const path of ['/api/jackpots', '/api/tournaments', '/api/lotteries'])
      expect(JSON.stringify((await guest.get(path)).body)).not.toContain('frontend_identifier')
  }

  test('is logged as not ready, with each check and how to meet it', () => {
    const entries = platform.lines.map((line) => JSON.parse(line)).filter(({ check }) => check !== undefined)
    expect(entries.map(({ check, level }) => [check, level])).toContainEqual(['company', 'error'])
    expect(entries.find(({ check }) => check === 'backup-age')).toMatchObject({
      level: 'error',
      found: ['no backup yet'],
      fix: 'run npm run backup -- make every night',
    })
  })

  async function listsWhatIsMissing(): Promise<void> {
    const report = await goLive([], env())
    expect(report.exitCode).toBe(1)
    expect(report.text).toContain('✓ No players of the demo')
    expect(report.text).toMatch(/✗ Company and licence \(error\): the invented company/)
    expect(await openIds(env())).toEqual([
      'support-chat',
      'push',
      'beacon',
      'metrics',
      'company',
      'support-address',
      'hosts',
      'brand-links',
      'public-host',
      'time-zone',
      'sample-catalogue',
      'exclusion-register',
      'backup-age',
      'backup-tested',
    ])
    const register = {
      REGISTER_URL: 'https://gateway.test/register',
      REGISTER_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    }
    expect(await openIds({ ...env(), ...register }, ['--offline'])).not.toContain('exclusion-register')
    expect((await goLive(['--nonsense'], env())).exitCode).toBe(2)
  }

  test('`npm run golive` asks the partners whether they answer', async () => {
    const wrong = { ...env(), PSP_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f', SMTP_URL: 'smtp://127.0.0.1:9' }
    expect(await openIds(wrong)).toEqual(expect.arrayContaining(['mail-answers', 'payments-answer']))
    const offline = await openIds(wrong, ['--offline'])
    expect(offline).not.toContain('mail-answers')
  })

  /** A visitor of the site behind its proxy. */
  const visitor = () => platform.client()

  async function signUp(client: TestClient, email: string): Promise<void> {
    const password = 'A-long-Passw0rd'
    const consents = { terms_acceptance: true, age_acceptance: true, receive_promos: false, receive_sms_promos: false }
    const account = { email, password, password_confirmation: password, country: 'DE', currency: 'EUR' }
    const captcha = await solvedCaptcha(client)
    const user = { ...account, ...consents, captcha, groups: [], context: 'registration', dfpc: 'f' }
    expect(await client.post('/api/users', { user })).toMatchObject({ status: 201 })
    const mailed = () => catcher.messages.findLast((message) => message.includes(email))
    await expect.poll(mailed).toBeDefined()
    const mail = (mailed() ?? '').replaceAll('=\n', '').replaceAll('=3D', '=')
    const token = /confirmation_token=([\w-]+)/.exec(mail)?.[1]
    expect(await client.put('/api/users/confirmation', { user: { confirmation_token: token } })).toMatchObject({
      status: 200,
    })
    const player = { first_name: 'Ada', last_name: 'Berg', date_of_birth: '1990-05-17' }
    const address = { city: 'Bonn', address: 'Markt 1', postal_code: '53111' }
    const filled = await client.patch('/api/player', { context: 'edition', player: { ...player, ...address } })
    expect(filled).toMatchObject({ status: 200 })
  }

  async function wallet(call: 'bet' | 'win', order: object): Promise<unknown> {
    const path = `/wallet/v1/${call}`
    const body = JSON.stringify(order)
    const headers = signedHeaders('apogee', settings.WALLET_SECRET, path, body, new Date())
    const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    return (await platform.fetch(new Request(platform.origin + path, request))).json()
  }

  async function servesTheFirstMoney(): Promise<void> {
    const client = await visitor()
    await signUp(client, 'ada@orion-casino.com')
    const payment = { payment_method: 'visa', currency: 'EUR', amount: '50.00' }
    const begun = await client.post('/api/payment_processing', { ...payment, payment_action: 'deposit' })
    expect(begun).toMatchObject({ status: 200, body: { mode: 'redirect', url: 'https://pay.psp.test/page' } })
    const { url, headers, body } = provider.paid()
    const counted = await platform.fetch(new Request(url, { method: 'POST', headers, body }))
    expect(await counted.json()).toEqual({ accepted: true })

    const { vendor, name, id } = await anyGame(platform)
    expect((await client.get(`/games/${vendor}/${name}/${id}`)).status).toBe(200)
    const { session } = launches.at(-1) ?? {}
    const round = { session, round_id: 'round-1' }
    expect(await wallet('bet', { ...round, transaction_id: 'bet-1', amount_cents: 500 })).toMatchObject({
      balance_cents: 4_500,
    })
    const win = { ...round, transaction_id: 'win-1', amount_cents: 2_000, round_finished: true }
    expect(await wallet('win', win)).toMatchObject({ balance_cents: 6_500 })

    const accounts: { id: number; kind: string }[] = (await client.get('/api/player/payment_accounts')).body
    const account = accounts.find(({ kind }) => kind === 'cashout')
    // The deposit may have brought a box by now.
    const terms = { payment_account_id: account?.id, forfeit_gifts: true }
    const cashout = { ...payment, amount: '20.00', payment_action: 'cashout', ...terms }
    const requested = await client.post('/api/payment_processing', cashout)
    expect(requested.body).toMatchObject({ mode: 'notify' })
    const [waiting] = await platform.db.query(`SELECT state, amount_cents FROM payments WHERE action = 'cashout'`)
    expect(waiting).toEqual({ state: 'pending', amount_cents: 2_000n })
  }

  async function restoresItsBackup(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'apogee-backup-'))
    const PATH = standInPrograms(join(folder, 'bin'))
    const bare = new URL(database.url)
    bare.pathname = `${bare.pathname}_bare`
    const dataDir = join(folder, 'live')
    const documents = folderStorage(join(dataDir, 'documents'))
    const key = 'ab'.repeat(16)
    await documents.put(`ab/${key}`, seal([settings.VAULT_KEYS], 'vault', 'a passport'))
    await platform.db.query(
      `INSERT INTO documents (player_id, document_type, file_key, file_name, media_type, size_bytes, digest, created_at, updated_at)
       SELECT id, 'identity', $1, 'p.png', 'image/png', 10, '\\x00', now(), now() FROM players`,
      [key],
    )
    const live = { ...env(), DATA_DIR: dataDir, PATH }
    const there = { ...settings, PATH, DATABASE_URL: bare.href, DATA_DIR: join(folder, 'data') }
    // The stand-ins copy a database without connections.
    await stop?.()
    stop = undefined
    const admin = await openPostgres({ url: database.url.replace(/[^/]*$/, 'postgres'), max: 1 })
    let restored: RunningPlatform | undefined
    /** Adds to a balance, without a connection afterwards. */
    const spoil = async (by: number) => {
      const own = await openPostgres({ url: database.url, max: 1 })
      await own.query("UPDATE ledger_accounts SET balance_cents = balance_cents + $1 WHERE kind = 'real'", [by])
      await own.close()
    }
    try {
      await spoil(1)
      await backUp(['make', '--to', join(folder, 'spoilt')], live)
      expect(await backUp(['test', '--from', join(folder, 'spoilt')], live)).toMatchObject({
        isDone: false,
        text: expect.stringContaining('1 balances of the copy differ'),
      })
      await spoil(-1)
      expect(await backUp(['make', '--to', join(folder, 'kept')], live)).toMatchObject({
        isDone: true,
        text: expect.stringContaining('with 1 documents'),
      })
      expect(await backUp(['test', '--from', join(folder, 'kept')], live)).toEqual({
        isDone: true,
        text: expect.stringMatching(/restores: 1 players, [1-9]\d* balanced transactions, 1 documents/),
      })
      const otherKeys = { ...live, VAULT_KEYS: settings.WALLET_SECRET }
      expect(await backUp(['test', '--from', join(folder, 'kept')], otherKeys)).toMatchObject({ isDone: false })
      expect(await openIds(live)).not.toEqual(expect.arrayContaining(['backup-age', 'backup-tested']))

      await admin.query(`CREATE DATABASE ${bare.pathname.slice(1)}`)
      expect(await backUp(['restore', '--from', join(folder, 'kept')], there)).toMatchObject({
        isDone: true,
        text: expect.stringContaining('and 1 documents'),
      })
      expect(await backUp(['restore', '--from', join(folder, 'kept')], there)).toMatchObject({
        isDone: false,
        text: expect.stringContaining('not empty'),
      })
      await expect(runPlatform(studio, there)).rejects.toThrow('A production start refuses a copy restored on')

      const before = { orders: provider.orders.length, mails: catcher.messages.length }
      restored = await runPlatform(studio, { ...there, RESTORED: '1' })
      const [player] = await restored.db.query<{ id: bigint }>('SELECT id FROM players')
      const client = await restored.client(player?.id)
      const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '20.00' }
      expect((await client.post('/api/payment_processing', deposit)).body).toHaveProperty(
        'errors.base.provider_unavailable',
      )
      const captcha = await solvedCaptcha(client)
      await client.post('/api/users/password', { user: { email: 'ada@orion-casino.com', captcha } })
      const { db } = restored
      // A mail that the backup found in the outbox is stored as well.
      const stored = () => db.query("SELECT 1 FROM sandbox_mails WHERE text_body LIKE '%reset_password_token=%'")
      await expect.poll(stored).toHaveLength(1)
      expect({ orders: provider.orders.length, mails: catcher.messages.length }).toEqual(before)
      expect(await openIds({ ...there, RESTORED: '1' })).toContain('restored')
      await restored.stop()
      restored = undefined

      expect(await backUp(['adopt'], there)).toMatchObject({ isDone: true })
      expect(await openIds(there)).not.toContain('copy')
    } finally {
      await restored?.stop()
      const left = await admin.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [database.url.replace(/.*\//, '')],
      )
      for (const { datname } of left.filter((row) => row.datname.includes('_bare') || row.datname.includes('_dump')))
        await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`)
      await admin.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }

  // The steps of one story: each needs the state that the one before left.
  test('has no part of the demo; `npm run golive` lists what it lacks; it serves the first deposit, round, win and withdrawal request; its backup can be restored, and the copy reaches no partner and sends no mail', async () => {
    await hasNoPartOfTheDemo()
    await listsWhatIsMissing()
    await servesTheFirstMoney()
    await restoresItsBackup()
  })
})

test('the secrets are stored apart, sealed by a passphrase', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-keys-'))
  const file = join(folder, 'keys.json')
  const env = { ...settings, DATABASE_URL: 'postgres://db.test/casino', BACKUP_PASSPHRASE: 'correct horse battery' }
  try {
    expect(await backUp(['keys', '--to', file], env)).toMatchObject({ isDone: true })
    expect(readFileSync(file, 'utf8')).not.toContain(settings.VAULT_KEYS)
    const { text } = await backUp(['keys', '--from', file], env)
    expect(text.split('\n')).toEqual(expect.arrayContaining([`VAULT_KEYS=${settings.VAULT_KEYS}`]))
    const other = await backUp(['keys', '--from', file], { ...env, BACKUP_PASSPHRASE: 'another long passphrase' })
    expect(other).toEqual({ isDone: false, text: 'The passphrase does not open this file.' })
    expect(await backUp(['keys', '--to', file], { ...env, BACKUP_PASSPHRASE: 'short' })).toMatchObject({
      isDone: false,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('a database that a demo has used', () => {
  let database: Database
  beforeAll(async () => {
    database = await serverDatabase()
    const demo = await runPlatform(studio, { DATABASE_URL: database.url })
    await demo.clock.move(1_000)
    await demo.stop()
  })
  afterAll(() => database?.drop())

  const env = () => ({ ...settings, DATABASE_URL: database.url })

  test('is refused by a production start, with each reason', async () => {
    const start = runPlatform(studio, env())
    await expect(start).rejects.toThrow(/players of the demo, whose password is public/)
    await expect(start).rejects.toThrow(/payments by the sandbox provider/)
    await expect(start).rejects.toThrow(/mystic with \d+ minor units of EUR/)
    await expect(start).rejects.toThrow(/announced competitions of the samples/)
    await expect(start).rejects.toThrow(/a clock that the sandbox has moved/)
  })

  test('is refused by `npm run golive`', async () => {
    const fatal = (await openFindings(env(), ['--offline'])).filter(({ weight }) => weight === 'fatal')
    const ids = ['demo-players', 'sandbox-payments', 'clock', 'sample-jackpots', 'sample-competitions']
    expect(fatal.map(({ id }) => id)).toEqual(ids)
  })

  test('ages of backups are read from their records', async () => {
    const db = await openPostgres({ url: database.url, max: 1 })
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    try {
      await recordBackup(db, 'made', hoursAgo(27))
      await recordBackup(db, 'tested', hoursAgo(93 * 24))
      const found = (await openFindings(env(), ['--offline'])).flatMap((one) => one.found)
      expect(found).toEqual(expect.arrayContaining(['the last backup 27 hours ago', 'the last test 2232 hours ago']))
      await recordBackup(db, 'made', hoursAgo(25))
      expect(await openIds(env(), ['--offline'])).not.toContain('backup-age')
    } finally {
      await db.close()
    }
  })
})
