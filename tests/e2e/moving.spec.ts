import { newPlayer } from './support/players.ts'
import { balanceButton, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

test('navigation moves the focus to the new page and announces its title', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/')
  const rail = page.getByRole('navigation', { name: say('shell.nav.label') })
  await rail.locator('a[href="/promotions"]').press('Enter')
  await expect(page).toHaveURL(/\/promotions$/)
  const main = page.locator('main#main')
  await expect(main).toBeFocused()
  await expect(main).toHaveAccessibleName(await page.title())
})

test('a page that loads late leaves the focus to a player who has moved on by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  const rail = page.getByRole('navigation', { name: say('shell.nav.label') })
  await rail.locator('a[href="/rocketplay-vipclub"]').press('Enter')
  await expect(page).toHaveURL(/\/rocketplay-vipclub$/)
  await page.keyboard.press('Tab')
  const next = rail.locator('a[href="/promotions"]')
  await expect(next).toBeFocused()
  held.resolve()
  const main = page.locator('main#main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(next).toBeFocused()
})

test('a page that cannot load offline shows so, and loads once the connection is back', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/)
  await open(page, '/')
  // A key press loads the scripts for the next navigation before the connection is cut.
  await page.keyboard.press('Shift')
  for (const part of ['hero', 'rail', 'footer'])
    await expect(page.locator(`[data-deferred="${part}"][data-live]`)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .locator('a[href="/promotions"]')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('shell.offline.title') })).toBeVisible({
    timeout: 45_000,
  })
  await expect(page.getByText(say('shell.failure.code'))).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})

test('a panel of the header closes when the page changes', { tag: '@desktop' }, async ({ page }) => {
  await newPlayer(page, 'panel')
  await open(page, '/')
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .locator('a[href="/promotions"]')
    .click()
  await expect(page).toHaveURL(/\/promotions$/)
  const menu = balanceButton(page, words)
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(page).not.toHaveURL(/\/promotions$/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a change of language keeps the scroll position', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/terms-and-conditions')
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('button', { name: 'English', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/terms-and-conditions$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('Back from a game restores the search', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('button', { name: say('shell.header.search') })
    .first()
    .click()
  const field = page.getByRole('searchbox')
  await field.fill('wyrm')
  const found = page.locator('[data-found] [data-game]').first()
  await expect(found).toBeVisible()
  const game = await found.getAttribute('data-game')
  await found.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await page.goBack()
  await expect(field).toHaveValue('wyrm')
  await expect(found).toHaveAttribute('data-game', game ?? '')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says which parts do not work, and a game does not load for ever', async ({ page }) => {
    await page.goto('/sign-up')
    await expect(page.locator('[data-frame] > noscript p')).toBeVisible()
    await expect(page.locator('[data-frame] > noscript p')).toHaveText(say('shell.noScript'))
    await page.goto('/play/brasswing/ember-wyrm')
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText(say('games.page.loading', { title: 'Ember Wyrm' }))).toBeHidden()
    if (!isPhone(page)) await expect(page.locator('[data-frame] > noscript p')).toBeVisible()
  })
})
