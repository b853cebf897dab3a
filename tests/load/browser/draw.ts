import { chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median } from '../report.ts'
import { floorFrames, framesOf, minFrames, slowdown } from './frames.ts'

/** Long enough for the quick small prizes and the first long rolls. */
const watchedMs = 20_000

/** Smoothness of a lottery draw on a slow phone. */
export async function measureDraw({ server: { url } }: Bench): Promise<Figure[]> {
  const path = `/lottery/${await drawnLottery(url)}`
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const floor = await floorFrames(browser)
    const stage = 'section[aria-label="The draw"]'
    const frames = await framesOf(browser, {
      of: stage,
      at: { url, path },
      play: async (page) => {
        // The cookie banner may cover it.
        await page.getByRole('button', { name: 'Watch the draw again' }).dispatchEvent('click')
        await page.locator(stage).waitFor()
        await page.waitForTimeout(watchedMs)
      },
    })
    const min = minFrames(floor)
    return [
      {
        what: `the draw of a lottery on a phone, CPU ${slowdown} times slower`,
        measured: `${median(frames).toFixed(0)} frames a second`,
        must: `at min ${min.toFixed(0)}`,
        isOk: frames.length > 1 && median(frames) >= min,
        note: `second by second: ${frames.join(' ')}; one element that turns: ${floor.join(' ')}`,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function drawnLottery(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/lotteries`)
  const lotteries = (await answer.json()) as { frontend_identifier: string; finished_at: string | null }[]
  const drawn = lotteries.find(({ finished_at: at }) => at !== null)
  if (!drawn) throw new Error('no lottery has been drawn')
  return drawn.frontend_identifier
}
