import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DialogShape, resizeMs } from './dialogShape'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(isWide: boolean) {
  const listeners = new Set<() => void>()
  const screen = { isWide }
  const shape = new DialogShape({
    addEventListener: (_name, listener) => void listeners.add(listener),
    removeEventListener: (_name, listener) => void listeners.delete(listener),
    matchMedia: () => ({ matches: screen.isWide }),
  })
  const resize = (wide: boolean) => {
    screen.isWide = wide
    for (const listener of listeners) listener()
  }
  return { shape, resize, listeners }
}

test('[CONST-14] a popup changes its form 150 ms after the last resize', () => {
  const { shape, resize } = setUp(true)
  let heard = 0
  shape.subscribe(() => {
    heard += 1
  })
  resize(false)
  vi.advanceTimersByTime(resizeMs - 1)
  resize(false)
  vi.advanceTimersByTime(resizeMs - 1)
  expect([shape.isSheet(), heard]).toEqual([false, 0])
  vi.advanceTimersByTime(1)
  expect([shape.isSheet(), heard]).toEqual([true, 1])
})

test('a closed popup removes its listeners, and the next one measures again', () => {
  const { shape, resize, listeners } = setUp(true)
  const stop = shape.subscribe(() => expect.unreachable())
  resize(false)
  stop()
  vi.runAllTimers()
  expect(listeners.size).toBe(0)
  expect(shape.isSheet()).toBe(false)
  shape.subscribe(() => undefined)
  expect(shape.isSheet()).toBe(true)
})
