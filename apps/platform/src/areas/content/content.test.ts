import { banner, currencyConfig } from '@apogee/contract/content'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Banner } from '../../core/content/bannerSource.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { TestClient } from '../../testing/testClient.ts'
import { contentHandlers } from './handlers.ts'

/** A banner that an area adds, in the reader's language. */
const added = (_: unknown, locale: string): readonly Banner[] => [
  {
    id: 'race',
    categories: ['tournaments'],
    title: { text: locale.startsWith('de') ? 'Rennen' : 'Race' },
    description: { text: '' },
    gradient: { colorLeft: '#000', colorLeftCenter: '#000', colorRightCenter: '#000', colorRight: '#000' },
    button: { name: 'Take part', url: '/tournaments/race' },
    image: 'tournament',
    frontend_identifier: 'race',
    isTournament: true,
  },
]

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({
      handlers: contentHandlers,
      services: { bannerImage: (id: string) => `/media/banner/v1/${id}`, bannerSources: [added] },
      rateLimits: {},
    })
  })

  const get = async (path: string, headers?: Record<string, string>) => (await app.client()).get(path, headers)
  const path = '/api/fe/config/banners-config'
  const titles = async (headers?: Record<string, string>) =>
    (await get(path, headers)).body.banners.map(({ title }: z.infer<typeof banner>) => title.text)

  test('[API-015] banners have the address of their picture, and those of the lobby are first', async () => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(z.object({ banners: z.array(banner) }).safeParse(body).success).toBe(true)
    const pictures = {
      welcome: 'welcome',
      'welcome-player': 'welcome',
      fridayfuel: 'fridayfuel',
      freespins: 'freespins',
    }
    expect(body.banners.slice(0, 4).map(({ id, image }: z.infer<typeof banner>) => [id, image])).toEqual(
      Object.entries(pictures).map(([id, picture]) => [id, `/media/banner/v1/${picture}`]),
    )
  })

  test('[TRN-04] banners of areas follow, in the reader’s language and with the address of their picture', async () => {
    const raceOf = async (headers?: Record<string, string>) =>
      (await get(path, headers)).body.banners.find(({ id }: z.infer<typeof banner>) => id === 'race')
    expect(await raceOf()).toMatchObject({ title: { text: 'Race' }, image: '/media/banner/v1/tournament' })
    expect(await raceOf({ locale: 'de' })).toMatchObject({ title: { text: 'Rennen' } })
  })

  test('[ROLE-13] in a restricted country no banner leads to sign-up, deposits or offers', async () => {
    const french = await makeApp({
      handlers: contentHandlers,
      services: { bannerImage: (id: string) => id, bannerSources: [added] },
      country: 'FR',
    })
    const { body } = await (await french.client()).get(path)
    const leads = body.banners.map(({ button }: z.infer<typeof banner>) => button.url)
    expect(leads).toContain('/categories/new')
    expect(leads).toContain('/fairness')
    expect(leads.filter((to: string) => /sign-up|deposit|payments|promotions|tournaments/.test(to))).toEqual([])
  })

  test('[I18N-06] a brand shows its own banners in its languages', async () => {
    const at = (locale: string) =>
      new TestClient(app.app, 'http://halcyon.localhost').get(path, { locale }).then(({ body }) => body.banners[0])
    expect(await at('en')).toMatchObject({
      image: '/media/banner/v1/shore',
      title: { text: 'Up to {welcome} for the first trip' },
    })
    expect((await at('de')).title.text).toMatch(/^Bis zu \{welcome\}/)
  })

  test('[API-015] banners are in the language of the header or cookie, else of the browser, else English', async () => {
    const [english, german] = [await titles(), await titles({ 'accept-language': 'de-AT,de;q=0.9' })]
    expect(german).not.toEqual(english)
    expect(await titles({ cookie: 'locale=de', 'accept-language': 'en' })).toEqual(german)
    expect(await titles({ locale: 'de', cookie: 'locale=en' })).toEqual(german)
    expect(await titles({ cookie: 'locale=en-NZ', 'accept-language': 'de' })).toEqual(english)
    expect(await titles({ cookie: 'locale=../secret' })).toEqual(english)
  })

  test('[I18N-05] under the licence EE there are no banners for crypto currencies', async () => {
    const { body } = await new TestClient(app.app, 'http://ee.localhost').get(path)
    const ids = body.banners.map(({ id }: z.infer<typeof banner>) => id)
    expect(ids).toContain('welcome')
    expect(ids).not.toContain('crypto')
  })

  test('a banner and its popup have the legal age of the licence', async () => {
    const said = async (host: string) => {
      const { body } = await new TestClient(app.app, `http://${host}`).get(path)
      return body.banners
        .flatMap(({ secondButton }: z.infer<typeof banner>) => secondButton?.popup.secondTitle ?? [])
        .find((title: string) => /\d|\{/.test(title))
    }
    expect(await said('localhost')).toMatch(/^18\+/)
    expect(await said('ee.localhost')).toMatch(/21/)
    for (const [host, age] of [
      ['localhost', '18+'],
      ['ee.localhost', '21+'],
    ] as const) {
      const { body } = await new TestClient(app.app, `http://${host}`).get(path)
      const texts = body.banners.map(({ description }: z.infer<typeof banner>) => description.text)
      expect(texts.filter((text: string) => text.includes(age)).length, host).toBeGreaterThan(0)
      expect(texts.filter((text: string) => text.includes('{age}'))).toEqual([])
    }
  })

  test('[API-011] every brand has a logo', async () => {
    for (const host of ['localhost', 'halcyon.localhost', 'ee.localhost']) {
      const answer = await new TestClient(app.app, `http://${host}`).get('/api/fe/config/logo-config')
      expect(answer.status, host).toBe(200)
    }
    expect((await get('/api/fe/config/logo-config')).body).toEqual({
      logoUrl: { mobile: '/icons/apogee-mark.svg', full: '/icons/apogee-mark.svg' },
    })
  })

  test('[API-012] the menu has its categories', async () => {
    const { body } = await get('/api/fe/config/menu-categories-games')
    expect(Object.keys(body).length).toBeGreaterThan(0)
    expect(body.main).toContain('top')
  })

  test('[API-010] [CONST-27] every currency has an amount to begin with', async () => {
    const { body } = await get('/api/fe/config/currency-config')
    expect(currencyConfig.safeParse(body).success).toBe(true)
    expect(Object.keys(body.default)).toHaveLength(18)
    expect(body.default.EUR).toMatchObject({ defaultAmount: 50, rounding: 2 })
    expect(body.default.EUR.steps.at(-1).max).toBe('Infinity')
  })
})
