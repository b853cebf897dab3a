import { expect, test } from 'vitest'
import { readStudios } from '../../core/config/studiosConfig.ts'
import { type PartnerLaunchOrder, StudioUnavailable } from './gameStudio.ts'
import { openPartners } from './openPartners.ts'
import { verifySigned } from './signature.ts'

const now = new Date('2026-10-01T12:00:00.000Z')
const secrets = ['the-first-secret-of-north', 'the-one-that-is-replaced']
const order = {
  game: 'north/PolarNight',
  title: 'Polar Night',
  provider: 'north',
  session: 'token',
  mode: 'real',
  currency: 'EUR',
  player: 'reference',
  locale: 'en',
  lobby_url: 'https://casino.example/',
  launch: { code: 'ns_polar', prepaid: 'for-an-aggregator' },
  granted: null,
} as unknown as PartnerLaunchOrder

const northThat = (answer: (request: Request) => Promise<Response>) => {
  const entry = {
    id: 'north',
    protocol: 'wallet',
    url: 'https://north.example/v1/launch',
    pages: ['https://north.example'],
    secrets,
  }
  const partners = openPartners(readStudios(JSON.stringify([entry])), {
    fetch: answer,
    now: () => now,
    log: { warn: () => undefined },
  })
  return partners.get('north')
}

test('[WIRE-07] a launch is signed with the first secret, for its address, and has the code of the game', async () => {
  const seen: object[] = []
  const north = northThat(async (request) => {
    const body = await request.text()
    const header = (name: string) => request.headers.get(`x-wallet-${name}`)
    const signed = {
      studio: header('studio'),
      timestamp: header('timestamp'),
      signature: header('signature'),
      path: '/v1/launch',
      body,
    }
    seen.push({ verdict: verifySigned('north', secrets.slice(0, 1), signed, now), body: JSON.parse(body) })
    return Response.json({ game_url: 'https://north.example/play/1' })
  })
  expect(await north?.launch(order)).toEqual({ gameUrl: 'https://north.example/play/1' })
  expect(seen).toMatchObject([{ verdict: 'genuine', body: { game: 'north/PolarNight', game_code: 'ns_polar' } }])
  expect(seen).not.toMatchObject([{ body: { granted: null } }])
})

test.each([
  ['another host', async () => Response.json({ game_url: 'https://evil.example/play' })],
  ['no address', async () => Response.json({})],
  ['no JSON', async () => new Response('<html>')],
  ['an error', async () => Response.json({}, { status: 500 })],
  ['nothing', async () => Promise.reject(new TypeError('fetch failed'))],
] as const)('[SEC-04] a studio that answers with %s is unavailable', async (_, answer) => {
  await expect(northThat(answer)?.launch(order)).rejects.toThrow(StudioUnavailable)
})
