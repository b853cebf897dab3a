import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openGame } from './support/game.ts'
import { expectAfterJump, setClock, test } from './support/ownServer.ts'
import { call, demo, deposit, logIn } from './support/players.ts'
import { isPhone, open } from './support/shell.ts'
import { expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
const path = '/rocketplay-adventure'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const card = (page: Page, state: string, kind = state) =>
  page.locator(`article[data-state=${state}][data-kind=${kind}]`)
const row = (page: Page) => page.getByRole('navigation', { name: say('adventure.row.label') })

test('[RT-34] [OPEN-13] a guest and a player outside the adventure see why it is empty, with a link to the club', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: say('adventure.none.title') })).toBeVisible()
  await expect(main.getByRole('button', { name: say('adventure.none.logIn') })).toBeVisible()
  await expectAccessible(page)
  await logIn(page, demo.player)
  await open(page, path)
  await expect(main.getByRole('button', { name: say('adventure.none.logIn') })).toHaveCount(0)
  await main.getByRole('link', { name: say('adventure.none.club') }).press('Enter')
  await expect(page).toHaveURL(/\/rocketplay-vipclub$/)
})

test('[ADV-01] [ADV-04] [ADV-05] [ADV-06] [ADV-08] [ADV-09] a VIP in the middle of an adventure sees banner, days and a card of each kind, by keyboard too', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.vip)
  if (!isPhone(page)) {
    await open(page, '/')
    await page
      .getByRole('navigation', { name: say('shell.bookmarks.label') })
      .getByRole('link', { name: say('shell.bookmarks.adventures') })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1, name: say('adventure.title', { days: 8 }) })).toBeVisible()
  await expect(page.locator('article[data-kind]')).toHaveCount(8)
  const kinds = await page.locator('article[data-kind]').evaluateAll((all) => all.map((one) => one.dataset['kind']))
  expect(new Set(kinds)).toEqual(new Set(['active', 'completed', 'lost', 'future', 'superb']))
  await expectAccessible(page)

  await test.step('the row of days links to their cards', async () => {
    const days = row(page).getByRole('link')
    await expect(days).toHaveCount(8)
    const today = row(page).locator('[aria-current=date]')
    await expect(today).toBeInViewport()
    await today.focus()
    await page.keyboard.press('ArrowRight')
    await expect(days.nth(6)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page, 'future')).toBeFocused()
    await expect(card(page, 'future')).toBeInViewport()
  })

  await test.step('today: time left, details, deposit', async () => {
    const today = card(page, 'active')
    await expect(today.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
    // The worker counts the seeded stakes only after the server has started.
    await expectAfterJump(today.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    await today.getByRole('button', { name: new RegExp(`^${say('adventure.actions.details')}`) }).press('Enter')
    const popup = page.getByRole('dialog')
    await expect(popup.getByText(say('adventure.details.rules'))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await today
      .getByRole('button', { name: say('adventure.actions.deposit', { amount: words.money(30_00) }) })
      .press('Enter')
    await expect(page).toHaveURL(/\/deposit$/)
    // The URL changes before the popup opens, and Escape closes only an open popup.
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  await test.step('a future day and the last day have details', async () => {
    for (const one of [card(page, 'future'), card(page, 'future', 'superb')])
      await expect(one.getByRole('button', { name: new RegExp(`^${say('adventure.actions.details')}`) })).toBeVisible()
  })

  await test.step('a day without its prize offers support a prepared message', async () => {
    await page.getByRole('button', { name: say('adventure.actions.support') }).press('Enter')
    const field = page.getByRole('dialog').getByRole('textbox', { name: say('support.chat.message') })
    await expect(field).toHaveValue(/25 free spins/)
    await field.fill('')
    await page.keyboard.press('Escape')
  })
})

test('[ADV-05] [ADV-07] a pending prize links to the gifts, and is activated from its card', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.vip)
  await open(page, path)
  const waiting = card(page, 'completed').filter({ hasText: '€10 bonus' })
  const isWaiting = waiting.getByRole('button', { name: new RegExp(`^${say('adventure.actions.activate')}`) })
  await expect(waiting.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)
  await expect(waiting.getByRole('link', { name: say('adventure.actions.gifts') })).toHaveAttribute(
    'href',
    '/profile/gifts',
  )
  await isWaiting.press('Enter')
  await expect(isWaiting).toHaveCount(0)
  // After activation the timer counts down to the end of its wagering.
  await expect(waiting.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d/)
  await expect(waiting.getByText(say('adventure.done.wager', { share: '0%' }))).toBeVisible()
})

test('[ADV-05] the day ends by the platform’s clock, even on a device that is two hours ahead', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.vip)
  await page.clock.install({ time: Date.now() + 2 * hourMs })
  await open(page, path)
  const timer = page.getByRole('main').locator('header').getByRole('timer')
  await expect(timer).toHaveText(/^\d\d:\d\d:\d\d$/)
  const [hours = 0, minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number)
  const leftMs = ((hours * 60 + minutes) * 60 + seconds) * 1000
  const { headers } = await fetch(new URL('/api/player', page.url()))
  const nowMs = Date.parse(headers.get('x-platform-time') ?? '')
  // Days end at 00:00 UTC, possibly between the two readings.
  const offMs = (((nowMs + leftMs) % dayMs) + dayMs + dayMs / 2) % dayMs
  expect(Math.abs(offMs - dayMs / 2)).toBeLessThan(hourMs)
})

test('[ADV-10] [ADV-11] [ADV-12] a day of the adventure on a moved clock: deposit and bets bring the prize without a reload', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const tomorrow = Math.floor(Date.now() / dayMs + 1) * dayMs
  await setClock(server, new Date(tomorrow + 10 * hourMs))
  await logIn(page, demo.tester)
  const socket = page.waitForEvent('websocket')
  await open(page, path)
  await socket
  const today = card(page, 'active')
  const [amount, all] = [words.money(0), words.money(30_00)]
  await expect(today.getByText(say('adventure.steps.deposit', { n: 1, total: 2 }))).toBeVisible()
  await expect(today.getByText(say('adventure.steps.of', { amount, all }))).toBeVisible()
  // The platform's day ends in fourteen hours; the local clock does not matter.
  await expect(today.getByRole('timer')).toHaveText(/^1[34]:\d\d:\d\d$/)

  await deposit(page, 30_00)
  await expectAfterJump(today.getByText(say('adventure.steps.stake', { n: 2, total: 2 }))).toBeVisible()

  const other = await page.context().newPage()
  await open(other, '/play/brasswing/ember-wyrm')
  const game = await openGame(other, words)
  const raise = game.frame.getByRole('button', { name: words.game('betUp') })
  while (await raise.isEnabled()) await raise.click()
  expect((await game.play()).stake_cents).toBeGreaterThanOrEqual(30_00)
  await other.close()

  const done = card(page, 'completed')
  await expectAfterJump(done).toContainText(say('adventure.prize.share', { share: '15%' }))
  const told: { title: string }[] = await (await call(page, 'GET', '/api/player/notifications')).json()
  // The same stake also reaches achievements, which send notifications too.
  expect(told.map(({ title }) => title)).toContain(
    say('notifications.told.adventure.title', { step: 7, prize: say('adventure.prize.share', { share: '15%' }) }),
  )
  await expectAccessible(page)
})
