import { beforeAll, expect, test, vi } from 'vitest'

// A copy of the content, with one more brand: nothing else is needed for a licence than its file.
vi.hoisted(() => {
  const { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } =
    process.getBuiltinModule('node:fs')
  const { join, resolve } = process.getBuiltinModule('node:path')
  const source = resolve(import.meta.dirname, '../../../../../../content')
  const folder = mkdtempSync(join(process.getBuiltinModule('node:os').tmpdir(), 'apogee-content-'))
  for (const name of readdirSync(source)) if (name !== 'brands') symlinkSync(join(source, name), join(folder, name))
  cpSync(join(source, 'brands'), join(folder, 'brands'), { recursive: true })
  const brand = JSON.parse(readFileSync(join(source, 'brands/apogee-ee.json'), 'utf8'))
  const { country: _, ...malta } = { ...brand, id: 'malta', hosts: ['malta.test'], licence: 'MGA', locales: ['en'] }
  writeFileSync(
    join(folder, 'brands/malta.json'),
    JSON.stringify({ ...malta, demo: { hosts: ['malta.localhost'], frameAncestors: [] } }),
  )
  process.env['CONTENT_DIR'] = folder
})

import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { authHandlers } from '../../../areas/auth/handlers.ts'
import { openAuthApp, signUpForm } from '../../../areas/auth/test/authApp.ts'
import { limitsHandlers } from '../../../areas/limits/handlers.ts'
import { profileHandlers } from '../../../areas/profile/handlers.ts'
import { siteHandlers } from '../../../areas/site/handlers.ts'
import { onEachDatabase, type TestApp, testNow } from '../../../testing/testApp.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { paymentConfigOf } from '../configs/paymentConfig.ts'
import { contentRoot } from '../contentFiles.ts'
import { brandFaults } from '../faults/brandFaults.ts'
import { rulesOfLaunch } from './gameRules.ts'

afterAll(() => rmSync(contentRoot, { recursive: true }))

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    const handlers = { ...authHandlers, ...profileHandlers, ...limitsHandlers, ...siteHandlers }
    app = await openAuthApp(makeApp, { handlers })
  })
  const visit = () => new TestClient(app.app, 'http://malta.localhost')
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
