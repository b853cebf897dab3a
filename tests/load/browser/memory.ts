import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import type { Figure } from '../report.ts'
import { signIn } from './signIn.ts'

const moves = 200
const spinsPerGame = 3
/** A round may win free games, which are played out. */
const maxRoundMs = 120_000
const maxGrowth = 1.3
/** Pages that the frame links to from each other; each round also opens a game from the last and returns from it. */
const route = [
  '/tournaments',
  '/promotions',
  '/rocketplay-vipclub',
  '/live/all',
  '/pokies/all',
  '/',
  '/producers/brasswing',
]
const game = '/play/brasswing/ember-wyrm'

interface Counted {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/**
 * Memory of one tab after 200 moves, with rounds of play between them, in relation to its memory after each page was
 * seen once. Unreachable memory is collected before each measurement.
 */
export async function measureMemory({ server: { url } }: Pick<Bench, 'server'>): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { first, start, end } = await measureTab(browser, url)
    const growth = (name: keyof Counted) => end[name] / start[name]
    const figure = (what: string, name: keyof Counted, unit: (value: number) => string): Figure => ({
      what: `${what} of a tab after ${moves} moves`,
      measured: `${growth(name).toFixed(2)} times the start`,
      must: `at most ${maxGrowth} times`,
      isOk: growth(name) <= maxGrowth,
      note: `from ${unit(start[name])} to ${unit(end[name])}; ${unit(first[name])} on the first page`,
    })
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    return [
      figure('JavaScript memory', 'heap', megabytes),
      figure('DOM nodes', 'nodes', String),
      figure('event listeners', 'listeners', String),
    ]
  } finally {
    await browser.close()
  }
}

async function measureTab(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, url)
  await context.addCookies([{ name: 'consent', value: 'necessary', url }])
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.log(`  the page reports: ${message.text()}`))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const first = await count(page, devtools)
  let moved = await goRound(page)
  const start = await count(page, devtools)
  while (moved < moves) {
    moved += await goRound(page)
    const { heap, nodes, listeners } = await count(page, devtools)
    console.log(`  ${moved} moves: ${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`)
  }
  return { first, start, end: await count(page, devtools) }
}

/** Returns how many moves it was. */
async function goRound(page: Page): Promise<number> {
  for (const path of route) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
    await arrived(page, path)
  }
  await play(page)
  await page.goBack()
  await arrived(page, route.at(-1) ?? '/')
  return route.length + 2
}

async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await page.waitForLoadState('networkidle')
}

async function play(page: Page): Promise<void> {
  await page.locator(`#main a[href^="${game}"]`).first().click()
  const client = page.frameLocator('#main iframe')
  for (let spin = 0; spin < spinsPerGame; spin += 1) {
    await client
      .locator('#game[data-ready]')
      .waitFor({ state: 'attached' })
      .catch(async (cause: unknown) => {
        throw new Error(`the game is not ready: ${await gameState(page)}`, { cause })
      })
    await client.locator('.spin:enabled:not(.busy)').click()
    await client.locator('.spin:enabled:not(.busy)').waitFor({ timeout: maxRoundMs })
  }
}

/** Where the page is, what covers it, and how far its frame has loaded: the reason why a game did not become ready. */
const gameState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent.slice(0, 200)
    const frames = [...document.querySelectorAll('iframe')].map(({ src, contentDocument: inside }) => ({
      src,
      url: inside?.URL,
      state: inside?.readyState,
      game: { ...inside?.querySelector<HTMLElement>('#game')?.dataset },
      text: textOf(inside?.querySelector('main')),
    }))
    const alert = textOf(document.querySelector('#main [role=alert]'))
    const dialogs = [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.ariaLabel)
    return JSON.stringify({ path: location.pathname, alert, dialogs, frames })
  })

async function count(page: Page, devtools: CDPSession): Promise<Counted> {
  // The page releases the pictures of pages that were left when it is idle (`releasePictures.ts`).
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}
