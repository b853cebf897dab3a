import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection a page shows so in its language, and loads once there is one', { tag: '@desktop' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/de/about')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/de/payments')
  await expect(page.getByRole('heading', { name: 'Die Verbindung ist abgebrochen' })).toBeVisible()
  // A failed picture has a natural width of 0.
  await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/de/payments')
})
