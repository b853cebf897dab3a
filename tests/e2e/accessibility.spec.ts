import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { chooseMethod, openCashbox, paymentRow } from './support/cashbox.ts'
import { emberWyrm, openGame } from './support/game.ts'
import { newPlayer, withdraw } from './support/players.ts'
import { balanceButton, choose, dialog, isPhone, open, openFromHeader, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

const popup = '[role=dialog], dialog[open]'

// States behind a press; everyScreen.spec checks what is shown when a screen has opened.

for (const language of languages) {
  const words = wordsOf(language)
  const { say, money } = words

  test(`axe finds no violations on the page of a game in play (${language})`, async ({ page }) => {
    await open(page, words.path(emberWyrm.path))
    await openGame(page, words)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('games.page.open') }).click()
    await expect(page.getByRole('dialog', { name: say('games.page.open') })).toBeVisible()
    await expectAccessible(page, popup)
  })

  test(`[MOD-01] [MOD-07] axe finds no violations in a guest's popups after an error or an answer, and a press outside closes them (${language})`, async ({
    page,
  }) => {
    await open(page, words.path('/'))
    for (const which of ['signIn', 'signUp'] as const) {
      const form = await openFromHeader(page, words, which)
      await form.getByRole('button', { name: say(`auth.${which}.submit`) }).click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectAccessible(page, popup)
      await page.mouse.click(5, 5)
      await expect(form).toBeHidden()
    }
    await remind(page, words)
    await open(page, words.path('/confirmation?confirmation_token=nonsense'))
    await expect(page.getByText(say('auth.confirmation.failedTitle'))).toBeVisible()
    await expectAccessible(page, popup)
  })

  test(`[LOB-14] axe finds no violations in search, menu and the ways to play (${language})`, async ({ page }) => {
    await open(page, words.path('/'))
    await search(page, words)
    if (isPhone(page)) {
      await page.getByRole('button', { name: say('shell.nav.menu'), exact: true }).click()
      await expect(dialog(page, say('shell.menu.title'))).toBeVisible()
      await expectAccessible(page, popup)
      await page.keyboard.press('Escape')
      await expect(dialog(page, say('shell.menu.title'))).toBeHidden()
      await page.locator('[data-game="brasswing/EmberWyrm"]').first().tap()
      await expect(
        page.getByRole('dialog', { name: say('games.tile.options', { title: emberWyrm.title }) }),
      ).toBeVisible()
      await expectAccessible(page, popup)
    } else {
      await page.locator('[data-game="brasswing/EmberWyrm"]').first().hover()
      await expect(
        page.getByRole('button', { name: say('games.tile.demoGame', { title: emberWyrm.title }) }),
      ).toBeVisible()
      await expectAccessible(page, 'main')
      await page
        .getByRole('button', { name: language === 'en' ? 'English' : 'Deutsch', exact: true })
        .first()
        .click()
      await expect(dialog(page, say('shell.language.title'))).toBeVisible()
      await expectAccessible(page, popup)
    }
  })

  test(`axe finds no violations in the account menu and the cashbox (${language})`, async ({ page }) => {
    await newPlayer(page, 'axe', { cents: 100_00 })
    expect((await withdraw(page, 20_00)).ok()).toBe(true)
    await open(page, words.path('/'))
    await balanceButton(page, words).click()
    await expect(page.getByRole('button', { name: say('common.auth.logOut') })).toBeVisible()
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')

    const cashbox = await openCashbox(page, words)
    // In a sheet, the back button in its header leads to the tabs.
    const toTabs = async () => {
      if (isPhone(page)) await cashbox.getByRole('button', { name: say('common.actions.back'), exact: true }).click()
    }
    await expect(cashbox.getByRole('radio', { name: /^Visa/ }).first()).toBeVisible()
    await expectAccessible(page, popup)
    await chooseMethod(cashbox, words, 'Mastercard')
    await expectAccessible(page, popup)
    await toTabs()
    await choose(cashbox.getByRole('radio', { name: say('cashbox.screen.tabs.withdraw'), exact: true }))
    await chooseMethod(cashbox, words, 'Bitcoin')
    await expect(cashbox.getByLabel(say('cashbox.fields.address', { coin: 'Bitcoin' }), { exact: true })).toBeVisible()
    await cashbox.locator('button[type=submit]').click()
    await expect(cashbox.locator('[aria-invalid=true]')).toBeVisible()
    await expectAccessible(page, popup)
    await toTabs()
    await choose(cashbox.getByRole('radio', { name: say('cashbox.screen.tabs.history'), exact: true }))
    await expect(paymentRow(cashbox, words, 'withdrawal', money(20_00))).toBeVisible()
    await expectAccessible(page, popup)
  })
}

/** Password recovery (AUTH-11). */
async function remind(page: Page, { say, path }: Words): Promise<void> {
  await open(page, path('/remind'))
  const form = dialog(page, say('auth.remind.title'))
  await expect(form).toBeVisible()
  await form.getByLabel(say('auth.fields.email'), { exact: true }).fill('nobody-at-all@apogee.test')
  await form.getByRole('button', { name: say('auth.remind.submit') }).click()
  await expect(form.getByText(say('auth.remind.sentTitle'))).toBeVisible()
  await expectAccessible(page, popup)
}

/** A search with results, and one without, which suggests games. */
async function search(page: Page, { say }: Words): Promise<void> {
  await ready(page)
  await page.getByRole('button', { name: say('shell.header.search') }).click()
  const found = dialog(page, say('games.search.title'))
  await found.getByRole('searchbox').fill('wyrm')
  await expect(found.getByRole('link', { name: new RegExp(`^${emberWyrm.title},`) })).toBeVisible()
  await expectAccessible(page, popup)
  await found.getByRole('searchbox').fill('zzzzzz')
  await expect(found.getByText(say('games.search.emptyTitle', { text: 'zzzzzz' }))).toBeVisible()
  await expect(found.getByText(say('games.search.recommended'))).toBeVisible()
  await expectAccessible(page, popup)
  await page.keyboard.press('Escape')
  await expect(found).toBeHidden()
}
