import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFeed } from './feed.ts'

const fetched = vi.fn<typeof fetch>()
const reported = vi.fn()
const handlers = {
  table: vi.fn(),
  round: vi.fn(),
  result: vi.fn(),
  crowd: vi.fn(),
  left: vi.fn(),
  bet: vi.fn(),
  connection: vi.fn(),
  refused: vi.fn(),
}

/** A stream that sends one event and stays open until its request is aborted. */
function streamOf(event: string, signal: AbortSignal | null | undefined): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode(event))
    signal?.addEventListener('abort', () => controller.error(signal.reason))
  }
  return new Response(new ReadableStream({ start }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an error while showing an event is reported and ends its connection, and the feed connects again', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  fetched.mockImplementation(async (_, init) => {
    signals.push(init?.signal)
    return streamOf('event: table\ndata: {}\n\n', init?.signal)
  })
  const fault = new Error('the table cannot be drawn')
  handlers.table.mockImplementationOnce(() => {
    throw fault
  })
  openFeed({ token: 'token', isReplay: false }, handlers)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reported.mock.calls).toEqual([[fault]])
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  expect(handlers.table).toHaveBeenCalledTimes(2)
})

test('a lost connection is no error: the feed connects again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('network error'))
  fetched.mockImplementation(async (_, init) => streamOf('event: table\ndata: {}\n\n', init?.signal))
  openFeed({ token: 'token', isReplay: false }, handlers)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reported).not.toHaveBeenCalled()
  expect(handlers.connection.mock.calls).toEqual([[true], [false]])
})
