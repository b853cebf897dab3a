import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { activeElement: null as { matches: (selector: string) => boolean } | null }
const field = { matches: (selector: string) => selector.split(',').includes('input') }
let whenIdle: typeof import('./whenIdle').whenIdle
let whenUsed: typeof import('./whenIdle').whenUsed
let holdIdle: typeof import('./whenIdle').holdIdle
let isHeld: typeof import('./whenIdle').isHeld
let listeners: (() => void)[] = []
const use = () => {
  for (const listener of listeners) listener()
}

beforeEach(async () => {
  vi.useFakeTimers()
  page.activeElement = null
  listeners = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    if (event === 'keydown') listeners.push(listener)
  })
  vi.resetModules()
  ;({ whenIdle, whenUsed, holdIdle, isHeld } = await import('./whenIdle'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('deferred work runs after a second without input, in order', () => {
  const ran: number[] = []
  whenIdle(() => ran.push(1))
  whenIdle(() => ran.push(2))
  vi.advanceTimersByTime(999)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(10)
  expect(ran).toEqual([1, 2])
})

test('in a browser that is never idle, all of it has run soon after five seconds', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) => setTimeout(run, timeout))
  const ran: number[] = []
  for (const nth of [1, 2, 3, 4]) whenIdle(() => ran.push(nth))
  vi.advanceTimersByTime(5_100)
  expect(ran).toEqual([1, 2, 3, 4])
})

test('a page in use is not idle', () => {
  const run = vi.fn()
  whenIdle(run)
  for (let press = 0; press < 3; press += 1) {
    vi.advanceTimersByTime(900)
    use()
  }
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a press between two callbacks delays the second', () => {
  const second = vi.fn()
  whenIdle(use)
  whenIdle(second)
  vi.advanceTimersByTime(1_500)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  expect(second).toHaveBeenCalledTimes(1)
})

test('a focused field delays the callback, for five seconds at most', () => {
  const run = vi.fn()
  page.activeElement = field
  whenIdle(run)
  vi.advanceTimersByTime(4_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a motion that holds the page delays the callback until a second after it, for five seconds at most', () => {
  const ran: string[] = []
  const release = holdIdle()
  whenIdle(() => ran.push('after the motion'))
  vi.advanceTimersByTime(3_000)
  release()
  vi.advanceTimersByTime(999)
  expect([ran, isHeld()]).toEqual([[], true])
  vi.advanceTimersByTime(2)
  expect(isHeld()).toBe(false)
  expect(ran).toEqual(['after the motion'])
  holdIdle()
  whenIdle(() => ran.push('during a motion without end'))
  vi.advanceTimersByTime(4_999)
  expect(ran).toHaveLength(1)
  vi.advanceTimersByTime(2)
  expect(ran).toHaveLength(2)
})

test('a focused search field delays the callback for half a minute', () => {
  const run = vi.fn()
  page.activeElement = { matches: () => true }
  whenIdle(run)
  vi.advanceTimersByTime(29_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a cancelled callback does not run, and one that throws does not stop the others', () => {
  const [run, last] = [vi.fn(), vi.fn()]
  whenIdle(() => {
    throw new Error('no')
  })
  whenIdle(run)()
  whenIdle(last)
  expect(() => vi.advanceTimersByTime(1_001)).toThrow('no')
  vi.advanceTimersByTime(10)
  expect(run).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledTimes(1)
})

test('work for what a visitor may do next runs when the page is idle after the first input', async () => {
  const ran: number[] = []
  whenUsed(() => ran.push(1))
  const cancel = whenUsed(() => ran.push(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran).toEqual([])
  use()
  cancel()
  await vi.advanceTimersByTimeAsync(999)
  expect(ran).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(ran).toEqual([1])
})
