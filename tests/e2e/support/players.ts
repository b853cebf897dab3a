import { expect, type Page } from '@playwright/test'

/** The demo players, as the seed makes them. */
export const demo = {
  password: 'Rocket-2026!',
  player: 'player@apogee.test',
  vip: 'vip@apogee.test',
  tester: 'tester@apogee.test',
  fresh: 'fresh@apogee.test',
} as const

const xhr = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' }

/** Logs in without the popup, for journeys whose subject is something else. Load a page afterwards. */
export async function logIn(page: Page, email: string = demo.player, password: string = demo.password): Promise<void> {
  // A browser adds the origin by itself; a bare request does not.
  const home = await page.request.get('/healthz')
  const headers = { ...xhr, origin: new URL(home.url()).origin }
  const answer = await page.request.post('/api/users/sign_in', { data: { user: { email, password } }, headers })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** An address nobody has signed up with: `journey` says whose it is. */
export function newEmail(journey: string): string {
  return `${journey}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@apogee.test`
}

/** What the player can stake in a currency, in minor units, as the API says. */
export async function balanceCents(page: Page, currency = 'EUR'): Promise<number> {
  const answer = await page.request.get('/api/player/accounts', { headers: xhr })
  const accounts = (await answer.json()) as { currency: string; amount_cents: number }[]
  return accounts.find((account) => account.currency === currency)?.amount_cents ?? 0
}
