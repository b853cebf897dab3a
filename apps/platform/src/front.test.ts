import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, type CallName, routes } from '@apogee/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './core/config/config.ts'
import { type FrontService, openFrontService } from './front.ts'
import { frontParts } from './frontParts.ts'

let folder: string
let front: FrontService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apogee-front-'))
  const config = readConfig({
    PLATFORM_URL: 'http://platform.test',
    MODE: 'demo',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  })
  front = await openFrontService(config, ['_casino_session'])
})
afterAll(async () => {
  await front.close()
  await rm(folder, { recursive: true, force: true })
})

const names = frontParts.flatMap(({ handlers }) => Object.keys(handlers)) as CallName[]

/** Bodies required by some calls; the others need none. */
const bodies: Partial<Record<CallName, unknown>> = {
  'tracking.log': { level_name: 'INFO', label: 'x' },
  'tracking.validation': { side: 'frontEnd', component: 'LoginForm', errors: [] },
  'tracking.performance': {},
  'tracking.network': { rtt: 50, downlink: 10, effectiveType: '4g' },
}
const params: Partial<Record<CallName, string>> = { 'site.messages': 'de.json', 'content.page': 'privacy-policy' }

test.each(names)('%s is answered without a database and without a session', async (name) => {
  const [method = '', path = ''] = routes[name].split(' ')
  const pathname = path.replace(/:\w+(?:\{\.\+\})?/, params[name] ?? 'x')
  expect(front.callOf(method, pathname)).toBe(name)
  const body = bodies[name]
  const request = new Request(`http://localhost:3000${pathname}`, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      'x-requested-with': 'XMLHttpRequest',
      cookie: `_casino_session=${'x'.repeat(43)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await front.fetch(request, {})
  const text = await answer.text()
  expect([answer.status, text.slice(0, 200)]).toEqual([text === '' ? 204 : 200, expect.any(String)])
  const schema = (api[name].answers as Readonly<Record<number, { parse(value: unknown): unknown } | null>>)[
    answer.status
  ]
  if (text !== '') schema?.parse(JSON.parse(text))
})

test('calls outside the operator’s own service are left to the platform', () => {
  for (const [method, path] of [
    ['GET', '/api/player'],
    ['POST', '/api/fe/config/banners-config'],
    ['GET', '/api/fe/config/vip-club'],
    ['GET', '/messages/de.json/x'],
  ] as const)
    expect([path, front.callOf(method, path)]).toEqual([path, undefined])
  expect(front.callOf('HEAD', '/client-context')).toBe('site.context')
})

test('a visitor with a session cookie of any form may be signed in', () => {
  const visit = (cookie?: string) =>
    front.visit(new Request('http://localhost:3000/', { headers: cookie ? { cookie } : {} }), '192.0.2.1')
  expect(visit('_casino_session=of-another-form').hasSession).toBe(true)
  expect(visit('_casino_session=; other=1').hasSession).toBe(false)
  expect(visit().hasSession).toBe(false)
})
