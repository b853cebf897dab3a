import { expect, test } from 'vitest'
import { angleOf, wheelAt } from './turning.ts'

const turning = { stops: [24, 5], size: 52, from: 10, spinMs: 9000 }
const upright = (angle: number) => ((angle % 360) + 360) % 360

test('the wheel comes to rest on each stop in its time', () => {
  for (const [spin, stop] of turning.stops.entries()) {
    const { angle, ...rest } = wheelAt(turning, spin * 9000 + 8000)
    expect(rest).toEqual({ spin, isAtRest: true })
    expect(upright(angle)).toBeCloseTo(upright(angleOf(stop, 52)), 6)
  }
  expect(wheelAt(turning, 60_000).spin).toBe(1)
})

test('it begins where it stood and never jumps or turns back', () => {
  expect(wheelAt(turning, 0).angle).toBeCloseTo(angleOf(10, 52), 6)
  expect(upright(wheelAt(turning, 9000).angle)).toBeCloseTo(upright(angleOf(24, 52)), 6)
  for (let ms = 0; ms < 9000; ms += 16) {
    const step = wheelAt(turning, ms + 16).angle - wheelAt(turning, ms).angle
    if (ms + 16 < 9000) {
      expect(step).toBeLessThanOrEqual(1e-9)
      expect(step).toBeGreaterThan(-16)
    }
  }
})
