import type { APIRequestContext } from '@playwright/test'
import type { ServerProcess } from '../../server/serverProcess.ts'
import { test } from '../support/ownServer.ts'
import { logIn } from '../support/players.ts'
import { expect } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

// A short version of the minute in `tests/load/server/split.ts`: every page is served once while the platform is down.

test.use({ clockOf: 'away' })

const { say } = wordsOf('en')
const guestPaths = ['/', '/categories/top', '/tournaments', '/about']
/** A page waits at most 8 s for all its data and is then rendered. */
const pageMs = 8_000 + 1_500

const fault = async ({ platformUrl }: ServerProcess, call: string, kind: 'drops' | 'hangs' | null) => {
  const body = JSON.stringify({ call, fault: kind })
  expect((await fetch(`${platformUrl}/__plain/faults`, { method: 'PUT', body })).status).toBe(204)
}

async function guestPage(request: APIRequestContext, url: string): Promise<string> {
  const page = await request.get(url, { headers: { cookie: '', accept: 'text/html' } })
  expect([url, page.status()]).toEqual([url, 200])
  expect(await page.text()).toContain('</html>')
  return page.headers()['x-page'] ?? 'fresh'
}

test('guests get every page while the platform is down, and fresh ones when it is back', {
  tag: '@desktop',
}, async ({ playwright, server }) => {
  const request = await playwright.request.newContext()
  const pages = guestPaths.map((path) => server.url + path)
  for (const page of pages) await guestPage(request, page)
  await fault(server, '/*', 'drops')
  const stale = new Set<string>()
  await expect(async () => {
    for (const page of pages) if ((await guestPage(request, page)) === 'stale') stale.add(page)
    expect(stale.size).toBe(pages.length)
  }).toPass({ intervals: [100], timeout: 60_000 })
  expect(await (await request.get(`${server.url}/readyz`)).json()).toEqual({ status: 'degraded', away: ['platform'] })
  await fault(server, '/*', null)
  await expect(async () => {
    for (const page of pages) expect(await guestPage(request, page)).toBe('fresh')
  }).toPass({ intervals: [200], timeout: 60_000 })
  await request.dispose()
})

test('a player’s page shows within eight seconds which parts are missing, and renders the rest', {
  tag: '@desktop',
}, async ({ page, server }) => {
  await logIn(page)
  const written = async (path: string): Promise<string> => {
    const asked = performance.now()
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(performance.now() - asked).toBeLessThan(pageMs)
    expect([path, answer.status(), html.includes('</footer>')]).toEqual([path, 200, true])
    return html
  }
  await fault(server, 'GET /api/comp_points/rates/*', 'hangs')
  expect(await written('/rocket-mart')).toContain(say('loyalty.mart.failed'))
  await fault(server, 'GET /api/comp_points/rates/*', null)
  await fault(server, '/*', 'hangs')
  expect(await written('/profile/gifts')).toContain(say('shell.failure.title'))
  await fault(server, '/*', null)
})
