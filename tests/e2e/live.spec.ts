import type { FrameLocator, Page } from '@playwright/test'
import { expectGameAccessible } from './support/axe.ts'
import { balanceCents, call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const FUNDS = 100_00
const CHIP = 1_00

test('two players at a live table see the same outcome, beside the host’s face; a bet by keyboard is paid and can be verified @desktop', async ({
  page,
  browser,
}) => {
  // The test needs no motion, and animating for a minute costs processor time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const elsewhere = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const beside = await phone.newPage()
  await Promise.all([
    newPlayer(page, 'live-bets', { cents: FUNDS }),
    newPlayer(other, 'live-looks', { cents: FUNDS }),
    newPlayer(beside, 'live-ball'),
  ])
  const game = await aGame(page, ['game-shows'])
  // At the same time: an empty table begins a round for the first one, which the second one joins.
  const [bettor, onlooker] = await Promise.all([sitDown(page, game), sitDown(other, game)])
  await expectCompany(bettor)
  // Meanwhile the ball of another table, on a phone.
  const ball = aGame(beside, ['live', 'roulette'])
    .then((roulette) => sitDown(beside, roulette))
    .then((table) => resultOf(table))

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

  const [seen, seenByOther] = await Promise.all([resultOf(bettor, number), resultOf(onlooker, number)])
  expect(seenByOther).toEqual(seen)
  expect(seen).toMatchObject(shownWell)
  const [value, times = '1'] = seen.text.split(' ×')
  await expect.poll(() => balanceCents(page)).toBe(left + CHIP * (Number(value) * Number(times) + 1))
  expect(await balanceCents(other)).toBe(FUNDS)
  // Axe checks the other player's narrow page without motion, because it may take longer than a round.
  await expectGameAccessible(other)

  const { data } = await (await call(page, 'GET', '/api/player/rounds')).json()
  await open(page, `/fairness/${data[0].id}`)
  await expect(page.getByText(words.say('fairness.verdictGood'))).toBeVisible()
  expect(await ball).toMatchObject(shownWell)
  await Promise.all([elsewhere.close(), phone.close()])
})

test('on a shared flight one player sees the other’s bet, and their cash-out as it happens @desktop', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await Promise.all([
    newPlayer(page, 'flight-bets', { cents: FUNDS }),
    newPlayer(other, 'flight-looks', { cents: FUNDS }),
  ])
  const game = await aGame(page, ['live', 'crash'])
  const [bettor, onlooker] = await Promise.all([sitDown(page, game), sitDown(other, game)])
  await expectCompany(bettor)
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

  // The flight goes on for some seconds, or for a minute.
  await Promise.all([
    expect(bettor.locator('.flight-table[data-phase="result"]')).toBeVisible({ timeout: 120_000 }),
    expectGameAccessible(other),
  ])
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

interface Result {
  readonly text: string
  readonly isFaceFree: boolean
  /** Rotation of the clock’s tick. */
  readonly tick: string
}
const shownWell = { text: expect.stringMatching(/\d/), isFaceFree: true, tick: 'none' }

/** Reads the result of this or any round in the page as soon as it is shown: it disappears after some seconds. */
const resultOf = (frame: FrameLocator, number?: string): Promise<Result> =>
  frame.locator('.stage').evaluate(
    (stage: HTMLElement, number) =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          const plate = stage.querySelector<HTMLElement>('.result-plate')
          const host = stage.querySelector('.host-behind .dealer')?.getBoundingClientRect()
          const tick = stage.querySelector('.sign svg')
          if (stage.dataset['phase'] !== 'result' || !plate || plate.hidden || !host || !tick) return
          if (number !== undefined && stage.querySelector('.round-number')?.textContent !== number) return
          clearInterval(timer)
          const { left, right, top } = plate.getBoundingClientRect()
          // The face is in the middle of the picture of a host.
          const isAside = left >= host.left + 0.6 * host.width || right <= host.left + 0.4 * host.width
          const isFaceFree = isAside || top >= host.top + 0.62 * host.height
          resolve({ text: plate.textContent, isFaceFree, tick: getComputedStyle(tick).rotate })
        }, 50)
      }),
    number,
  )

interface Game {
  readonly title: string
  readonly provider: string
  readonly seo_title: string
}

async function aGame(page: Page, identifiers: readonly string[]): Promise<Game> {
  const filter = { categories: { identifiers, strategy: 'AND' } }
  const answer = await call(page, 'POST', '/api/games_filter', { device: 'desktop', page: 1, page_size: 40, filter })
  // One studio asks players for a nickname first.
  const game = ((await answer.json()) as { data: Game[] }).data.find(({ provider }) => provider !== 'quillfeather')
  if (!game) throw new Error(`no game of ${identifiers.join(' and ')}`)
  return game
}

async function sitDown(page: Page, { title, provider, seo_title }: Game): Promise<FrameLocator> {
  await open(page, `/play/${provider}/${seo_title}`)
  const frame = page.frameLocator(`iframe[title="${words.say('games.page.frame', { title })}"]`)
  await expect(frame.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  return frame
}
