import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { atEnd } from '../../../scripts/lib/processes.mjs'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'
import { getPage, openFloor } from '../server/rendering.ts'

const runs = 5
const musts = { performance: 98, accessibility: 100, 'best-practices': 100 } as const
const names = Object.keys(musts) as (keyof typeof musts)[] // an object’s own keys
const maxShift = 0.02
const maxBlockingMs = 150
const pages = [
  '/',
  '/pokies/all',
  '/tournaments',
  '/about',
  '/promotions',
  '/rocketplay-wheel',
  '/rocketplay-vipclub',
  '/rocketplay-adventure',
]
/** A host that search engines may index, mapped to this machine in the browser. Only such a host gets an SEO score. */
const listedHost = 'apogee.test'
/** A visit that Lighthouse cannot fully score, for example a trace without a picture, is repeated. */
const maxTries = 3

/**
 * Lighthouse with default settings: its mobile device, its simulated slow 4G and processor. Medians of five runs; those
 * of the lobby alternate with its baseline.
 */
export async function measureLighthouse({ server, folder }: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  const floor = await openFloor(await getPage(server.url), server.url, folder, server.url)
  atEnd(floor.end)
  for (const path of pages) {
    figures.push(...(await measurePage(`${server.url}${path}`, path, path === '/' ? `${floor.url}/` : undefined)))
    const { scores } = await visit(`http://${listedHost}:${server.options.port}${path}`, ['seo'])
    figures.push(figureOf(path, 'seo', Object.values(scores), 100))
  }
  floor.end()
  return figures
}

interface Visit<C extends string = string> {
  readonly scores: Readonly<Record<C, number>>
  readonly shift: number
  readonly blockingMs: number
  readonly largestPictureMs: number
}

async function measurePage(url: string, path: string, floor?: string): Promise<Figure[]> {
  // Draws the pictures beforehand; otherwise their drawing would be measured with the page.
  await visit(url, ['performance'], false)
  const visits: Visit<keyof typeof musts>[] = []
  const floors: number[] = []
  if (floor) await visit(floor, ['performance'], false)
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(url, names, run === 0))
    if (floor) floors.push((await visit(floor, ['performance'], false)).scores.performance)
  }
  const scores = names.map((name) =>
    figureOf(
      path,
      name,
      visits.map((each) => each.scores[name]),
      musts[name],
    ),
  )
  const shift = median(visits.map((each) => each.shift))
  const layout = {
    what: `layout shift (CLS) on ${path}`,
    measured: shift.toFixed(3),
    must: `at most ${maxShift}`,
    isOk: shift <= maxShift,
  }
  const blocking = median(visits.map((each) => each.blockingMs))
  const timing = {
    what: `blocking time (TBT) on ${path}`,
    measured: milliseconds(blocking),
    must: `at most ${milliseconds(maxBlockingMs)}`,
    isOk: blocking <= maxBlockingMs,
    note: `largest picture (LCP) after ${milliseconds(median(visits.map((each) => each.largestPictureMs)))}, medians of ${runs}`,
  }
  const bare = figureOf(`${path} by bare React without scripts, in turns with it`, 'performance', floors, 0)
  return [...scores, ...(floor ? [{ ...bare, must: 'for the record' }] : []), timing, layout]
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

/** Runs Lighthouse on a page. Throws if three visits are incomplete. */
async function visit<const C extends string>(
  url: string,
  categories: readonly C[],
  isReporting = true,
): Promise<Visit<C>> {
  for (let nth = 1; nth <= maxTries; nth += 1) {
    const { lhr } = await visitOnce(url, categories)
    const [scores, missing] = judged(lhr, categories)
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
    if (missing === undefined) {
      if (isReporting) printFailing(url, lhr)
      return {
        scores,
        shift: figure('cumulative-layout-shift'),
        blockingMs: figure('total-blocking-time'),
        largestPictureMs: figure('largest-contentful-paint'),
      }
    }
    console.log(`  visit ${nth} of ${url} is incomplete: ${missing}`)
  }
  throw new Error(`Lighthouse found no complete visit of ${url}`)
}

/** The scores of a visit, and why some are missing. */
function judged<C extends string>(
  { categories, audits, runtimeError }: Result,
  wanted: readonly C[],
): [scores: Record<C, number>, missing: string | undefined] {
  const scored = wanted.map((name) => [name, categories[name]?.score ?? undefined] as const)
  const broken = Object.values(audits).filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
  // If the visit failed, every audit has the same reason.
  const reasons = runtimeError ? [runtimeError.message] : broken.map(({ id, errorMessage }) => `${id}: ${errorMessage}`)
  const isMissing = runtimeError !== undefined || scored.some(([, score]) => score === undefined)
  // The cast: every requested name has an entry.
  const scores = Object.fromEntries(scored.map(([name, score = 0]) => [name, score * 100])) as Record<C, number>
  return [scores, isMissing ? reasons.join('; ') || 'no reason is given' : undefined]
}

function printFailing(url: string, { audits }: Result): void {
  const failing = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  if (failing.length > 0) console.log(`  audits of ${url} that fail: ${failing.map(({ id }) => id).join(', ')}`)
}

type Visited = NonNullable<Awaited<ReturnType<typeof lighthouse>>>
type Result = Visited['lhr']

async function visitOnce(url: string, onlyCategories: readonly string[]): Promise<Visited> {
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
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...onlyCategories], logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse gave no result')
    return result
  } finally {
    chrome.kill()
  }
}
