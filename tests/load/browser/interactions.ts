import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds, quantile } from '../report.ts'
import { addressOf } from './games.ts'
import { signIn } from './signIn.ts'

const slowdown = 4
const maxMs = 150
/** Event Timing reports no interaction that was painted sooner. */
const unreportedMs = 16
const floorPresses = 20

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

type Act = (page: Page) => Promise<void>

/** The actions of a visitor on a page, in order. */
interface Visit {
  readonly path: string | ((url: string) => Promise<string>)
  readonly device: typeof phone | typeof desktop
  readonly isPlayer?: boolean
  readonly acts: Readonly<Record<string, Act>>
}

const press =
  (role: 'button' | 'link', name: string | RegExp, within = 'body'): Act =>
  (page) =>
    page.locator(within).last().getByRole(role, { name, exact: true }).first().click()
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name)
const dialog = '[role=dialog]:not([inert]),dialog[open]'
const opened =
  (act: Act): Act =>
  async (page) => {
    await act(page)
    await page.locator(dialog).first().waitFor()
  }
const closed: Act = async (page) => {
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
}
const gameReady: Act = (page) => page.locator('#game[data-ready]').waitFor({ state: 'attached' })
const play = (page: Page) => page.locator('.spin')

const visits: readonly Visit[] = [
  {
    path: '/',
    device: phone,
    acts: {
      'answer the cookie notice': press('button', 'Necessary only'),
      'next banner': press('button', /^3 of \d+$/),
      'open the search': opened(press('button', /^Search games/)),
      'type a first letter': key('d'),
      'type a second letter': key('r'),
      'type a third letter': key('a'),
      'clear the search': press('button', 'Clear', dialog),
      'close the search': closed,
      'open the menu': opened(press('button', 'Menu')),
      'open the languages': press('button', 'English', dialog),
      'close the languages': (page) => page.keyboard.press('Escape'),
      'close the menu': closed,
      'open the log-in': opened(press('link', 'Log in')),
      'type in the log-in': key('v'),
      'close the log-in': closed,
      'open the sign-up': opened(press('link', 'Sign up')),
      'close the sign-up': closed,
      'tap a game': opened((page) => page.locator('#main a[data-game]').first().tap()),
      'close its sheet': press('button', 'Close', dialog),
      'close the promo line': press('button', 'Close'),
    },
  },
  {
    path: '/categories/all',
    device: phone,
    acts: {
      'open the filters': opened(press('button', /^Filters/)),
      'choose a filter': press('button', /^Jackpot/, dialog),
      'choose a studio': press('button', /^Brasswing/, dialog),
      'show the games': press('button', /^Show .* games?$/, dialog),
      'remove a filter': press('button', /^Remove filter/),
      'follow the bottom bar': (page) => page.locator('[data-bottom-bar] a').first().click(),
    },
  },
  {
    path: '/tournaments',
    device: phone,
    acts: {
      'unfold how it works': (page) => page.locator('#main summary').first().click(),
      'follow a tab': (page) => page.locator('#main a[href="/tournaments/all"]').first().click(),
    },
  },
  {
    path: '/',
    device: desktop,
    isPlayer: true,
    acts: {
      'open the account menu': press('button', /^Balance/),
      'close the account menu': key('Escape'),
      'open the notifications': press('button', /^Notifications/),
      'close the notifications': key('Escape'),
      'open the cashbox': opened((page) => page.locator('header a[href="/deposit"]').click()),
      'close the cashbox': closed,
      'add a favourite': async (page) => {
        await page.locator('#main a[data-game]').first().hover()
        await page
          .getByRole('button', { name: /^(?:Add|Remove) .* favourites$/ })
          .first()
          .click()
      },
      'collapse the rail': press('button', 'Collapse menu'),
      'follow the rail': (page) => page.locator('nav a[href="/tournaments"]').first().click(),
    },
  },
  {
    path: async (url) => (await addressOf(url, { providers: ['brasswing'], title: 'Ember Wyrm' })).path,
    device: phone,
    acts: { spin: (page) => play(page).click() },
  },
  {
    path: async (url) => (await addressOf(url, { categories: { identifiers: ['mines'] } })).path,
    device: phone,
    acts: {
      'start a round of mines': (page) => play(page).click(),
      'reveal a tile': (page) =>
        page
          .getByRole('gridcell', { name: /face down/ })
          .first()
          .click(),
      // After a mine there is nothing to cash out, and the same button starts the next round.
      'cash out': (page) => play(page).click(),
    },
  },
]

interface Measured {
  readonly name: string
  readonly ms: number
}

/** Time from an input to the next paint, with a four times slower processor; the floor is a page with one button. */
export async function measureInteractions({ server: { url } }: Pick<Bench, 'server'>): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const all: Measured[] = []
    const floor = await measureFloor(browser, url)
    for (const visit of visits) all.push(...(await measureVisit(browser, url, visit)))
    for (const { name, ms } of all.toSorted((a, b) => b.ms - a.ms))
      console.log(`  ${milliseconds(ms).padStart(8)} ${name}`)
    const p95 = quantile(
      all.map(({ ms }) => ms),
      0.95,
    )
    return [
      {
        what: `interaction to next paint, CPU ${slowdown} times slower`,
        measured: `${milliseconds(p95)} at p95, median ${milliseconds(median(all.map(({ ms }) => ms)))}`,
        must: `at most ${milliseconds(maxMs)}`,
        isOk: p95 <= maxMs,
        note: `${all.length} interactions; a page with one button takes ${milliseconds(floor)} at p95`,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function measureVisit(browser: Browser, url: string, visit: Visit): Promise<Measured[]> {
  const { path, device, isPlayer = false, acts } = visit
  const context = await browser.newContext(device)
  try {
    if (isPlayer) await signIn(context, url)
    const address = typeof path === 'string' ? path : await path(url)
    // The notice would cover what the visit presses, unless it answers it.
    if (!('answer the cookie notice' in acts)) await context.addCookies([{ name: 'consent', value: 'necessary', url }])
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(url + address, { waitUntil: 'networkidle' })
    if (typeof path === 'string') await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    else await gameReady(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const all: Measured[] = []
    for (const [name, act] of Object.entries(acts)) {
      await isAtRest(page)
      await page.evaluate(() => Object.assign(window, { slowestMs: 0 }))
      await act(page).catch((error: unknown) => {
        throw new Error(`"${name}" on ${address} is not possible`, { cause: error })
      })
      await isAtRest(page)
      const ms = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs)
      all.push({ name, ms: Math.max(ms, unreportedMs) })
    }
    return all
  } finally {
    await context.close()
  }
}

/** The same measurement of a page whose only button changes one text. */
async function measureFloor(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(`${url}/healthz`)
    await page.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0</button>')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const all: number[] = []
    for (let index = 0; index < floorPresses; index += 1) {
      await page.evaluate(() => Object.assign(window, { slowestMs: 0 }))
      await page.locator('button').click()
      await isAtRest(page)
      all.push(
        Math.max(unreportedMs, await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs)),
      )
    }
    return quantile(all, 0.95)
  } finally {
    await context.close()
  }
}

/** Runs in the page: keeps the time of its slowest interaction. */
function watch(): void {
  new PerformanceObserver((list) => {
    const known = window as unknown as { slowestMs?: number }
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) known.slowestMs = Math.max(known.slowestMs ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Waits until what an interaction has started is over: requests, and the entries of its events. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const whenFree = (run: () => void) => requestIdleCallback(run, { timeout: 1_000 })
        whenFree(() => setTimeout(() => whenFree(done), 400))
      }),
  )
}
