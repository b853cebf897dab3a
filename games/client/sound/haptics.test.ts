import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BUZZES, createHaptics } from './haptics.ts'

const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true)
let isCoarse = true
beforeEach(() => {
  vibrate.mockClear()
  isCoarse = true
  vi.stubGlobal('navigator', { vibrate })
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }))
})
afterEach(() => void vi.unstubAllGlobals())

test('the device does not vibrate before a finger has touched the game, nor when haptics are off', () => {
  let isOn = true
  const haptics = createHaptics(() => isOn)
  haptics.feel('press')
  expect(vibrate).not.toHaveBeenCalled()
  haptics.touched()
  haptics.feel('press')
  expect(vibrate).toHaveBeenCalledWith([8])
  isOn = false
  haptics.feel('win')
  expect(vibrate).toHaveBeenCalledOnce()
})

test('the device does not vibrate with only a mouse, or where the browser does not support it', () => {
  const haptics = createHaptics(() => true)
  haptics.touched()
  isCoarse = false
  haptics.feel('press')
  vi.stubGlobal('navigator', {})
  isCoarse = true
  haptics.feel('press')
  expect(vibrate).not.toHaveBeenCalled()
})

test('of five reels only the last one vibrates, and cues without a pattern do not', () => {
  const haptics = createHaptics(() => true)
  haptics.touched()
  for (const step of [0, 1, 2, 3, 4]) haptics.feel('stop', { step, isLast: step === 4 })
  haptics.feel('pin')
  expect(vibrate.mock.calls).toEqual([[[10]]])
})

test('a pattern ends within a third of a second', () => {
  for (const pattern of Object.values(BUZZES)) expect(pattern.reduce((all, ms) => all + ms, 0)).toBeLessThan(334)
})
