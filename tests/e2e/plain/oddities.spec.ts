import { routes } from '@apogee/contract'
import { shapesOf } from '@apogee/contract/answers/shapesOf'
import { oddAnswers } from '@apogee/contract/answers/testing/oddAnswers'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { between, seededRandom } from '../../server/random.ts'
import type { ServerProcess } from '../../server/serverProcess.ts'
import { test } from '../support/ownServer.ts'
import { logIn } from '../support/players.ts'
import { openPopups } from '../support/popups.ts'
import { failUntilRetry, open } from '../support/shell.ts'
import { expect } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'
import { pagesOfGuest, pagesOfPlayer } from './plainPages.ts'

// Odd responses on pages in a browser: after hydration, and in popups, which the server does not render. Fixed seeds.

test.use({ clockOf: 'oddities' })

const { say } = wordsOf('en')
const shapes = shapesOf()
type Name = keyof typeof routes
/** Calls that read data, without the one for the player, so that pages of players stay pages of players. */
const reads = (Object.keys(shapes.calls) as Name[]).filter(
  (name) => (routes[name].startsWith('GET /api') || name === 'games.filter') && name !== 'profile.player',
)

/** Path in the format of the faults: any text may follow a parameter. */
const callOf = (name: Name): string => routes[name].replace(/:.*$/, '*')

async function spoil(server: ServerProcess, seed: number): Promise<void> {
  const faults = `${server.platformUrl}/__plain/faults`
  await fetch(faults, { method: 'DELETE' })
  const random = seededRandom(seed)
  for (let count = 0; count < 12; count += 1) {
    const name = reads[between(random, 0, reads.length - 1)] ?? 'games.filter'
    const [{ status, type, text }] = fc.sample(oddAnswers(shapes, name), { seed: seed * 100 + count, numRuns: 1 }) as [
      { status: number; type: string; text: string },
    ]
    const body = JSON.stringify({ call: callOf(name), fault: { status, type, text } })
    expect((await fetch(faults, { method: 'PUT', body })).status).toBe(204)
  }
}

/** The frame is shown, and the page shows a heading or an error. */
async function expectStanding(page: Page): Promise<void> {
  // Not found by role: a popup with a URL such as /sign-in hides the page behind it from the roles.
  await expect(page.locator('footer, iframe').first()).toBeAttached()
  await expect(page.locator('main').first()).toHaveText(/\p{L}{3}/u)
}

const pick = <T>(random: () => number, list: readonly T[]): T => list[between(random, 0, list.length - 1)] as T

for (const seed of [3, 14, 15, 92])
  test(`pages and popups render with any answers of the platform (seed ${seed})`, async ({
    page,
    server,
    complaints,
  }) => {
    // Errors of the platform are expected; an error of ours would be an exception in the page.
    complaints.expect(/^Failed to load resource/)
    complaints.expect(/^5\d\d: /)
    const random = seededRandom(seed)
    await fetch(`${server.platformUrl}/__plain/faults`, { method: 'DELETE' })
    const isPlayer = seed % 2 === 0
    if (isPlayer) await logIn(page)
    for (let step = 0; step < 6; step += 1) {
      await spoil(server, seed * 10 + step)
      const path = pick(random, isPlayer ? pagesOfPlayer : pagesOfGuest)
      await test.step(path, async () => {
        await open(page, path)
        await expectStanding(page)
        const [name, props] = pick(random, isPlayer ? popups.player : popups.guest)
        await openPopups(page, [name, props])
        await expect(page.getByRole('dialog').first()).toHaveText(/\p{L}{3}/u)
      })
    }
  })

test('a page for players shows an error while the player is unknown, and loads after a retry', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/^Failed to load resource/)
  complaints.expect(/^503: /)
  const faults = `${server.platformUrl}/__plain/faults`
  await fetch(faults, { method: 'DELETE' })
  await logIn(page)
  await fetch(faults, { method: 'PUT', body: JSON.stringify({ call: 'GET /api/player', fault: 'page' }) })
  // The platform fails for the server; the browser requests the player repeatedly.
  const pressRetry = await failUntilRetry(page, '**/api/player')
  await open(page, '/profile/gifts')
  const main = page.getByRole('main')
  await expect(main.getByText(say('shell.failure.title'))).toBeVisible()
  await fetch(faults, { method: 'DELETE' })
  await pressRetry(main.getByRole('button', { name: say('shell.failure.retry') }))
  await expect(main.getByText('Welcome gift').first()).toBeVisible()
})

test('links to calls that the platform lacks disappear, and return with the calls', async ({ page, server }) => {
  const faults = `${server.platformUrl}/__plain/faults`
  await fetch(faults, { method: 'DELETE' })
  const paths = ['/lotteries', '/rocket-mart', '/tournaments']
  const links = () => page.locator(paths.map((path) => `a[href="${path}"]`).join(','))
  await open(page, '/')
  await expect(links()).not.toHaveCount(0)
  for (const call of ['GET /api/lotteries', 'GET /api/tournaments', 'GET /api/comp_points/rates/*'])
    await fetch(faults, { method: 'PUT', body: JSON.stringify({ call, fault: { status: 404 } }) })
  // The first requests show that the calls are missing.
  for (const path of paths) await page.request.get(path)
  await expect(async () => {
    await open(page, '/')
    await expect(links()).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await open(page, '/lotteries')
  await expect(page.getByRole('main').getByText(say('common.state.notOffered'))).toBeVisible()
  await fetch(faults, { method: 'DELETE' })
  for (const path of ['/api/lotteries', '/api/tournaments', '/api/comp_points/rates/money'])
    await page.request.get(path)
  await expect(async () => {
    await open(page, '/')
    await expect(links()).not.toHaveCount(0, { timeout: 500 })
  }).toPass()
})

const popups: Readonly<Record<'guest' | 'player', readonly (readonly [string, object])[]>> = {
  guest: [
    ['menu', {}],
    ['search', {}],
    ['signUp', {}],
    ['support', {}],
  ],
  player: [
    ['cashbox', {}],
    ['cashbox', { step: 'withdraw' }],
    ['cashbox', { step: 'dashboard' }],
    ['currency', {}],
    ['limits', {}],
    ['menu', {}],
    ['profileData', {}],
    ['realityCheck', {}],
  ],
}
