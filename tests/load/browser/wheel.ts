import { type Browser, chromium } from 'playwright-core'
import { demoPassword } from '../../../apps/platform/src/areas/auth/seed.ts'
import { findChromium } from '../../e2e/support/chromium.ts'
import type { Bench } from '../part.ts'
import { type Figure, kilobytes, median, milliseconds, quantile } from '../report.ts'
import { floorFrames, framesOf, minFrames, slowdown } from './frames.ts'
import { gzipWeight, scriptsOf } from './page.ts'

const path = '/rocketplay-wheel'
/** A page from a file, which loads only the scripts of the shell. */
const barePath = '/about'
const limits = { script: 15_000, page: 800_000, spinMs: 100 }
const boxes = 100
const boxesAtOnce = 10
const price = 50

/** The page of a wheel: its size, the response time of opening a box, and its frame rate on a slow phone. */
export async function measureWheel({ server: { url } }: Bench): Promise<Figure[]> {
  const cookie = await signInCookie(url)
  const spins = await spinTimes(url, cookie)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    return [
      await scriptFigure(browser, url),
      await weightFigure(browser, url),
      {
        what: 'a box that is activated',
        measured: `${milliseconds(quantile(spins, 0.95))} at p95`,
        must: `at most ${milliseconds(limits.spinMs)}`,
        isOk: quantile(spins, 0.95) <= limits.spinMs,
        note: `${spins.length} over HTTP, one after the other; p50 ${milliseconds(median(spins))}`,
      },
      await frameFigure(browser, url, cookie),
    ]
  } finally {
    await browser.close()
  }
}

async function scriptFigure(browser: Browser, url: string): Promise<Figure> {
  const shell = await scriptsOf(browser, url, barePath)
  const own = [...(await scriptsOf(browser, url, path))].filter((script) => !shell.has(script))
  const bytes = (await Promise.all(own.map((script) => gzipWeight(url + script)))).reduce((sum, each) => sum + each, 0)
  return {
    what: `JavaScript of ${path} over the shell`,
    measured: kilobytes(bytes),
    must: `at most ${kilobytes(limits.script)}`,
    isOk: bytes > 0 && bytes <= limits.script,
    note: `gzip, ${own.length} files that ${barePath} does not load`,
  }
}

async function weightFigure(browser: Browser, url: string): Promise<Figure> {
  // On the first visit the pictures are drawn.
  for (const isMeasured of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seen = new Set<string>()
    page.on('requestfinished', (request) => seen.add(request.url()))
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    await page.close()
    if (!isMeasured) continue
    const weights = await Promise.all([...seen].map(gzipWeight))
    const bytes = weights.reduce((sum, each) => sum + each, 0)
    return {
      what: `whole page ${path} with its pictures, guest`,
      measured: kilobytes(bytes),
      must: `at most ${kilobytes(limits.page)}`,
      isOk: bytes <= limits.page,
      note: `gzip, ${seen.size} requests, scrolled to its end`,
    }
  }
  throw new Error('the page was not measured')
}

const headers = (url: string, cookie: string) => ({
  cookie,
  origin: url,
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'application/json',
})

/** The cookies of the VIP of the demo. */
export async function signInCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/sign_in`, {
    method: 'POST',
    headers: headers(url, ''),
    body: JSON.stringify({ user: { email: 'vip@apogee.test', password: demoPassword } }),
  })
  if (answer.status !== 201) throw new Error(`signing in was answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Buys and opens boxes. */
async function spinTimes(url: string, cookie: string): Promise<number[]> {
  const call = async (method: 'GET' | 'POST', at: string, body?: object) => {
    const answer = await fetch(url + at, { method, headers: headers(url, cookie), body: body && JSON.stringify(body) })
    const read: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${at} was answered ${answer.status}: ${JSON.stringify(read)}`)
    return read
  }
  const exchange = { group: 'rocket-lite', currency: 'EUR', points: price * boxesAtOnce }
  for (let bought = 0; bought < boxes; bought += boxesAtOnce)
    await call('POST', '/api/comp_points/exchange/lootboxes', { exchange })
  const list = (await call('GET', '/api/player/lootboxes')) as { id: number; stage: string; group_key: string }[]
  const times: number[] = []
  for (const { id, stage, group_key: key } of list) {
    if (stage !== 'issued' || key !== 'rocket_lite') continue
    const since = performance.now()
    await call('POST', `/api/player/lootboxes/${id}/activation`, { player_seed: `bench-${id}` })
    times.push(performance.now() - since)
  }
  return times
}

/** Frames in each second of a wheel's spin, from the press to the prize, against one rotating element alone. */
async function frameFigure(browser: Browser, url: string, cookie: string): Promise<Figure> {
  const floor = await floorFrames(browser)
  const wheel = await framesOf(browser, {
    of: '[data-mood=turning]',
    at: { url, path, cookie },
    play: async (page) => {
      // The cookie banner may cover it.
      await page.getByRole('button', { name: /^Spin, \d+ left$/ }).dispatchEvent('click')
      await page.locator('[data-mood=turning]').waitFor({ state: 'attached' })
      await page.locator('[role=dialog]').waitFor({ timeout: 60_000 })
    },
  })
  const min = minFrames(floor)
  return {
    what: `a turning wheel on a phone, CPU ${slowdown} times slower`,
    measured: `${median(wheel).toFixed(0)} frames a second`,
    must: `at min ${min.toFixed(0)}`,
    isOk: wheel.length > 1 && median(wheel) >= min,
    note: `second by second: ${wheel.join(' ')}; one element that turns: ${floor.join(' ')}`,
  }
}
