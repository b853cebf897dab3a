import { expect, test } from 'vitest'
import { WHEEL } from '../../../engines/roulette/wheel.ts'
import { angleOf, ballAt, FREE_SPEED, planFlight, STRIKES } from './flight.ts'

const turn = (angle: number) => ((angle % 360) + 360) % 360

test('from any position the ball comes to rest in the pocket of its number', () => {
  for (const number of WHEEL) {
    for (const from of [0, 17.3, 359, 4711]) {
      const flight = planFlight(from, number, 4)
      const end = ballAt(flight, 1)
      expect(turn(end.angle)).toBeCloseTo(turn(angleOf(number)), 6)
      expect(end.height).toBe(0)
    }
  }
})

test('it starts at the speed of the free run, slows down throughout and never turns back', () => {
  const flight = planFlight(100, 17, 4)
  const step = 0.001
  const speed = (share: number) =>
    (ballAt(flight, share + step).angle - ballAt(flight, share).angle) / ((step * flight.ms) / 1000)
  expect(speed(0)).toBeCloseTo(FREE_SPEED, -1)
  for (let share = 0; share < 0.99; share += 0.01) expect(speed(share + 0.005)).toBeLessThanOrEqual(speed(share))
  expect(speed(0.98)).toBeGreaterThanOrEqual(0)
})

test('it leaves the track, strikes the rotor when the sound plays, and never leaves the bowl', () => {
  const flight = planFlight(0, 0, 4)
  expect(ballAt(flight, 0.5).height).toBe(1)
  for (const strike of STRIKES) expect(ballAt(flight, strike).height).toBeCloseTo(0, 2)
  for (let share = 0; share <= 1; share += 0.005) {
    const { height } = ballAt(flight, share)
    expect(height).toBeGreaterThanOrEqual(0)
    expect(height).toBeLessThanOrEqual(1)
  }
})
