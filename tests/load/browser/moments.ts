import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'
import { floorFrames, frameTimes, minFrames, slowdown } from './frames.ts'
import { addressOf } from './games.ts'
import { signInCookie } from './wheel.ts'

const runs = 3
/** A slot pays about every fourth time. */
const maxSpins = 40

type Scene = Parameters<typeof frameTimes>[1]

/** Each moment of the product: the element that moves, and what starts it. */
async function momentsOf(url: string): Promise<Readonly<Record<string, Scene>>> {
  const cookie = await signInCookie(url)
  const games = (filter: Parameters<typeof addressOf>[1]) => addressOf(url, filter)
  const [crash, roulette, mines] = [
    await games({ categories: { identifiers: ['crash'] } }),
    await games({ providers: ['velvet-owl'], title: 'Velvet Roulette' }),
    await games({ categories: { identifiers: ['mines'] } }),
  ]
  const game = (path: string) => ({ url, path, ready: '#game[data-ready]' })
  const sheet = 'dialog[open]'
  const openSheet = async (page: Page) => {
    await page.locator('#main a[data-game]').first().tap()
    await page.locator(sheet).waitFor()
  }
  return {
    'the reels of a tile': {
      of: 'dialog [data-reels]',
      at: { url, path: '/' },
      play: async (page) => {
        await openSheet(page)
        await page.locator('dialog [data-reels]').waitFor({ timeout: 60_000 })
        await page.waitForTimeout(2_400)
      },
    },
    'the title that flies to the reels': {
      of: 'iframe ~ img',
      at: { url, path: '/' },
      play: async (page) => {
        await openSheet(page)
        await page.locator(sheet).getByRole('button', { name: 'Demo' }).tap()
        await page.locator('iframe ~ img').waitFor({ state: 'attached', timeout: 60_000 })
        await page.locator('iframe ~ img').waitFor({ state: 'detached' })
      },
    },
    'the ship in flight': {
      of: '.spin.live',
      at: game(crash.path),
      play: async (page) => {
        // A flight may end at once.
        for (let flight = 0; flight < 3; flight += 1) {
          await page.locator('.spin:not(.busy)').tap()
          await page.waitForTimeout(2_500)
        }
      },
    },
    'the ball on the wheel': {
      of: '.spinning',
      at: game(roulette.path),
      play: async (page) => {
        await page.locator('.cloth').tap()
        await page.locator('.spin').tap()
        await page.locator('.spinning').waitFor({ state: 'attached' })
        await page.waitForTimeout(4_000)
      },
    },
    'tiles that turn over': {
      of: '#game[data-ready]',
      at: game(mines.path),
      play: async (page) => {
        await page.locator('.spin').tap()
        for (const tile of [0, 6, 12]) {
          // A mine ends the round: the taps after it do nothing.
          await page.getByRole('gridcell').nth(tile).tap({ force: true })
          await page.waitForTimeout(600)
        }
      },
    },
    'the seal of a receipt that breaks': {
      of: '[role=dialog] g[data-part]',
      at: { url, path: '/play/brasswing/ember-wyrm', cookie },
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
        await page.locator('[role=dialog] g[data-part] > circle').waitFor({ state: 'attached', timeout: 60_000 })
        await page.waitForTimeout(1_000)
      },
    },
  }
}

/** Frames a second of each moment on a slow phone, against one rotating element alone in the same run. */
export async function measureMoments({ server: { url } }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const [name, scene] of Object.entries(await momentsOf(url))) figures.push(await figureOf(browser, name, scene))
    return figures
  } finally {
    await browser.close()
  }
}

async function figureOf(browser: Browser, name: string, scene: Scene): Promise<Figure> {
  const floor = await floorFrames(browser)
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(smoothnessOf(await frameTimes(browser, scene)))
  const rate = median(all.map((each) => each.rate))
  const min = minFrames(floor)
  console.log(`  ${name}: ${rate.toFixed(0)} frames a second, floor ${floor.join(' ')}`)
  return {
    what: `${name}, CPU ${slowdown} times slower`,
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
