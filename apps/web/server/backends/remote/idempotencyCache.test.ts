import { beforeEach, expect, test } from 'vitest'
import { IdempotencyCache } from './idempotencyCache.ts'

const clock = { now: 1 }
let once: IdempotencyCache
let sent: string[]
beforeEach(() => {
  clock.now = 1
  sent = []
  once = new IdempotencyCache(
    ['_casino_session'],
    (method, path) => method === 'POST' && path.startsWith('/api/payment_processing'),
    () => clock.now,
  )
})

interface Call {
  readonly key?: string
  readonly body?: string
  readonly session?: string
}
function pay(
  answer: () => Response | Promise<Response>,
  { key = 'k1', body = '{"amount":"20"}', session = 'ann' }: Call = {},
) {
  const headers = { cookie: `seen=${sent.length}; _casino_session=${session}`, ...(key && { 'idempotency-key': key }) }
  const request = new Request('https://casino.test/api/payment_processing', { method: 'POST', body, headers })
  return once.answer(request, async (asked) => {
    sent.push(await asked.text())
    return answer()
  })
}
const paid = () => Response.json({ id: 7 }, { status: 201, headers: { 'x-own': 'kept' } })

test('[WIRE-05] a call that a browser repeats is sent once, while it is in flight and after its response', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = [pay(() => promise), pay(paid)]
  resolve(paid())
  for (const answered of [...(await Promise.all(calls)), await pay(paid)])
    expect([answered.status, answered.headers.get('x-own'), await answered.json()]).toEqual([201, 'kept', { id: 7 }])
  expect(sent).toEqual(['{"amount":"20"}'])
})

test('another key, body or visitor and a call without a key are separate calls', async () => {
  for (const call of [{}, { key: 'k2' }, { body: '{"amount":"30"}' }, { session: 'bob' }, { key: '' }, { key: '' }])
    expect((await pay(paid, call)).status).toBe(201)
  expect(sent).toHaveLength(6)
})

test('a rejected or unanswered call is sent again at the next repetition', async () => {
  expect((await pay(() => new Response('{}', { status: 422 }))).status).toBe(422)
  await expect(
    pay(() => {
      throw new Error('the line is cut')
    }),
  ).rejects.toThrow('cut')
  for (let press = 0; press < 2; press += 1)
    expect((await pay(() => new Response(null, { status: 204 }))).status).toBe(204)
  expect(sent).toHaveLength(3)
})

test('a response is cached for ten minutes', async () => {
  await pay(paid)
  clock.now = 10 * 60_000 + 2
  await pay(paid)
  expect(sent).toHaveLength(2)
})

test('only calls that move money are cached', async () => {
  for (const path of ['/api/games_filter', '/check-email']) {
    const headers = { cookie: '_casino_session=ann', 'idempotency-key': 'k1' }
    const request = () => new Request(`https://casino.test${path}`, { method: 'POST', body: '{}', headers })
    let calls = 0
    for (let press = 0; press < 2; press += 1)
      await once.answer(request(), async () => {
        calls += 1
        return Response.json({})
      })
    expect([path, calls, once.bytes]).toEqual([path, 2, 0])
  }
})

test('the cache is bounded in bytes: a large response is not cached, and the oldest are evicted first', async () => {
  await pay(() => new Response('x'.repeat(100_000)), { key: 'large' })
  expect(once.bytes).toBe(0)
  for (let call = 0; call < 400; call += 1) await pay(() => new Response('x'.repeat(60_000)), { key: `k${call}` })
  expect(once.bytes).toBeGreaterThan(15 * 1024 * 1024)
  expect(once.bytes).toBeLessThanOrEqual(16 * 1024 * 1024)
  sent = []
  await pay(paid, { key: 'k399' })
  await pay(paid, { key: 'k0' })
  expect(sent).toHaveLength(1)
  clock.now = 10 * 60_000 + 2
  await pay(() => new Response('{}', { status: 422 }), { key: 'later' })
  expect(once.bytes).toBe(0)
})
