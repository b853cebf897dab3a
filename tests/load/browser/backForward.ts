import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import { guestPages } from '../../e2e/support/guestPages.ts'
import type { Bench } from '../part.ts'
import { type Figure, median, milliseconds } from '../report.ts'

/** Browsers cache no error page, such as a 404. */
const pages = [...new Set(Object.values(guestPages).flat())].filter(
  (path) => !path.includes('?') && !path.startsWith('/nowhere'),
)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Chromium without windows caches no page for Back, but names what else would prevent it. */
const ownReason = 'BackForwardCacheDisabledForDelegate'
const hasWindows = process.env['DISPLAY'] !== undefined

/** What came of a page after Back. */
interface Return {
  /** Why it was not shown again from the cache; empty also where only windows are lacking. */
  readonly reasons: readonly string[]
  /** From the history entry's request until the page was shown from the cache. */
  readonly restoredMs: number | undefined
}

/**
 * Public pages that Back shows again from the cache of a browser with windows (`DISPLAY`, for example with `xvfb-run`).
 * Without windows: those against which the browser names no other reason.
 */
export async function measureBackForward({ server: { url } }: Pick<Bench, 'server'>): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    headless: !hasWindows,
  })
  try {
    // Shows that a reason would be found.
    const control = await returnTo(browser, url, pages[0] ?? '/', "addEventListener('unload', () => {})")
    const times: number[] = []
    let kept = 0
    for (const path of pages) {
      const { reasons, restoredMs } = await returnTo(browser, url, path)
      if (restoredMs !== undefined) times.push(restoredMs)
      if (hasWindows ? restoredMs !== undefined : reasons.length === 0) kept += 1
      else console.log(`  ${path}: ${reasons.join(', ')}`)
    }
    return [
      {
        what: `public pages that Back ${hasWindows ? 'shows' : 'may show'} from the cache of a browser, guest`,
        measured: `${kept} of ${pages.length}`,
        must: 'all',
        isOk: kept === pages.length && control.reasons.length > 0,
        note: [
          ...(hasWindows ? [`median ${milliseconds(median(times))} from Back until the page is there`] : []),
          `after the page was idle and scrolled; with an unload handler: ${control.reasons.join(', ')}`,
        ].join('; '),
      },
    ]
  } finally {
    await browser.close()
  }
}

async function returnTo(browser: Browser, url: string, path: string, script = ''): Promise<Return> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(script)
    // Its pictures may have to be drawn first.
    context.setDefaultTimeout(120_000)
    return await leaveAndReturn(context, url, path)
  } finally {
    await context.close()
  }
}

async function leaveAndReturn(context: BrowserContext, url: string, path: string): Promise<Return> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  let sinceMs = 0
  const returned = new Promise<Return>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const reasons = notRestoredExplanations.map(({ reason }) => reason).filter((reason) => reason !== ownReason)
      resolve({ reasons, restoredMs: undefined })
    })
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve({ reasons: [], restoredMs: performance.now() - sinceMs })
    })
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  // Connects a guest where the page shows live figures.
  await page.mouse.wheel(0, 3_000)
  await page.waitForLoadState('networkidle')
  await page.goto(`${url}/healthz`)
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error(`${path} is not in the history of its tab.`)
  sinceMs = performance.now()
  // `page.goBack` knows no pages that were cached.
  await devtools.send('Page.navigateToHistoryEntry', { entryId: before.id })
  return returned
}
