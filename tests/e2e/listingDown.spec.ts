import type { ServerProcess } from '../server/serverProcess.ts'
import { separateServerMs, withSeparateServer } from './support/separateServer.ts'
import { failUntilRetry, open } from './support/shell.ts'
import { test as base, expect } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

const failingFilter = new URL('../server/failGamesFilter.ts', import.meta.url).href

const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    ({}, use) => withSeparateServer({ NODE_OPTIONS: `--import ${failingFilter}` }, use),
    { scope: 'worker', timeout: separateServerMs },
  ],
})

test('[ERR-04] a listing whose games load neither on the server nor in the browser shows an error in their place, with a working retry', {
  tag: '@desktop',
}, async ({ page, server, complaints }) => {
  complaints.expect(/503/)
  const path = `${server.url}/categories/slots`
  const served = await page.request.get(path)
  expect(served.status()).toBe(200)
  expect(await served.text()).not.toContain('data-game=')

  const pressRetry = await failUntilRetry(page, '**/api/games_filter')
  await open(page, path)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(say('games.listing.failedTitle'))
  await expect(page.getByRole('heading', { level: 1, name: say('games.categories.slots') })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: say('games.categories.live'), exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: say('shell.nav.fold') }).click()
  await expect(page.getByRole('button', { name: say('shell.nav.unfold') })).toBeVisible()

  await pressRetry(alert.getByRole('button', { name: say('common.actions.retry') }))
  await expect(page.locator('main [data-game]').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('[ERR-04] games that failed to load on the server are loaded by the browser', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await open(page, `${server.url}/categories/slots`)
  await expect(page.locator('main [data-game]').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
