import { expect, test } from 'vitest'
import { createFirstPartyStudio } from './firstPartyStudio.ts'
import { type LaunchOrder, type SignedRequest, StudioUnavailable } from './gameStudio.ts'
import { signatureOf, verifySigned } from './signature.ts'

const secret = 'a-secret-of-sixteen-characters'
const now = new Date('2026-10-01T12:00:00.000Z')
const seconds = now.getTime() / 1000
const body = '{"session":"s"}'
const path = '/wallet/v1/balance'

const signed = (changes: Partial<SignedRequest> = {}, at = seconds): SignedRequest => ({
  studio: 'apogee',
  timestamp: String(at),
  signature: signatureOf(secret, String(at), path, body),
  path,
  body,
  ...changes,
})

test('[WIRE-07] the signature is the HMAC of timestamp, path and body, in hex', () => {
  expect(signatureOf('key', '1', '/p', '{}')).toBe('85ed0cc2be23612662fe84b436a0f636b60bf2fdbf98a518b07a2ba678a41305')
})

test.each([
  ['as sent', {}, 0, 'genuine'],
  ['in capital hex', { signature: signed().signature?.toUpperCase() ?? '' }, 0, 'genuine'],
  ['at the edge of 300 s', {}, -300, 'genuine'],
  ['from a clock 300 s ahead', {}, 300, 'genuine'],
  ['301 s old', {}, -301, 'request_expired'],
  ['301 s in the future', {}, 301, 'request_expired'],
  ['with another body', { body: '{"session":"t"}' }, 0, 'signature_invalid'],
  ['with a blank in the body', { body: '{ "session":"s"}' }, 0, 'signature_invalid'],
  ['for another path', { path: '/wallet/v1/win' }, 0, 'signature_invalid'],
  ['with a newer timestamp than was signed', { timestamp: String(seconds + 1) }, 0, 'signature_invalid'],
  ['old and forged', { body: '{}' }, -301, 'signature_invalid'],
  ['of another studio', { studio: 'other' }, 0, 'signature_invalid'],
  ['of nobody', { studio: null }, 0, 'signature_invalid'],
  ['without a timestamp', { timestamp: null }, 0, 'signature_invalid'],
  ['with words for a timestamp', { timestamp: 'now' }, 0, 'signature_invalid'],
  ['without a signature', { signature: null }, 0, 'signature_invalid'],
  ['with a short signature', { signature: 'ab' }, 0, 'signature_invalid'],
] as const)('[SEC-11] a request %s is %s', (_, changes, shift, verdict) => {
  expect(verifySigned('apogee', [secret], signed(changes, seconds + shift), now)).toBe(verdict)
})

const order: LaunchOrder = {
  game: 'brasswing/EmberWyrm',
  title: 'Ember Wyrm',
  provider: 'brasswing',
  seo_title: 'ember-wyrm',
  theme: 'dragon',
  seed: '1',
  engine: 'lines',
  profile: 'classic',
  session: null,
  mode: 'demo',
  currency: 'FUN',
  subunits_to_unit: 100,
  player: 'guest',
  locale: 'en',
  lobby_url: 'http://localhost/',
  media_version: 'v1',
  round_url: '/fairness/{round}',
  rules: {
    min_round_ms: 2500,
    turbo: false,
    stop: false,
    autoplay: null,
    max_stake_cents: 500,
  },
}
const studioThat = (fetch: (request: Request) => Promise<Response>) =>
  createFirstPartyStudio({ id: 'apogee', secret, url: 'http://studio.test', fetch, now: () => now })

test('[WIRE-07] a launch is signed with the same secret and answers where the game is', async () => {
  const seen: { verdict: string; body: unknown }[] = []
  const studio = studioThat(async (request) => {
    const text = await request.text()
    const verdict = verifySigned(
      'apogee',
      [secret],
      {
        studio: request.headers.get('x-wallet-studio'),
        timestamp: request.headers.get('x-wallet-timestamp'),
        signature: request.headers.get('x-wallet-signature'),
        path: new URL(request.url).pathname,
        body: text,
      },
      now,
    )
    seen.push({ verdict, body: JSON.parse(text) })
    return Response.json({ game_url: '/studio/play/abc' })
  })
  expect(await studio.launch(order)).toEqual({ gameUrl: '/studio/play/abc' })
  expect(seen).toEqual([{ verdict: 'genuine', body: order }])
})

test.each([
  ['//evil.test/x'],
  ['https://evil.test/'],
  ['javascript:alert(1)'],
  ['/\\evil.test'],
  ['/\t/evil.test'],
  [''],
  [7],
])('[SEC-04] a studio that sends the player to %j is not followed', async (game_url) => {
  await expect(studioThat(async () => Response.json({ game_url })).launch(order)).rejects.toThrow(StudioUnavailable)
})

test.each([
  ['refuses', async () => Response.json({}, { status: 500 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
])('a studio that %s is unavailable', async (_, fetch) => {
  await expect(studioThat(fetch).launch(order)).rejects.toThrow(StudioUnavailable)
})
