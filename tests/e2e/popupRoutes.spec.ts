import type { Page } from '@playwright/test'
import { demo, logIn } from './support/players.ts'
import { balanceButton, dialog, expectGuest, isPhone, open, openFromHeader, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
// Not by role: an open popup hides the page from the roles.
const heading = (page: Page, name: string) => page.locator('main h1', { hasText: name })
const stored = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('depositPromocode'), sessionStorage.getItem('giftPromocode')])

test('[RT-48] a popup opens over the page; Back restores the URL, Forward and a reload keep the popup', async ({
  page,
}) => {
  await open(page, '/categories/top')
  const popup = await openFromHeader(page, words, 'signIn')
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(heading(page, say('games.categories.top'))).toBeAttached()
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/categories\/top$/)
  await page.goForward()
  await expect(popup).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).not.toHaveURL(/sign-in/)
})

test('[RT-48] [GD-02] a link to a page for players opens registration over the current page', async ({ page }) => {
  await open(page, '/rocketplay-vipclub')
  await page
    .getByRole('link', { name: new RegExp(say('content.sections.profile-level.title')) })
    .first()
    .click()
  await expect(dialog(page, say('auth.signUp.title'))).toBeVisible()
  await expect(page).toHaveURL(/\/registration\?redirect=%2Fprofile%2Flevel$/)
  await expect(heading(page, say('content.sections.rocketplay-vipclub.title'))).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/\/rocketplay-vipclub$/)
})

test('[RT-56] [RT-57] [RT-58] hashes open popups over the page and lead to betting', async ({ page }) => {
  await open(page, '/categories/top#remind')
  await expect(dialog(page, say('auth.remind.title'))).toBeVisible()
  await expect(page).toHaveURL(/\/remind$/)
  await open(page, '/categories/new#users/password/edit')
  await expect(dialog(page, say('auth.newPassword.title'))).toBeVisible()
  await expect(page).toHaveURL(/\/categories\/new$/)
  await page.evaluate(() => {
    location.hash = '#sport_football'
  })
  await expect(page).toHaveURL(/\/sport\/football$/)
  await expect(heading(page, say('content.sections.sport.title'))).toBeVisible()
})

const goToHash = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

test('[RT-59] the chat hash opens support, closes it if it is open and opens it again; Back does not', async ({
  page,
}) => {
  await open(page, '/terms-and-conditions#chat')
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  const added = await page.evaluateHandle(() => {
    const dialogs: Node[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('[role=dialog]') || node.querySelector('[role=dialog]')))
            dialogs.push(node)
    }).observe(document, { childList: true, subtree: true })
    return dialogs
  })
  await goToHash(page, '#chat')
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await expect(popup).toHaveCount(0)
  // While it closed it kept its element and was not rendered again.
  expect(await added.evaluate(({ length }) => length)).toBe(0)
  await goToHash(page, '#chat')
  await expect(popup).toBeVisible()
  await page.goBack()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
})

test('[RT-56] a player who follows a log-in or sign-up hash sees that they are logged in, and stays', async ({
  page,
}) => {
  await logIn(page)
  await open(page, '/categories/top#sign-in')
  await expect(page.getByText(say('shell.session.already'))).toBeVisible()
  await expect(page).toHaveURL(/\/categories\/top$/)
  await page
    .getByRole('button', { name: say('common.actions.close') })
    .last()
    .click()
  await expect(page.getByText(say('shell.session.already'))).toBeHidden()
  await goToHash(page, '#sign-up')
  await expect(page.getByText(say('shell.session.already'))).toBeVisible()
  await expect(page).toHaveURL(/\/categories\/top$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[GD-02] the page that a guest wanted survives every change of popup, a reload and the end of guest mode', async ({
  page,
}) => {
  const wanted = /redirect=%2Fprofile%2Flevel$/
  await open(page, '/guest/profile/level')
  const popup = page.getByRole('dialog')
  await expect(dialog(page, say('auth.signUp.title'))).toBeVisible()
  await popup.getByRole('button', { name: say('auth.signUp.signIn') }).click()
  await expect(popup).toHaveAccessibleName(say('auth.signIn.title'))
  await expect(page).toHaveURL(wanted)
  await popup.getByRole('button', { name: say('auth.signIn.remind') }).click()
  await expect(popup).toHaveAccessibleName(say('auth.remind.title'))
  await page.reload()
  await ready(page)
  await popup.getByRole('button', { name: say('common.actions.back') }).click()
  await expect(popup).toHaveAccessibleName(say('auth.signIn.title'))
  await expect(page).toHaveURL(wanted)
  await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(demo.player)
  await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/(?<!guest)\/profile\/level$/)
})

test('[ERR-01] a player with an expired session who presses Deposit logs in, and deposits', async ({ page }) => {
  await logIn(page)
  await open(page, '/terms-and-conditions')
  await expect(balanceButton(page, words)).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  // A hovering pointer would prefetch the page of the link, and so notice the expired session before the press.
  await page
    .getByRole('link', { name: say('shell.header.deposit'), exact: true })
    .first()
    .dispatchEvent('click')
  const popup = page.getByRole('dialog')
  await expect(popup).toHaveAccessibleName(say('auth.signIn.title'))
  await expect(page).toHaveURL(/\/login$/)
  await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(demo.player)
  await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/deposit$/)
  await expect(heading(page, 'Terms')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
})

test('[RT-50] [OPEN-05] guest mode shows a player the site as a guest, and links stay in it', async ({ page }) => {
  await logIn(page)
  await open(page, '/guest/categories/top')
  await expectGuest(page, words)
  const nav = isPhone(page)
    ? page.getByRole('navigation', { name: say('shell.nav.bottom') })
    : page.getByRole('navigation').first()
  await nav
    .getByRole('link', { name: say('games.nav.lobby'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/guest$/)
  await expectGuest(page, words)
  await page.goto('/categories/top')
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: say('common.auth.logIn'), exact: true })).toHaveCount(
    0,
  )
})

test('[GD-12] [GD-13] codes in a link are stored and removed from the URL; a guest who opens main later loses them', async ({
  page,
}) => {
  const redrawn: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('DRAWN_ANEW')) redrawn.push(request.url())
  })
  await open(page, '/?depositPromocode=A1&giftPromocode=B2&x=3')
  await expect(page).toHaveURL(/\/\?x=3$/)
  expect(await stored(page)).toEqual(['A1', 'B2'])
  const popup = await openFromHeader(page, words, 'signUp')
  expect(await stored(page)).toEqual(['A1', 'B2'])
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await open(page, '/terms-and-conditions?giftPromocode=C3')
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  expect(await stored(page)).toEqual(['A1', 'C3'])
  await open(page, '/')
  await expect.poll(() => stored(page)).toEqual([null, null])
  // The server's HTML was hydrated without changes, although its URL was cleaned up in between.
  expect(redrawn).toEqual([])
})

test('[GD-10] a player with a gift code is redirected from main to their gifts, once', async ({ page }) => {
  await logIn(page)
  await open(page, '/categories/top?giftPromocode=G7')
  await page
    .getByRole('link', { name: say('games.nav.lobby'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/profile\/gifts$/)
  await page
    .getByRole('link', { name: say('games.nav.lobby'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
})
