import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, kilobytes, median, milliseconds } from '../report.ts'
import { signIn } from './signIn.ts'

const slowdown = 4
const runs = 3
const limits = { client: 350_000, firstFrameMs: 1500 }

interface Filter {
  readonly title?: string
  readonly providers?: readonly string[]
  readonly categories?: { readonly identifiers: readonly string[]; readonly strategy?: 'AND' }
}

/** One game for each engine. */
const games: Readonly<Record<string, Filter>> = {
  lines: { providers: ['brasswing'], title: 'Ember Wyrm' },
  ways: { providers: ['tiny-comet'], title: 'Peach Thunder' },
  hold: { providers: ['saltpeter'], title: 'Rattlesnake Payday' },
  roulette: { providers: ['velvet-owl'], title: 'Velvet Roulette' },
  blackjack: { providers: ['velvet-owl'], title: 'Eclipse Blackjack' },
  crash: { categories: { identifiers: ['crash'] } },
  plinko: { categories: { identifiers: ['plinko'] } },
  mines: { categories: { identifiers: ['mines'] } },
  'live roulette': { categories: { identifiers: ['live', 'roulette'], strategy: 'AND' } },
  'money wheel': { categories: { identifiers: ['game-shows'] } },
}

interface Listed {
  readonly identifier: string
  readonly currencies: Readonly<Record<string, { readonly id: number }>>
}

/** Each engine's client on a phone: its size, and the time to its first frame with a four times slower CPU. */
export async function measureGames({ server }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const figures: Figure[] = []
    for (const [engine, filter] of Object.entries(games)) {
      const address = await addressOf(server.url, filter)
      const all: Opened[] = []
      // The first run is not measured: the server draws the game's pictures.
      for (let run = -1; run < runs; run += 1) {
        const opened = await open(browser, address)
        if (run >= 0) all.push(opened)
      }
      console.log(
        `  ${engine}: ${all.map(({ drawnMs, readyMs }) => `${drawnMs.toFixed(0)}/${readyMs.toFixed(0)}`).join(' ')} ms`,
      )
      const weights = await Promise.all((all[0] as Opened).files.map(weightOf))
      const weight = weights.reduce((sum, bytes) => sum + bytes, 0)
      const drawn = median(all.map(({ drawnMs }) => drawnMs))
      const ready = median(all.map(({ readyMs }) => readyMs))
      figures.push(
        {
          what: `${engine}: first frame, CPU ${slowdown} times slower`,
          measured: milliseconds(drawn),
          must: `at most ${milliseconds(limits.firstFrameMs)}`,
          isOk: drawn <= limits.firstFrameMs,
          note: `390 x 844, median of ${runs}; playable after ${milliseconds(ready)}`,
        },
        {
          what: `${engine}: client`,
          measured: kilobytes(weight),
          must: `at most ${kilobytes(limits.client)}`,
          isOk: weight > 0 && weight <= limits.client,
          note: `scripts, styles and fonts, gzip, ${weights.length} files`,
        },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Size with gzip; fonts count as they are, because their format is compressed. */
async function weightOf(url: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  return url.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length
}

interface Address {
  readonly origin: string
  readonly path: string
  readonly isDemo: boolean
}

export async function addressOf(origin: string, filter: Filter): Promise<Address> {
  const body = JSON.stringify({ page: 1, page_size: 1, filter })
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin }
  const answer = await fetch(`${origin}/api/games_filter`, { method: 'POST', headers, body })
  const [game] = ((await answer.json()) as { data: readonly Listed[] }).data
  // Live tables have no demo.
  const isDemo = Boolean(game?.currencies['FUN'])
  const entry = game?.currencies[isDemo ? 'FUN' : 'EUR']
  if (!game || !entry) throw new Error(`no game to open of ${JSON.stringify(filter)}`)
  return { origin, path: `/games/${game.identifier}/${entry.id}?locale=en`, isDemo }
}

interface Opened {
  readonly drawnMs: number
  readonly readyMs: number
  /** Addresses of the client's files. */
  readonly files: readonly string[]
}

async function open(browser: Browser, url: Address): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    return await openIn(context, url)
  } finally {
    await context.close()
  }
}

async function openIn(context: BrowserContext, url: Address): Promise<Opened> {
  if (!url.isDemo) await signIn(context, url.origin)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url.origin + url.path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => ['game-drawn', 'game-ready'].every((name) => performance.getEntriesByName(name).length > 0),
    undefined,
    // A long interval, because polling slows down the page that is measured.
    { timeout: 60_000, polling: 500 },
  )
  return page.evaluate(() => ({
    drawnMs: performance.getEntriesByName('game-drawn')[0]!.startTime,
    readyMs: performance.getEntriesByName('game-ready')[0]!.startTime,
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/studio\/assets\/.+\.(js|css|woff2)$/.test(name)),
  }))
}

/** Runs in the game's page: marks the first frame that shows the engine, and when the game can be played. */
function watch(): void {
  const frameOf = 'backdrop hud toast'.split(' ')
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name)
  }
  new MutationObserver(() => {
    const game = document.getElementById('game')
    const own = [...(game?.children ?? [])].some(({ classList }) => !frameOf.some((name) => classList.contains(name)))
    if (own) requestAnimationFrame(() => setTimeout(() => mark('game-drawn')))
    if (game?.dataset['ready']) mark('game-ready')
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ready'] })
}
