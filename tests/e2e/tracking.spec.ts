import type { Page, Request } from '@playwright/test'
import { newEmail, password } from './support/players.ts'
import { dialog, open, openFromHeader } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, plain } = words
const search = 'https://www.google.de/'
// The headless user agent counts as a bot on the platform.
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const isCall = (method: string, path: string) => (request: Request) =>
  request.method() === method && new URL(request.url()).pathname === path

async function cookiesOf(page: Page): Promise<Record<string, { value: string; expires: number }>> {
  const found = await page.context().cookies()
  return Object.fromEntries(
    found.map(({ name, value, expires }) => [name, { value: decodeURIComponent(value), expires }]),
  )
}

test.describe('a person', { tag: '@desktop' }, () => {
  test.use({ userAgent: person })

  test('[TRK-01] [TRK-02] [API-063] a referred visit is reported, and stored until the browser closes, or for 30 days after consent', async ({
    page,
  }) => {
    const campaign = page.waitForRequest(isCall('POST', '/log_utm_set'))
    const visit = page.waitForRequest(isCall('GET', '/api/info/locales'))
    await page.goto('/?utm_source=news&sub_id=9&stag=122_first', { referer: search })
    expect((await campaign).postDataJSON()).toEqual({ utmMetrics: { utm_source: 'news', sub_id: '9' } })
    expect(new URL((await visit).url()).search).toBe('?stag=122_first&affb_id=241')
    expect(await cookiesOf(page)).toMatchObject({
      stag: { value: '122_first', expires: -1 },
      affb_id: { value: '241', expires: -1 },
      utm: { value: 'utm_source=news&sub_id=9', expires: -1 },
      referrer: { value: search, expires: -1 },
    })
    const { origin } = new URL(page.url())
    await page.context().addCookies([{ name: 'consent', value: 'all', url: origin }])
    await page.goto('/?stag=122_second')
    await expect.poll(async () => (await cookiesOf(page))['stag']?.value).toBe('122_second')
    const days = ((await cookiesOf(page))['stag']!.expires - Date.now() / 1000) / 86_400
    expect(days).toBeCloseTo(30, 1)
  })

  test('[TRK-02] [API-003] a visitor from a search engine without a stag gets its stag', async ({ page }) => {
    await page.goto('/', { referer: search })
    await expect.poll(async () => (await cookiesOf(page))['stag']?.value).toMatch(/^241_search/)
  })

  test('[TRK-01] [API-050] [API-109] [CONST-22] a sign-up includes campaign and browser id of the visitor', async ({
    page,
  }) => {
    const landed = page.waitForRequest(isCall('POST', '/log_utm_set'))
    await open(page, '/?utm_campaign=spring')
    await landed
    const form = await openFromHeader(page, words, 'signUp')
    await form.getByLabel(say('auth.fields.email'), { exact: true }).fill(newEmail('campaign'))
    await form.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
    await form.getByLabel(say('auth.fields.country'), { exact: true }).selectOption('DE')
    await form.getByLabel(plain('auth.fields.terms')).check()
    await form.getByLabel(say('auth.fields.age', { age: 18 })).check()
    const signUp = page.waitForRequest(isCall('POST', '/api/users'))
    const told = page.waitForResponse((response) => isCall('POST', '/log_utm_send')(response.request()))
    await form.getByRole('button', { name: say('auth.signUp.submit') }).click()
    expect((await signUp).postDataJSON().user.dfpc).toMatch(/^[\da-f]{32}\.[\da-f]{16}$/)
    expect((await signUp).postDataJSON().user.attribution).toMatchObject({ utm_campaign: 'spring', affb_id: '122' })
    expect((await told).status()).toBe(204)
    expect((await told).request().postDataJSON()).toEqual({ utmMetrics: { utm_campaign: 'spring' } })
  })

  test('[TRK-04] [API-111] [API-112] with consent, page speed is reported when the page is hidden, and the connection at once', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'consent', value: 'all', url: baseURL! }])
    const line = page.waitForRequest(isCall('PUT', '/network-performance'))
    await open(page, '/')
    expect(Object.keys((await line).postDataJSON()).sort()).toEqual(['downlink', 'effectiveType', 'rtt'])
    const speed = page.waitForRequest(isCall('PUT', '/performance'))
    // As if another app came to the front, because after a real unload the browser reports no requests to the test.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const measures = (await speed).postDataJSON()
    expect(measures.LCP).toBeGreaterThanOrEqual(measures.FCP)
    expect(measures).toMatchObject({ TTFB: expect.any(Number), CLS: expect.any(Number) })
  })

  test('[ERR-02] [API-110] a failed search is reported under its name, and the page keeps working', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/500/)
    await page.route('**/api/games_filter', async (route) => {
      const isSearch = route.request().postDataJSON().filter?.title !== undefined
      await (isSearch ? route.fulfill({ status: 500, json: { errors: {}, reference: 'r1' } }) : route.continue())
    })
    const told = page.waitForRequest(
      (request) => isCall('PUT', '/log')(request) && request.postDataJSON().label === 'LOAD_FOUND_GAMES_ERROR',
    )
    await open(page, '/')
    await page.getByRole('button', { name: say('shell.header.search') }).click()
    await dialog(page, say('games.search.title')).getByRole('searchbox').fill('wyrm')
    expect((await told).postDataJSON()).toMatchObject({
      level_name: 'ERROR',
      http_status: 500,
      message: 'r1',
      request_url: '/api/games_filter',
      request_method: 'POST',
    })
    await expect(page.getByText(say('games.search.failed'))).toBeVisible()
  })
})

test('[ROLE-15] a bot is recognised and not tracked', { tag: '@desktop' }, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const known = page.waitForResponse('**/client-context')
  await page.goto('/?utm_source=news&stag=122_first', { referer: search })
  expect(await (await known).json()).toMatchObject({ isBot: true })
  // By now the requests of a person's visit would have been sent.
  await openFromHeader(page, words, 'signIn')
  expect(calls.filter((path) => /^\/(log|log_utm_\w+|network-performance|api\/info\/locales)$/.test(path))).toEqual([])
  expect(Object.keys(await cookiesOf(page)).filter((name) => /^(stag|affb_id|utm|referrer)$/.test(name))).toEqual([])
})
