import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'

const runs = 5
const slowdown = 4
const maxMs = 100

/** Pairs of a page and the link to follow on it. */
const changes = [
  ['/', '/categories/new'],
  ['/categories/new', '/'],
  ['/', '/producers/brasswing'],
  ['/', '/terms-and-conditions'],
  ['/terms-and-conditions', '/privacy-policy'],
] as const

/** Time from pressing a hovered link to the first frame of the next page, with a four times slower processor. */
export async function measureRouteChange({ server }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const found: { readonly way: string; readonly all: readonly number[] }[] = []
    for (const [from, to] of changes) {
      const all: number[] = []
      for (let run = 0; run < runs; run += 1) all.push(await follow(browser, server.url, from, to))
      console.log(`  ${from} -> ${to}: ${all.map((ms) => ms.toFixed(0)).join(' ')} ms`)
      found.push({ way: `${from} to ${to}`, all })
    }
    const worst = found.toSorted((a, b) => median(b.all) - median(a.all))[0]!
    const slowest = median(worst.all)
    return [
      {
        what: `route change on a hovered link, CPU ${slowdown} times slower`,
        measured: `${milliseconds(median(found.flatMap(({ all }) => all)))}, the slowest ${milliseconds(slowest)}`,
        must: `at most ${milliseconds(maxMs)}`,
        isOk: slowest <= maxMs,
        note: `median of ${runs} of ${found.length} changes; the slowest is ${worst.way}`,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function follow(browser: Browser, url: string, from: string, to: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    // Answers the cookie notice, which would otherwise appear over the link.
    await context.addCookies([{ name: 'consent', value: 'necessary', url }])
    const page = await context.newPage()
    await page.goto(url + from, { waitUntil: 'networkidle' })
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const link = await linkTo(page, to)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const isQuiet = quietness(page)
    // Lazy content that loads near the screen would move the link away from the pointer.
    await link.scrollIntoViewIfNeeded()
    await isQuiet()
    await link.hover()
    await isQuiet()
    await isAtRest(page)
    await watch(page)
    if (!(await link.evaluate((element) => element.matches(':hover'))))
      throw new Error(`${to} is no longer under the pointer`)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => 'changedAfterMs' in window)
    return await page.evaluate(() => (window as unknown as { changedAfterMs: number }).changedAfterMs)
  } finally {
    await context.close()
  }
}

async function linkTo(page: Page, path: string): Promise<Locator> {
  const links = page.locator(`a[href="${path}"]`)
  // The first visible link: the same page may also be linked from a closed menu.
  for (const link of await links.all()) if (await link.isVisible()) return link
  throw new Error(`${page.url()} has no visible link to ${path}`)
}

/** The returned function resolves once there has been no request for 1.5 s, so that all prefetches have ended. */
function quietness(page: Page): () => Promise<void> {
  let open = 0
  let last = Date.now()
  const note = (by: number) => () => {
    open += by
    last = Date.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return async () => {
    last = Date.now()
    while (open > 0 || Date.now() - last < 1500) await page.waitForTimeout(100)
  }
}

/** Waits until the prefetched data has been parsed. */
const isAtRest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))

declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> }

/** Measures in the page from now on: from the press to the frame after the heading has changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('#main h1')?.textContent ?? ''
    const before = heading()
    const onPress = (press: Event) => {
      const look = () => {
        if (heading() === before || heading() === '') return requestAnimationFrame(look)
        // The next task of the highest priority runs after the frame has been handed over.
        const painted = () => Object.assign(window, { changedAfterMs: performance.now() - press.timeStamp })
        return void scheduler.postTask(painted, { priority: 'user-blocking' })
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', onPress, { capture: true, once: true })
  })
}
