import type { Page, Request } from '@playwright/test'
import { emberWyrm, openGame } from './support/game.ts'
import { newPlayer } from './support/players.ts'
import { dialog, failUntilRetry, open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
const filterCall = '/api/games_filter'
/** Pictures that are still being drawn can keep a page loading for longer than a test may take. */
const atOnce = { waitUntil: 'commit' } as const

interface Asked {
  readonly page: number
  readonly filter?: { readonly title?: string }
}
const askedBy = (request: Request): Asked => request.postDataJSON() as Asked // the contract’s body type

/** The game at the middle of the screen, or the next one below. */
const inTheMiddle = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('main [data-game]')]
    return tiles.find((tile) => tile.getBoundingClientRect().bottom > innerHeight / 2)?.dataset['game']
  })

/** Opens the search with its key. */
async function search(page: Page) {
  await page.keyboard.press('/')
  const surface = dialog(page, say('games.search.title'))
  await expect(surface.getByRole('searchbox')).toBeFocused()
  return surface
}

test('[LOB-12] [LOB-15] a mistyped game is found and opened by keyboard alone: Enter waits for the results', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const surface = await search(page)
  // The page behind the full-screen search is not painted until the search closes.
  await expect(page.locator('#main')).toBeHidden()
  await page.keyboard.type('embre wrym')
  // At once, before the first request.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${emberWyrm.path}$`))
  const game = await openGame(page, words)
  const before = await game.balance.textContent()
  await game.spin.press('Space')
  await expect(game.balance).not.toHaveText(before ?? '')

  await open(page, '/')
  await search(page)
  await expect(surface.getByRole('button', { name: 'embre wrym', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(surface.getByRole('searchbox')).toHaveValue('embre wrym')
  await expect(surface.getByRole('link', { name: new RegExp(`^${emberWyrm.title},`) })).toBeVisible()
})

test('[LOB-13] a search sends one request, 300 ms after the last letter', { tag: '@desktop' }, async ({ page }) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(filterCall)) asked.push(askedBy(request).filter?.title)
  })
  await open(page, '/')
  const surface = await search(page)
  await expect(surface.locator('[data-game]').first()).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  asked.length = 0
  for (const letter of 'wyrm') {
    await page.keyboard.type(letter)
    await page.clock.runFor(299)
  }
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['wyrm'])
})

test('[LOB-15] when other results replace the list, the focus stays on a result, and Enter opens it', {
  tag: '@desktop',
}, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${filterCall}`, async (route) => {
    if (askedBy(route.request()).filter?.title === 'brasswing') await held
    await route.continue()
  })
  await open(page, '/')
  const surface = await search(page)
  await page.keyboard.type('velvet')
  const first = surface.locator('[data-found] [data-game]').first()
  await expect(first).toBeVisible()
  const before = await first.getAttribute('data-game')
  await surface.getByRole('searchbox').fill('brasswing')
  const asked = page.waitForRequest((one) => one.url().endsWith(filterCall) && askedBy(one).filter?.title !== 'velvet')
  await asked
  await surface.locator(`[data-game="${before}"]`).focus()
  answer()
  await expect(surface.locator(`[data-game="${before}"]`)).toHaveCount(0)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  await expect.poll(focused).not.toBe('')
  const href = await focused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('[LOB-06] [CONST-03] [CONST-21] a listing requests each page once and none beyond the last, and keeps its scroll position', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/producers/brasswing')
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(filterCall)) asked.push(askedBy(request).page)
  })
  const [total] =
    /\d+/.exec(
      (await page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p').textContent()) ?? '',
    ) ?? []
  // Its label changes while it loads.
  const more = page.locator('main a[aria-busy]')
  await expect(more).toBeAttached()
  const pages = Math.ceil(Number(total) / 40)
  for (let loaded = 1; loaded < pages; loaded += 1) {
    // Automatic loading pauses at every fourth page, so that the footer can be reached.
    if (loaded % 4 === 0) await more.click()
    else await more.scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBe(loaded)
    await expect(more.and(page.locator('[aria-busy="true"]'))).toHaveCount(0)
  }
  await expect(more).toHaveCount(0)
  expect(asked).toEqual(Array.from({ length: pages - 1 }, (_, at) => at + 2))

  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  const left = await inTheMiddle(page)
  await page.locator(`main [data-game="${left}"]`).click()
  await expect(page).toHaveURL(/\/play\//)
  await page.goBack(atOnce)
  await expect(page).toHaveURL(/\/producers\/brasswing$/)
  await expect.poll(() => inTheMiddle(page)).toBe(left)
  expect(asked.length).toBe(pages - 1)

  // After a reload the game page has lost the listing's state, as on a phone that suspends tabs.
  await page.goForward(atOnce)
  await expect(page).toHaveURL(/\/play\//)
  await page.reload(atOnce)
  await ready(page)
  await page.goBack(atOnce)
  await expect(page).toHaveURL(/\/producers\/brasswing$/)
  await expect.poll(() => inTheMiddle(page)).toBe(left)
})

test('a jump to the end of a long listing stays at the footer, and one page loads above it', async ({ page }) => {
  await open(page, '/pokies/all')
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(filterCall)) asked.push(askedBy(request).page)
  })
  const footer = page.getByRole('contentinfo')
  const limits = footer.getByRole('link', { name: say('shell.footer.limitsLink') })
  const place = () => limits.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await end()
  await expect(footer).toBeInViewport()
  await expect.poll(() => asked).toEqual([2])
  await expect(page.getByText(say('games.listing.shown', { shown: 80, count: 0 }).split(' ')[0] ?? '')).toBeAttached()
  const before = await place()
  // An endless loop would request two pages per second; these frames are enough for it to begin.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(asked).toEqual([2])
  expect(await place()).toBe(before)
  await expect(footer).toBeInViewport()
})

test('[ERR-04] games that fail to load show an error in their place, with a retry', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  await open(page, '/producers')
  const pressRetry = await failUntilRetry(page, `**${filterCall}`)
  complaints.expect(/503/)
  await page.locator('main a[href="/producers/brasswing"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brasswing' })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: say('games.listing.failedTitle') })
  await expect(alert).toBeVisible()
  await pressRetry(alert.getByRole('button', { name: say('common.actions.retry') }))
  await expect(page.locator('main [data-game]').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('[RT-07] a studio’s games are paged by number, forwards and back', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/producers/brasswing/2')
  await expect(page).toHaveTitle(/ - Page 2$/)
  const before = page.getByRole('link', { name: say('games.listing.before', { page: 1 }), exact: true })
  await expect(before).toHaveAttribute('href', '/producers/brasswing')
  await expect(page.getByRole('link', { name: say('games.listing.more'), exact: true })).toHaveAttribute(
    'href',
    '/producers/brasswing/3',
  )
})

test('a filter is part of the URL: it can be shared, undone with Back, and removed with its chip', async ({ page }) => {
  await open(page, '/categories/slots')
  const heading = page.getByRole('heading', { level: 1 })
  const whole = await heading.locator('xpath=following-sibling::p').textContent()
  await page.getByRole('button', { name: say('games.filters.open'), exact: true }).click()
  const sheet = dialog(page, say('games.filters.title'))
  await sheet.getByRole('button', { name: new RegExp(`^${say('games.page.volatilities.high')} `) }).click()
  await sheet.getByRole('searchbox', { name: say('games.studios.search') }).fill('brasswng')
  await sheet.getByRole('button', { name: /^Brasswing / }).click()
  await sheet.getByRole('button', { name: /^Show \d+ games?$/ }).click()
  await expect(page).toHaveURL(/\/categories\/slots\?studio=brasswing&volatility=high$/)
  await expect(sheet).toBeHidden()
  const count = heading.locator('xpath=following-sibling::p')
  await expect(count).not.toHaveText(whole ?? '')
  const narrowed = await count.textContent()
  for (const game of await page.locator('main [data-game]').all())
    expect(await game.getAttribute('data-game')).toMatch(/^brasswing\//)

  await page.reload()
  await expect(count).toHaveText(narrowed ?? '')
  await page.getByRole('button', { name: say('games.filters.remove', { name: 'Brasswing' }) }).click()
  await expect(page).toHaveURL(/\/categories\/slots\?volatility=high$/)
  await page.goBack()
  await expect(count).toHaveText(narrowed ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/\/categories\/slots$/)
  await expect(count).toHaveText(whole ?? '')
})

test('[LOB-02] favourites and recently played games are next to the categories', { tag: '@desktop' }, async ({
  page,
}) => {
  await newPlayer(page, 'own-games')
  await open(page, '/')
  const categories = page.getByRole('navigation', { name: say('games.categories.label') })
  await expect(categories.getByRole('link', { name: say('games.categories.favourites') })).toHaveAttribute(
    'href',
    '/favorite-games',
  )
  await categories.getByRole('link', { name: say('games.categories.recent') }).click()
  await expect(page.getByRole('heading', { name: say('games.listing.noRecentTitle') })).toBeVisible()
})

test('[RT-18] a studio is found by a mistyped name', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/producers')
  await page.getByRole('searchbox', { name: say('games.studios.search') }).fill('vlevet')
  await expect(page.getByRole('status').filter({ hasText: say('games.studios.found', { count: 1 }) })).toBeVisible()
  await page.locator('main a[href="/producers/velvet-owl"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velvet Owl' })).toBeVisible()
})
