import { errorCodes } from '@apogee/contract/errors'
import {
  clientContext as clientContextSchema,
  country,
  cryptoRates,
  currency,
  currentIp as currentIpSchema,
  locale,
  playerFields,
  popups,
  project,
  status,
} from '@apogee/contract/site'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { publishContentState } from '../../core/content/contentState.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { siteHandlers } from './handlers.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

onEachDatabase((makeApp) => {
  let app: TestApp
  let german: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: siteHandlers, rateLimits: {} })
    german = await makeApp({ handlers: siteHandlers, rateLimits: {}, country: 'DE' })
  })

  const get = async (path: string, headers?: Record<string, string>) => (await app.client()).get(path, headers)

  test('without the database the process is alive but not ready, and names the missing part', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', away: [] } })
    const failing = await makeApp({ handlers: siteHandlers, rateLimits: {} })
    const client = await failing.client()
    await failing.db.close()
    expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    const away = { status: 503, body: { status: 'unavailable', away: ['database'] } }
    expect(await client.get('/readyz')).toMatchObject(away)
  })

  test('without Redis a node keeps serving, and names the missing part', async () => {
    let isReached = true
    const node = await makeApp({ handlers: siteHandlers, rateLimits: {}, services: { reachesNodes: () => isReached } })
    const client = await node.client()
    expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', away: [] } })
    isReached = false
    expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded', away: ['redis'] } })
    await node.db.close()
    expect(await client.get('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', away: ['database', 'redis'] },
    })
  })

  test('faulty content leaves the node in service, and each fault is named; a warning is not a fault', async () => {
    const fault = { file: 'messages/de/shell.json', line: 3, key: 'nav.label', reason: 'a closing } is missing' }
    const warning = { file: 'cms/de/about.md', reason: 'is missing', severity: 'warning' as const }
    publishContentState({
      accepted: new Map(),
      setAside: new Map(),
      faults: [{ ...fault, severity: 'error' }, warning],
    })
    const answer = await get('/readyz').finally(() => publishContentState(undefined))
    const faults = ['content/messages/de/shell.json:3: nav.label: a closing } is missing']
    expect(answer).toMatchObject({ status: 200, body: { status: 'degraded', away: ['content'], faults } })
  })

  test('[API-065] the client context describes the device', async () => {
    const { body } = await get('/client-context', { 'user-agent': iPhone })
    expect(clientContextSchema.strict().safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ userAgent: iPhone, isIOS: true, isMobile: true, isBot: false, browser: 'Safari' })
    expect((await (await german.client()).get('/client-context')).body.country).toBe('DE')
  })

  test('[API-064] the visitor gets their IP address, country and currency', async () => {
    const { body } = await get('/api/current_ip')
    expect(currentIpSchema.safeParse(body).success).toBe(true)
    expect(body).toEqual({ ip: '127.0.0.1', country_code: '', region_code: null, default_currency: 'EUR' })
    expect((await (await german.client()).get('/api/current_ip')).body.country_code).toBe('DE')
  })

  test('[API-057] [PROF-08] [AUTH-10] every field of a context has a description', async () => {
    const { body } = await get('/api/info/player_fields')
    expect(playerFields.safeParse(body).success).toBe(true)
    const described = new Set(body.fields.map(({ field }: { field: string }) => field))
    for (const context of ['registration', 'deposit', 'cashout', 'edition']) {
      expect(body.contexts[context].length).toBeGreaterThan(0)
      expect(body.contexts[context].filter((field: string) => !described.has(field))).toEqual([])
    }
  })

  test('[OPEN-14] [OPEN-55] chat and new provider depend on configured groups that players may join', async () => {
    const { body } = await get('/api/fe/config/popups-config')
    expect(popups.strict().safeParse(body).success).toBe(true)
    expect(body.chat).toEqual({ group: null, project: 'apogee' })
    const statuses = (await get('/api/info/statuses')).body as { id: string; writable: boolean }[]
    const { target_groups, shown_group } = body.new_provider
    const known = statuses.filter(({ id }) => [...target_groups, shown_group].includes(id))
    expect(known.map(({ writable }) => writable)).toEqual([true, true])
  })

  test('[API-058] levels and groups have names in the language of the request', async () => {
    const namesIn = async (language: string) => {
      const { body } = await get('/api/info/statuses', { 'accept-language': language })
      const names = new Map(
        z
          .array(status)
          .parse(body)
          .map(({ id, name }) => [id, name]),
      )
      expect(body[0]).not.toHaveProperty('titles')
      return ['level_3', '259', '791'].map((id) => names.get(id))
    }
    expect(await namesIn('de')).toEqual(['Level 3', 'Gold', 'VIP-Abenteuer'])
    expect(await namesIn('fr-CA')).toEqual(['Niveau 3', 'Or', 'Aventures VIP'])
    expect(await namesIn('sv')).toEqual(['Level 3', 'Gold', 'VIP adventures'])
  })

  test('[VIP-02] every level lists its points, cashback and free spins, never less than the previous level', async () => {
    const { body } = await get('/api/info/statuses')
    type Gifts = { points: number; cashback: number; fs: number }
    const statuses = body as { id: string; status: boolean; gift_descriptions?: Gifts }[]
    const gifts = statuses.filter(({ status }) => status).map(({ gift_descriptions }) => gift_descriptions!)
    expect(gifts).toHaveLength(12)
    for (const [place, { points, cashback, fs }] of gifts.slice(1).entries()) {
      const before = gifts[place]!
      expect([points >= before.points, cashback >= before.cashback, fs >= before.fs]).toEqual([true, true, true])
    }
    expect(statuses.filter(({ status }) => !status).every((group) => group.gift_descriptions === undefined)).toBe(true)
  })

  test('[API-058] [OPEN-34] the twelve levels have no gaps', async () => {
    const { body } = await get('/api/info/statuses')
    expect(z.array(status).safeParse(body).success).toBe(true)
    const levels = body.filter((row: { status: boolean }) => row.status)
    expect(levels.map(({ id }: { id: string }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => `level_${n + 1}`))
    const ranges = levels.map((row: z.infer<typeof status>) => row.conditions[0]!.persistent_comp_points)
    expect(ranges.map(({ max }: { max: number | null }) => max)).toEqual([
      100,
      500,
      1500,
      5000,
      12500,
      25000,
      50000,
      100000,
      250000,
      500000,
      1000000,
      null,
    ])
    expect(ranges.slice(1).map(({ min }: { min: number }) => min)).toEqual(
      ranges.slice(0, -1).map(({ max }: { max: number }) => max),
    )
  })

  test('[VIP-04] to [VIP-06] [SEC-08] the groups are listed, and only harmless ones are writable', async () => {
    const { body } = await get('/api/info/statuses')
    const named = new Map(body.map((row: z.infer<typeof status>) => [row.id, row]))
    for (const id of ['255', '256', '257', '258', '259', '759', '793', '1117', '21', '916', '100', '791']) {
      expect(named.get(id)).toMatchObject({ status: false, writable: false })
    }
    const open = body.filter((row: z.infer<typeof status>) => row.writable)
    expect(open.map(({ id }: { id: string }) => id)).toEqual(['1101', '1201', '1202', '1204', '1205'])
  })

  test('[API-059] countries have names in the visitor’s language', async () => {
    const english = (await get('/api/info/countries')).body
    expect(z.array(country).safeParse(english).success).toBe(true)
    expect(english).toContainEqual({ name: 'Germany', code: 'DE', default_currency: 'EUR', dial_code: '49' })
    const inGerman = (await get('/api/info/countries', { 'accept-language': 'de' })).body
    expect(inGerman).toContainEqual({ name: 'Deutschland', code: 'DE', default_currency: 'EUR', dial_code: '49' })
    expect(inGerman).toContainEqual({ name: 'Norwegen', code: 'NO', default_currency: 'NOK', dial_code: '47' })
    expect(inGerman).toHaveLength(english.length)
  })

  test('[API-060] [CONST-28] [CONST-29] [CONST-30] currencies are in their fixed order, with EUR as the default', async () => {
    const { body } = await get('/api/info/currencies')
    expect(z.array(currency.strict()).safeParse(body).success).toBe(true)
    const codes = (fiat: boolean) =>
      body.filter((row: z.infer<typeof currency>) => row.fiat === fiat).map(({ code }: { code: string }) => code)
    expect(codes(true)).toEqual('EUR USD CAD AUD NZD BRL INR JPY NOK PLN GBP KZT'.split(' '))
    expect(codes(false)).toEqual('BTC ETH LTC BCH DOG USDT'.split(' '))
    expect(body.filter((row: { default: boolean }) => row.default)).toMatchObject([
      { code: 'EUR', subunits_to_unit: 100 },
    ])
  })

  test('every currency has its rate, so that amounts can be shown in the reader’s currency', async () => {
    const { body } = await get('/api/info/currencies')
    const values = new Map(body.map((row: z.infer<typeof currency>) => [row.code, row.value_in_eur]))
    expect([values.get('EUR'), values.get('USD'), values.get('BTC')]).toEqual(['1', '0.92', '60000'])
  })

  test('[CASH-05] every currency has a code, a fiat flag and its subunits, every country a code', async () => {
    const { body } = await get('/api/info/currencies')
    const facts = new Map(body.map((row: z.infer<typeof currency>) => [row.code, [row.fiat, row.subunits_to_unit]]))
    expect([facts.get('EUR'), facts.get('BTC'), facts.get('USDT')]).toEqual([
      [true, 100],
      [false, 100_000_000],
      [false, 100],
    ])
    const countries = (await get('/api/info/countries')).body.map(({ code }: { code: string }) => code)
    expect(countries.filter((code: string) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  })

  test('[API-061] the project lists its features', async () => {
    const { body } = await get('/api/info/project')
    expect(project.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ license: 'CW', apps: { casino: true, sportsbook: false } })
  })

  test('[API-062] there are rates from and to every coin', async () => {
    const { body } = await get('/api/info/crypto_exchange_rates')
    expect(cryptoRates.safeParse(body).success).toBe(true)
    expect(body.EUR.BTC).toEqual({
      exchange_rate: 0.0000166666666667,
      fee: 0.01,
      total_exchange_rate: 0.000016500000000033,
    })
    expect(body.BTC.EUR.exchange_rate).toBe(60000)
    expect(body.EUR.USD).toBeUndefined()
  })

  test('[API-063] the brand’s locales are listed with names in English and in their own language', async () => {
    const { body } = await get('/api/info/locales')
    expect(z.array(locale).safeParse(body).success).toBe(true)
    expect(body[0]).toEqual({ code: 'en', name: 'English', name_in_locale: 'English', default: true })
    expect(body).toContainEqual({ code: 'de', name: 'German', name_in_locale: 'Deutsch', default: false })
  })

  test('[API-063] a stag records the visit from an affiliate', async () => {
    await get('/api/info/locales?stag=122_abc&affb_id=7')
    await get('/api/info/locales')
    expect(await app.db.query('SELECT stag, affb_id, ip FROM affiliate_visits')).toEqual([
      { stag: '122_abc', affb_id: '7', ip: '127.0.0.1' },
    ])
  })

  test('[API-066] the texts of a language are grouped by area, without those used only by the server', async () => {
    const { status: code, body, headers } = await get('/messages/de.json?t=5900000')
    expect(code).toBe(200)
    const { fields, ...errors } = body.errors
    expect(Object.keys(errors).sort()).toEqual([...errorCodes].sort())
    for (const texts of Object.values<object>(fields))
      expect(errorCodes).toEqual(expect.arrayContaining(Object.keys(texts)))
    expect(body.auth.signIn.submit).toBe('Anmelden')
    expect(body.mails).toBeUndefined()
    expect(body.sandbox).toBeUndefined()
    expect(headers.get('cache-control')).toContain('max-age=300')
  })

  test('[API-066] [I18N-01] every offered locale has texts, and regional English overrides some of them', async () => {
    const { body: offered } = await get('/api/info/locales')
    const signIn: [string, string][] = []
    for (const { code } of offered as { code: string }[]) {
      const { body } = await get(`/messages/${code}.json`)
      signIn.push([code, body.common.auth.logIn])
    }
    expect(signIn).toEqual([
      ['en', 'Log in'],
      ['en-AU', 'Log in'],
      ['en-CA', 'Log in'],
      ['en-NZ', 'Log in'],
      ['de', 'Anmelden'],
      ['fr-CA', 'Se connecter'],
      ['no', 'Logg inn'],
      ['it', 'Accedi'],
      ['et', 'Logi sisse'],
    ])
    expect((await get('/messages/en-NZ.json')).body.profile.fields.postal_code).toBe('Postcode')
  })

  test('[API-066] the pseudo-locale of the sandbox has texts but is not listed', async () => {
    expect((await get('/messages/en-XA.json')).body.common.auth.logIn).toBe('[Ļöĝ îñ··]')
    const { body } = await get('/api/info/locales')
    expect(body.map(({ code }: { code: string }) => code)).not.toContain('en-XA')
  })

  test('[API-066] texts under their version are cached for ever, under another version never', async () => {
    const { headers } = await get('/messages/de.json')
    const version = headers.get('etag')!.slice(1, -1)
    const cached = async (v: string) => (await get(`/messages/de.json?v=${v}`)).headers.get('cache-control')
    expect(await cached(version)).toBe('public, max-age=31536000, immutable')
    expect(await cached('earlier')).toBe('no-cache')
  })

  test('[API-066] texts with a matching ETag are not sent again', async () => {
    const first = await get('/messages/en.json')
    const again = await get('/messages/en.json', { 'if-none-match': first.headers.get('etag')! })
    expect([again.status, again.body]).toEqual([304, null])
  })

  test('[API-066] the texts of one area can be read alone', async () => {
    const { body } = await get('/messages/de.json?area=support')
    expect(Object.keys(body)).toEqual(['support'])
    const all = await get('/messages/de.json')
    expect(all.body.support).toEqual(body.support)
  })

  test.each([
    '/messages/en.json?area=mails',
    '/messages/en.json?area=nonsense',
    '/messages/xx.json',
    '/messages/en',
    '/messages/..%2Fen.json',
    '/messages/en.txt',
  ])('[API-066] %s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
