import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { demo, logIn, newPlayer } from './support/players.ts'
import { failUntilRetry, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
const warmUp = { title: 'Warm-up', path: '/action/warm-up', count: 6 } as const

const journey = (page: Page) => page.getByRole('list', { name: say('quests.path.label') })
const rewards = (page: Page) => page.getByRole('region', { name: say('quests.rewards.title') })

test('[RT-18] [RT-30] [QST-02] [QST-03] a guest sees every quest, steps through its levels by keyboard, and signs up from there', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/actions')
  await expect(page.getByRole('heading', { level: 2, name: say('quests.hub.now') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: say('quests.hub.soon') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: say('quests.hub.finished') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: warmUp.title, exact: true }).first().press('Enter')
  await expect(page).toHaveURL(new RegExp(`${warmUp.path}$`))
  await expect(page.getByRole('heading', { level: 1, name: warmUp.title })).toBeVisible()
  await expect(journey(page).getByRole('listitem')).toHaveCount(warmUp.count)
  await expect(journey(page).getByRole('listitem').nth(5)).toContainText('€15,000')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('quests.page.signUp') }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[RT-30] [OPEN-31] `/action` opens the running quest, and an unknown one is not found', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/action')
  await expect(page).toHaveURL(/\/action\/[a-z-]+$/)
  await expect(page.getByRole('list', { name: say('quests.path.label') })).toBeVisible()
  const answer = await page.goto('/action/no-such-quest')
  expect(answer?.status()).toBe(404)
})

test('[QST-07] [NAV-24] [NAV-25] a player in the middle of a quest sees their level, their rewards, and what the next level takes', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.player)
  await open(page, '/')
  const shortcuts = page.getByRole('navigation', { name: say('shell.bookmarks.label') })
  if (!isPhone(page)) {
    await shortcuts.getByRole('link', { name: new RegExp(say('shell.bookmarks.quest')) }).click()
    await expect(page).toHaveURL(/\/action\/[a-z-]+$/)
    await expect(shortcuts.getByRole('link', { name: new RegExp(say('shell.bookmarks.quest')) })).toHaveCount(0)
  }
  await open(page, '/action/moonshot')
  const here = journey(page).locator('[aria-current=step]')
  await expect(here).toContainText(say('quests.path.here'))
  await expect(here).toContainText(say('quests.path.level', { level: 6 }))
  // Rounds of the demo history count too; their number depends on the day.
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
  await expect(rewards(page).getByRole('link', { name: /20 free spins/ })).toHaveAttribute('href', '/profile/gifts')
  await expectAccessible(page)
  await rewards(page)
    .getByRole('button', { name: say('quests.rewards.more', { count: 15 }) })
    .press('Enter')
  await expect(rewards(page).getByRole('listitem')).toHaveCount(15)
})

test('[QST-08] achievements: the nearest first, and the reached ones with their date', { tag: '@desktop' }, async ({
  page,
}) => {
  await logIn(page, demo.player)
  await open(page, '/achievements')
  const ahead = page.getByRole('region', { name: say('quests.achievements.nearest') })
  const reached = page.getByRole('region', { name: say('quests.achievements.reached') })
  await expect(ahead.getByRole('meter').nth(3)).toBeVisible()
  const shares = await ahead.getByRole('meter').evaluateAll((all) => all.map((one) => Number(one.ariaValueNow)))
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  await expect(reached.locator('[data-state=reached]')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('[QST-07] [QST-08] a level reached in a game appears at once in the game and on the page, and its reward is among the gifts', async ({
  page,
}) => {
  await newPlayer(page, 'quest', { cents: 1000_00 })
  const socket = page.waitForEvent('websocket')
  await open(page, warmUp.path)
  await socket
  const other = await page.context().newPage()
  await open(other, emberWyrm.path)
  const game = await openGame(other, words)
  const raise = game.frame.getByRole('button', { name: words.game('betUp') })
  while (await raise.isEnabled()) await raise.click()
  let staked = (await game.play()).stake_cents
  // The game's options show the quest with the nearest next level, which may be another one.
  await other.getByRole('button', { name: say('games.page.open'), exact: true }).click()
  const active = other.getByRole('region', { name: say('games.page.active') })
  await expect(active.getByRole('link', { name: /Level \d+ of \d+/ })).toHaveAttribute('href', /^\/action\/[a-z-]+$/)
  await other.keyboard.press('Escape')
  await expect(active).toBeHidden()
  while (staked < 150_00) staked += (await game.play()).stake_cents
  await other.close()

  const here = journey(page).locator('[aria-current=step]')
  await expect(here).not.toContainText(say('quests.path.level', { level: 1 }))
  // Below the screen the rewards are the server's markup until the player scrolls to them.
  await rewards(page).scrollIntoViewIfNeeded()
  await rewards(page)
    .getByRole('link', { name: /5 free spins/ })
    .click()
  await expect(page).toHaveURL(/\/profile\/gifts$/)
  await expect(page.getByText('5 free spins').first()).toBeVisible()
  await open(page, '/achievements')
  const reached = page.getByRole('region', { name: say('quests.achievements.reached') })
  await expect(reached.getByRole('article').filter({ hasText: 'Lift-off' })).toBeVisible()
})

test('quests that fail to load show an error, and load after a retry', { tag: '@desktop' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/)
  await open(page, '/achievements')
  const pressRetry = await failUntilRetry(page, '**/api/quests')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('content.sections.actions.title') })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText(say('quests.hub.failed.title'))
  await pressRetry(page.getByRole('alert').getByRole('button', { name: say('common.actions.retry') }))
  await expect(page.getByRole('heading', { level: 2, name: say('quests.hub.now') })).toBeVisible()
})
