import { expect, test } from 'vitest'
import { createAutoplay } from './autoplay.ts'

function begun(over: Partial<{ rounds: number; stopLossCents: number; stopWinCents: number | null }> = {}) {
  const said: number[] = []
  const autoplay = createAutoplay((left) => said.push(left))
  autoplay.begin({ rounds: 10, stopLossCents: 500, stopWinCents: null, ...over }, 10_000)
  return { autoplay, said }
}

test('autoplay plays its rounds and no more', () => {
  const { autoplay, said } = begun({ rounds: 2 })
  autoplay.count(0, false)
  expect(autoplay.goesOn(9900, 100)).toBe(true)
  autoplay.count(0, false)
  expect(autoplay.goesOn(9800, 100)).toBe(false)
  expect(said).toEqual([2, 1, 0])
})

test('a round that could lose more than allowed in all does not begin', () => {
  const { autoplay } = begun()
  autoplay.count(0, false)
  expect(autoplay.goesOn(9600, 100)).toBe(true)
  expect(autoplay.goesOn(9550, 100)).toBe(false)
  expect(autoplay.isOn()).toBe(false)
})

test('it stops at the single win asked for, after free games, and without funds', () => {
  const win = begun({ stopWinCents: 1000 })
  win.autoplay.count(1000, false)
  expect(win.autoplay.isOn()).toBe(false)
  const free = begun()
  free.autoplay.count(0, true)
  expect(free.autoplay.isOn()).toBe(false)
  expect(begun({ stopLossCents: 50_000 }).autoplay.goesOn(50, 100)).toBe(false)
})
