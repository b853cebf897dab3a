import type { FrameLocator, Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { gameTextsOf, wordsOf } from './support/words.ts'

const words = wordsOf('en')
const blackjack = gameTextsOf('en')('blackjack')
const roulette = gameTextsOf('en')('roulette')
const FUNDS = 100_00

test('roulette bets are placed with the arrow keys, space spins the ball, and the number is in the history after a reload @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'roulette', { cents: FUNDS })
  const title = await openGameOf(page, 'roulette')
  const table = await openTable(page, title)
  // Not the first tab stop: arrow keys continue from the focused spot.
  await table.getByRole('button', { name: /^Number 5, pays/ }).press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: /^Split 5 · 8, .* placed$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  const staked = await figure(table, 'bet')
  const amount = String(await table.locator('.plate.bet b').textContent())
  expect(staked).toBeGreaterThan(0)
  await expectGameAccessible(page)

  await table.locator('.spin').press('Space')
  const newest = table
    .getByRole('list', { name: roulette('lastNumbers') })
    .getByRole('listitem')
    .first()
  await expect(newest).toBeVisible({ timeout: 30_000 })
  const repeat = roulette('repeat', { amount })
  await expect(table.locator('.spin')).toHaveAccessibleName(repeat, { timeout: 15_000 })
  const won = await figure(table, 'win')
  expect(await balanceCents(page)).toBe(FUNDS - staked + won)

  const number = await newest.textContent()
  await page.reload()
  const again = await openTable(page, title)
  await expect(
    again
      .getByRole('list', { name: roulette('lastNumbers') })
      .getByRole('listitem')
      .first(),
  ).toHaveText(String(number))
  await again.getByRole('button', { name: roulette('rebet'), exact: true }).click()
  await expect.poll(() => figure(again, 'bet')).toBe(staked)
  await expect(again.locator('.spin')).toHaveAccessibleName(roulette('throwBall'))
  // Without chips a press stakes the same again.
  await again.getByRole('button', { name: roulette('clear') }).click()
  await expect.poll(() => figure(again, 'bet')).toBe(0)
  await expect(again.locator('.spin')).toHaveAccessibleName(repeat)
  await again.locator('.spin').press('Space')
  await expect(again.locator('.spin.busy')).toBeVisible()
  expect(await figure(again, 'bet')).toBe(staked)
})

test('on the racetrack arrow keys continue from the focused number, and the tab key returns to it @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'racetrack')
  const table = await openTable(page, await openGameOf(page, 'roulette'))
  const track = table.getByRole('group', { name: roulette('racetrack') })
  const number = (value: number) =>
    track.getByRole('button', { name: roulette('neighbours', { number: value }), exact: true })
  const stop = track.locator('[tabindex="0"]')
  await expect(stop).toHaveText('0')
  await number(15).focus()
  await expect(stop).toHaveText('15')
  await page.keyboard.press('ArrowRight')
  await expect(number(19)).toBeFocused()
  await expect(stop).toHaveText('19')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(number(19)).toBeFocused()
})

test('[SAFE-06] an unfinished blackjack hand is resumed with the same cards, and a letter key stands @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'blackjack', { cents: FUNDS })
  const title = await openGameOf(page, 'blackjack')
  const table = await openTable(page, title)
  const total = await dealUntilAsked(table)
  const before = await balanceCents(page)
  await expectGameAccessible(page)

  await page.reload()
  const again = await openTable(page, title)
  await expect(again.locator('.prompt:not(.reason)')).toContainText(total, { timeout: 15_000 })
  expect(await balanceCents(page)).toBe(before)
  await stand(again, page)
  expect(await balanceCents(page)).toBe(before + (await figure(again, 'win')))
})

/** A table that opens without requesting details; live tables are other games. */
async function openGameOf(page: Page, category: string): Promise<string> {
  const filter = { categories: { identifiers: [category] } }
  const answer = await call(page, 'POST', '/api/games_filter', { device: 'desktop', page: 1, page_size: 100, filter })
  const games: { title: string; provider: string; seo_title: string; categories: string[] }[] = (await answer.json())
    .data
  const game = games.find(({ provider, categories }) => provider !== 'quillfeather' && categories.includes('table'))
  if (!game) throw new Error(`no table of ${category}`)
  await open(page, `/play/${game.provider}/${game.seo_title}`)
  return game.title
}

async function openTable(page: Page, title: string): Promise<FrameLocator> {
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}

/** An amount of the bar in minor units. */
async function figure(table: FrameLocator, plate: 'bet' | 'win'): Promise<number> {
  const text = await table.locator(`.plate.${plate} b`).textContent()
  return Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100)
}

/** A natural needs no decision, so deals again. Returns the prompt. */
async function dealUntilAsked(table: FrameLocator): Promise<string> {
  await table.getByRole('button', { name: /^Seat 2, / }).press('Enter')
  await table.locator('.spin').press('Space')
  const prompt = table.locator('.prompt:not(.reason)')
  const ready = table.locator('.spin:not(.busy)')
  // The prompt is always in the document; with a natural it is hidden.
  await expect(prompt.or(ready).filter({ visible: true })).toHaveCount(1, { timeout: 30_000 })
  return (await prompt.isVisible()) ? String(await prompt.textContent()) : dealUntilAsked(table)
}

/** Declines insurance, stands, and waits for the end of the round. */
async function stand(table: FrameLocator, page: Page): Promise<void> {
  const moves = table.locator('.moves')
  await moves.focus()
  if (await table.getByRole('button', { name: blackjack('decline') }).isVisible()) await page.keyboard.press('n')
  const asked = table.getByRole('button', { name: blackjack('stand'), exact: true })
  const ended = table.locator('.total b')
  await expect(asked.or(ended).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 })
  if (await asked.isVisible()) {
    await moves.focus()
    await page.keyboard.press('s')
  }
  await expect(table.locator('.spin:not(.busy)')).toBeVisible({ timeout: 30_000 })
}
