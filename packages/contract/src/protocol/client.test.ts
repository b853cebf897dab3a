import { expect, test } from 'vitest'
import { ApiError, backoffMs, type ClientOptions, ConnectionError, createClient, urlOf } from './client.ts'

type Answer = Response | Error | ((request: Request) => Promise<Response>)

/** A client with a scripted network: each try takes the next entry, waits are recorded instead of waiting. */
function scripted(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = []
  const waits: number[] = []
  const connection: boolean[] = []
  let unauthorized = 0
  const client = createClient({
    baseUrl: 'http://platform.test',
    timeoutMs: 30_000,
    retries: 6,
    random: () => 0,
    wait: async (ms) => {
      waits.push(ms)
    },
    onConnection: (isUp) => connection.push(isUp),
    onUnauthorized: () => {
      unauthorized += 1
    },
    fetch: async (request) => {
      sent.push(request)
      const answer = answers[sent.length - 1] ?? new TypeError('fetch failed')
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(request) : answer
    },
    ...options,
  })
  return { client, sent, waits, connection, unauthorized: () => unauthorized }
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const offline = () => new TypeError('fetch failed')
const timedOut = () => new DOMException('The operation timed out', 'TimeoutError')
const page = {
  data: [],
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 0, total_count: 0 },
}

test('[API-001] every request carries the XHR header and the player’s cookies', async () => {
  const { client, sent } = scripted([json([])])
  await client('games.providers', {})
  expect(sent[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
  expect(sent[0]?.headers.get('accept')).toBe('application/json, text/plain, */*')
  expect(sent[0]?.credentials).toBe('include')
})

test('method, path, parameters, query and body come from the contract', async () => {
  const { client, sent } = scripted([json({}), json([]), json(page)])
  await client('games.addFavorite', { params: { id: 33 }, body: {} })
  await client('games.collections', { query: { device: 'mobile' } })
  await client('games.filter', { body: { page: 2 } })
  expect(sent.map((request) => `${request.method} ${request.url}`)).toEqual([
    'PUT http://platform.test/api/player/favorite_games/33',
    'GET http://platform.test/api/games/collections?device=mobile',
    'POST http://platform.test/api/games_filter',
  ])
  expect(sent[1]?.headers.has('content-type')).toBe(false)
  expect(sent[2]?.headers.get('content-type')).toBe('application/json')
  expect(await sent[2]?.json()).toEqual({ page: 2 })
})

test('a path parameter is escaped and an absent query value is left out', () => {
  expect(urlOf('/a/:id/b', { id: 'x/../y?' }, { q: 'ä b', none: undefined, zero: 0 })).toBe(
    '/a/x%2F..%2Fy%3F/b?q=%C3%A4+b&zero=0',
  )
  expect(urlOf('/pages/:slug{.+}', { slug: 'a/b c?' }, { l: 'de' })).toBe('/pages/a/b%20c%3F?l=de')
})

test('[API-002][CONST-02] after a network failure a call is tried 6 more times, doubling the wait each time, then reported', async () => {
  const { client, sent, waits, connection } = scripted([])
  const failure = await client('games.providers', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConnectionError)
  expect(failure).toMatchObject({ kind: 'network' })
  expect(sent).toHaveLength(7)
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000])
  expect(connection).toEqual(Array(7).fill(false))
})

test('[API-002] the first answer ends the tries and reports the connection as up', async () => {
  const { client, sent, waits, connection } = scripted([offline(), timedOut(), json([{ id: 'a', title: 'A' }])])
  expect(await client('games.providers', {})).toEqual([{ id: 'a', title: 'A' }])
  expect(sent).toHaveLength(3)
  expect(waits).toEqual([500, 1000])
  expect(connection).toEqual([false, false, true])
})

test('the wait before a retry is at most a fifth longer, at random', () => {
  expect([0, 1, 5].map((retry) => backoffMs(retry, 0))).toEqual([500, 1000, 16_000])
  expect(backoffMs(0, 1)).toBe(600)
})

test.each([[400], [401], [403], [404], [422], [429], [500], [503]])(
  '[API-002] an answer of %d is not tried again',
  async (status) => {
    const { client, sent } = scripted([json({ errors: { base: { unexpected: 'x' } } }, status)])
    await expect(client('games.providers', {})).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  },
)

test('[CONST-01] a try without an answer ends at the time limit', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  const { client, sent } = scripted([never, never], { timeoutMs: 1, retries: 1 })
  await expect(client('games.providers', {})).rejects.toMatchObject({ name: 'ConnectionError', kind: 'timeout' })
  expect(sent).toHaveLength(2)
})

test('server rendering tries once', async () => {
  const { client, sent, waits } = scripted([], { retries: 0, timeoutMs: 8_000 })
  await expect(client('games.providers', {})).rejects.toMatchObject({ kind: 'network' })
  expect([sent.length, waits.length]).toEqual([1, 0])
})

test('[WIRE-05] the idempotency key and the body stay the same over all tries', async () => {
  const { client, sent } = scripted([offline(), offline(), json({})])
  await client('games.addFavorite', { params: { id: 5 }, body: { a: 1 } }, { idempotencyKey: 'key-1' })
  expect(sent.map((request) => request.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1', 'key-1'])
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual(Array(3).fill('{"a":1}'))
})

test('an aborted call throws its own reason and is neither retried nor reported as a network failure', async () => {
  const controller = new AbortController()
  const reason = new Error('left the page')
  const { client, sent, connection } = scripted([
    async () => {
      controller.abort(reason)
      throw new DOMException('aborted', 'AbortError')
    },
  ])
  await expect(client('games.providers', {}, { signal: controller.signal })).rejects.toBe(reason)
  expect([sent.length, connection.length]).toEqual([1, 0])
})

test('an abort during the wait before a retry ends the call', async () => {
  const controller = new AbortController()
  const { client, sent } = scripted([], { wait: async () => controller.abort(new Error('left')) })
  await expect(client('games.providers', {}, { signal: controller.signal })).rejects.toThrow('left')
  expect(sent).toHaveLength(1)
})

test('[OPEN-24] a rejection contains the codes of its fields', async () => {
  const { client } = scripted([json({ errors: { email: { taken: 'Taken', invalid: 'Wrong' } } }, 422)])
  const refusal = await client('games.providers', {}).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  if (!(refusal instanceof ApiError)) return
  expect(refusal.code('email')).toBe('taken')
  expect(refusal.has('email', 'invalid')).toBe(true)
  expect(refusal.has('name', 'taken')).toBe(false)
  expect(refusal.code('name')).toBeUndefined()
})

test.each([
  [{ errors: { profile: { city: { required: 'x' } } } }, { city: { required: 'x' } }],
  [{ errors: { ref_code: 'already_exists' } }, { ref_code: { already_exists: 'already_exists' } }],
  [{ errors: { base: ['Closed', 'Later'] } }, { base: { invalid: 'Closed' } }],
  [{ errors: 'broken' }, {}],
  [{ message: 'x' }, {}],
  [null, {}],
])('[WIRE-01] the error body %j is read as %j', (body, errors) => {
  expect(new ApiError(422, body).errors).toEqual(errors)
})

test('a failure of the server keeps the id under which its cause is logged', () => {
  expect(new ApiError(500, { errors: { base: { unexpected: 'x' } }, reference: 'r-1' }).reference).toBe('r-1')
  expect(new ApiError(500, { reference: 7 }).reference).toBeUndefined()
})

test('[WIRE-01] 204, an empty body and a page instead of JSON read as null', async () => {
  const { client } = scripted([new Response(null, { status: 204 }), new Response(''), new Response('<html>')])
  for (let n = 0; n < 3; n += 1) expect(await client('auth.signOut', {})).toBeNull()
})

test('[ERR-01] every 401 is reported once, other rejections are not', async () => {
  const { client, unauthorized } = scripted([json({ errors: {} }, 401), json({ errors: {} }, 403)])
  await expect(client('games.played', {})).rejects.toMatchObject({ status: 401 })
  expect(unauthorized()).toBe(1)
  await expect(client('games.played', {})).rejects.toMatchObject({ status: 403 })
  expect(unauthorized()).toBe(1)
})

test('[OPEN-25] the media type of one call and the headers of the client reach the server', async () => {
  const { client, sent } = scripted([json([])], { headers: () => ({ 'accept-language': 'de' }) })
  await client('games.favorites', {}, { accept: 'application/vnd.s.v2+json' })
  expect(sent[0]?.headers.get('accept')).toBe('application/vnd.s.v2+json')
  expect(sent[0]?.headers.get('accept-language')).toBe('de')
})
test('[API-002] an answer that breaks off in its body is retried like a missing one', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }))
  const { client, sent, connection } = scripted([broken(), json([{ id: 'a', title: 'A' }])])
  expect(await client('games.providers', {})).toEqual([{ id: 'a', title: 'A' }])
  expect([sent.length, connection]).toEqual([2, [false, true]])
})
