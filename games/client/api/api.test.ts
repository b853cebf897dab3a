import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'

const fetched = vi.fn<typeof fetch>()
const isLost: boolean[] = []
const api = createApi('token', (lost) => isLost.push(lost))

/** A response whose body ends with the connection. */
const cutOff = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  isLost.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a bet whose response is cut off is sent again with the same content', async () => {
  fetched.mockResolvedValueOnce(cutOff()).mockResolvedValueOnce(cutOff())
  fetched.mockResolvedValueOnce(Response.json({ round: 'placed' }))
  const placed = api.place({ request_id: 'one', stake_cents: 100, bet: null })
  await vi.runAllTimersAsync()
  expect(await placed).toEqual({ round: 'placed' })
  const bodies = fetched.mock.calls.map(([, init]) => init?.body)
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(isLost).toEqual([true, false])
})

test('a rejection without a readable body is still a rejection', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 404 }))
  await expect(api.state()).rejects.toMatchObject({ code: 'unknown' })
  expect(fetched).toHaveBeenCalledOnce()
})
