import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { demo, logIn } from './support/players.ts'
import { balanceButton, dialog, expectGuest, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

const openMenu = async (page: Page) => {
  await page
    .getByRole('navigation', { name: say('shell.nav.bottom') })
    .getByRole('button')
    .click()
  const menu = dialog(page, say('shell.menu.title'))
  await expect(menu).toBeVisible()
  return menu
}

test('[NAV-12] [NAV-13] [ROLE-11] a guest sees search, support, log-in and sign-up', async ({ page }) => {
  await open(page, '/')
  await expectGuest(page, words)
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: say('shell.header.search') })).toBeVisible()
  await expect(header.getByRole('link', { name: say('shell.header.support', { count: 0 }) })).toBeVisible()
  await expect(header.getByRole('link', { name: say('shell.header.gifts') })).toHaveCount(0)
  if (!isPhone(page)) return
  const bar = page.getByRole('navigation', { name: say('shell.nav.bottom') })
  await expect(bar.getByRole('link', { name: say('shell.nav.signUp') })).toBeVisible()
})

test('[NAV-08] [NAV-09] [NAV-10] [NAV-11] [ROLE-06] a VIP sees their status, and all their balances in the account menu', {
  tag: '@wide',
}, async ({ page }) => {
  await logIn(page, demo.vip)
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: say('shell.header.deposit') })).toBeVisible()
  await expect(header.getByRole('link', { name: say('shell.header.gifts') })).toBeVisible()
  if (!isPhone(page)) {
    const own = header.getByRole('link', { name: /Vector/ })
    await expect(own.getByText('Vector')).toBeVisible()
    await expect(own.getByText(say('shell.rank.bronze'))).toBeVisible()
    await expect(own.locator('img')).toHaveJSProperty('complete', true)
    expect(await own.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await balanceButton(page, words).click()
  const panel = page.locator('#account-menu')
  await expect(panel.getByRole('link', { name: say('shell.header.cashbox') })).toBeVisible()
  await expect(panel.getByRole('link', { name: say('shell.header.profile') })).toBeVisible()
  await expect(panel.getByText(say('shell.header.coins'))).toBeVisible()
  await expect(panel.getByText(say('shell.header.tickets'))).toBeVisible()
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.evaluate(() =>
    localStorage.setItem('apogee.site.flags', JSON.stringify({ value: { rocket_mart: false } })),
  )
  await open(page, '/')
  await balanceButton(page, words).click()
  await expect(panel.getByText(say('shell.header.tickets'))).toBeVisible()
  await expect(panel.getByText(say('shell.header.coins'))).toHaveCount(0)
})

test("[NAV-18] [NAV-19] [NAV-20] [NAV-21] [NAV-22] the phone's menu has all entries for a VIP and few for a guest", async ({
  page,
}) => {
  if (!isPhone(page)) return
  await open(page, '/')
  const guestMenu = await openMenu(page)
  await expect(guestMenu.getByRole('link', { name: say('games.nav.pokies') })).toBeVisible()
  await expect(guestMenu.getByRole('link', { name: say('shell.header.profile') })).toHaveCount(0)
  await expect(guestMenu.getByRole('link', { name: say('support.nav.support') })).toHaveCount(0)
  await expect(guestMenu.getByText(say('shell.menu.install.title', { brand: 'Apogee' }))).toBeVisible()
  await expect(guestMenu.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await expect(guestMenu.getByText(say('shell.menu.localTime'))).toBeAttached()
  await expect(guestMenu.locator('time')).toHaveText(/^\d\d:\d\d$/)
  // An open popup survives a reload, so close it.
  await page.keyboard.press('Escape')
  await expect(guestMenu).toBeHidden()

  await logIn(page, demo.vip)
  await open(page, '/')
  const menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: say('shell.header.cashbox') })).toBeVisible()
  await expect(menu.getByText(say('shell.header.newsTitle'))).toBeVisible()
  await expect(menu.getByRole('link', { name: say('shell.header.profile') })).toBeVisible()
  await expect(menu.getByRole('link', { name: say('support.nav.support') })).toBeVisible()
  await expect(menu.getByText(say('shell.menu.manager.title'))).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})

test('[NAV-23] the menu follows the finger and closes on a swipe, or on a press outside it', async ({ page }) => {
  if (!isPhone(page)) return
  await open(page, '/')
  const menu = await openMenu(page)
  await swipeRight(page)
  await expect(menu).toBeHidden()
  await openMenu(page)
  await page.touchscreen.tap(20, 400)
  await expect(menu).toBeHidden()
})

/** Swipes from the middle of the menu to the right edge. */
async function swipeRight(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  await send('touchStart', 180)
  for (let x = 200; x <= 380; x += 20) await send('touchMove', x)
  await send('touchEnd')
}

test.describe('a visitor who has not answered the cookie notice', () => {
  test.use({ consent: 'none' })

  test('[MOD-10] chooses what may be stored on their device, once', async ({ page, context }) => {
    await open(page, '/')
    const notice = page.getByRole('region', { name: say('shell.cookies.title') })
    await expect(notice).toBeVisible()
    await expectAccessible(page, 'section[aria-label]')
    await notice.getByRole('button', { name: say('shell.cookies.necessary') }).click()
    await expect(notice).toBeHidden()
    const kept = (await context.cookies()).find(({ name }) => name === 'consent')
    expect(kept?.value).toBe('necessary')
    expect((kept?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
    await open(page, '/')
    await expect(notice).toHaveCount(0)
  })
})

test('[MOD-11] [MOD-12] [GD-16] a visitor from Australia accepts the notice, or leaves and sees it again', async ({
  page,
}) => {
  await open(page, '/?country=AU')
  const notice = page.getByRole('region', { name: say('shell.region.title') })
  await notice.getByRole('button', { name: say('shell.region.decline') }).click()
  await expect(page).toHaveURL(/\/oops$/)
  await expect(notice).toBeHidden()
  await open(page, '/?country=AU')
  await notice.getByRole('button', { name: say('shell.region.approve') }).click()
  await expect(notice).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('region_approved')
})

test('[NAV-14] the promo banner can be closed, and stays closed on the next page load', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'See how' }) })
  await banner.getByRole('button', { name: say('common.actions.close') }).click()
  await expect(banner).toBeHidden()
  await open(page, '/')
  await expect(banner).toBeHidden()
})

test('[NAV-28] [NAV-29] the footer has contacts, social networks, payment methods and trust marks', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'help@apogee.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: '+44 20 7946 0130' })).toHaveAttribute('href', 'tel:+442079460130')
  for (const list of ['socialLabel', 'marksLabel', 'providersLabel', 'trustLabel'])
    expect(
      await footer
        .getByRole('list', { name: say(`shell.footer.${list}`) })
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(1)
  await expect(footer.getByText('Apogee Partners')).toBeAttached()
  await expect(footer.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  await expect(footer.getByText(`Copyright ${new Date().getUTCFullYear()}`)).toBeVisible()
  if (isPhone(page)) return
  for (const width of [1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    const mail = await footer.getByRole('link', { name: 'help@apogee.example' }).boundingBox()
    const language = await footer.getByRole('button', { name: 'English', exact: true }).boundingBox()
    if (!mail || !language) throw new Error('the footer has no contact or language')
    const isBeside = mail.y < language.y + language.height && language.y < mail.y + mail.height
    if (isBeside) expect(language.x - mail.x - mail.width, `${width} px`).toBeGreaterThanOrEqual(16)
  }
})
