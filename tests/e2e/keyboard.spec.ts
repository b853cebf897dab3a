import type { Locator, Page } from '@playwright/test'
import { emberWyrm, openGame } from './support/game.ts'
import { call, newPlayer, password } from './support/players.ts'
import { balanceButton, dialog, expectBalance, open, ready, tabTo } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { type Words, wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, money } = words

test('[LOB-12] [MOD-07] search, log-in and a deposit need no pointer, and the focus is never lost', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = await newPlayer(page, 'keyboard')
  await call(page, 'DELETE', '/api/users/sign_out')
  await open(page, '/')
  await findGame(page)
  await logIn(page, words, email)
  await payIn(page)
})

/** `/` opens the search, the arrow keys move through the results, Enter opens one. */
async function findGame(page: Page): Promise<void> {
  await page.keyboard.press('/')
  const search = dialog(page, say('games.search.title'))
  const input = search.getByRole('searchbox')
  await tabTo(page, input)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expectFocusInPage(page)

  await page.keyboard.press('/')
  await tabTo(page, input)
  await page.keyboard.type('ember wyrm')
  const found = search.getByRole('link', { name: new RegExp(`^${emberWyrm.title},`) })
  await expect(search.getByRole('status')).toHaveText(/^\d+ games?$/)
  await expect(found).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(input).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${emberWyrm.path}$`))
  await openGame(page, words)
  await page.goto('/')
  await ready(page)
}

/** AUTH-01. Escape closes the popup and returns the focus to its link. */
async function logIn(page: Page, { say }: Words, email: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: say('common.auth.logIn'), exact: true })
  const popup = dialog(page, say('auth.signIn.title'))
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, popup.getByLabel(say('auth.fields.email'), { exact: true }))
  await page.keyboard.type(email)
  await tabTo(page, popup.getByLabel(say('auth.fields.password'), { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expectBalance(page, words, 0)
  await expectFocusInPage(page)
}

async function payIn(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: say('shell.header.deposit'), exact: true })
  const cashbox = dialog(page, say('cashbox.screen.title'))
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const method = cashbox.getByRole('radio', { name: /^Visa/ })
  await expect(method).toBeVisible()
  await tabTo(page, method)
  await page.keyboard.press('Space')
  await expect(method).toBeChecked()
  await tabTo(page, cashbox.getByRole('button', { name: say('cashbox.screen.method.continue', { method: 'Visa' }) }))
  await page.keyboard.press('Enter')
  const amount = cashbox.getByLabel(say('cashbox.screen.amountStep.label'), { exact: true })
  await expect(amount).toBeVisible()
  await expectFocusIn(cashbox)
  await tabTo(page, amount)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/sandbox\/psp\/pay\//)
  await tabTo(page, page.getByRole('button', { name: say('psp.card.test') }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: say('psp.pay', { amount: money(25_00) }) }))
  await page.keyboard.press('Enter')
  await expectBalance(page, words, 25_00)

  const result = dialog(page, say('cashbox.screen.returned.title'))
  await expect(result).toBeVisible()
  await expectFocusIn(result)
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()

  await tabTo(page, balanceButton(page, words))
  await page.keyboard.press('Enter')
  await expect(balanceButton(page, words)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(balanceButton(page, words)).toBeFocused()
  await expect(balanceButton(page, words)).toHaveAttribute('aria-expanded', 'false')
}

const expectFocusIn = (within: Locator): Promise<void> =>
  expect.poll(() => within.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** A visible element has the focus, or the body after a full load; it is not left in a closed popup. */
const expectFocusInPage = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== null && !document.activeElement.closest('[role=dialog]')),
    )
    .toBe(true)
