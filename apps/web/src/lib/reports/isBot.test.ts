import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const api = vi.fn()
vi.mock('../api', () => ({ api }))

const answered: ((init: RequestInit) => Promise<Response>)[] = []
beforeEach(() => {
  vi.resetModules()
  api.mockReset()
  answered.length = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
    (answered.shift() ?? (async () => Response.json({ isBot: false })))(init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = () => import('./isBot')

test('[ROLE-15] the context of a device is requested once, without the API client', async () => {
  answered.push(async () => Response.json({ isBot: true }))
  const { isBot, readContext } = await load()
  expect([await isBot(), await isBot(), await readContext()]).toEqual([true, true, { isBot: true }])
  expect(api).not.toHaveBeenCalled()
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed'))],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['another document', async () => new Response('<html>')],
  ['a context without the field', async () => Response.json({ browser: 'x' })],
])('[ROLE-15] after %s the API client requests it, with its retries', async (_, answer) => {
  answered.push(answer)
  api.mockResolvedValue({ isBot: false })
  const { isBot } = await load()
  expect(await isBot()).toBe(false)
  expect(api).toHaveBeenCalledWith('site.context', {})
})

test('[ROLE-15] a visitor who cannot be checked counts as a bot, and the next check requests it again', async () => {
  answered.push(async () => new Response('', { status: 500 }))
  api.mockRejectedValue(new Error('no answer'))
  const { isBot } = await load()
  expect(await isBot()).toBe(true)
  expect(await isBot()).toBe(false)
})

test('[CONST-01] a call without an answer ends, and the API client makes it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('no answer')))
  answered.push(({ signal }) => new Promise((_, reject) => signal?.aborted && reject(signal.reason)))
  api.mockResolvedValue({ isBot: false })
  const { isBot } = await load()
  expect(await isBot()).toBe(false)
  expect(timeout).toHaveBeenCalledWith(30_000)
})
