import { quarterEnd } from '@apogee/rules/vip/progress'
import type { Page } from '@playwright/test'
import { openGame } from './support/game.ts'
import { newestMail } from './support/mailbox.ts'
import { setClock, test } from './support/ownServer.ts'
import { call, newPlayer, password } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

test.use({ clockOf: 'quarter' })

const words = wordsOf('en')
const { say } = words
const minuteMs = 60_000
const bronze = { status: say('shell.rank.bronze') }
const atBrand = { ...bronze, brand: 'Apogee' }
const shown = (page: Page) => page.locator('[data-position=current]')
const bar = (page: Page, kind: 'deposits' | 'bets') => page.getByRole('progressbar', { name: say(`vip.bars.${kind}`) })
/** What the player has been told. */
const told = async (page: Page): Promise<string[]> => {
  const answer = await call(page, 'GET', '/api/player/notifications')
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

/** In tenge, the way to Bronze is two rounds of the highest stake. */
async function stakeTwice(page: Page): Promise<void> {
  await open(page, '/play/brasswing/ember-wyrm')
  const game = await openGame(page, words)
  const raise = game.frame.getByRole('button', { name: words.game('betUp') })
  while (await raise.isEnabled()) await raise.click()
  for (const round of [await game.play(), await game.play()]) expect(round.stake_cents).toBe(50_000_00)
}

test('[VIP-12] [VIP-14] over the turns of two quarters a player climbs, keeps the status and falls: told by notification and mail, shown on the open page', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const end = quarterEnd(new Date())
  const next = quarterEnd(new Date(end.getTime() + minuteMs))
  const last = quarterEnd(new Date(next.getTime() + minuteMs))
  await setClock(server, new Date(end.getTime() - 20 * minuteMs))
  const email = await newPlayer(page, 'quarter', { cents: 200_000_00, currency: 'KZT' })
  const socket = page.waitForEvent('websocket')
  await open(page, '/rocketplay-vipclub')
  await socket
  await expect(shown(page)).toContainText(say('shell.rank.rising_star'))
  await expect(page.locator('time')).toHaveAttribute('datetime', end.toISOString())

  const other = await page.context().newPage()
  await stakeTwice(other)
  await expect(shown(page)).toContainText(bronze.status)
  // The stakes reach levels of quests too, which are told at the same time.
  await expect.poll(() => told(page)).toContain(say('notifications.vipReached.title', bronze))
  await newestMail(page, email, new RegExp(say('mails.vipReached.subject', atBrand)))
  await open(other, '/profile/gifts')
  await expect(other.getByText('Bronze: 25 free spins').first()).toBeVisible()
  await other.close()

  await setClock(server, new Date(end.getTime() + minuteMs))
  await expect(page.locator('time')).toHaveAttribute('datetime', next.toISOString())
  await expect(bar(page, 'bets')).toHaveAttribute('aria-valuenow', '0')
  await expect(bar(page, 'deposits')).toHaveAttribute('aria-valuenow', '0')
  await expect(shown(page)).toContainText(bronze.status)
  await newestMail(page, email, new RegExp(say('mails.vipKept.subject', atBrand)))
  expect(await told(page)).toContain(say('notifications.vipKept.title', bronze))

  // Sessions do not last a quarter.
  await setClock(server, new Date(next.getTime() - 10 * minuteMs))
  const user = { email, password }
  expect((await call(page, 'POST', '/api/users/sign_in', { user })).status()).toBe(201)
  const again = page.waitForEvent('websocket')
  await open(page, '/rocketplay-vipclub')
  await again
  await expect(shown(page)).toContainText(bronze.status)
  await setClock(server, new Date(next.getTime() + minuteMs))
  await expect(shown(page)).toContainText(say('shell.rank.rising_star'))
  await expect(page.locator('time')).toHaveAttribute('datetime', last.toISOString())
  await newestMail(page, email, new RegExp(say('mails.vipEnded.subject', { brand: 'Apogee' })))
  expect(await told(page)).toContain(say('notifications.vipEnded.title', { status: say('shell.rank.rising_star') }))
})
