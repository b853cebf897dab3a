import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { solveChallenge } from '../../../apps/platform/src/testing/solveChallenge.ts'
import { isPlain } from '../../server/setting.ts'
import { linkIn, newestMail } from './mailbox.ts'

/** The seeded demo players; the plain platform has only one. */
export const demo = {
  password: 'Rocket-2026!',
  player: isPlain ? 'player@plain.test' : 'player@apogee.test',
  vip: 'vip@apogee.test',
  tester: 'tester@apogee.test',
  fresh: 'fresh@apogee.test',
} as const

/** The password of every player that a test creates. */
export const password = 'Orbit-and-back-7'

const xhr = { 'x-requested-with': 'XMLHttpRequest', accept: 'application/json' }

/** Calls the platform in the page's session, as its front end does. */
export async function call(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
  language?: string,
): Promise<APIResponse> {
  // A browser adds the origin automatically; a bare request does not.
  const headers = { ...xhr, origin: await originOf(page.request), ...(language && { 'accept-language': language }) }
  return page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
}

const origins = new WeakMap<APIRequestContext, string>()

async function originOf(request: APIRequestContext): Promise<string> {
  const known = origins.get(request)
  if (known) return known
  const { origin } = new URL((await request.get('/healthz')).url())
  origins.set(request, origin)
  return origin
}

/** Logs in without the popup, for tests of other subjects. Load a page afterwards. */
export async function logIn(page: Page, email: string = demo.player, secret: string = demo.password): Promise<void> {
  const answer = await call(page, 'POST', '/api/users/sign_in', { user: { email, password: secret } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** A new email address, named after the test (`journey`). */
export function newEmail(journey: string): string {
  return `${journey}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@apogee.test`
}

/**
 * Creates a player, logged in in this page's context, with this balance and, unless switched off, a complete profile.
 * `bonus` is their sign-up bonus. Load a page afterwards.
 */
export async function newPlayer(
  page: Page,
  journey: string,
  { cents = 0, currency = 'EUR', isComplete = true, bonus = '' } = {},
): Promise<string> {
  const email = newEmail(journey)
  const consents = { terms_acceptance: true, age_acceptance: true }
  const chosen = bonus === '' ? {} : { registration_bonus_code: bonus }
  const user = { email, password, password_confirmation: password, country: 'DE', currency, ...consents, ...chosen }
  await expect(async () => {
    const answer = await call(page, 'POST', '/api/users', { user: { ...user, captcha: await solvedCaptcha(page) } })
    // Many tests sign up from one address; too many at once are rate-limited.
    expect(answer.status(), await answer.text()).toBe(201)
  }).toPass({ timeout: 30_000 })
  if (isComplete) await completeProfile(page)
  if (cents > 0) await deposit(page, cents, currency)
  return email
}

/** Reads the only message of a new player: the prize box for the registration. A later message is then the only unread one. */
export async function readFirstMessage(page: Page): Promise<void> {
  const path = '/api/player/notifications'
  const list = async (): Promise<{ readonly id: number }[]> => (await call(page, 'GET', path)).json()
  await expect.poll(async () => (await list()).length).toBe(1)
  const answer = await call(page, 'POST', `${path}/read`, { up_to: (await list())[0]?.id })
  expect(answer.status(), await answer.text()).toBe(204)
}

/** Confirms the address of the signed-in player with the token in their mailbox. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const link = linkIn(await newestMail(page, email, /confirm/i), /confirmation_token=/)
  const confirmation_token = new URLSearchParams(link.slice(link.indexOf('?'))).get('confirmation_token')
  const answer = await call(page, 'PUT', '/api/users/confirmation', { user: { confirmation_token } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Solves the captcha (proof of work) that a browser solves before an anonymous form. */
async function solvedCaptcha(page: Page): Promise<string> {
  const answer = await call(page, 'GET', '/api/captcha')
  // Other platforms do not have this captcha, so the front end answers without one.
  if (isPlain && answer.status() === 204) return ''
  return solveChallenge(await answer.json())
}

async function completeProfile(page: Page): Promise<void> {
  // A unique name, so that no player matches a self-excluded one.
  const details = { first_name: 'Jo', last_name: `Urney ${randomUUID()}`, date_of_birth: '1990-06-15', city: 'Jena' }
  const place = { address: 'Markt 1', postal_code: '07743' }
  const told = await call(page, 'PATCH', '/api/player', { context: 'edition', player: { ...details, ...place } })
  expect(told.status(), await told.text()).toBe(200)
}

/**
 * Deposits by posting to the provider's page without opening it.
 * `twice` makes the provider send the webhook twice; `bonus` is the chosen offer.
 */
export async function deposit(
  page: Page,
  cents: number,
  currency = 'EUR',
  { twice = false, bonus = '' } = {},
): Promise<void> {
  const chosen = bonus === '' ? {} : { bonus_id: bonus }
  const order = {
    payment_method: isPlain ? 'mbp-13' : 'visa',
    payment_action: 'deposit',
    currency,
    amount: (cents / 100).toFixed(2),
  }
  const answer = await call(page, 'POST', '/api/payment_processing', { ...order, ...chosen })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { url } = (await answer.json()) as { url: string }
  const form = { outcome: 'pay', last_four: '4242', expires: '12/34', ...(twice ? { twice: '1' } : {}) }
  const origin = await originOf(page.request)
  const paid = await (isPlain
    ? page.request.get(url.replace('?', '/approve?'), { maxRedirects: 0 })
    : page.request.post(url, { form, headers: { origin }, maxRedirects: 0 }))
  expect(paid.status(), await paid.text()).toBe(303)
  await expect.poll(() => balanceCents(page, currency)).toBeGreaterThanOrEqual(cents)
}

/** Requests a withdrawal without the cashbox; the response may be an error. */
export function withdraw(page: Page, cents: number): Promise<APIResponse> {
  // The deposit was not wagered, so this forfeits its gifts.
  const recipient = { recipient: 'journey@apogee.test', ...(isPlain ? {} : { forfeit_gifts: true }) }
  const order = { payment_method: 'e-wallet', payment_action: 'cashout', currency: 'EUR' }
  const amount = (cents / 100).toFixed(2)
  return call(page, 'POST', '/api/payment_processing', { ...order, ...recipient, amount })
}

/** Real plus bonus money of the player in a currency, in minor units, from the API. */
export async function balanceCents(page: Page, currency = 'EUR'): Promise<number> {
  const answer = await page.request.get('/api/player/accounts', { headers: xhr })
  const accounts = (await answer.json()) as { currency: string; amount_cents: number }[]
  return accounts.find((account) => account.currency === currency)?.amount_cents ?? 0
}

/** A payment in the history. */
export interface Payment {
  readonly id: number
  readonly amount_cents: number
  readonly action: 'deposit' | 'cashout'
  readonly state: string
}

/** The player's payments, oldest first. */
export async function payments(page: Page): Promise<Payment[]> {
  return (await page.request.get('/api/player/payments', { headers: xhr })).json() as Promise<Payment[]>
}

/** Sends the player a notification, which is also shown as a toast. */
export async function notify(page: Page, email: string, title: string): Promise<void> {
  const { origin } = new URL(page.url())
  const data = { email, title, text: 'Read it.' }
  const sent = await page.request.post('/sandbox/notifications', { data, headers: { origin } })
  expect(await sent.json()).toEqual({ sent: true })
}
