import { emberWyrm } from './support/game.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

test('[SEC-03] under Trusted Types pages, lazy parts and a game work, and untrusted HTML is blocked', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  const violations = () => page.evaluate(() => window.violations)
  await open(page, '/')
  // By client-side navigation, so that their chunks load now and script inserts their HTML.
  for (const href of ['/terms-and-conditions', '/promotions']) {
    const link = page.locator(`a[href="${href}"]`).first()
    await link.evaluate((each: HTMLElement) => each.click())
    await expect(page).toHaveURL(href)
    await expect(page.locator('main h1')).toBeVisible()
  }
  expect(await violations()).toEqual([])
  await open(page, emberWyrm.path)
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible({ timeout: 60_000 })
  expect(await violations()).toEqual([])
  complaints.expect(/requires 'TrustedHTML' assignment/)
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
})
