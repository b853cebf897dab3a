import { cmsFile, page, pageFacts, type pageNode, snippet } from '@apogee/contract/content'
import { customTournament } from '@apogee/contract/tournaments'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { contentHandlers } from '../handlers.ts'
import { editionsOf } from './cms.ts'
import { type CmsSource, type PageSource, readPageFiles } from './pages/readPageFiles.ts'
import { seedPages } from './seedPages.ts'

const aPage = (slug: string, more: Partial<PageSource> = {}): PageSource => ({
  locale: 'en',
  slug,
  licence: '',
  brand: '',
  position: 1,
  title: `The ${slug}`,
  head_title: slug,
  description: 'd',
  keywords: 'k',
  categories: ['page'],
  hidden: false,
  is_login: false,
  content: '<p>x</p>',
  facts: { updated: '2026-03-02', headings: [] },
  ...more,
})

const services = { bannerImage: (id: string) => `/media/banner/v1/${id}`, pageExtras: {} }

onEachDatabase((makeApp) => {
  let app: TestApp
  const files = readPageFiles()
  const get = async (path: string, headers?: Record<string, string>) => (await app.client()).get(path, headers)

  beforeAll(async () => {
    app = await makeApp({ handlers: contentHandlers, services, rateLimits: {} })
    const extra = [
      aPage('secret', { hidden: true, content: '<p>hidden</p>' }),
      aPage('club', { is_login: true }),
      aPage('guides', { position: 2 }),
      aPage('guides/first-steps', {
        position: 3,
        content: '<p><a href="/payments">{brand} &amp; {nobody}</a></p>',
        facts: { updated: '2026-03-02', headings: [], art: 'welcome', figure: 'up to 10%', published: '2026-03-01' },
      }),
      aPage('amounts', { content: '<p>{bonus_max_bet}</p><p>{deposit_table}</p>' }),
      aPage('law', { content: '<p>everywhere</p>' }),
      aPage('law', { licence: 'EE', content: '<p>in Estonia</p>' }),
    ]
    await seedPages(app.db, { ...files, pages: [...files.pages, ...extra] })
  })

  test('[API-098] the list is a tree without contents', async () => {
    const { status, body } = await get('/api/cms/pages?l=en')
    expect(status).toBe(200)
    const titles = Object.fromEntries((body as z.output<typeof pageNode>[]).map(({ path, title }) => [path, title]))
    expect(titles).toMatchObject({ about: 'About Apogee', 'terms-and-conditions': 'Terms and conditions' })
    expect(body.find(({ id }: { id: string }) => id === 'guides')).toEqual({
      id: 'guides',
      path: 'guides',
      title: 'The guides',
      layout: 'default',
      categories: ['page'],
      children: [
        {
          id: 'guides/first-steps',
          path: 'guides/first-steps',
          title: 'The guides/first-steps',
          layout: 'default',
          categories: ['page'],
          children: [],
        },
      ],
    })
  })

  test('[API-101] [CMS-01] a page is read by its slug, with its blocks', async () => {
    const { status, body } = await get('/api/cms/pages/responsible-gaming?l=en')
    expect(status).toBe(200)
    expect(page.parse(body)).toEqual(body)
    expect(body).toMatchObject({ id: 'responsible-gaming', path: 'responsible-gaming', title: 'Responsible gaming' })
    expect(body.content).toContain('href="mailto:help@apogee.example"')
    expect(body.blocks['content-main']).toBe(body.content)
    expect(pageFacts.parse(JSON.parse(body.blocks.json)).headings).toContainEqual({
      id: 'who-helps',
      title: 'Who helps',
    })
  })

  test('[API-102] a slug may contain slashes, and unknown variables stay in the text', async () => {
    const { body } = await get('/api/cms/pages/guides/first-steps?l=en')
    expect(body.content).toBe('<p><a href="/payments">Apogee &amp; {nobody}</a></p>')
  })

  test('[I18N-08] `l` is the locale; a region falls back to its language, an unknown locale to English', async () => {
    const title = async (query: string, headers?: Record<string, string>) =>
      (await get(`/api/cms/pages/payments${query}`, headers)).body.title
    expect(await title('?l=de')).toBe('Zahlungen')
    expect(await title('?l=en-NZ')).toBe('Payments')
    expect(await title('?l=lt')).toBe('Payments')
    expect(await title('?l=de-AT')).toBe('Zahlungen')
    expect(await title('', { 'accept-language': 'de' })).toBe('Zahlungen')
  })

  test.each(['1', '-', 'de_DE', '@@', '%F0%9F%99%82', ''])('[I18N-08] `l=%s` is no language: English', async (l) => {
    for (const path of ['pages', 'snippets', 'files', 'pages/about'])
      expect((await get(`/api/cms/${path}?l=${l}`)).body).toEqual((await get(`/api/cms/${path}?l=en`)).body)
  })

  test('links in a text keep the reader’s language', async () => {
    const link = async (l: string) =>
      /href="([^"]*payments)"/.exec((await get(`/api/cms/pages/about?l=${l}`)).body.content)?.[1]
    expect([await link('en'), await link('de'), await link('en-NZ'), await link('lt')]).toEqual([
      '/payments',
      '/de/payments',
      '/en-NZ/payments',
      '/payments',
    ])
  })

  test.each(['nothing', 'guides/nothing', 'Payments', '..%2Fpayments', 'a%20b', 'x'.repeat(201)])(
    '[ERR-13] an unknown page %s is not found',
    async (slug) => {
      const { status, body } = await get(`/api/cms/pages/${slug}`)
      expect([status, body]).toEqual([404, { errors: { base: { not_found: 'not_found' } } }])
    },
  )

  test('[CMS-05] a hidden page is not listed but can be read at its address', async () => {
    const { body } = await get('/api/cms/pages?l=en')
    expect(JSON.stringify(body)).not.toContain('secret')
    expect((await get('/api/cms/pages/secret')).body.content).toBe('<p>hidden</p>')
  })

  test('[CMS-02] the facts of a page contain its lists, its picture and its amounts', async () => {
    const facts = async (slug: string) => {
      const { body } = await get(`/api/cms/pages/${slug}?l=en`)
      return pageFacts.parse(JSON.parse(body.blocks.json))
    }
    expect(await facts('secret')).toMatchObject({ hidden: true })
    expect(await facts('guides')).toMatchObject({
      children: [
        {
          slug: 'guides/first-steps',
          title: 'The guides/first-steps',
          description: 'd',
          art: '/media/banner/v1/welcome',
          figure: 'up to 10%',
          published: '2026-03-01',
        },
      ],
    })
    const { currency, variables, deposit_tables } = await facts('amounts')
    expect(currency).toBe('EUR')
    expect(variables).toEqual({ bonus_max_bet: expect.objectContaining({ EUR: '5', CAD: '8' }) })
    expect(deposit_tables?.['EUR']).toContainEqual({
      method: 'btc',
      title: 'Bitcoin',
      brand: 'bitcoin',
      type: 'crypto',
      deposit: ['20', '4000'],
      cashout: ['25', '4000'],
      times: { deposit: 'Instant', cashout: 'Instant' },
    })
    expect(deposit_tables?.['EUR']).toContainEqual(expect.objectContaining({ method: 'sofort', cashout: null }))
    expect(await facts('law')).toEqual({ updated: '2026-03-02', headings: [] })
  })

  test('texts of another licence are not used', async () => {
    expect((await get('/api/cms/pages/law')).body.content).toBe('<p>everywhere</p>')
  })

  test('[CMS-05] a guest cannot read a page for players', async () => {
    expect((await get('/api/cms/pages/club')).status).toBe(401)
    const player = await app.client(10001n)
    expect((await player.get('/api/cms/pages/club')).status).toBe(200)
  })

  test('[API-099] [CMS-03] the text of the footer keeps the variable for the year', async () => {
    const { body } = await get('/api/cms/snippets?l=de')
    expect(z.array(snippet).parse(body)).toEqual(body)
    const footer = body.find(({ id }: { id: string }) => id === 'footer-content')
    expect(footer.categories).toEqual(['footer'])
    expect(footer.content).toContain('Apogee wird betrieben von Apogee Play N.V.')
    expect(footer.content).toContain('{current_year}')
  })

  test.each(['en', 'de', 'fr-CA', 'no', 'it', 'et'])(
    '[TRN-05] [API-099] the custom tournament is the operator’s JSON, in %s',
    async (l) => {
      const { body } = await get(`/api/cms/snippets?l=${l}`)
      const cup = z
        .array(snippet)
        .parse(body)
        .find(({ categories }) => categories.includes('tournament'))
      const year = app.clock.now().getUTCFullYear()
      const tournament = customTournament.parse(JSON.parse(cup?.content ?? ''))
      expect(tournament).toMatchObject({
        frontend_identifier: 'stargazers-cup',
        start_at: `${year}-01-01T00:00:00.000Z`,
      })
      expect(tournament.title).toContain(String(year))
      expect(tournament.prizes?.[2]?.stuff).toContain('Apogee')
    },
  )

  test('[API-100] [CMS-04] the files include that of the terms', async () => {
    const { body } = await get('/api/cms/files?l=de')
    expect(z.array(cmsFile).parse(body)).toEqual(body)
    expect(body).toEqual([
      expect.objectContaining({ id: 'terms', url: '/de/terms-and-conditions', categories: ['terms'] }),
    ])
  })
})

test('[I18N-05] an edition has each page in the locale, its language or English, preferring the text of the licence', () => {
  const page = (slug: string, locale: string, licence = '') => aPage(slug, { locale, licence })
  const cms = editionsOf(
    [page('a', 'en'), page('b', 'en'), page('c', 'en'), page('a', 'de'), page('a', 'de', 'EE'), page('b', 'de-AT')],
    [],
  )
  const read = (locale: string, licence: 'CW' | 'EE') =>
    [...cms({ locale, licence, brand: 'apogee' }).pages.values()].map((row) =>
      [row.slug, row.locale, row.licence].join(' ').trim(),
    )
  expect(read('de', 'CW')).toEqual(['a de', 'b en', 'c en'])
  expect(read('de-AT', 'EE')).toEqual(['a de EE', 'b de-AT', 'c en'])
  expect(read('it', 'EE')).toEqual(['a en', 'b en', 'c en'])
})

test('[I18N-06] a brand’s pages and snippets override the common ones within the same language', () => {
  const page = (slug: string, locale: string, brand = '') => aPage(slug, { locale, brand })
  const snippet = (brand: string) => ({ locale: 'en', id: 'footer', brand, categories: [], content: brand })
  const cms = editionsOf(
    [
      page('a', 'en'),
      page('a', 'en', 'halcyon'),
      page('b', 'en', 'halcyon'),
      page('b', 'de'),
      page('a', 'de', 'apogee'),
    ],
    [snippet('halcyon'), snippet('')],
  )
  const read = (locale: string, brand: string) => {
    const { pages, snippets } = cms({ locale, licence: 'CW', brand })
    return [...pages.values(), ...snippets.values()].map((row) => `${row.locale} ${row.brand}`.trim())
  }
  expect(read('en', 'halcyon')).toEqual(['en halcyon', 'en halcyon', 'en halcyon'])
  expect(read('de', 'halcyon')).toEqual(['en halcyon', 'de', 'en halcyon'])
  expect(read('de', 'zephyr')).toEqual(['en', 'de', 'en'])
})

onEachDatabase((makeApp) => {
  test('only changed rows are written, and rows without a file are deleted', async () => {
    const { db } = await makeApp({ handlers: contentHandlers })
    const source: CmsSource = { pages: [aPage('a'), aPage('b')], snippets: [] }
    expect(await seedPages(db, source)).toEqual({ written: 2 })
    expect(await seedPages(db, source)).toEqual({ written: 0 })
    const changed = { ...source, pages: [aPage('a', { content: '<p>y</p>' })] }
    expect(await seedPages(db, changed)).toEqual({ written: 1 })
    expect(await db.query('SELECT slug, content FROM cms_pages')).toEqual([{ slug: 'a', content: '<p>y</p>' }])
  })
})

test('[I18N-05] under the Estonian licence no page mentions crypto coins, which are not offered there', () => {
  const cms = editionsOf(readPageFiles().pages, [])
  for (const locale of ['en', 'de', 'fr-CA', 'no', 'it', 'et'])
    for (const brand of ['apogee-ee', 'someone-else']) {
      const { pages } = cms({ locale, licence: 'EE', brand })
      expect(pages.has('payments')).toBe(true)
      expect(pages.has('benefits-of-crypto')).toBe(false)
      const words = 'krüpto|krypto|crypto|cripto|bitcoin|/benefits-of'
      // In French, "coin" means corner.
      const coins = new RegExp(/en|de/.test(locale) ? `${words}|\\bcoins?\\b` : words, 'i')
      const speaking = [...pages.values()].filter((page) => coins.test(JSON.stringify(page)))
      expect(speaking.map(({ slug }) => slug)).toEqual([])
    }
  expect(cms({ locale: 'en', licence: 'CW', brand: 'apogee' }).pages.has('benefits-of-crypto')).toBe(true)
})
