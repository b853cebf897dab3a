import { call, demo, logIn, newPlayer } from './support/players.ts'
import { dialog, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

test('[NAV-16] [NAV-17] the bottom bar of a phone links to the categories, to sign-up or the cashbox, and to the menu', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: say('shell.nav.bottom') })
  if (!isPhone(page)) {
    await expect(bar).toBeHidden()
    return
  }
  await expect(bar.getByRole('link', { name: say('games.nav.lobby') })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('button', { name: say('shell.nav.menu') })).toBeVisible()
  await bar.getByRole('link', { name: say('shell.nav.signUp') }).click()
  await expect(dialog(page, say('auth.signUp.title'))).toBeVisible()

  await newPlayer(page, 'bar')
  await open(page, '/')
  await bar.getByRole('link', { name: say('shell.nav.cashbox') }).click()
  await expect(dialog(page, say('cashbox.screen.title'))).toBeVisible()
})

test('[NAV-32] [ERR-05] the page shows that an email is not confirmed, and resends the confirmation', {
  tag: '@desktop',
}, async ({ page }) => {
  await logIn(page, demo.fresh)
  await open(page, '/about')
  await page.getByRole('button', { name: say('shell.unconfirmed.resend') }).click()
  await expect(page.getByText(say('notifications.notices.confirmationSent.title'))).toBeVisible()
})

test('[NAV-33] the logo and the menu categories come from the configuration', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/')
  const { logoUrl } = await (await call(page, 'GET', '/api/fe/config/logo-config')).json()
  const rail = page.getByRole('navigation', { name: say('shell.nav.label') })
  await expect(rail.locator(`img[src="${logoUrl.full}"]`)).toBeVisible()
  const menu: Record<string, string[]> = await (await call(page, 'GET', '/api/fe/config/menu-categories-games')).json()
  const links = page.getByRole('navigation', { name: say('games.categories.label') }).locator('a[href^="/categories/"]')
  const shown = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  await expect.poll(shown).toEqual(menu['main'])
})

test('[RT-05] [ROLE-12] a player’s favourites have a URL', { tag: '@desktop' }, async ({ page }) => {
  await newPlayer(page, 'favourites')
  const games = await call(page, 'POST', '/api/games_filter', { device: 'desktop', page: 1, page_size: 1 })
  const [game] = (await games.json()).data
  expect((await call(page, 'PUT', `/api/player/favorite_games/${game.currencies.EUR.id}`, {})).ok()).toBe(true)
  await open(page, '/favorite-games')
  await expect(page.locator(`[data-game="${game.identifier}"]`)).toBeVisible()
  await expect(page.locator('main [data-game]')).toHaveCount(1)
})

test('[RT-55] pages of tournaments, lotteries, promotions and quests have the full width', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const answers = await Promise.all(['/api/tournaments', '/api/lotteries'].map((path) => call(page, 'GET', path)))
  const [tournaments = [], lotteries = []]: { frontend_identifier: string }[][] = await Promise.all(
    answers.map((answer) => answer.json()),
  )
  const names = tournaments.map(({ frontend_identifier: name }) => name)
  const quest = names.find((name) => name.startsWith('quest--'))?.split('--')[1]
  const one = names.find((name) => !/^(?:quest|achievement)--/.test(name))
  for (const path of [
    ...['/tournaments', '/lotteries', '/promotions', '/actions'],
    `/tournaments/${one}`,
    `/action/${quest}`,
    `/lottery/${lotteries[0]?.frontend_identifier}`,
    '/promotions/welcome-pack',
  ]) {
    await open(page, path)
    const rail = (await page.getByRole('navigation', { name: say('shell.nav.label') }).boundingBox())?.width ?? 0
    const main = await page.locator('main').boundingBox()
    expect(main?.width, path).toBeGreaterThanOrEqual(1920 - rail - 20)
    // A page with limited width would leave at least 120 px at the side.
    const title = await page.locator('main h1').first().boundingBox()
    expect((title?.x ?? 1920) - (main?.x ?? 0), path).toBeLessThan(110)
  }
})
