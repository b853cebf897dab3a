import { beforeAll, expect, test, vi } from 'vitest'

// A copy of the content with two more brands, one under a licence that is in no other place than its file.
vi.hoisted(() => {
  const { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } =
    process.getBuiltinModule('node:fs')
  const { join, resolve } = process.getBuiltinModule('node:path')
  const source = resolve(import.meta.dirname, '../../../../../../content')
  const folder = mkdtempSync(join(process.getBuiltinModule('node:os').tmpdir(), 'apogee-content-'))
  const copied = ['brands', 'licences']
  for (const name of readdirSync(source))
    if (copied.includes(name)) cpSync(join(source, name), join(folder, name), { recursive: true })
    else symlinkSync(join(source, name), join(folder, name))
  const readJson = (file: string) => JSON.parse(readFileSync(join(source, file), 'utf8'))
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value))
  const exclusion_register = { name: 'Island', on_failure: 'allow', timeout_ms: 500 }
  write('licences/ISLE.json', { ...readJson('licences/MGA.json'), exclusion_register })
  const { country: _, ...brand } = readJson('brands/apogee-ee.json')
  for (const [id, licence] of Object.entries({ malta: 'MGA', island: 'ISLE' })) {
    const demo = { hosts: [`${id}.localhost`], frameAncestors: [] }
    write(`brands/${id}.json`, { ...brand, id, hosts: [`${id}.test`], licence, locales: ['en'], demo })
  }
  process.env['CONTENT_DIR'] = folder
})

import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { authHandlers } from '../../../areas/auth/handlers.ts'
import { openAuthApp, signUpForm } from '../../../areas/auth/test/authApp.ts'
import { limitsHandlers } from '../../../areas/limits/handlers.ts'
import { profileHandlers } from '../../../areas/profile/handlers.ts'
import { siteHandlers } from '../../../areas/site/handlers.ts'
import { noCaptcha } from '../../../ports/captcha/noCaptcha.ts'
import { RegisterUnavailable } from '../../../ports/registers/exclusionRegister.ts'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { rulesOfLaunch } from '../configs/gameRules.ts'
import { paymentConfigOf } from '../configs/paymentConfig.ts'
import { contentRoot } from '../contentFiles.ts'
import { brandFaults } from '../faults/brandFaults.ts'

afterAll(() => rmSync(contentRoot, { recursive: true }))

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    const handlers = { ...authHandlers, ...profileHandlers, ...limitsHandlers, ...siteHandlers }
    const ask = async () => {
      throw new RegisterUnavailable('down')
    }
    app = await openAuthApp(makeApp, { handlers, services: { captcha: noCaptcha, exclusionRegister: { ask } } })
  })
  const visit = (id = 'malta') => new TestClient(app.app, `http://${id}.localhost`)
  const form = (email: string, more: object = {}) => signUpForm(email, { country: 'MT', ...more })

  test('[I18N-04] a brand under a third licence is accepted, and its players belong to it', async () => {
    expect(brandFaults()).toEqual([])
    const client = visit()
    const answer = await client.post('/api/users', form('player@example.com'))
    expect(answer).toMatchObject({ status: 201, body: { license_name: 'MGA' } })
    expect((await client.get('/api/info/project')).body).toMatchObject({ license: 'MGA' })
  })

  test('age, currencies and countries are those of its file', async () => {
    const errorsOf = async (more: object) =>
      (await visit().post('/api/users', form(`x${Math.random()}@example.com`, more))).body.errors
    expect(await errorsOf({ currency: 'USD' })).toHaveProperty('currency')
    expect(await errorsOf({ country: 'GB' })).toHaveProperty('base.registration_restricted')
    const { fields } = (await visit().get('/api/info/player_fields')).body
    expect(fields.find(({ field }: { field: string }) => field === 'currency').inclusion).toEqual({
      in: ['EUR', 'NOK'],
    })
    const wallets = paymentConfigOf('MGA')
    expect(Object.keys(wallets.currencies)).toEqual(['EUR', 'NOK'])
    expect(wallets.currencies['EUR']!.methods).not.toContain('btc')
  })

  test('[SAFE-01] [LIM-03] limits exist from the beginning, in the currency of the account, and breaks are its own', async () => {
    const client = visit()
    await client.post('/api/users', form('krone@example.com', { currency: 'NOK' }))
    const { body } = await client.get('/api/user_limits')
    expect(body).toMatchObject([{ type: 'deposit', period: 'week', status: 'active' }])
    // EUR 500 at the rate of config/crypto-rates.json.
    const own = body[0].accounts.find(({ currency }: { currency: string }) => currency === 'NOK')
    expect(own.amount_cents).toBeGreaterThan(500_00)
    expect((await client.get('/api/info/limit_periods')).body.selfexclusion).toEqual([
      '6_months',
      '12_months',
      'forever',
    ])
  })

  test('a licence may let players pass while its register does not answer, and the failure is recorded', async () => {
    const answer = await visit('island').post('/api/users', form('islander@example.com'))
    expect(answer).toMatchObject({ status: 201, body: { license_name: 'ISLE' } })
    expect(await app.db.query('SELECT licence, occasion, result FROM register_checks')).toEqual([
      { licence: 'ISLE', occasion: 'sign_up', result: 'unavailable' },
    ])
  })

  test('autoplay, speed and stakes reach the games with the launch', () => {
    const played = { licence: 'MGA', game: 'brasswing/Other', currency: 'EUR', dateOfBirth: '2004-01-01', now: testNow }
    expect(rulesOfLaunch({ ...played, engine: 'lines' })).toMatchObject({
      min_round_ms: 2500,
      turbo: false,
      autoplay: null,
      max_stake_cents: 1000,
    })
    expect(rulesOfLaunch({ ...played, engine: 'plinko' })).toMatchObject({
      autoplay: { max_rounds: 25 },
      max_stake_cents: 20_000,
    })
  })
})
