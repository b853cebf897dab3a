import type { Browser, Page } from 'playwright-core'
import { median } from '../report.ts'

/** The simulated phone is this many times slower than this machine. */
export const slowdown = 4
const wanted = 60
/** A browser may count a frame more or less per second. */
const tolerated = 1
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

interface Place {
  readonly url: string
  readonly path: string
  readonly cookie?: string
  /** Selector that exists once the page can be used. */
  readonly ready?: string
  /** Replaces answers before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The width of a desktop: what is seen only there. */
  readonly isWide?: boolean
}

export interface Scene {
  /** Selector of the moving element: frames count while it exists. */
  readonly of: string
  /** The page; without one it is empty. */
  readonly at?: Place
  /** Starts the motion and waits until it ends. */
  readonly play: (page: Page) => Promise<void>
}

/** Frames in each whole second of the motion on a slow phone. */
export async function framesOf(browser: Browser, scene: Scene): Promise<number[]> {
  const frames = await frameTimes(browser, scene)
  const seconds = Map.groupBy(frames, (each) => Math.floor((each - frames[0]!) / 1000))
  // Drops the last, incomplete second.
  return [...seconds.values()].map((each) => each.length).slice(0, -1)
}

/** The time of each frame of the motion on a slow phone, in ms. */
export async function frameTimes(browser: Browser, { of, at, play }: Scene): Promise<number[]> {
  const context = await browser.newContext(at?.isWide ? desktop : phone)
  try {
    if (at?.cookie) await context.addCookies(at.cookie.split('; ').map((pair) => cookieOf(pair, at.url)))
    const page = await context.newPage()
    if (at) {
      await at.prepare?.(page)
      await page.goto(at.url + at.path, { waitUntil: 'networkidle', timeout: 60_000 })
      await page.locator(at.ready ?? 'html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 })
    }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate((selector) => {
      const found: number[] = []
      Object.assign(window, { framesFound: found })
      const step = (now: number) => {
        if (document.querySelector(selector)) found.push(now)
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    }, of)
    await play(page)
    const found = await page.evaluate(() => (window as unknown as { framesFound: number[] }).framesFound)
    // The first began before the task that mounted the element, which is no motion yet.
    return found.slice(1)
  } finally {
    await context.close()
  }
}

/** The same for an empty page with one rotating element: the maximum that this machine can show. */
export const floorFrames = (browser: Browser): Promise<number[]> =>
  framesOf(browser, {
    of: 'p',
    play: async (page) => {
      await page.setContent('<style>@keyframes turn { to { rotate: 1turn } }</style><p>turning</p>')
      await page.locator('p').evaluate((element) => {
        element.style.animation = 'turn 4s linear infinite'
      })
      await page.waitForTimeout(6_000)
    },
  })

/** The lowest frame rate that counts as smooth, limited by what the machine can show. */
export const minFrames = (floor: readonly number[]): number => Math.min(wanted - tolerated, median(floor) * 0.95)

function cookieOf(pair: string, url: string) {
  const [name, ...value] = pair.split('=')
  return { name: name!, value: value.join('='), url }
}
