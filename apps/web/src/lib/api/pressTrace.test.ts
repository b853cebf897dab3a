import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-01$/
let dataset: Record<string, string>
let press: (timeStamp: number) => void

beforeEach(() => {
  vi.resetModules()
  dataset = { traced: '' }
  press = () => undefined
  vi.stubGlobal('document', {
    documentElement: { dataset },
    addEventListener: (_: string, listener: (event: { timeStamp: number }) => void) => {
      press = (timeStamp) => listener({ timeStamp })
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const opened = async () => (await import('./pressTrace')).pressTrace

test('all requests of one press share a trace, each as a separate span, with the time since the press', async () => {
  const pressTrace = await opened()
  pressTrace()
  press(performance.now() - 40)
  const [first, second] = [pressTrace(), pressTrace()].map((headers) => ({
    ids: traceparent.exec(headers['traceparent'] ?? ''),
    ms: Number(headers['x-press']),
  }))
  expect(first?.ids?.[1]).toBe(second?.ids?.[1])
  expect(first?.ids?.[2]).not.toBe(second?.ids?.[2])
  expect(first?.ms).toBeGreaterThanOrEqual(40)
  press(performance.now())
  expect(traceparent.exec(pressTrace()['traceparent'] ?? '')?.[1]).not.toBe(first?.ids?.[1])
})

test('a request without a recent press starts its own trace and sends no press time', async () => {
  const pressTrace = await opened()
  pressTrace()
  press(performance.now() - 5_000)
  const headers = pressTrace()
  expect(headers['traceparent']).toMatch(traceparent)
  expect(headers).not.toHaveProperty('x-press')
})

test('no trace headers are sent if the server does not trace', async () => {
  delete dataset['traced']
  expect((await opened())()).toEqual({})
})
