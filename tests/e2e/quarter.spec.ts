import { quarterEnd } from '@apogee/rules/vip/progress'
import type { Page } from '@playwright/test'
import { openDb } from '../../apps/platform/src/core/db/openDb.ts'
import type { ServerProcess } from '../server/serverProcess.ts'
import { openGame } from './support/game.ts'
import { newestMail } from './support/mailbox.ts'
import { expectAfterJump as expect, setClock, test } from './support/ownServer.ts'
import { call, deposit, newPlayer, password } from './support/players.ts'
import { open } from './support/shell.ts'
import { wordsOf } from './support/words.ts'

test.use({ clockOf: 'quarter' })

const words = wordsOf('en')
const { say } = words
const minuteMs = 60_000
const bronze = { status: say('shell.rank.bronze') }
const atBrand = { ...bronze, brand: 'Apogee' }
const shown = (page: Page) => page.locator('[data-position=current]')
const bar = (page: Page, kind: 'deposits' | 'bets') => page.getByRole('progressbar', { name: say(`vip.bars.${kind}`) })
/** Titles of the player's notifications. */
const told = async (page: Page): Promise<string[]> => {
  const answer = await call(page, 'GET', '/api/player/notifications')
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

async function playOnce(page: Page): Promise<void> {
  await open(page, '/play/brasswing/ember-wyrm')
  const game = await openGame(page, words)
  await game.play()
}

/** Inserts a finished round with this stake, because Bronze takes hundreds of rounds. */
async function addRound({ options }: ServerProcess, email: string, cents: number, at: Date): Promise<void> {
  const db = await openDb(options, { isShared: true })
  await db
    .query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, state, started_at,
         finished_at, balance_after_cents)
       SELECT 'earlier', p.id, g.identifier, 'EUR', 'earlier', $1, 'finished', $2, $2, 0
         FROM players p, (SELECT identifier FROM games LIMIT 1) g WHERE p.email = $3`,
      [cents, at, email],
    )
    .finally(() => db.close())
}

test('[VIP-12] [VIP-14] over two quarters a player gains, keeps and loses a status, with notification and mail, and on the open page', {
  tag: '@desktop',
}, async ({ page, server }) => {
  test.setTimeout(480_000)
  const end = quarterEnd(new Date())
  const next = quarterEnd(new Date(end.getTime() + minuteMs))
  const last = quarterEnd(new Date(next.getTime() + minuteMs))
  const before = new Date(end.getTime() - 20 * minuteMs)
  await setClock(server, before)
  const email = await newPlayer(page, 'quarter', { cents: 3_000_00 })
  await addRound(server, email, 59_999_90, before)
  await deposit(page, 3_000_00)
  const socket = page.waitForEvent('websocket')
  await open(page, '/rocketplay-vipclub')
  await socket
  await expect(shown(page)).toContainText(say('shell.rank.rising_star'))
  await expect(page.locator('time')).toHaveAttribute('datetime', end.toISOString())

  const other = await page.context().newPage()
  await playOnce(other)
  await expect(shown(page)).toContainText(bronze.status)
  // The stakes also complete levels of quests, which send notifications at the same time.
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
  await expect.poll(() => told(page)).toContain(say('notifications.vipKept.title', bronze))

  // Sessions expire within a quarter.
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
  const ended = say('notifications.vipEnded.title', { status: say('shell.rank.rising_star') })
  await expect.poll(() => told(page)).toContain(ended)
})
