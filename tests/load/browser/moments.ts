import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds, unmeasured } from '../report.ts'
import { floorFrames, frameTimes, minFrames, type Scene, slowdown } from './frames.ts'
import { addressOf } from './games.ts'
import { answered, flightScene, skyScene } from './newsScenes.ts'
import { signInCookie } from './wheel.ts'

const runs = 3
/** A slot pays about every fourth time. */
const maxSpins = 40
const slot = 'a[data-game="brasswing/EmberWyrm"]'
const sheet = 'dialog[open]'

const games = (filter: Parameters<typeof addressOf>[1]) => async (url: string) => ({
  url,
  path: (await addressOf(url, filter)).path,
  ready: '#game[data-ready]',
})

/** Each moment of the product: the element that moves, and what starts it. */
const moments: Readonly<Record<string, (url: string) => Scene | Promise<Scene>>> = {
  'the reels of a tile': (url) => ({
    of: 'dialog [data-reels]',
    at: { url, path: '/', cookie: answered },
    play: async (page) => {
      await openSheet(page)
      await page.locator('dialog [data-reels]').waitFor({ timeout: 60_000 })
      await page.waitForTimeout(2_400)
    },
  }),
  'the title that flies to the reels': (url) => ({
    of: 'iframe ~ img',
    at: { url, path: '/', cookie: answered },
    play: async (page) => {
      await openSheet(page)
      await page.locator(sheet).getByRole('button', { name: 'Demo', exact: true }).tap()
      await page.frameLocator('iframe').locator('#game[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })
      // Longer than its flight, which begins after the game is ready.
      await page.waitForTimeout(3_000)
    },
  }),
  'the ship in flight': async (url) => ({
    of: '.spin.live',
    at: await games({ categories: { identifiers: ['crash'] } })(url),
    play: async (page) => {
      // A flight may end at once.
      for (let flight = 0; flight < 3; flight += 1) {
        await page.locator('.spin:not(.busy)').tap()
        await page.waitForTimeout(3_000)
        const inFlight = page.locator('.spin.live')
        // It may end under the finger.
        if (await inFlight.isVisible()) await inFlight.tap({ timeout: 5_000 }).catch(() => undefined)
      }
    },
  }),
  'the ball on the wheel': async (url) => ({
    of: '.spinning',
    at: await games({ providers: ['velvet-owl'], title: 'Velvet Roulette' })(url),
    play: async (page) => {
      await page.locator('.cloth').tap()
      await page.locator('.spin').tap()
      await page.locator('.spinning').waitFor({ state: 'attached' })
      await page.waitForTimeout(4_000)
    },
  }),
  'tiles that turn over': async (url) => ({
    of: '#game[data-ready]',
    at: await games({ categories: { identifiers: ['mines'] } })(url),
    play: async (page) => {
      await page.locator('.spin').tap()
      for (const tile of [0, 6, 12]) {
        // A mine ends the round: the taps after it do nothing.
        await page.getByRole('gridcell').nth(tile).tap({ force: true })
        await page.waitForTimeout(600)
      }
    },
  }),
  'a receipt from its opening': (url) => receiptScene(url, '[role=dialog] g[data-part]'),
  'the seal of a receipt that breaks': (url) => receiptScene(url, broken),
  'a withdrawal that launches, orbits and lands': flightScene,
  'the sky before a jackpot that has to drop, 1440 x 900': skyScene,
}

/** The mark under a broken seal. */
const broken = '[role=dialog] g[data-part] > circle'

async function receiptScene(url: string, of: string): Promise<Scene> {
  return {
    of,
    at: { url, path: '/play/brasswing/ember-wyrm', cookie: `${await signInCookie(url)}; ${answered}` },
    play: async (page) => {
      const game = page.frameLocator('iframe')
      await game.locator('#game[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })
      const receipt = page.getByRole('button', { name: 'Receipt of this round' })
      // Only a win has one.
      for (let spin = 0; spin < maxSpins && !(await receipt.isVisible()); spin += 1) {
        await game.locator('.spin:not(.busy)').tap()
        await page.waitForTimeout(4_000)
      }
      await receipt.tap()
      await page.locator(broken).waitFor({ state: 'attached', timeout: 60_000 })
      await page.waitForTimeout(1_000)
    },
  }
}

async function openSheet(page: Page): Promise<void> {
  await page.locator(slot).first().tap()
  await page.locator(sheet).waitFor()
}

/**
 * Frames a second of each moment on a slow phone, against one rotating element alone in the same run. A moment that fails
 * is reported and leaves the others.
 */
export async function measureMoments({ server: { url } }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const [name, sceneOf] of Object.entries(moments)) {
      try {
        figures.push(await figureOf(browser, name, await sceneOf(url)))
      } catch (error) {
        console.error(`  ${name}:`, error)
        figures.push({
          ...titleOf(name),
          measured: unmeasured,
          must: '',
          isOk: false,
          note: String(error).split('\n')[0] ?? '',
        })
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}

const titleOf = (name: string) => ({ what: `${name}, CPU ${slowdown} times slower` })

async function figureOf(browser: Browser, name: string, scene: Scene): Promise<Figure> {
  const floor = await floorFrames(browser)
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(smoothnessOf(await frameTimes(browser, scene)))
  const rate = median(all.map((each) => each.rate))
  const min = minFrames(floor)
  console.log(`  ${name}: ${rate.toFixed(0)} frames a second, floor ${floor.join(' ')}`)
  return {
    ...titleOf(name),
    measured: `${rate.toFixed(0)} frames a second`,
    must: `at least ${min.toFixed(0)}`,
    isOk: rate >= min,
    note: `median of ${runs}; longest frame ${milliseconds(median(all.map((each) => each.longestMs)))}; one element that turns: ${floor.join(' ')}`,
  }
}

/** A longer gap is a pause between two motions. */
const maxGapMs = 500

function smoothnessOf(times: readonly number[]): { readonly rate: number; readonly longestMs: number } {
  const gaps = times.slice(1).flatMap((time, at) => {
    const gap = time - (times[at] ?? time)
    return gap > maxGapMs ? [] : [gap]
  })
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { rate: (gaps.length * 1000) / total, longestMs: Math.max(...gaps) }
}
