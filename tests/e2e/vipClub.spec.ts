import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { demo, deposit, logIn, newPlayer } from './support/players.ts'
import { balanceButton, dialog, failUntilRetry, isPhone, open, topOnPage } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

const positions = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-position]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-position')))

const bar = (page: Page, { say }: Words, kind: 'deposits' | 'bets') =>
  page.getByRole('progressbar', { name: say(`vip.bars.${kind}`) })

const title = (page: Page, { say }: Words) =>
  page.getByRole('heading', { level: 1, name: say('content.sections.rocketplay-vipclub.title') })

/** A phone shows one status at a time; otherwise a table shows all of them. */
async function compare(page: Page, { say }: Words, first: number): Promise<void> {
  if (!isPhone(page)) {
    const table = page.getByRole('table', { name: say('vip.compare.table') })
    await expect(table.getByRole('columnheader')).toHaveCount(6)
    await expect(table.getByRole('row', { name: say('vip.compare.reload') })).toContainText('50')
    await expect(table.getByRole('row', { name: say('vip.compare.gift') })).toContainText('150')
    return
  }
  const carousel = page.getByRole('region', { name: say('vip.compare.title') })
  const count = (n: number) => expect(carousel.getByText(say('vip.compare.count', { n, total: 5 }))).toBeVisible()
  await count(first)
  await carousel.getByRole('button', { name: say('vip.compare.next') }).click()
  await count(first + 1)
  const list = carousel.getByRole('list', { name: say('vip.compare.table') })
  await list.press('End')
  await count(5)
  await expect(carousel.getByRole('button', { name: say('vip.compare.next') })).toBeDisabled()
  await list.press('Home')
  await count(1)
  // Scrolls the list by one slide, as a swipe does.
  await list.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }))
  await count(2)
}

for (const language of languages) {
  const words = wordsOf(language)
  const { say, path } = words

  test(`[RT-33] a guest sees the requirements and benefits of each status, and is asked to sign up (${language})`, async ({
    page,
  }) => {
    await open(page, path('/rocketplay-vipclub'))
    await expect(title(page, words)).toBeVisible()
    const cards = page.getByRole('list', { name: say('vip.cards.label'), exact: true }).getByRole('listitem')
    await expect(cards).toHaveCount(6)
    expect(await positions(page)).toEqual([])
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await compare(page, words, 1)
    // The tabs of the family stay where they are.
    const tabs = page.getByRole('navigation', { name: say('content.sections.groups.vip') })
    const top = await topOnPage(tabs)
    await tabs.getByRole('link', { name: say('content.sections.vip.title') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('content.sections.vip.title') })).toBeVisible()
    expect(await topOnPage(tabs)).toBe(top)
    await tabs.getByRole('link', { name: say('content.sections.rocketplay-vipclub.title') }).click()
    await expect(title(page, words)).toBeVisible()
    await page.getByRole('button', { name: say('vip.guest.signUp') }).click()
    await expect(page).toHaveURL(/\/sign-up$/)
  })

  test(`[VIP-09] [VIP-10] [VIP-11] a VIP sees status cards, both progress bars, the comparison and the end of the quarter (${language})`, {
    tag: '@wide',
  }, async ({ page }) => {
    await logIn(page, demo.vip)
    await open(page, path('/rocketplay-vipclub'))
    await expect(page.locator('[data-position=current]')).toContainText(say('shell.rank.bronze'))
    expect(await positions(page)).toEqual(['before', 'current', 'future', 'lock', 'lock', 'lock'])
    await expect(bar(page, words, 'deposits')).toHaveAttribute('data-state', 'achieved')
    await expect(bar(page, words, 'bets')).toHaveAttribute('data-state', 'current')
    const end = await (await page.request.get('/api/fe/config/vip-club')).json()
    await expect(page.locator('time')).toHaveAttribute('datetime', end.quarterEndsAt)
    await expect(page.getByText(say('vip.end.title', { status: say('shell.rank.bronze') }))).toBeVisible()
    await compare(page, words, 1)
    await expectAccessible(page)
  })
}

const english = wordsOf('en')
const minuteMs = 60_000

test('[RT-52] a VIP finds their manager on their own page, with hours and links', async ({ page }) => {
  const { say } = english
  await logIn(page, demo.vip)
  await open(page, '/vip')
  const manager = page.getByRole('main').getByRole('region', { name: say('shell.menu.manager.title') })
  await expect(manager).toContainText('UTC')
  await expect(manager.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(manager.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', /^https:\/\/t\.me\//)
  await expect(bar(page, english, 'deposits')).toHaveAttribute('data-state', 'achieved')
})

test('[VIP-12] a page that is open when the quarter ends automatically shows the next one', {
  tag: '@desktop',
}, async ({ page }) => {
  const { quarterEndsAt, ...rest } = await (await page.request.get('/api/fe/config/vip-club')).json()
  await page.clock.install({ time: new Date(Date.parse(quarterEndsAt) - 10 * minuteMs) })
  // Private responses, so that the page does not set its clock by the server, which differs from the installed one. Not
  // all calls are below /api/.
  await page.route(/\/(api\/|client-context)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'private' } })
  })
  // The last call of a page that loads.
  const device = page.waitForResponse('**/client-context')
  await open(page, '/rocketplay-vipclub')
  await device
  await expect(page.locator('time')).toHaveAttribute('datetime', quarterEndsAt)
  const next = new Date(Date.parse(quarterEndsAt) + 90 * 86_400_000).toISOString()
  await page.route('**/api/fe/config/vip-club', (route) => route.fulfill({ json: { quarterEndsAt: next, ...rest } }))
  await page.clock.fastForward(11 * minuteMs)
  await expect(page.locator('time')).toHaveAttribute('datetime', next)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a deposit moves the bar of an open page, and a button pressed before it and released after it opens', async ({
  page,
}) => {
  await newPlayer(page, 'club')
  const socket = page.waitForEvent('websocket')
  await open(page, '/rocketplay-vipclub')
  await socket
  await expect(bar(page, english, 'deposits')).toHaveAttribute('aria-valuenow', '0')
  const { say } = english
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.header.deposit'), exact: true })
    .hover()
  await page.mouse.down()
  await deposit(page, 1_200_00)
  await expect(bar(page, english, 'deposits')).toHaveAttribute('aria-valuenow', '20')
  await expect(balanceButton(page, english)).toContainText(english.money(1_200_00))
  await page.mouse.up()
  await expect(dialog(page, say('cashbox.screen.title'))).toBeVisible()
})

test('[ERR-16] figures that fail to load show the initial values, with a retry', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  complaints.expect(/vip_status_progress|status of 503/)
  const { say } = english
  await newPlayer(page, 'club')
  await open(page, '/')
  const pressRetry = await failUntilRetry(page, '**/jam/vip_status_progress')
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .locator('a[href="/rocketplay-vipclub"]')
    .click()
  const main = page.getByRole('main')
  await expect(main.getByText(say('vip.bars.failed'))).toBeVisible()
  await expect(main.getByText(say('vip.bars.of', { amount: '€6,000' }))).toBeVisible()
  await expect(main.getByText(say('vip.bars.of', { amount: '€90,000' }))).toBeVisible()
  await pressRetry(main.getByRole('button', { name: say('vip.bars.retry') }))
  await expect(main.getByText(say('vip.bars.of', { amount: '€60,000' }))).toBeVisible()
  await expect(main.getByText(say('vip.bars.failed'))).toBeHidden()
})
