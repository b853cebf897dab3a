import type { APIRequestContext } from '@playwright/test'
import { logIn } from './support/players.ts'
import { dialog, holdScripts, isPhone, open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

interface Node {
  readonly path: string
  readonly title: string
  readonly children: readonly Node[]
}

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)])

const textOf = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  const html = await answer.text()
  return {
    status: answer.status(),
    location: answer.headers()['location'],
    heading: textOf(html, /<h1[^>]*>([^<]*)</),
    title: textOf(html, /<title>([^<]*)</),
    description: textOf(html, /<meta name="description" content="([^"]*)"/),
    keywords: textOf(html, /<meta name="keywords" content="([^"]*)"/),
  }
}

for (const language of languages) {
  const words = wordsOf(language)
  const { say } = words

  test(`[RT-44] [RT-45] [SEO-05] every CMS page is served at its slug with its head (${language})`, async ({
    request,
  }) => {
    const nodes: Node[] = await (await request.get(`/api/cms/pages?l=${language}`)).json()
    const pages = flat(nodes)
    const paths = pages.map(({ path }) => `/${path}`)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/privacy-policy',
        '/cookie-policy',
        '/terms-and-conditions',
        '/general-rules',
        '/responsible-gaming',
        '/promotions',
        '/bonus-balance',
        '/news',
        '/news/demo-first',
        '/promotions/cashback',
      ]),
    )
    for (const { path, title } of pages) {
      const { blocks } = await (await request.get(`/api/cms/pages/${path}?l=${language}`)).json()
      const { title: headTitle, description, keywords } = blocks
      const { location, ...page } = await read(request, words.path(`/${path}`))
      expect(page, path).toEqual({ status: 200, heading: title, title: headTitle, description, keywords })
    }
  })

  test(`[CASH-13] [CONST-28] payment methods are shown in a selectable currency, with the reader's next step (${language})`, async ({
    page,
  }) => {
    await open(page, words.path('/payments'))
    const row = page.getByRole('listitem').filter({ has: page.getByText('Visa', { exact: true }) })
    const range = (min: string, max: string) => say('content.payments.range', { min, max })
    const [least, most] = language === 'en' ? ['€10', '€4,000'] : ['10\u00a0€', '4.000\u00a0€']
    await expect(row).toContainText(range(least, most))
    await expect(row.getByRole('link', { name: `${say('content.payments.buttons.registration')}, Visa` })).toBeVisible()
    await page.getByRole('combobox', { name: say('content.payments.currency') }).selectOption('CAD')
    await expect(row).toContainText(language === 'en' ? range('$15', '$6,000') : range('15\u00a0$', '6.000\u00a0$'))

    await logIn(page)
    await open(page, words.path('/payments'))
    await expect(row.getByRole('link', { name: `${say('content.payments.buttons.withdraw')}, Visa` })).toBeVisible()
    await row.getByRole('link', { name: `${say('content.payments.buttons.deposit')}, Visa` }).click()
    await expect(dialog(page, say('cashbox.screen.title'))).toBeVisible()
  })

  test(`a currency chosen before hydration is the one shown (${language})`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(words.path('/payments'), { waitUntil: 'commit' })
    const chosen = page.getByRole('combobox', { name: say('content.payments.currency') })
    await chosen.selectOption('CAD')
    release()
    await ready(page)
    await expect(page.getByRole('heading', { name: say('content.payments.label', { currency: 'CAD' }) })).toBeVisible()
    await expect(chosen).toHaveValue('CAD')
  })

  test(`[RT-51] [CONST-42] there are six news items per page, and each has a page (${language})`, async ({ page }) => {
    await open(page, words.path('/news'))
    const articles = page.getByRole('article')
    await expect(articles).toHaveCount(6)
    await page.getByRole('link', { name: say('content.news.older') }).click()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    await expect(articles).toHaveCount(1)
    const title = await articles.getByRole('heading').textContent()
    await articles.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    await page.getByRole('link', { name: say('content.news.all') }).click()
    await expect(articles).toHaveCount(6)
  })

  test(`text pages are not wider than a screen of 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/promotions', '/promotions/cashback', '/news', '/payments', '/responsible-gaming']) {
      await open(page, words.path(path))
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth, path).toBe(clientWidth)
    }
  })
}

test('[CMS-05] a page for players redirects a guest to sign-up, and is in no list @desktop', async ({ page }) => {
  const guest = await read(page.request, '/profile-promocode')
  expect([guest.status, guest.location]).toEqual([307, '/registration?redirect=%2Fprofile-promocode'])
  await logIn(page)
  expect(await read(page.request, '/profile-promocode')).toMatchObject({ status: 200, heading: 'Promo code' })
  expect(await (await page.request.get('/api/cms/pages?l=en')).text()).not.toContain('profile-promocode')
})

test('a table of contents links to a section, shows it below the header, and marks it', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/terms-and-conditions')
  const name = '8. Games and rounds'
  if (isPhone(page)) await page.locator('summary', { hasText: 'On this page' }).click()
  const contents = isPhone(page) ? page.locator('details') : page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name }).click()
  const heading = page.getByRole('heading', { name })
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  if (!isPhone(page)) await expect(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
})
