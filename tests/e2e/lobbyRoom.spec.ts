import type { Page } from '@playwright/test'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const live = (page: Page) => page.locator('[data-deferred=live]')

/** Distance from the top of the page to the content below the live parts. */
const below = (page: Page): Promise<number> =>
  live(page).evaluate((part) => (part.nextElementSibling?.getBoundingClientRect().top ?? 0) + scrollY)

test('[LOB-01] the lobby reserves space for its tournaments before they load, so that nothing moves', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/tournaments**', async (route) => {
    await released
    await route.continue()
  })
  await open(page, '/')
  await live(page).locator('> *').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-deferred=live][data-live]')).toBeAttached()
  // The jackpots have loaded into their own place.
  await expect(live(page).locator('[aria-roledescription=slide]').first()).toBeVisible()
  await expect(live(page).locator('article')).toHaveCount(0)
  const before = await below(page)
  release()
  await expect(live(page).locator('article').first()).toBeVisible()
  expect(Math.abs((await below(page)) - before)).toBeLessThan(2)
})

test('[LOB-20] a lobby without banners starts with its categories, right below the header', async ({ page }) => {
  await open(page, '/')
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const pills = document.querySelector('[data-deferred=hero] + nav')?.getBoundingClientRect().top ?? Number.NaN
      return pills - (document.querySelector('#main')?.getBoundingClientRect().top ?? 0)
    })
  expect(await gap()).toBeGreaterThan(200)
  await page.locator('[data-deferred=hero] section').evaluate((hero) => hero.remove())
  expect(await gap()).toBe(0)
})
