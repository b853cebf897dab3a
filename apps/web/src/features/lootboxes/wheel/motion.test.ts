import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  borderOf,
  brightness,
  type Direction,
  landingAt,
  landingTo,
  layoutOf,
  lightPace,
  pegStep,
  pegsPassed,
  readyMs,
  runningAt,
  type Start,
  sectorAt,
  sectorStep,
  stopAngleOn,
  wheelPace,
} from './motion'

const sectorCounts = [2, 3, 5, 8, 10, 12, 24]
const layouts = sectorCounts.map(layoutOf)
const positive = (value: number, of: number) => ((value % of) + of) % of

/** The distance from the pointer to the nearest peg, as a fraction of a gap. */
const clearOfPegs = (angle: number, layout: ReturnType<typeof layoutOf>) => {
  const at = positive((angle - sectorStep(layout) / 2) / pegStep(layout), 1)
  return Math.min(at, 1 - at)
}

test.each(layouts)('the stop of a box is in its sector and clear of every peg, %o', (layout) => {
  const boxes = Array.from({ length: layout.sectors * 500 }, (_, seed) => ({ sector: seed % layout.sectors, seed }))
  const wrong = boxes.filter(({ sector, seed }) => {
    const angle = stopAngleOn(sector, layout, seed)
    return sectorAt(angle, layout) !== sector || clearOfPegs(angle, layout) < 0.19
  })
  expect(wrong).toEqual([])
})

test('the stops of many boxes are spread evenly over the sector: none is next to a border more often', () => {
  const layout = layoutOf(8)
  const places = Array.from({ length: 6000 }, (_, seed) => (stopAngleOn(0, layout, seed + 1) + 22.5) / 45)
  const thirds = [0, 1, 2].map((third) => places.filter((place) => Math.floor(place * 3) === third).length)
  for (const count of thirds) expect(count / 6000).toBeCloseTo(1 / 3, 1)
})

test('the same box always stops at the same place', () => {
  expect(stopAngleOn(3, layoutOf(8), 4711)).toBe(stopAngleOn(3, layoutOf(8), 4711))
  expect(stopAngleOn(3, layoutOf(8), 4711)).not.toBe(stopAngleOn(3, layoutOf(8), 4712))
})

const starts = fc.record({
  angle: fc.double({ min: -5000, max: 5000, noNaN: true }),
  direction: fc.constantFrom<Direction[]>(1, -1),
  speed: fc.oneof(fc.constant(0), fc.double({ min: 0.2, max: 3, noNaN: true })),
})
const spins = fc.record({
  start: starts,
  layout: fc.constantFrom(...layouts),
  pace: fc.constantFrom(wheelPace, lightPace),
  at: fc.nat(1000),
  seed: fc.nat(),
  waitMs: fc.integer({ min: 0, max: 10_000 }),
})

/** The course of a spin from the moment the response arrives. */
function landingOf(start: Start, target: number, waitMs: number, pace: typeof wheelPace) {
  const from = runningAt(start, readyMs(start, pace) + waitMs, pace)
  return { from, landing: landingTo(target, from, start.direction, pace) }
}

describe('from any start and after any response time', () => {
  test('it stops in the won sector, exactly where the box determines', () => {
    fc.assert(
      fc.property(spins, ({ start, layout, pace, at, seed, waitMs }) => {
        const sector = at % layout.sectors
        const target = stopAngleOn(sector, layout, seed)
        const { landing } = landingOf(start, target, waitMs, pace)
        const { angle, speed } = landingAt(landing, landing.durationMs)
        expect(sectorAt(angle, layout)).toBe(sector)
        const off = positive(angle - target, 360)
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6)
        expect(speed).toBe(0)
      }),
    )
  })

  test('it never jumps: it slows down from its current speed, and only ever slows down', () => {
    fc.assert(
      fc.property(spins, ({ start, layout, pace, at, seed, waitMs }) => {
        const { from, landing } = landingOf(start, stopAngleOn(at % layout.sectors, layout, seed), waitMs, pace)
        const places = Array.from({ length: 201 }, (_, part) => landingAt(landing, (landing.durationMs * part) / 200))
        expect(places[0]!.angle).toBeCloseTo(from.angle, 9)
        expect(places[0]!.speed).toBeCloseTo(from.speed, 9)
        for (let part = 1; part < places.length; part += 1) {
          expect(places[part]!.speed).toBeLessThan(places[part - 1]!.speed)
          expect((places[part]!.angle - places[part - 1]!.angle) * start.direction).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('it takes six seconds at most to slow down', () => {
    fc.assert(
      fc.property(spins, ({ start, layout, pace, at, seed, waitMs }) => {
        const { landing } = landingOf(start, stopAngleOn(at % layout.sectors, layout, seed), waitMs, pace)
        expect(landing.durationMs).toBeGreaterThanOrEqual(pace.slowMs - 1e-6)
        expect(landing.durationMs).toBeLessThan(6_000)
      }),
    )
  })
})

test('it accelerates to full speed without a jump', () => {
  fc.assert(
    fc.property(starts, (start) => {
      const end = readyMs(start, wheelPace) + 500
      let before = runningAt(start, 0, wheelPace)
      expect(before.angle).toBeCloseTo(start.angle, 9)
      for (let ms = 4; ms <= end; ms += 4) {
        const place = runningAt(start, ms, wheelPace)
        // In 4 ms it never moves further than at its maximum speed.
        expect(Math.abs(place.angle - before.angle)).toBeLessThanOrEqual(
          4 * Math.max(wheelPace.fastest, start.speed) + 1e-6,
        )
        before = place
      }
      expect(before.speed).toBeGreaterThanOrEqual(wheelPace.cruise)
      expect(before.speed).toBeLessThanOrEqual(wheelPace.fastest)
    }),
  )
})

test('a button pulls the wheel back before it turns; a fling continues at once', () => {
  const pressed = { angle: 0, direction: 1, speed: 0 } as const
  expect(runningAt(pressed, wheelPace.backMs, wheelPace).angle).toBeCloseTo(-wheelPace.backDegrees)
  const flung = { angle: 0, direction: -1, speed: 0.8 } as const
  expect(runningAt(flung, 16, wheelPace).angle).toBeLessThan(-12)
})

test.each(layouts)('every peg ticks once a turn, %o', (layout) => {
  const pegs = layout.sectors * layout.gaps
  expect(pegsPassed(720, layout) - pegsPassed(360, layout)).toBe(pegs)
  expect(pegsPassed(-360, layout) - pegsPassed(0, layout)).toBe(-pegs)
})

test('without a prize it stops on a border', () => {
  const layout = layoutOf(8)
  expect(clearOfPegs(borderOf(3, layout), layout)).toBeCloseTo(0)
})

test('the light fades from one sector to the next and ends on a single one', () => {
  const layout = layoutOf(8)
  const at = (angle: number) => Array.from({ length: 8 }, (_, sector) => brightness(sector, angle, layout))
  expect(at(-90)).toEqual([0, 0, 1, 0, 0, 0, 0, 0])
  expect(at(-101.25)).toEqual([0, 0, 0.75, 0.25, 0, 0, 0, 0])
  expect(at(-360 * 3)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
})

test('under reduced motion no sector is lit more than twice a second', () => {
  expect((lightPace.fastest * 1000) / 360).toBeLessThan(1)
})
