import { type APIRequestContext, expect, test } from '@playwright/test'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Fetches a page as one of our hosts. */
async function page(request: APIRequestContext, path: string, host?: string) {
  const answer = await request.get(path, {
    headers: { 'user-agent': person, ...(host && { host }) },
    maxRedirects: 0,
  })
  const html = await answer.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)
  return {
    status: answer.status(),
    location: answer.headers()['location'],
    html,
    title: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  }
}

test('[SEO-02] [SEO-03] every page has a canonical link and links to all its languages', { tag: '@desktop' }, async ({
  request,
}) => {
  const german = await page(request, '/de/play/brasswing/ember-wyrm?utm_source=x', 'apogee.test')
  expect(german.canonical).toEqual(['http://apogee.test/de/play/brasswing/ember-wyrm'])
  expect(german.alternates.sort()).toEqual(
    ['en', 'en-AU', 'en-CA', 'en-NZ', 'de', 'fr-CA', 'no', 'it', 'et', 'x-default'].sort(),
  )
  const estonian = await page(request, '/', 'ee.apogee.test')
  expect(estonian.alternates).toEqual(['et', 'en', 'x-default'])
  expect(estonian.html).toContain('<html lang="et-EE"')
})

test('[SEO-04] the company is described only on the home page of listed hosts', {
  tag: '@desktop',
}, async ({ request }) => {
  const describes = async (path: string, host?: string) =>
    (await page(request, path, host)).html.includes('"Organization"')
  expect(await describes('/', 'apogee.test')).toBe(true)
  expect(await describes('/about', 'apogee.test')).toBe(false)
  expect(await describes('/', 'halcyon.test')).toBe(false)
  expect(await describes('/')).toBe(false)
})

test('[SEO-01] [OPEN-11] personal pages and pages of other hosts are noindex', { tag: '@desktop' }, async ({
  request,
}) => {
  expect((await page(request, '/', 'apogee.test')).robots).toEqual([])
  expect((await page(request, '/about', 'apogee.test')).robots).toEqual([])
  expect((await page(request, '/sign-in', 'apogee.test')).robots).toEqual(['noindex'])
  expect((await page(request, '/')).robots).toEqual(['noindex'])
})

test('[SEO-05] title, description and keywords of a page are those of its CMS blocks', { tag: '@desktop' }, async ({
  request,
}) => {
  const { blocks } = await (await request.get('/api/cms/pages/about?l=de')).json()
  const about = await page(request, '/de/about')
  expect(about.title).toEqual([blocks.title])
  expect(about.meta('description')).toEqual([blocks.description])
  expect(about.meta('keywords')).toEqual([blocks.keywords])
})

test('[SEO-06] the head of a game page uses its seo_title, in its address and its picture', {
  tag: '@desktop',
}, async ({ request }) => {
  const game = await page(request, '/play/brasswing/ember-wyrm', 'apogee.test')
  expect(game.title[0]).toContain('Ember Wyrm')
  expect(game.canonical[0]).toMatch(/\/play\/brasswing\/ember-wyrm$/)
  const [picture = ''] = game.meta('og:image')
  expect(picture).toContain('/brasswing/ember-wyrm/share.jpg')
  const drawn = await request.get(new URL(picture).pathname)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test('[SEO-07] the HTML of a page contains its content', { tag: '@desktop' }, async ({ request }) => {
  const { html, status } = await page(request, '/')
  expect(status).toBe(200)
  expect(html).toContain('data-game="')
  const missing = await page(request, '/no/such/page-at-all', 'apogee.test')
  expect(missing).toMatchObject({ status: 404, robots: ['noindex'], canonical: [], alternates: [] })
  // `/no` is the Norwegian prefix.
  expect(missing.title).toEqual(['Denne siden drev av sted - Apogee'])
})

test('[GD-01] a trailing slash is a real redirect', { tag: '@desktop' }, async ({ request }) => {
  expect(await page(request, '/de/about/?a=1')).toMatchObject({ status: 301, location: '/de/about?a=1' })
})

test('[SEC-03] every response has its own nonce, cached pages too', { tag: '@desktop' }, async ({ request }) => {
  const nonces = new Set<string | undefined>()
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await request.get('/')
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    nonces.add(nonce)
    expect(policy).not.toContain('unsafe-')
    const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*application\/)[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  }
  expect(nonces.size).toBe(3)
})
