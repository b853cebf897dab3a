import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

/** What a journey may add to what it expects the browser to complain about (a refused request is such a line). */
export interface Complaints {
  /** Lets console errors that match pass, for a journey that provokes them. */
  expect(pattern: RegExp): void
}

interface Fixtures {
  complaints: Complaints
  /** What the visitor has answered to the cookie notice before; `none`: nothing, so the notice is there. */
  consent: 'all' | 'necessary' | 'none'
}

// Chromium writes every answer of 400 and above to the console as an error; a refusal is an answer, not a fault.
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Playwright's `test`, but a console error, a warning of hydration, an uncaught error of the page or an answer of 500 and
 * above fails the journey.
 */
export const test = base.extend<Fixtures>({
  consent: ['necessary', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    // The promo tooltip had its time today: its link is one more of what journeys look for.
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
