import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pressCentre } from './support/hitTest.ts'
import { call, demo, logIn, newPlayer } from './support/players.ts'
import { dialog, holdRequests, isPhone, open, topOnPage } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

interface Card {
  readonly type: string
  readonly points: number
}

const mart: { readonly cards: readonly Card[] } = JSON.parse(readFileSync('content/config/rocket-mart.json', 'utf8'))
const cheapest = Math.min(...mart.cards.map(({ points }) => points))
const moneyCards = mart.cards.filter(({ type }) => type === 'money')

/** CONST-40: after navigation the cards load later than the page. */
async function seePlaceholders(page: Page, say: Words['say'], from: string): Promise<void> {
  const release = await holdRequests(page, '**/api/comp_points/rates/**')
  await open(page, from)
  await page
    .getByRole('link', { name: say('content.sections.rocket-mart.title'), exact: true })
    .first()
    .click()
  await expect(page.locator('main [aria-busy=true] > *')).toHaveCount(5)
  release()
  // The cards of the operator's file, plus one for each lottery that sells tickets for astrocoins.
  const tickets: unknown[] = await (await call(page, 'GET', '/api/comp_points/rates/lotteries')).json()
  await expect(page.getByRole('article')).toHaveCount(mart.cards.length + tickets.length)
}

test.describe('the points shop', () => {
  for (const language of languages) {
    test(`[RT-36] [RT-37] [CP-01] [CP-09] [CP-11] [CP-14] [CP-15] [CP-17] [CP-18] [CP-19] [CONST-40] a guest sees the rewards, one group at a time, and is asked to sign up (${language})`, async ({
      page,
    }) => {
      const { say, path } = wordsOf(language)
      if (isPhone(page)) await open(page, path('/rocket-mart'))
      else await seePlaceholders(page, say, path('/about'))
      const heads = page.getByRole('main').getByRole('heading', { level: 2 })
      for (const group of ['freespins', 'money', 'special'])
        await expect(heads.filter({ hasText: say(`loyalty.mart.tabs.${group}`) })).toBeVisible()
      await page.getByRole('link', { name: say('loyalty.mart.how') }).click()
      await expect(page.getByText(say('loyalty.mart.less'))).toBeVisible()
      // The tabs stay where they are.
      const tabs = page.getByRole('navigation', { name: say('content.sections.groups.shop') })
      const top = await topOnPage(tabs)
      await tabs.getByRole('link', { name: say('loyalty.mart.tabs.money') }).click()
      await expect(page).toHaveURL(/\/rocket-mart\/money$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('content.sections.rocket-mart-money.title'))
      expect(await topOnPage(tabs)).toBe(top)
      await expect(page.getByRole('article')).toHaveCount(moneyCards.length)
      await pressCentre(page.getByRole('article').first().getByText(say('loyalty.mart.details'), { exact: true }))
      const preview = page.getByRole('dialog')
      await expect(preview.getByText(say('loyalty.exchange.give'))).toBeVisible()
      await expect(preview.getByText(say('loyalty.exchange.get'))).toBeVisible()
      await expect(preview.getByRole('heading', { name: say('loyalty.exchange.guestTitle') })).toBeVisible()
      await preview.getByRole('button', { name: say('loyalty.exchange.signUp') }).press('Enter')
      await expect(page).toHaveURL(/\/sign-up$/)
    })
  }

  test('[CP-10] [CP-12] [CP-15] [CP-20] [CP-23] [ERR-14] astrocoins are exchanged by keyboard, and every balance updates without a reload', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { say } = wordsOf('en')
    await logIn(page, demo.vip)
    await call(page, 'PATCH', '/api/player/update_bonus_settings', { can_issue: false })
    await open(page, '/rocket-mart')
    const shown = page.getByText(/^[\d,]+ astrocoins$/).first()
    const before = Number((await shown.textContent())?.replace(/\D/g, ''))
    await expect(page.getByText(say('loyalty.mart.available', { count: 4 })).first()).toBeAttached()

    await test.step('quantity, price, reward', async () => {
      await page.getByRole('article').first().getByRole('button').press('Enter')
      const buy = dialog(page, say('loyalty.mart.spins', { count: 20 }))
      await buy.getByRole('spinbutton', { name: say('loyalty.exchange.howMany') }).press('ArrowUp')
      await expect(buy.getByText(say('loyalty.mart.spins', { count: 40 }), { exact: true })).toBeVisible()
      await buy.getByRole('button', { name: say('loyalty.exchange.now', { points: 1200 }) }).press('Enter')
    })

    await test.step('bonuses are off, and are turned on first', async () => {
      const asked = dialog(page, say('loyalty.exchange.offTitle'))
      await asked.getByRole('button', { name: say('loyalty.exchange.offConfirm') }).press('Enter')
      const done = dialog(page, say('loyalty.result.done'))
      await expect(done).toContainText(say('loyalty.mart.spins', { count: 40 }))
      await done
        .getByRole('button', { name: say('common.actions.close') })
        .last()
        .press('Enter')
      await expect(shown).toHaveText(say('loyalty.mart.points', { points: before - 1200 }))
    })

    await test.step('an exchange in another tab appears here', async () => {
      const exchange = { group: 'pocket-money', currency: 'EUR', points: 1000 }
      const answer = await call(page, 'POST', '/api/comp_points/exchange/money', { exchange })
      expect(answer.status(), await answer.text()).toBe(201)
      await expect(shown).toHaveText(say('loyalty.mart.points', { points: before - 2200 }))
    })
  })

  test('[CP-13] [CP-16] a player with too few astrocoins sees on their level page the price of the nearest card, how much is missing and how to earn it', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { say } = wordsOf('en')
    await newPlayer(page, 'coins')
    await open(page, '/profile/level')
    await expect(page.getByText(say('loyalty.mart.toGo', { points: cheapest }))).toBeVisible()
    const details = page.getByRole('button', { name: say('loyalty.mart.details') })
    await details.press('Enter')
    await expect(page.getByText(say('loyalty.exchange.short', { points: cheapest }))).toBeVisible()
    await page.getByRole('button', { name: say('loyalty.exchange.shop') }).press('Enter')
    await expect(page).toHaveURL(/\/rocket-mart$/)
    await page.getByRole('article').first().getByRole('button').press('Enter')
    await page.getByRole('button', { name: say('loyalty.exchange.play') }).press('Enter')
    await expect(page).toHaveURL(/\/categories\/all$/)
  })
})
