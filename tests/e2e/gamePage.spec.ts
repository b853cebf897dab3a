import type { FrameLocator, Page } from '@playwright/test'
import { emberWyrm, openGame } from './support/game.ts'
import { call, demo, logIn, newPlayer } from './support/players.ts'
import { dialog, expectBalance, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
const frameOf = (title: string) => `iframe[title="${say('games.page.frame', { title })}"]`

interface Game {
  readonly title: string
  readonly provider: string
  readonly seo_title: string
  readonly currencies: Readonly<Record<string, unknown>>
}
const pathOf = (game: Game | undefined) => `/play/${game?.provider}/${game?.seo_title}`

/** The first page of games of a filter. */
async function gamesOf(page: Page, filter: object): Promise<readonly Game[]> {
  const answer = await call(page, 'POST', '/api/games_filter', { page_size: 40, filter })
  return ((await answer.json()) as { data: Game[] }).data
}

/** Finds a game that does not support the currency, on the first page of its studio. */
async function lockedIn(page: Page, currency: string): Promise<Game> {
  const studios = (await (await call(page, 'GET', '/api/games/providers')).json()) as { id: string }[]
  for (const { id } of studios) {
    const found = (await gamesOf(page, { providers: [id] })).find(({ currencies }) => !currencies[currency])
    if (found) return found
  }
  throw new Error(`every game plays in ${currency}`)
}

/** Messages that the page sent to the game: pause, resume. */
const ordersOf = (frame: FrameLocator) =>
  frame.locator('body').evaluate(() => (window as unknown as { heardOrders: string[] }).heardOrders)

test('[SAFE-04] [SAFE-05] after an hour of play the game pauses until the player confirms the reality check', async ({
  page,
}) => {
  await newPlayer(page, 'reality', { cents: 50_00 })
  // The response is faked, because all tests share the platform's clock.
  let isDue = true
  await page.route('**/api/player/reality_check', async (route) => {
    if (!isDue || route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const told = await response.json()
    const sums = [{ currency: 'EUR', rounds: 214, bet_cents: 214_00, win_cents: 201_60 }]
    await route.fulfill({ response, json: { ...told, due_at: told.period.to, sums } })
  })
  await page.addInitScript(() => {
    const heardOrders: string[] = []
    Object.assign(window, { heardOrders })
    addEventListener('message', ({ data }) => data?.source === 'apogee-host' && heardOrders.push(data.type))
  })
  await page.goto(emberWyrm.path)
  const check = dialog(page, say('games.reality.title'))
  await expect(check).toBeVisible()
  await expect(check).toContainText(words.money(201_60))
  await expect(check).toContainText(words.money(12_40))
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  const game = page.frameLocator(frameOf(emberWyrm.title))
  await expect(game.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  expect((await ordersOf(game)).at(-1)).not.toBe('resume')

  await check.getByText(say('games.reality.minutes', { minutes: 15 })).click()
  isDue = false
  await check.getByRole('button', { name: say('games.reality.goOn') }).click()
  await expect(check).toBeHidden()
  expect((await (await call(page, 'GET', '/api/player/reality_check')).json()).interval_minutes).toBe(15)
  if (!isPhone(page)) {
    const shown = (key: string) => page.getByText(say(key), { exact: true }).filter({ visible: true })
    await expect(shown('games.page.session')).toHaveCount(1)
    await expect(shown('games.page.netShort')).toHaveCount(1)
  }
  await expect.poll(async () => (await ordersOf(game)).at(-1)).toBe('resume')
  const { play } = await openGame(page, words)
  expect((await play()).stake_cents).toBeGreaterThan(0)
})

test('[GAME-05] [GAME-06] [SAFE-08] details required by the studio are requested before its game opens, but not before the demo, which is marked as one @desktop', async ({
  page,
}) => {
  // The legally required details are known; only the studio requires the nickname.
  await newPlayer(page, 'fields')
  const slots = { providers: ['quillfeather'], categories: { identifiers: ['slots'] } }
  const [game] = await gamesOf(page, slots)
  const title = game?.title ?? ''
  await open(page, pathOf(game))
  const asked = dialog(page, say('profile.missing.title'))
  await expect(asked).toContainText(say('profile.missing.provider'))
  await expect(page.locator(frameOf(title))).toHaveCount(0)
  await asked.getByRole('button', { name: say('common.actions.close') }).click()
  await page.getByRole('button', { name: say('games.page.toDemo') }).click()
  await expect(page.frameLocator(frameOf(title)).locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })

  // The loading cover has faded out.
  await expect(page.getByRole('progressbar', { name: say('games.page.loading', { title }) })).toHaveCount(0)
  const demo = page.frameLocator(frameOf(title)).locator('.demo')
  await expect(demo).toHaveText('Demo')
  await expect(page.getByText(say('games.page.demoNotice'))).toBeVisible()

  await page.getByText(say('games.page.real'), { exact: true }).filter({ visible: true }).click()
  await asked.getByLabel(say('profile.fields.nickname')).fill('Jo Urney')
  await asked.getByRole('button', { name: say('profile.missing.submit') }).click()
  await expect(page.frameLocator(frameOf(title)).locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
  await expect(demo).toHaveCount(0)
  await expect(asked).toBeHidden()
})

test('[RT-08] [SAFE-05] the game has at least 80 % of the height, all of it on demand, and nothing covers it', async ({
  page,
}) => {
  await logIn(page, demo.player)
  await open(page, emberWyrm.path)
  await openGame(page, words)
  const line = page.getByRole('button', { name: say('games.page.open'), exact: true }).locator('..')
  // A bonus is being wagered: the line shows it next to the time, the session and the net result.
  await expect(line.getByRole('button')).not.toHaveCount(1)
  const share = () =>
    page.locator(frameOf(emberWyrm.title)).evaluate((frame) => {
      const { top, left, right, bottom, height } = frame.getBoundingClientRect()
      // The corners are round on a wide screen.
      const points = [left + 16, (left + right) / 2, right - 16].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y]),
      )
      const covers = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)).filter((top) => top !== frame)
      return { percent: Math.floor((100 * height) / innerHeight), covers: covers.map((cover) => cover?.outerHTML) }
    })
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [768, 1024],
    [1440, 900],
    [1366, 768],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The new layout may arrive a frame after the new size.
    await expect(async () => {
      const { percent, covers } = await share()
      expect(percent, `${width} x ${height}`).toBeGreaterThanOrEqual(80)
      expect(covers, `${width} x ${height}`).toEqual([])
    }).toPass({ timeout: 20_000 })
    await expect(line.getByRole('link', { name: say('games.page.back') })).toBeInViewport()
    // The time, the session and its net result.
    for (const index of [0, 1, 2]) await expect(line.getByRole('definition').nth(index)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 844, height: 390 })
  await line.getByRole('button', { name: say('games.page.open') }).click()
  await page.getByRole('button', { name: say('games.page.hideLine') }).click()
  await expect.poll(async () => (await share()).percent).toBe(100)
  await expect(page.getByRole('link', { name: say('games.page.back') })).toBeInViewport()
  for (const index of [0, 1, 2]) await expect(page.getByRole('definition').nth(index)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: say('games.page.showLine') }).click()
  await expect.poll(async () => (await share()).percent).toBeLessThan(100)
})

test('[RTM-05] [SAFE-05] outside the game the stake counts at once, and what it won only once the reels have stopped @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'shown', { cents: 50_00 })
  const received: number[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"balance#')) received.push(Date.now())
    }),
  )
  await open(page, emberWyrm.path)
  const game = await openGame(page, words, emberWyrm.title, { isMoving: true })
  const figures = page.getByRole('definition')
  await expect(figures).toHaveCount(3)
  await page.evaluate(() => {
    const log: { readonly what: string; readonly at: number }[] = []
    Object.assign(window, { shownLog: log })
    const add = (what: string) => log.push({ what, at: Date.now() })
    addEventListener('message', ({ data }) => data?.source === 'apogee-game' && add(data.type))
    const read = () => ({
      balance: document.querySelector('header')?.textContent,
      net: document.querySelectorAll('dd')[2]?.textContent,
    })
    let before = read()
    const check = () => {
      const now = read()
      if (now.balance !== before.balance) add('balance moved')
      if (now.net !== before.net) add(`net ${now.net}`)
      before = now
    }
    // In a separate task: the page's listener of the same message may run before the one above.
    new MutationObserver(() => setTimeout(check)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const round = await game.play()
  const net = round.win_cents - round.stake_cents
  await expect(figures.nth(2)).toHaveText(`${net > 0 ? '+' : ''}${words.money(net)}`)
  await expectBalance(page, words, round.balance_cents)
  const readLog = () =>
    page.evaluate(() => (window as unknown as { shownLog: { what: string; at: number }[] }).shownLog)
  // A task after the change.
  if (net !== 0) await expect.poll(async () => (await readLog()).map(({ what }) => what)).toContain('balance moved')
  const log = await readLog()
  const names = log.map(({ what }) => what)
  const [started, ended] = [names.indexOf('round-started'), names.indexOf('round-ended')]
  const isMove = (name: string) => name === 'balance moved' || name.startsWith('net ')
  expect(names.slice(started, ended).filter(isMove)).toEqual([`net ${words.money(-round.stake_cents)}`])
  // A win of exactly the stake leaves the balance where it was.
  expect(names.slice(ended).includes('balance moved')).toBe(net !== 0)
  // The platform had sent the new balance while the reels were turning.
  expect(received.filter((at) => at > (log[started]?.at ?? 0))[0]).toBeLessThan(log[ended]?.at ?? 0)
})

test('[MOD-14] the seasonal game is presented once @desktop', async ({ page }) => {
  const season = dialog(page, say('games.special.title'))
  await open(page, '/play/lumenfold/moon-miner-mags')
  await season.getByRole('button', { name: say('games.special.play') }).click()
  await expect(season).toBeHidden()
  await open(page, '/play/lumenfold/moon-miner-mags')
  await openGame(page, words, 'Moon Miner Mags')
  await expect(season).toHaveCount(0)
})

test('[GAME-07] [LOB-09] a game that does not support the currency is locked on its tile and on its page @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'locked', { currency: 'NOK' })
  const locked = await lockedIn(page, 'NOK')
  await open(page, `/producers/${locked.provider}`)
  const tile = page.locator('[data-locked]', { hasText: locked.title })
  await expect(tile).toContainText(say('games.tile.lockedTitle', { currency: 'NOK' }))
  await open(page, pathOf(locked))
  await expect(page.getByRole('alert')).toContainText(
    say('games.page.reasons.currency_unavailable', { currency: 'NOK' }),
  )
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('games.tile.changeCurrency') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a game that opens in another tab shows so here and can be resumed; without money it stays and offers a deposit @desktop', async ({
  page,
  context,
}) => {
  await newPlayer(page, 'elsewhere')
  await open(page, emberWyrm.path)
  const { spin, frame } = await openGame(page, words)
  await spin.click()
  await frame.getByRole('button', { name: words.game('deposit'), exact: true }).click()
  // Only the game shows this message, not the page too.
  await expect(page.getByText(say('games.page.fundsTitle'))).toHaveCount(0)
  await expect(page).toHaveURL(/\/deposit-fast$/)
  await expect(page.locator(frameOf(emberWyrm.title))).toBeVisible()
  await page.goBack()

  const other = await context.newPage()
  await open(other, emberWyrm.path)
  await openGame(other, words)
  await spin.click()
  await expect(page.getByText(say('games.page.titles.session_ended', { title: emberWyrm.title }))).toBeVisible()
  await page.getByRole('button', { name: say('games.page.playHere') }).click()
  await openGame(page, words)
})

test('[CONST-04] [CONST-05] the last card of a row opens a random game @desktop', async ({ page }) => {
  await open(page, '/')
  const card = page
    .getByRole('region', { name: say('games.rows.top'), exact: true })
    .getByRole('listitem')
    .last()
    .getByRole('button')
  await expect(card).toContainText(say('games.cards.random.title'))
  await card.click()
  await page.waitForURL(/\/play\/[^/]+\/[^/]+$/)
})

test('[CONST-18] the banners advance every 10 seconds until they are paused @desktop', async ({ page }) => {
  await page.clock.install()
  await logIn(page, demo.player)
  await open(page, '/')
  const slides = page.getByRole('region', { name: say('games.hero.label') })
  const current = slides.locator('[aria-current=true]')
  const first = await current.getAttribute('aria-label')
  await page.mouse.move(10, 890)
  await page.clock.runFor(9_000)
  await expect(current).toHaveAttribute('aria-label', first ?? '')
  await page.clock.runFor(1_500)
  await expect(current).not.toHaveAttribute('aria-label', first ?? '')
  const second = await current.getAttribute('aria-label')
  await slides
    .getByRole('button', { name: say('games.hero.pause') })
    .first()
    .click()
  await page.mouse.move(10, 890)
  await page.clock.runFor(30_000)
  await expect(current).toHaveAttribute('aria-label', second ?? '')
})

test('a popup that opens before the similar games have loaded leaves their server HTML unchanged', {
  tag: '@desktop',
}, async ({ page }) => {
  // The similar games are out of sight on this screen, so they hydrate only once the page is used.
  await page.setViewportSize({ width: 900, height: 800 })
  await open(page, '/play/lumenfold/moon-miner-mags')
  const similar = page.locator('[data-deferred=similar]')
  await similar
    .locator('a[data-game]')
    .first()
    .evaluate((link) => link.setAttribute('data-drawn', 'by the server'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(similar).toHaveAttribute('data-live', '')
  await expect(similar.locator('a[data-drawn]')).toHaveCount(1)
})
