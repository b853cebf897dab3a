import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/chromium.ts'
import { guestPages } from '../../e2e/support/guestPages.ts'
import type { Bench } from '../part.ts'
import type { Figure } from '../report.ts'

const pages = [...new Set(Object.values(guestPages).flat())].filter((path) => !path.includes('?'))
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Chromium without windows caches no page for Back, but names what else would prevent it. */
const ownReason = 'BackForwardCacheDisabledForDelegate'

/** Public pages that a browser may not show again from its back/forward cache, with the reasons that it gives. */
export async function measureBackForward({ server: { url } }: Pick<Bench, 'server'>): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
  })
  try {
    // Shows that a reason would be found.
    const control = await reasonsAgainst(browser, url, pages[0] ?? '/', "addEventListener('unload', () => {})")
    let kept = 0
    for (const path of pages) {
      const reasons = await reasonsAgainst(browser, url, path)
      if (reasons.length === 0) kept += 1
      else console.log(`  ${path}: ${reasons.join(', ')}`)
    }
    return [
      {
        what: 'public pages that Back may show from the cache of a browser, guest',
        measured: `${kept} of ${pages.length}`,
        must: 'all',
        isOk: kept === pages.length && control.length > 0,
        note: `reasons of Chromium against it, after the page was idle and scrolled; with an unload handler: ${control.join(', ')}`,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function reasonsAgainst(browser: Browser, url: string, path: string, script = ''): Promise<string[]> {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(script)
    return await leave(context, url, path)
  } finally {
    await context.close()
  }
}

async function leave(context: BrowserContext, url: string, path: string): Promise<string[]> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons = new Promise<string[]>((resolve) =>
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  )
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  // Connects a guest where the page shows live figures.
  await page.mouse.wheel(0, 3_000)
  await page.waitForLoadState('networkidle')
  await page.goto(`${url}/healthz`)
  await page.goBack({ waitUntil: 'commit' })
  return (await reasons).filter((reason) => reason !== ownReason)
}
