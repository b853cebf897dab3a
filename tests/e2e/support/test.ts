import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

/** Lets a test declare console errors that it expects (a rejected request logs one). */
export interface Complaints {
  /** Allows console errors that match, for a test that provokes them. */
  expect(pattern: RegExp): void
}

interface Fixtures {
  complaints: Complaints
  /** The visitor's earlier answer to the cookie notice; `none`: not answered, so the notice is shown. */
  consent: 'all' | 'necessary' | 'none'
}

// Chromium logs every response of 400 and above as an error; a 4xx is a valid response here, not a fault.
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Playwright's `test`, which also fails on a console error, a hydration warning, an uncaught error of the page or a
 * response of 500 and above.
 */
export const test = base.extend<Fixtures>({
  consent: ['necessary', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    // The promo tooltip counts as shown today, because its link would match locators of the tests.
    const answers = { promo_tooltip: '0', ...(consent !== 'none' && { consent }) }
    await context.addCookies(Object.entries(answers).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
    await use(context)
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      const expected: RegExp[] = [refusedRequest]
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (isComplaint(message)) heard.push(`console: ${message.text()}`)
        })
        page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`))
        page.on('response', (response) => {
          if (response.status() >= 500) heard.push(`${response.status()}: ${response.url()}`)
        })
      }
      context.on('page', watch)
      context.pages().forEach(watch)
      await use({ expect: (pattern) => expected.push(pattern) })
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line.replace(/^console: /, ''))))).toEqual(
        [],
      )
    },
    { auto: true },
  ],
})

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true
  return message.type() === 'warning' && /hydrat|did not match|Minified React error/i.test(message.text())
}

export { expect }
