import { logIn, newPlayer } from '../support/players.ts'
import { open } from '../support/shell.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const { say } = words
const canyon = '/play/nordwind/copper-canyon'

test('a guest plays the demo of a game that the platform opens', async ({ page }) => {
  await open(page, `${canyon}?mode=demo`)
  const frame = page.frameLocator(`iframe[title="${say('games.page.frame', { title: 'Copper Canyon' })}"]`)
  await expect(frame.getByRole('heading', { name: 'Copper Canyon' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('a player opens a game for money, and finds it among their favourites', async ({ page }) => {
  await newPlayer(page, 'gamer', { cents: 50_00 })
  await open(page, `${canyon}?mode=real`)
  const frame = page.frameLocator(`iframe[title="${say('games.page.frame', { title: 'Copper Canyon' })}"]`)
  await expect(frame.getByRole('heading', { name: 'Copper Canyon' })).toBeVisible()
  const kept = await page.request.put('/api/player/favorite_games/5000')
  expect(kept.status()).toBe(200)
  await open(page, '/favorite-games')
  await expect(page.getByRole('main').locator('[data-game="nordwind-vendor/CopperCanyon"]').first()).toBeVisible()
})

test('one gift is activated; one in an unknown stage is shown as it is', async ({ page }) => {
  await logIn(page)
  await open(page, '/profile/gifts')
  const main = page.getByRole('main')
  await expect(main.getByText('Welcome gift').first()).toBeVisible()
  await expect(main.getByText('20 free spins').first()).toBeVisible()
})

test('a tournament with automatic entry shows a note and its leaderboard', async ({ page }) => {
  await newPlayer(page, 'racer')
  await open(page, '/tournaments/spin-week')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Spin Week')
  await expect(main.getByRole('paragraph').filter({ hasText: say('tournaments.join.auto') })).toBeVisible()
  await expect(main.getByRole('heading', { name: say('tournaments.board.title') })).toBeVisible()
})
