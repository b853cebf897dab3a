import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../e2e/support/chromium.ts'
import type { Bench } from './bench.ts'
import { type Figure, median } from './report.ts'

const runs = 5
const musts = { performance: 90, accessibility: 100, 'best-practices': 100 } as const
const mostShift = 0.02

/** Lighthouse as it comes: its mobile device, its simulated slow 4G and processor. Medians of five runs. */
export async function measureLighthouse({ server }: Bench): Promise<Figure[]> {
  const results: { scores: Record<string, number>; shift: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
      logLevel: 'silent',
    })
    try {
      const result = await lighthouse(`${server.url}/`, {
        port: chrome.port,
        onlyCategories: Object.keys(musts),
        logLevel: 'silent',
      })
      if (!result) throw new Error('Lighthouse gave no result')
      const { categories, audits } = result.lhr
      results.push({
        scores: Object.fromEntries(Object.keys(musts).map((name) => [name, (categories[name]?.score ?? 0) * 100])),
        shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      })
      const failing = Object.values(audits).filter(
        ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
      )
      if (run === 0 && failing.length > 0) console.log(`  audits that fail: ${failing.map(({ id }) => id).join(', ')}`)
    } finally {
      chrome.kill()
    }
  }
  const scores = Object.entries(musts).map(([name, must]) => {
    const all = results.map((result) => result.scores[name] ?? 0)
    const score = median(all)
    return {
      what: `Lighthouse mobile on /: ${name}`,
      measured: score.toFixed(0),
      must: `at least ${must}`,
      isOk: score >= must,
      note: `median of ${all.map((each) => each.toFixed(0)).join(' ')}`,
    }
  })
  const shifts = results.map(({ shift }) => shift)
  const shift = median(shifts)
  const layout = {
    what: 'layout shift (CLS) on /',
    measured: shift.toFixed(3),
    must: `at most ${mostShift}`,
    isOk: shift <= mostShift,
  }
  return [...scores, layout]
}
