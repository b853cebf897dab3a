import { expect, test } from 'vitest'
import { angleOf, wheelAt } from './turning.ts'

const turning = { stops: [24, 5], size: 52, from: 10, isTimes: (stop: number) => stop === 24 }
const upright = (angle: number) => ((angle % 360) + 360) % 360

test('the wheel comes to rest on each stop in its time', () => {
  for (const [spin, stop] of turning.stops.entries()) {
    const { angle, ...rest } = wheelAt(turning, spin * 9000 + 8000)
    expect(rest).toEqual({ spin, isAtRest: true })
    expect(upright(angle)).toBeCloseTo(upright(angleOf(stop, 52)), 6)
  }
  expect(wheelAt(turning, 60_000).spin).toBe(1)
})

test('it begins at its last position and never jumps or turns back, for every stop', () => {
  for (let stop = 0; stop < 52; stop += 1) {
    const one = { ...turning, stops: [stop], isTimes: () => false }
    expect(wheelAt(one, 0).angle).toBeCloseTo(angleOf(10, 52), 6)
    for (let ms = 0; ms < 8984; ms += 16) {
      const step = wheelAt(one, ms + 16).angle - wheelAt(one, ms).angle
      expect(step).toBeLessThanOrEqual(1e-9)
      expect(step).toBeGreaterThan(-8)
    }
  }
})

test('until it slows down its angle is the same for every stop, and for one that is not known yet', () => {
  const angles = [[], [3], [40]].map((stops) => wheelAt({ ...turning, stops }, 3500).angle)
  expect(new Set(angles).size).toBe(1)
  // The second spin begins before its stop is known.
  const second = wheelAt({ ...turning, stops: [24] }, 9000 + 3000)
  expect(second).toEqual({ ...wheelAt(turning, 9000 + 3000), spin: 1, isAtRest: false })
})
