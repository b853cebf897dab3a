import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const api = vi.hoisted(() => vi.fn())
const proofOfWork = vi.hoisted(() => vi.fn(async () => 'work'))
vi.mock('./proofOfWork', () => ({ proofOfWork }))
vi.mock('../../../lib/api', () => ({ api, ApiError: class extends Error {} }))

/** A call without a response, which ends when it is aborted. */
const hanging = (_name: string, _request: object, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

let captcha: typeof import('./captcha')
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  api.mockReset()
  captcha = await import('./captcha')
})
afterEach(() => vi.useRealTimers())

test('[AUTH-16] a form waits two seconds for hanging settings, is sent without a token, and the next one requests them again', async () => {
  api.mockImplementation(hanging)
  captcha.prepareCaptcha('signUp')
  await vi.advanceTimersByTimeAsync(60_000)
  const send = vi.fn(async (given: object) => given)
  const sent = captcha.withCaptcha('signUp', true, send)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await sent).toEqual({})
  expect(api.mock.calls[0]?.[2].signal.aborted).toBe(true)

  api.mockImplementation(async () => ({ recaptcha: '' }))
  const again = captcha.withCaptcha('signUp', true, send)
  await vi.advanceTimersByTimeAsync(500)
  expect(await again).toEqual({ captcha: 'work' })
  expect(api).toHaveBeenCalledTimes(2)
})
