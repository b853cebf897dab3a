import { openCashbox, paymentRow } from './support/cashbox.ts'
import { emberWyrm, openGame, playUntilItMoves } from './support/game.ts'
import { balanceCents, deposit, newPlayer, withdraw } from './support/players.ts'
import { expectBalance, expectGuest, logOut, open, storedOfPlayer } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say, money } = words

test('[RTM-05] [CASH-08] balance, continue playing and history update automatically in the other tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await newPlayer(page, 'tabs', { cents: 100_00 })
  const other = await context.newPage()
  await live(other, () => open(other, '/'))
  await expectBalance(other, words, 100_00)
  let loads = 0
  other.on('load', () => {
    loads += 1
  })

  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  await playUntilItMoves(game)
  const left = await balanceCents(page)
  await expectBalance(other, words, left)
  await expect(
    other.getByRole('link', { name: say('games.continue.resume', { title: emberWyrm.title }) }),
  ).toBeVisible()

  const history = await openCashbox(other, words, 'history')
  await expect(paymentRow(history, words, 'deposit', money(100_00))).toBeVisible()
  expect((await withdraw(page, 20_00)).status()).toBeLessThan(300)
  await expect(paymentRow(history, words, 'withdrawal', money(20_00))).toContainText(say('cashbox.states.pending'))
  await deposit(page, 30_00)
  await expect(paymentRow(history, words, 'deposit', money(30_00))).toContainText(say('cashbox.states.succeeded'))
  await other.keyboard.press('Escape')
  await expectBalance(other, words, left + 10_00)
  expect(loads).toBe(0)
})

test('[AUTH-05] [ERR-01] logging out in one tab removes all data of the player from the other', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await newPlayer(page, 'out', { cents: 70_00 })
  await open(page, '/')
  const other = await context.newPage()
  await live(other, () => open(other, '/'))
  await expectBalance(other, words, 70_00)
  await expect.poll(() => storedOfPlayer(other)).toContain('apogee.auth.playerId')
  await logOut(page, words)
  await expectGuest(page, words)
  await expectGuest(other, words)
  await expect.poll(() => storedOfPlayer(page)).toEqual([])
  await expect.poll(() => storedOfPlayer(other)).toEqual([])
})

test('[AUTH-19] a session that ended while no page was open leaves no data of its player', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await newPlayer(page, 'ended', { cents: 70_00 })
  await open(page, '/')
  await expect.poll(() => storedOfPlayer(page)).toContain('apogee.auth.playerId')
  await context.clearCookies()
  await page.reload()
  await expectGuest(page, words)
  await expect.poll(() => storedOfPlayer(page)).toEqual([])
})

/** Loads a page and waits until it receives realtime messages. */
async function live(page: import('@playwright/test').Page, load: () => Promise<void>): Promise<void> {
  // Listens before the load, because the subscriptions may be confirmed before the page is hydrated.
  const heard = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => /subscribe/.test(String(payload))))
  await Promise.all([load(), heard])
}
