import type { Page } from '@playwright/test'
import { isPlain } from '../server/setting.ts'
import { demo, logIn } from './support/players.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')
// The plain platform has no realtime channel.
const hasRealtime = !isPlain

/** The calls of a page after its HTML, as method, path and body. */
function watchCalls(page: Page) {
  const calls: string[] = []
  let isConnected = false
  page.on('request', (request) => {
    const path = request.url().replace(/^https?:\/\/[^/]+/, '')
    if (['fetch', 'xhr'].includes(request.resourceType()) && !path.startsWith('/messages/'))
      calls.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim())
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"subscribe"')) isConnected = true
    }),
  )
  return { calls, isConnected: () => isConnected }
}

/** Scrolls to the live part below the games, until it shows its tournaments and jackpots. */
async function showLiveParts(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: say('tournaments.lobby.title') })
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
}

const repeated = (calls: readonly string[]) => calls.filter((call, at) => calls.indexOf(call) !== at)

test('a guest’s lobby makes at most 8 calls after its HTML, none of them twice', async ({ page }) => {
  const { calls, isConnected } = watchCalls(page)
  await open(page, '/')
  await showLiveParts(page)
  const has = (part: string) => calls.some((call) => call.includes(part))
  // The last ones: of idle parts, and of the live part, which also connects a guest. A phone has no bookmarks, which
  // request the quests.
  await expect
    .poll(() => has('/api/jackpots') && has('/client-context') && has('/api/quests') !== isPhone(page))
    .toBe(true)
  await expect.poll(isConnected).toBe(hasRealtime)
  await page.waitForLoadState('networkidle')
  expect(repeated(calls)).toEqual([])
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8)
})

test('a player’s lobby makes at most 16 calls after its HTML, none of them twice', async ({ page }) => {
  await logIn(page, demo.player)
  const { calls, isConnected } = watchCalls(page)
  await open(page, '/')
  await showLiveParts(page)
  const has = (part: string) => calls.some((call) => call.includes(part))
  // The last ones are of the popups, which load when the page is idle.
  await expect.poll(() => has('/api/player/payments') && has('/popups-config')).toBe(true)
  await expect.poll(isConnected).toBe(hasRealtime)
  await page.waitForLoadState('networkidle')
  // The page carries its balance, and messages since reach it through the connection.
  expect(has('/api/player/accounts')).toBe(false)
  expect(repeated(calls)).toEqual([])
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(16)
})
