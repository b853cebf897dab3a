import type { FrameLocator, Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const FUNDS = 100_00
const CHIP = 1_00

test('two players at a live table see the same outcome; the one who bet by keyboard is paid and can verify it @desktop', async ({
  page,
  browser,
}) => {
  await newPlayer(page, 'live-bets', { cents: FUNDS })
  const elsewhere = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await newPlayer(other, 'live-looks', { cents: FUNDS })
  const game = await aWheel(page)
  const [bettor, onlooker] = [await sitDown(page, game), await sitDown(other, game)]
  await expect(bettor.locator('.count')).toContainText('2')

  // A chip on every field: one of them wins, whatever comes. A round that takes bets already may close before all are placed.
  await expect(bettor.locator('.stage:not([data-phase="betting"])')).toBeVisible({ timeout: 60_000 })
  await expect(bettor.locator('.stage[data-phase="betting"]')).toBeVisible({ timeout: 60_000 })
  const fields = await bettor.locator('.bet-field').all()
  for (const field of fields) await field.press('Enter')
  const number = await bettor.locator('.round-number').textContent()
  await bettor.getByRole('button', { name: 'Confirm bets' }).click()
  await expect(bettor.locator('.own')).toContainText(/are in/)
  expect(await onlooker.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
  const left = FUNDS - fields.length * CHIP
  expect(await balanceCents(page)).toBe(left)

  const plates = [bettor, onlooker].map((frame) => frame.locator('.stage[data-phase="result"] .result-plate'))
  await Promise.all(plates.map((plate) => expect(plate).toBeVisible({ timeout: 90_000 })))
  const [seen, seenByOther] = await Promise.all(plates.map((plate) => plate.textContent()))
  expect(seenByOther).toBe(seen)
  expect(await onlooker.locator('.round-number').textContent()).toBe(number)
  const [value, times = '1'] = String(seen).split(' ×')
  await expect.poll(() => balanceCents(page)).toBe(left + CHIP * (Number(value) * Number(times) + 1))
  expect(await balanceCents(other)).toBe(FUNDS)
  // Axe looks at the onlooker's, narrow and without motion. It may take longer than a round.
  await expectGameAccessible(other)

  const { data } = await (await call(page, 'GET', '/api/player/rounds')).json()
  await open(page, `/fairness/${data[0].id}`)
  await expect(page.getByText(words.say('fairness.verdictGood'))).toBeVisible()
  await elsewhere.close()
})

test('on a shared flight one player sees the other’s bet, and their cash-out as it happens @desktop', async ({
  page,
  browser,
}) => {
  await newPlayer(page, 'flight-bets', { cents: FUNDS })
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await newPlayer(other, 'flight-looks', { cents: FUNDS })
  const game = await aGame(page, ['live', 'crash'])
  const [bettor, onlooker] = [await sitDown(page, game), await sitDown(other, game)]
  await expect(bettor.locator('.count')).toContainText('2')
  await expectGameAccessible(other)
  expect(await onlooker.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)

  // One flight in ten ends before anyone can press: then it is tried on the next.
  await expect(async () => {
    await expect(bettor.locator('.flight-table[data-phase="betting"]')).toBeVisible({ timeout: 120_000 })
    await bettor.getByRole('button', { name: 'Place bet' }).click()
    await expect(onlooker.locator('.flyer-list li')).toHaveCount(1)
    await bettor.locator('.spin[aria-label^="Cash out"]').click({ timeout: 30_000 })
    await expect(onlooker.locator('.flyer-list li.left')).toContainText('×', { timeout: 5000 })
  }).toPass({ timeout: 220_000 })
  const [seen, own] = [onlooker.locator('.flyer-list li.left b'), bettor.locator('.flyer-list li.left.mine b')]
  const times = String(await seen.textContent())
  await expect(own).toHaveText(times)

  await expect(bettor.locator('.flight-table[data-phase="result"]')).toBeVisible({ timeout: 120_000 })
  const lastRound = async () => (await (await call(page, 'GET', '/api/player/rounds')).json()).data[0]
  const hundredths = Math.round(Number.parseFloat(times) * 100)
  const isPaid = ({ bet_cents, win_cents }: { bet_cents: number; win_cents: number }) =>
    // A fraction is rounded up or down by the round's own draw.
    Math.abs(win_cents - (bet_cents * hundredths) / 100) < 1
  await expect.poll(async () => isPaid(await lastRound())).toBe(true)
  await open(page, `/fairness/${(await lastRound()).id}`)
  await expect(page.getByText(words.say('fairness.verdictGood'))).toBeVisible()
  await elsewhere.close()
})

interface Game {
  readonly title: string
  readonly provider: string
  readonly seo_title: string
}

const aWheel = (page: Page) => aGame(page, ['game-shows'])

async function aGame(page: Page, identifiers: readonly string[]): Promise<Game> {
  const filter = { categories: { identifiers, strategy: 'AND' } }
  const answer = await call(page, 'POST', '/api/games_filter', { device: 'desktop', page: 1, page_size: 1, filter })
  const [game] = (await answer.json()).data
  expect(game, `no game of ${identifiers.join(' and ')}`).toBeDefined()
  return game
}

async function sitDown(page: Page, { title, provider, seo_title }: Game): Promise<FrameLocator> {
  await open(page, `/play/${provider}/${seo_title}`)
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}
