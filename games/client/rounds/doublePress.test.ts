import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDoublePress } from './doublePress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('a press is the second of a double press for 400 ms', () => {
  const doublePress = createDoublePress()
  expect(doublePress.isSecond()).toBe(false)
  doublePress.begin()
  vi.advanceTimersByTime(400)
  expect(doublePress.isSecond()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(doublePress.isSecond()).toBe(false)
})
