import { expect, test } from 'vitest'
import { layoutOf, sectorAt, stopAngleOn, wheelPace } from './motion'
import { type Frames, WheelMotor } from './WheelMotor'

const layout = layoutOf(8)

/** A wheel whose frames the test triggers, 60 a second. */
function made({ isCalm = false } = {}) {
  let now = 1000
  let waiting: ((now: number) => void) | undefined
  const frames: Frames = {
    request: (run) => {
      waiting = run
      return 1
    },
    cancel: () => {
      waiting = undefined
    },
    now: () => now,
  }
  const angles: number[] = []
  const lights: (number | undefined)[] = []
  const ticks: number[] = []
  const face = {
    turn: (angle: number) => angles.push(angle),
    light: (angle: number | undefined) => lights.push(angle),
    tick: (force: number) => ticks.push(force),
  }
  const motor = new WheelMotor(face, layout, () => isCalm, frames)
  const run = async (ms: number) => {
    for (const end = now + ms; now < end && waiting; ) {
      now += 1000 / 60
      const next = waiting
      waiting = undefined
      next(now)
      await Promise.resolve()
    }
  }
  return { motor, angles, lights, ticks, run, isIdle: () => waiting === undefined }
}

test('it turns before the response arrives, for as long as that takes', async () => {
  const { motor, angles, run } = made()
  motor.spin()
  await run(300)
  const early = angles.at(-1)!
  await run(8000)
  expect(angles.at(-1)! - early).toBeGreaterThan(wheelPace.cruise * 7000)
  expect(motor.isTurning).toBe(true)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('it stops on the won sector %d and then resolves', async (sector) => {
  const { motor, angles, run, isIdle } = made()
  motor.spin()
  await run(100)
  let isTold = false
  void motor.land(sector, 77 + sector).then(() => {
    isTold = true
  })
  await run(3000)
  expect(isTold).toBe(false)
  await run(6000)
  expect(isTold).toBe(true)
  expect(sectorAt(angles.at(-1)!, layout)).toBe(sector)
  const off = (((angles.at(-1)! - stopAngleOn(sector, layout, 77 + sector)) % 360) + 360) % 360
  expect(Math.min(off, 360 - off)).toBeLessThan(1e-6)
  await run(2000)
  expect(isIdle()).toBe(true)
})

test('an early response waits until the wheel is at full speed', async () => {
  const { motor, angles, run } = made()
  motor.spin()
  void motor.land(2, 5)
  await run(700)
  const [before, after] = angles.slice(-2)
  await run(400)
  expect(angles.at(-1)! - angles.at(-2)!).toBeGreaterThan(after! - before!)
})

test('each peg ticks, the last ones slowly and clearly', async () => {
  const { motor, ticks, run } = made()
  motor.spin()
  await run(200)
  void motor.land(4, 9)
  await run(8000)
  expect(ticks.length).toBeGreaterThan(60)
  expect(Math.max(...ticks.slice(-3))).toBeGreaterThan(0.5)
  expect(ticks.at(-1)!).toBeGreaterThan(ticks.at(Math.round(ticks.length / 3))!)
})

test('without a prize it stops between two sectors', async () => {
  const { motor, angles, run } = made()
  motor.spin()
  await run(500)
  void motor.giveUp()
  await run(8000)
  expect((((angles.at(-1)! - 22.5) % 45) + 45) % 45).toBeCloseTo(0, 5)
  expect(motor.isTurning).toBe(false)
})

test('a finger turns it; released slowly, it settles in the middle of a sector', async () => {
  const { motor, angles, run } = made()
  expect(motor.grab()).toBe(true)
  motor.drag(30)
  await run(50)
  expect(angles.at(-1)).toBe(30)
  motor.release()
  await run(1000)
  expect(angles.at(-1)).toBeCloseTo(45, 5)
})

test('a fling spins it in the direction of the fling; it cannot be grabbed while it turns', async () => {
  const { motor, angles, run } = made()
  motor.grab()
  motor.spin(-0.9)
  await run(200)
  expect(angles.at(-1)!).toBeLessThan(-100)
  expect(motor.grab()).toBe(false)
})

test('under reduced motion the wheel does not turn and a light stops on the prize', async () => {
  const { motor, angles, lights, ticks, run } = made({ isCalm: true })
  expect(motor.grab()).toBe(false)
  motor.spin()
  await run(300)
  void motor.land(5, 3)
  await run(8000)
  expect(new Set(angles)).toEqual(new Set([0]))
  expect(sectorAt(lights.at(-1)!, layout)).toBe(5)
  expect(ticks.length).toBeGreaterThan(8)
})

test('an unmounted page stops it', async () => {
  const { motor, run, isIdle } = made()
  motor.spin()
  await run(100)
  motor.stop()
  expect(isIdle()).toBe(true)
})
