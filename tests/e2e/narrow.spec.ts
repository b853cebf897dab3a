import type { Page } from '@playwright/test'
import { chooseMethod, openCashbox, paymentRow } from './support/cashbox.ts'
import { emberWyrm } from './support/game.ts'
import { logIn, newPlayer, withdraw } from './support/players.ts'
import { choose, dialog, open, openFromHeader } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const language of languages) {
  const words = wordsOf(language)
  const { say, money } = words

  test(`no page is wider than a screen of 320 px (${language})`, async ({ page }) => {
    for (const path of ['/', '/categories/all', '/producers/brasswing', '/no/such/page', emberWyrm.path]) {
      await open(page, words.path(path))
      await expectNoSideScroll(page)
    }
    await open(page, words.path('/'))
    for (const which of ['signIn', 'signUp'] as const) {
      const form = await openFromHeader(page, words, which)
      await expectNoSideScroll(page)
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    }
    await page.getByRole('button', { name: say('shell.nav.menu'), exact: true }).click()
    await expect(dialog(page, say('shell.menu.title'))).toBeVisible()
    await expectNoSideScroll(page)
  })

  test(`the cashbox is not wider than a screen of 320 px (${language})`, async ({ page }) => {
    await newPlayer(page, 'narrow', { cents: 400_000 })
    expect((await withdraw(page, 123_400)).ok()).toBe(true)
    await open(page, words.path('/'))
    await expectNoSideScroll(page)
    const cashbox = await openCashbox(page, words)
    await expect(cashbox.getByRole('radio', { name: /^Bitcoin/ })).toBeVisible()
    await expectNoSideScroll(page)
    await chooseMethod(cashbox, words, 'Bitcoin')
    await expectNoSideScroll(page)
    // In a sheet, the back button in its header leads to the tabs.
    const back = cashbox.getByRole('button', { name: say('common.actions.back'), exact: true })
    await back.click()
    await choose(cashbox.getByRole('radio', { name: say('cashbox.screen.tabs.withdraw'), exact: true }))
    await chooseMethod(cashbox, words, 'Bitcoin')
    await expectNoSideScroll(page)
    await back.click()
    await choose(cashbox.getByRole('radio', { name: say('cashbox.screen.tabs.history'), exact: true }))
    await expect(paymentRow(cashbox, words, 'withdrawal', money(123_400))).toBeVisible()
    await expectNoSideScroll(page)
  })
}

test('the lobby of a player is not wider than a screen of 320 px', async ({ page }) => {
  const { path, say } = wordsOf('en')
  await logIn(page)
  await open(page, path('/'))
  await expect(page.getByRole('heading', { name: say('games.rows.continue') })).toBeVisible()
  await expectNoSideScroll(page)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the facts of a payment method are one line each', async ({ page }) => {
    const words = wordsOf('de')
    await newPlayer(page, 'facts')
    await open(page, words.path('/'))
    const cashbox = await openCashbox(page, words)
    await expect(cashbox.getByText(words.say('cashbox.screen.method.noFee'), { exact: true }).first()).toBeVisible()
    const facts = cashbox.locator('label .text-12 span:not(:has(*))').filter({ visible: true })
    expect(await facts.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 24).length)).toBe(0)
  })
})

for (const language of languages) {
  const { path } = wordsOf(language)

  test(`the history of a player is not wider than a screen of 320 px (${language})`, async ({ page }) => {
    await logIn(page)
    for (const show of ['', '?show=payments', '?show=bonuses', '?show=points']) {
      await open(page, path(`/profile/games-history${show}`))
      await expectNoSideScroll(page)
    }
    // The facts below the name take several lines, and none begins with a dot.
    const dots = page.locator('main header p [aria-hidden=true]')
    await expect(dots.first()).toBeAttached()
    const first = await dots.evaluateAll((all) =>
      all.map((dot) => {
        const start = dot.closest('p')?.getBoundingClientRect().left ?? 0
        return {
          isFirst: Math.round(dot.parentElement!.getBoundingClientRect().left) < start,
          isSeen: dot.getBoundingClientRect().right > start,
        }
      }),
    )
    expect(first.filter(({ isFirst }) => isFirst).length).toBeGreaterThan(1)
    expect(first.filter(({ isFirst, isSeen }) => isFirst && isSeen)).toEqual([])
  })
}

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 320, height: 256 }, consent: 'none' })

  test('the cookie notice does not cover the header, and both of its buttons can be reached', async ({ page }) => {
    const { path, say } = wordsOf('en')
    await open(page, path('/'))
    const notice = page.getByRole('region', { name: say('shell.cookies.title') })
    await expect(notice).toBeVisible()
    const bottomOf = (await page.getByRole('banner').boundingBox())!
    await expect.poll(async () => (await notice.boundingBox())!.y).toBeGreaterThanOrEqual(bottomOf.y + bottomOf.height)
    for (const button of ['all', 'necessary'] as const) {
      const control = notice.getByRole('button', { name: say(`shell.cookies.${button}`), exact: true })
      await control.scrollIntoViewIfNeeded()
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    await notice.getByRole('button', { name: say('shell.cookies.necessary'), exact: true }).click()
    await expect(notice).toBeHidden()
  })
})

/** The page does not scroll sideways, and no popup content extends beyond the screen, except in rows that scroll. */
async function expectNoSideScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const inPopups = [...document.querySelectorAll('[role=dialog] *')].filter(
        (element) =>
          element.closest('.scrollbar-none, .sr-only') === null &&
          // Content of a drawing is clipped at its edge.
          !element.parentElement?.closest('svg') &&
          element.getBoundingClientRect().right > clientWidth + 1 &&
          getComputedStyle(element).visibility === 'visible',
      )
      return [
        ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} in ${clientWidth}`] : []),
        ...inPopups.map(
          (element) => `${element.tagName} ${element.className}: ${element.getBoundingClientRect().right}`,
        ),
      ]
    })
  // A popup may still be moving to its final position.
  await expect.poll(tooWide).toEqual([])
}
