import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

// Chromium logs every response of 400 and above as an error; a 4xx is a valid response here, not a fault.
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/

/** The complaints of the pages of a test. */
class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = [refusedRequest]

  /** Allows console errors that match, for a test that provokes them: a rejected request logs one. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  listenTo(page: Page): void {
    page.on('console', (message) => {
      if (isComplaint(message)) this.#heard.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#heard.push(`page: ${error.stack ?? error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 500) this.#heard.push(`${response.status()}: ${response.url()}`)
    })
  }

  /** Those that the test did not expect. */
  get unexpected(): string[] {
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line.replace(/^console: /, ''))))
  }
}

interface Fixtures {
  complaints: Complaints
  /** The visitor's earlier answer to the cookie notice; `none`: not answered, so the notice is shown. */
  consent: 'all' | 'necessary' | 'none'
}

/**
 * Playwright's `test`, which also fails on a console error, a hydration warning, an uncaught error of the page or a
 * response of 500 and above.
 */
export const test = base.extend<Fixtures>({
  consent: ['necessary', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  complaints: ({}, use) => use(new Complaints()),
  // Not a fixture that every test gets: a test of requests alone would open a context for it.
  context: async ({ context, consent, baseURL, complaints }, use) => {
    // The promo tooltip counts as shown today, because its link would match locators of the tests.
    const answers = { promo_tooltip: '0', ...(consent !== 'none' && { consent }) }
    await context.addCookies(Object.entries(answers).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
    context.on('page', (page) => complaints.listenTo(page))
    await use(context)
    // Requests that a test has intercepted may still be on their way.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    expect(complaints.unexpected).toEqual([])
  },
})

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true
  return message.type() === 'warning' && /hydrat|did not match|Minified React error/i.test(message.text())
}

export { expect }
