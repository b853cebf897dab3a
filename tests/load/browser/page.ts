import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { firstLoadLimit, firstLoads } from '../../../apps/web/delivery/firstLoads.ts'
import { findChromium } from '../../e2e/support/chromium.ts'
import { guestPages } from '../../e2e/support/guestPages.ts'
import type { Bench } from '../part.ts'
import { type Figure, kilobytes } from '../report.ts'
import { signIn } from './signIn.ts'

/** Every route that guests can see, and the 404 page. */
const publicPages = [...new Set(Object.values(guestPages).flat())]
const tilesShown = 40
const desktop = { width: 1440, height: 900 }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const limits = { script: 147_000, stylesheet: 25_000, page: 800_000 }

/** Pages whose scripts are counted until the page is idle, and the limits. */
const idlePages = ['/', '/pokies/all']
const idleLimits = { bytes: 175_000, files: 45, small: 6 }
const smallBytes = 2_000
/** Parts that load when the page is idle wait for a second without input. */
const quietMs = 3_000

/** Transfer of a guest's first visit to the lobby at 1440 x 900, before and after 40 tiles are on the screen. */
export async function measurePage({ server }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await drawFirst(browser, server.url)
    const page = await browser.newPage({ viewport: desktop })
    const seen = new Map<string, string>()
    page.on('requestfinished', (request) => seen.set(request.url(), request.resourceType()))
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    const first = new Map(seen)
    const tiles = await scrollToTiles(page, seen)
    await page.waitForLoadState('networkidle')
    const weights = new Map(
      await Promise.all([...seen.keys()].map(async (url) => [url, await gzipWeight(url)] as const)),
    )
    const sum = (urls: Iterable<string>) => [...urls].reduce((total, url) => total + (weights.get(url) ?? 0), 0)
    const ofType = (type: string) => sum([...first].filter(([, each]) => each === type).map(([url]) => url))
    const script = ofType('script')
    const stylesheet = ofType('stylesheet')
    const all = sum(seen.keys())
    const note = `gzip, ${first.size} requests`
    return [
      ...(await measureRoutes(browser, server.url)),
      ...largestFirstLoads(),
      ...(await measureUntilIdle(browser, server.url, false)),
      ...(await measureUntilIdle(browser, server.url, true)),
      {
        what: 'JavaScript for / including what loads when idle',
        measured: kilobytes(script),
        must: 'for the record',
        isOk: true,
        note,
      },
      figure('CSS for /', stylesheet, limits.stylesheet, 'gzip'),
      {
        ...figure(`whole page with ${tiles} tiles`, all, limits.page, `gzip, ${seen.size} requests`),
        isOk: all <= limits.page && tiles >= tilesShown,
      },
    ]
  } finally {
    await browser.close()
  }
}

/**
 * First-load JavaScript of a page: the scripts in its HTML with all their static imports, and the scripts requested
 * before hydration (for example a listing's page). Scripts that load for a popup, on a press or when idle do not count.
 */
async function measureRoutes(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of publicPages) {
    const scripts = await scriptsOf(browser, url, path)
    const bytes = await Promise.all([...scripts].map((script) => gzipWeight(url + script)))
    const sum = bytes.reduce((total, each) => total + each, 0)
    figures.push(figure(`JavaScript for ${path}, guest`, sum, limits.script, `gzip, ${scripts.size} files`))
  }
  return figures
}

/** The largest of all pages, those included whose addresses contain dates or are for players. */
function largestFirstLoads(): Figure[] {
  const all = firstLoads(fileURLToPath(new URL('../../../apps/web/dist/current', import.meta.url)))
  return [...Map.groupBy(all, ({ page }) => firstLoadLimit(page))].map(([limit, [largest]]) =>
    figure(`largest first load, ${largest?.page}`, largest?.bytes ?? 0, limit, 'gzip, by the source maps of the build'),
  )
}

/** Scripts that a phone loads until the page is idle, without a press. */
async function measureUntilIdle(browser: Browser, url: string, isPlayer: boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of idlePages) {
    const scripts = await scriptsUntilIdle(browser, url, path, isPlayer)
    const bytes = await Promise.all(scripts.map(gzipWeight))
    const sum = bytes.reduce((total, each) => total + each, 0)
    const small = bytes.filter((each) => each < smallBytes).length
    figures.push({
      what: `JavaScript for ${path} until idle, ${isPlayer ? 'player' : 'guest'}`,
      measured: `${kilobytes(sum)} in ${scripts.length} files, ${small} under ${kilobytes(smallBytes)}`,
      must: isPlayer
        ? 'for the record'
        : `at most ${kilobytes(idleLimits.bytes)}, ${idleLimits.files} and ${idleLimits.small}`,
      isOk:
        isPlayer ||
        (sum <= idleLimits.bytes && scripts.length <= idleLimits.files && small <= idleLimits.small && sum > 0),
      note: 'gzip, 390 x 844, no press',
    })
  }
  return figures
}

async function scriptsUntilIdle(browser: Browser, url: string, path: string, isPlayer: boolean): Promise<string[]> {
  const context = await browser.newContext(phone)
  try {
    if (isPlayer) await signIn(context, url)
    const page = await context.newPage()
    const scripts = new Set<string>()
    let last = Date.now()
    page.on('request', (request) => {
      last = Date.now()
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const until = Date.now() + 10 * quietMs
    while (Date.now() - last < quietMs && Date.now() < until) await page.waitForTimeout(100)
    return [...scripts]
  } finally {
    await context.close()
  }
}

/** Paths of the scripts in a page's first load. */
export async function scriptsOf(browser: Browser, url: string, path: string): Promise<Set<string>> {
  const html = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!)
  return importedBy([...named, ...(await askedFor(browser, url + path))], url)
}

/** Paths of the scripts that a page requests until it is hydrated. */
async function askedFor(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('takeover').length > 0)
    return await page.evaluate(() => {
      const takenOverAt = performance.getEntriesByName('takeover')[0]!.startTime
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < takenOverAt && name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname)
    })
  } finally {
    await page.close()
  }
}

/** Scripts and their static imports, as paths. */
async function importedBy(paths: readonly string[], url: string): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const source = await (await fetch(url + path)).text()
    const imports = source.matchAll(/\b(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g)
    waiting.push(...[...imports].map((match) => `/assets/${match[1]}`))
  }
  return found
}

const figure = (what: string, bytes: number, must: number, note: string): Figure => ({
  what,
  measured: kilobytes(bytes),
  must: `at most ${kilobytes(must)}`,
  isOk: bytes > 0 && bytes <= must,
  note,
})

/** A warm-up visit: a picture that is not drawn yet is requested several times. */
async function drawFirst(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: desktop })
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  await scrollToTiles(page, new Map())
  await page.close()
}

// Rows below the fold load their tiles when they approach the screen: scrolls until 40 are loaded.
async function scrollToTiles(page: Page, seen: Map<string, string>): Promise<number> {
  const count = () => [...seen.keys()].filter((url) => url.includes('/media/tile/')).length
  for (let step = 0; step < 30 && count() < tilesShown; step += 1) {
    await page.mouse.wheel(0, 300)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(150)
  }
  // A row loads only the tiles that fit the screen; the rest loads when the row is scrolled.
  const rows = page.locator('#main ul:has(a[data-game])')
  for (let row = 0; row < (await rows.count()) && count() < tilesShown; row += 1) {
    await rows.nth(row).scrollIntoViewIfNeeded()
    await rows.nth(row).evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(150)
  }
  return count()
}

/** Bytes of the body with gzip; pictures are sent as they are. */
export function gzipWeight(url: string): Promise<number> {
  if (!url.startsWith('http')) return Promise.resolve(0)
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      answer.on('end', () => resolve(bytes))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
