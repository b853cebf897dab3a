import { expectAccessible } from './support/axe.ts'
import { call, logIn } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('[TRN-10] the player’s row stays in sight while the leaderboard scrolls, shows what the next rank takes, and covers no button', async ({
  page,
}) => {
  await logIn(page)
  const rows: { tournament_id: number; award_place: number | null }[] = await (
    await call(page, 'GET', '/api/tournaments/statuses')
  ).json()
  const tournaments: { id: number; frontend_identifier: string; in_progress: boolean }[] = await (
    await call(page, 'GET', '/api/tournaments')
  ).json()
  const shown = tournaments.find(
    ({ id, in_progress, frontend_identifier: name }) =>
      in_progress &&
      !/quest|achievement/.test(name) &&
      rows.some((row) => row.tournament_id === id && (row.award_place ?? 0) > 20),
  )!
  await open(page, `/tournaments/${shown.frontend_identifier}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('tournaments.board.more') }).click()
  const row = page.locator('[data-row]')
  const own = page.locator('[data-row=own]')
  await expect(row.nth(30)).toBeAttached()
  await expect(own).toContainText(/move up to place/)
  const visible = async () => {
    const box = (await own.boundingBox())!
    const { top, bottom } = await page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const bar = edge('nav.fixed.bottom-0')
      return { top: edge('header')?.bottom ?? 0, bottom: bar && bar.height > 0 ? bar.top : innerHeight }
    })
    return box.y >= top && box.y + box.height <= bottom
  }
  // At the top of the leaderboard it sticks to the lower edge, far from its rank.
  await row.nth(2).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(visible).toBe(true)
  await expectAccessible(page)
  // Past the end of the leaderboard it no longer sticks, so the content below is free.
  const more = main.getByRole('button', { name: say('tournaments.board.more') })
  await more.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await more.click({ trial: true })
})
