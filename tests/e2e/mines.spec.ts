import type { FrameLocator, Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { gameTextsOf, wordsOf } from './support/words.ts'

const words = wordsOf('en')
const mines = gameTextsOf('en')('mines')
const FUNDS = 100_00

test('mines is played by keyboard alone, resumes after a reload, and is paid once @desktop', async ({ page }) => {
  await newPlayer(page, 'mines', { cents: FUNDS })
  const game = await anyGameOf(page, 'mines')
  await open(page, `/play/${game.provider}/${game.seo_title}`)
  const field = await openField(page, game.title)
  const spent = await turnOneSafe(field, page)
  const left = FUNDS - spent
  await expectGameAccessible(page)
  expect(await balanceCents(page)).toBe(left)

  await page.reload()
  const again = await openField(page, game.title)
  await expect(tile(again, 2, 2, mines('safe'))).toBeVisible()
  await expect(again.locator('.spin')).toHaveAttribute('data-figure', /\d/)
  const amount = await again.locator('.spin').getAttribute('data-figure')
  await again.locator('.spin').press('Space')
  await expect(again.locator('.plate.win b')).toHaveText(String(amount))
  await expect.poll(() => balanceCents(page)).toBe(left + Math.round(Number(amount?.replace(/[^\d.]/g, '')) * 100))
})

async function anyGameOf(
  page: Page,
  category: string,
): Promise<{ title: string; provider: string; seo_title: string }> {
  const filter = { categories: { identifiers: [category] } }
  const answer = await call(page, 'POST', '/api/games_filter', { device: 'desktop', page: 1, page_size: 1, filter })
  const [game] = (await answer.json()).data
  expect(game, `no game of ${category}`).toBeDefined()
  return game
}

async function openField(page: Page, title: string): Promise<FrameLocator> {
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}

const tile = (frame: FrameLocator, row: number, column: number, state: string) =>
  frame.getByRole('gridcell', { name: `Row ${row}, column ${column}, ${state}`, exact: true })

/** Reveals the second tile of the second row by keyboard; plays again after a mine. Returns the stakes so far. */
async function turnOneSafe(frame: FrameLocator, page: Page, spent = 0): Promise<number> {
  await expect(frame.locator('.pill')).not.toHaveText(mines('pickOne'))
  const before = await balanceCents(page)
  await frame.locator('.spin').press('Enter')
  await expect(frame.locator('.pill')).toHaveText(mines('pickOne'))
  const staked = before - (await balanceCents(page))
  // Not the first tab stop: arrow keys continue from the focused tile.
  await tile(frame, 3, 1, mines('hidden')).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const [safe, mine] = [tile(frame, 2, 2, mines('safe')), tile(frame, 2, 2, mines('mine'))]
  await expect(safe.or(mine)).toBeVisible()
  if (await safe.isVisible()) return spent + staked
  return turnOneSafe(frame, page, spent + staked)
}
