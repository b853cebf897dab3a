import type { Page } from '@playwright/test'
import { addressOf, lotteries, own, statuses } from './support/lotteries.ts'
import { expectAfterJump, setClock, test } from './support/ownServer.ts'
import { call, logIn, newPlayer, password } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

test.use({ clockOf: 'lotteries' })

const { say } = wordsOf('en')
const secondMs = 1_000
const minuteMs = 60 * secondMs

test('all visitors see the draw at its time; a win fills the screen and is among the gifts; without motion the page shows the same', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  test.setTimeout(300_000)
  // The next lottery has no tickets yet, so the first buyer wins its best prizes.
  const next = (await lotteries(page))
    .filter(({ in_progress: is, finished_at: at, lottery_tickets_count: sold }) => !is && at === null && sold === 0)
    .toSorted((a, b) => a.start_at.localeCompare(b.start_at))[0]!
  await setClock(server, new Date(Date.parse(next.start_at) + minuteMs))
  const email = await newPlayer(page, 'draw', { cents: 60_00 })
  await expectAfterJump
    .poll(async () => (await statuses(page)).find(({ lottery_id: id }) => id === next.id)?.tickets.length)
    .toBeGreaterThan(0)
  // Enough time for a busy machine to open both pages before the draw; then the rest of it is skipped.
  await setClock(server, new Date(Date.parse(next.draw_at) - minuteMs))
  // Sessions expire before that.
  await logIn(page, email, password)
  await open(page, addressOf(next))
  await expect(page.getByText(say('lotteries.timer.draws'))).toBeVisible()
  await expect(own(page).getByRole('listitem').first()).toBeVisible()

  // A guest with reduced motion.
  const calm = await browser.newContext({ reducedMotion: 'reduce', baseURL: server.url })
  const other = await calm.newPage()
  await open(other, addressOf(next))
  await expect(other.getByText(say('lotteries.timer.draws'))).toBeVisible()
  await setClock(server, new Date(Date.parse(next.draw_at) - secondMs))
  const stage = (one: Page) => one.getByRole('region', { name: say('lotteries.show.title') })
  await expectAfterJump(stage(page)).toBeVisible()
  await expectAfterJump(stage(other)).toBeVisible()

  const dialog = page.getByRole('dialog')
  await expectAfterJump(dialog.getByText(/Your ticket \d+ won/)).toBeVisible()
  await expectAfterJump(stage(other).getByRole('status')).toContainText('wins')
  const watch = dialog.getByRole('button', { name: say('lotteries.won.watch') })
  const skip = page.getByRole('button', { name: say('lotteries.show.skip') })
  // Each prize opens a popup when it is drawn; how many depends on the machine, before the show is skipped.
  await expect(async () => {
    if (await watch.isVisible()) await watch.press('Enter', { timeout: 2_000 })
    if (await skip.isVisible()) await skip.press('Enter', { timeout: 2_000 })
    await expect(page.getByRole('main').getByText(/^You won /)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 90_000 })

  const [status] = (await statuses(page)).filter(({ lottery_id: id }) => id === next.id)
  expect(status!.prizes.length).toBeGreaterThan(0)
  const asked = status!.prizes.filter(({ wager_multiplier: wager, money_award_cents: cents }) => wager > 0 && cents > 0)
  const bonuses: { title: string }[] = await (await call(page, 'GET', '/api/player/bonuses')).json()
  expect(bonuses.filter(({ title }) => title.includes(next.title))).toHaveLength(asked.length)
  await calm.close()
})
