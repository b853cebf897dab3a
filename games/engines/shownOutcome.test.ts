import { describe, expect, test } from 'vitest'
import { BALL_MS, engine as roulette } from './live-roulette/engine.ts'
import { engine as wheel } from './live-wheel/engine.ts'
import { SPIN_MS, type WheelView } from './live-wheel/play.ts'

describe('the part of a live table’s outcome that is sent before the result', () => {
  test('the number of roulette leaves the server when the ball slows, its comets with the throw', () => {
    const view = { comets: [{ number: 7, times: 50 }], spins: [17], wins: [], held: [] }
    const at = (leftMs: number) => roulette.live?.shown?.(view, leftMs)
    expect(at(BALL_MS)).toEqual({ view: { ...view, spins: [] }, isWhole: false, isEndKnown: true })
    expect(at(5601)).toMatchObject({ isWhole: false })
    expect(at(5600)).toEqual({ view, isWhole: true, isEndKnown: true })
  })

  const stops = [24, 30, 5]
  const view: WheelView = { stops, times: 14, spot: 'n5', wins: [] }
  const total = stops.length * SPIN_MS
  test.each([
    [0, []],
    [2899, []],
    [2900, [24]],
    [SPIN_MS + 2899, [24]],
    [SPIN_MS + 2900, [24, 30]],
    [2 * SPIN_MS + 2899, [24, 30]],
  ])(
    'a wheel that has turned for %i ms shows the stops %j, but neither the number of spins nor the payout',
    (ms, shown) => {
      expect(wheel.live?.shown?.(view, total - ms)).toEqual({
        view: { stops: shown },
        isWhole: false,
        isEndKnown: false,
      })
    },
  )

  test('the last stop completes the outcome', () => {
    expect(wheel.live?.shown?.(view, total - 2 * SPIN_MS - 2900)).toEqual({ view, isWhole: true, isEndKnown: true })
  })
})
