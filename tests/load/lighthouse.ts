import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { atEnd } from '../../scripts/lib/processes.mjs'
import { findChromium } from '../e2e/support/chromium.ts'
import type { Bench } from './bench.ts'
import { getPage, openFloor } from './rendering.ts'
import { type Figure, median } from './report.ts'

const runs = 5
const musts = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const mostShift = 0.02
const pages = ['/', '/about', '/promotions']
/** A host that may be listed; the browser is told that it is this machine. Scores of SEO count only there. */
const listedHost = 'apogee.test'

/** Lighthouse as it comes: its mobile device, its simulated slow 4G and processor. Medians of five runs; those of the lobby take
 * turns with its floor. */
export async function measureLighthouse({ server, folder }: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  const floor = await openFloor(await getPage(server.url), server.url, folder, server.url)
  atEnd(floor.end)
  for (const path of pages) {
    figures.push(...(await measurePage(`${server.url}${path}`, path, path === '/' ? `${floor.url}/` : undefined)))
    const [seo = Number.NaN] = Object.values(
      (await visit(`http://${listedHost}:${server.options.port}${path}`, ['seo'])).scores,
    )
    figures.push(figureOf(path, 'seo', [seo], 100))
  }
  floor.end()
  return figures
}

interface Visit {
  readonly scores: Readonly<Record<string, number>>
  readonly shift: number
}

async function measurePage(url: string, path: string, floor?: string): Promise<Figure[]> {
  // Pictures of a casino that is open are drawn: their drawing would be measured with the page.
  await visit(url, ['performance'], false)
  const visits: Visit[] = []
  const floors: number[] = []
  if (floor) await visit(floor, ['performance'], false)
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(url, Object.keys(musts), run === 0))
    if (floor) floors.push((await visit(floor, ['performance'], false)).scores['performance'] ?? Number.NaN)
  }
  const scores = Object.entries(musts).map(([name, must]) =>
    figureOf(
      path,
      name,
      visits.map(({ scores }) => scores[name] ?? Number.NaN),
      must,
    ),
  )
  const shift = median(visits.map((each) => each.shift))
  const layout = {
    what: `layout shift (CLS) on ${path}`,
    measured: shift.toFixed(3),
    must: `at most ${mostShift}`,
    isOk: shift <= mostShift,
  }
  const bare = figureOf(`${path} by bare React without scripts, in turns with it`, 'performance', floors, 0)
  return [...scores, ...(floor ? [{ ...bare, must: 'for the record' }] : []), layout]
}

function figureOf(path: string, name: string, all: readonly number[], must: number): Figure {
  const score = median(all)
  return {
    what: `Lighthouse mobile on ${path}: ${name}`,
    measured: score.toFixed(0),
    must: `at least ${must}`,
    isOk: score >= must,
    note: `median of ${all.map((each) => each.toFixed(0)).join(' ')}`,
  }
}

async function visit(url: string, onlyCategories: string[], isTelling = true): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${listedHost} 127.0.0.1`,
    ],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    )
    if (isTelling && failing.length > 0)
      console.log(`  audits of ${url} that fail: ${failing.map(({ id }) => id).join(', ')}`)
    return {
      scores: Object.fromEntries(onlyCategories.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100])),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    chrome.kill()
  }
}
