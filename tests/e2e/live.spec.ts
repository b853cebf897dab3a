import type { FrameLocator, Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const FUNDS = 100_00
const CHIP = 1_00

test('two players at a live table see the same outcome; a bet by keyboard is paid and can be verified @desktop', async ({
  page,
  browser,
}) => {
  // The test needs no motion, and animating for a minute costs processor time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newPlayer(page, 'live-bets', { cents: FUNDS })
  const elsewhere = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await newPlayer(other, 'live-looks', { cents: FUNDS })
  const game = await aWheel(page)
  const [bettor, onlooker] = [await sitDown(page, game), await sitDown(other, game)]
  await expectCompany(bettor)

  // A chip on every field, so that one always wins. On a busy machine they may be late: they return, and the next round
  // takes them.
  const fields = await bettor.locator('.bet-field').all()
  let number = ''
  await expect(async () => {
    await expect(bettor.locator('.stage[data-phase="betting"]:not(.last-seconds)')).toBeVisible({ timeout: 60_000 })
    for (const field of fields) await field.press('Enter')
    number = String(await bettor.locator('.round-number').textContent())
    await bettor.getByRole('button', { name: 'Confirm bets' }).click()
    await expect(bettor.locator('.own')).toContainText(/are in/)
  }).toPass({ timeout: 180_000 })
  expect(await onlooker.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
  const left = FUNDS - fields.length * CHIP
  expect(await balanceCents(page)).toBe(left)

  const [seen, seenByOther] = await Promise.all([bettor, onlooker].map((frame) => resultOf(frame, number)))
  expect(seenByOther).toBe(seen)
  const [value, times = '1'] = String(seen).split(' ×')
  await expect.poll(() => balanceCents(page)).toBe(left + CHIP * (Number(value) * Number(times) + 1))
  expect(await balanceCents(other)).toBe(FUNDS)
  // Axe checks the other player's narrow page without motion, because it may take longer than a round.
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newPlayer(page, 'flight-bets', { cents: FUNDS })
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await newPlayer(other, 'flight-looks', { cents: FUNDS })
  const game = await aGame(page, ['live', 'crash'])
  const [bettor, onlooker] = [await sitDown(page, game), await sitDown(other, game)]
  await expectCompany(bettor)
  await expectGameAccessible(other)
  expect(await onlooker.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)

  // One flight in ten crashes before a player can cash out, and a busy machine may be late: then the next one is tried.
  let times = ''
  await expect(async () => {
    await expect(bettor.locator('.flight-table[data-phase="betting"]')).toBeVisible({ timeout: 120_000 })
    await bettor.getByRole('button', { name: 'Place bet' }).click()
    await expect(onlooker.locator('.flyer-list li')).toHaveCount(1)
    await bettor.locator('.spin[aria-label^="Cash out"]').click({ timeout: 30_000 })
    const seen = onlooker.locator('.flyer-list li.left b')
    await expect(seen).toContainText('×', { timeout: 5000 })
    times = String(await seen.textContent({ timeout: 1000 }))
    await expect(bettor.locator('.flyer-list li.left.mine b')).toHaveText(times, { timeout: 5000 })
  }).toPass({ timeout: 220_000 })

  await expect(bettor.locator('.flight-table[data-phase="result"]')).toBeVisible({ timeout: 120_000 })
  const lastRound = async () => (await (await call(page, 'GET', '/api/player/rounds')).json()).data[0]
  const hundredths = Math.round(Number.parseFloat(times) * 100)
  const isPaid = ({ bet_cents, win_cents }: { bet_cents: number; win_cents: number }) =>
    // The draw of the round decides whether a fraction is rounded up or down.
    Math.abs(win_cents - (bet_cents * hundredths) / 100) < 1
  await expect.poll(async () => isPaid(await lastRound())).toBe(true)
  await open(page, `/fairness/${(await lastRound()).id}`)
  await expect(page.getByText(words.say('fairness.verdictGood'))).toBeVisible()
  await elsewhere.close()
})

/** Waits for at least two players at the table: another test may use the same one. */
const expectCompany = (frame: FrameLocator) =>
  expect
    .poll(async () => Number((await frame.locator('.count').textContent())?.match(/\d+/)?.[0]))
    .toBeGreaterThanOrEqual(2)

/** Reads the result of this round in the page as soon as it is shown: it disappears after some seconds. */
const resultOf = (frame: FrameLocator, number: string): Promise<string | null> =>
  frame.locator('.stage').evaluate(
    (stage: HTMLElement, number) =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          const plate = stage.querySelector<HTMLElement>('.result-plate')
          if (stage.dataset['phase'] !== 'result' || !plate || plate.hidden) return
          if (stage.querySelector('.round-number')?.textContent !== number) return
          clearInterval(timer)
          resolve(plate.textContent)
        }, 50)
      }),
    number,
  )

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
