import { beforeEach, expect, test, vi } from 'vitest'
import { signUpSource } from '../../lib/reports/signUpSource'
import { areExcludedPromos } from './excludedPromos'
import { noteLanding } from './landing'
import { storeAttribution } from './storedAttribution'

const calls: [string, unknown][] = []
const answers: Record<string, unknown> = {}
vi.mock('../../lib/api', () => ({
  api: async (name: string, request: { query?: unknown }) => {
    calls.push([name, request.query])
    if (!(name in answers)) throw new Error('down')
    return answers[name]
  },
}))
vi.mock('../../lib/reports/beacon', () => ({ beacon: (name: string, body: unknown) => calls.push([name, body]) }))

let cookies: Map<string, string>

/** Opens the site at an address. */
function land(address: string, referrer = '', isBeforeConsent = true): Promise<void> {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `https://apogee.test${address}` }] })
  vi.stubGlobal('document', {
    referrer,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      cookies.set(name, value)
    },
  })
  const pathOf = (pathname: string) => pathname.replace(/^\/de(?=\/|$)/, '') || '/'
  return noteLanding({ country: 'DE', isBeforeConsent, pathOf })
}

beforeEach(() => {
  calls.length = 0
  cookies = new Map()
  // Forgets what an earlier page kept in its memory.
  storeAttribution({}, 'session')
  for (const name of Object.keys(answers)) delete answers[name]
})

test('[TRK-01] [TRK-02] a campaign and an affiliate are reported once and stored', async () => {
  Object.assign(answers, { 'tracking.excludedPromoStags': ['none'], 'site.locales': [] })
  await land('/?utm_source=news&stag=7_a')
  expect(calls).toEqual([
    ['tracking.utmSet', { utmMetrics: { utm_source: 'news' } }],
    ['tracking.excludedPromoStags', undefined],
    ['site.locales', { stag: '7_a', affb_id: '122' }],
  ])
  calls.length = 0
  await land('/?stag=7_a')
  expect(calls).toEqual([])
  expect(Object.fromEntries(cookies)).toEqual({ stag: '7_a', affb_id: '122', utm: 'utm_source%3Dnews', promos: 'all' })
})

test('[TRK-02] the page’s path, without its language, determines the stag of an engine', async () => {
  const pages = { google: { '/promotions': 'page' } }
  Object.assign(answers, { 'tracking.stagByReferrer': { pages, countries: {} } })
  await land('/de/promotions', 'https://www.google.de/')
  expect([cookies.get('stag'), cookies.get('affb_id')]).toEqual(['page', '241'])
})

test('[TRK-02] a visitor with an excluded stag is marked to see no promotions', async () => {
  Object.assign(answers, { 'tracking.excludedPromoStags': ['7_a'], 'site.locales': [] })
  await land('/?stag=7_a')
  expect(cookies.get('promos')).toBe('none')
})

test('[TRK-02] while the excluded stags cannot be read, the visitor sees no promotions, and the next page load reads them', async () => {
  await land('/?stag=7_b')
  expect(areExcludedPromos()).toBe(true)
  calls.length = 0
  Object.assign(answers, { 'tracking.excludedPromoStags': ['7_a'] })
  await land('/')
  expect(calls).toEqual([['tracking.excludedPromoStags', undefined]])
  expect([areExcludedPromos(), cookies.get('promos')]).toEqual([false, 'all'])
})

test('failed calls leave the visit attributed and are ignored', async () => {
  await expect(land('/?stag=7_a', 'https://www.bing.com/')).resolves.toBeUndefined()
  expect(cookies.get('stag')).toBe('7_a')
})

test('[TRK-01] under the licence EE a visit without consent is attributed but stores nothing', async () => {
  await land('/?utm_source=news&stag=8_b', '', false)
  expect(calls.map(([name]) => name)).toContain('tracking.utmSet')
  expect([...cookies.keys()].filter((name) => ['stag', 'affb_id', 'utm'].includes(name))).toEqual([])
})

test('[TRK-01] the page of another site that led here is stored without its query, and sent with a sign-up', async () => {
  Object.assign(answers, { 'tracking.excludedPromoStags': [], 'site.locales': [] })
  await land('/?stag=7_a&sub_id=s1', 'https://blog.test/best?token=1#top')
  expect(cookies.get('referrer')).toBe('https%3A%2F%2Fblog.test%2Fbest')
  await land('/promotions', 'https://apogee.test/')
  await land('/promotions', 'https://other.test/')
  expect(signUpSource()).toEqual({
    stag: '7_a',
    affb_id: '122',
    sub_id: 's1',
    referrer: 'https://blog.test/best',
  })
})

test('[TRK-01] where nothing may be stored before consent, the sign-up still sends what this page knows', async () => {
  Object.assign(answers, { 'tracking.excludedPromoStags': [], 'site.locales': [] })
  await land('/?stag=7_ee', 'https://blog.test/ee', false)
  expect([...cookies.keys()]).toEqual(['promos'])
  expect(signUpSource()).toMatchObject({ stag: '7_ee', referrer: 'https://blog.test/ee' })
})
