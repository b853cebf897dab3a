import { describe, expect, test } from 'vitest'
import { UPPER_EDGE } from '../../scene/edges.ts'
import { stageHeight } from '../live-roulette/placeLive.ts'
import { layOutWheel } from '../live-wheel/placeWheel.ts'
import { BREADTH, LENGTH } from './geometry.ts'
import { layOutTable } from './layOutTable.ts'

/** Frames a phone leaves a game: its screen, less the browser's bars and the page's line. */
const phones = [
  [320, 640],
  [320, 596],
  [320, 552],
  [320, 536],
  [360, 696],
  [390, 844],
  [390, 800],
  [390, 756],
] as const
const FINGER = 44

describe.each(phones)('in a frame of %i by %i', (width, height) => {
  test('a number of the cloth is as high as a target must be and wider than a finger', () => {
    const stage = stageHeight(width, height)
    for (const { cloth } of [
      layOutTable(width, height),
      layOutTable(width, height - stage, stage < 150 ? 'clock' : 'stage'),
    ]) {
      expect(cloth.height / LENGTH).toBeGreaterThanOrEqual(width < 390 ? 24 : 32)
      expect(cloth.width / BREADTH).toBeGreaterThan(FINGER)
      expect(cloth.x).toBeGreaterThanOrEqual(0)
    }
  })

  test('the last numbers and the message of a single-player game are between the upper edge and the cloth', () => {
    const { history, cloth } = layOutTable(width, height)
    expect(history.y).toBeGreaterThanOrEqual(UPPER_EDGE)
    expect(history.y + history.height).toBeLessThanOrEqual(cloth.y)
  })

  test('the wheel that waits is whole, above the last numbers, or out of sight', () => {
    const { wheel, rest, history } = layOutTable(width, height)
    if (!rest) throw new Error('a phone moves its wheel')
    const middle = wheel.y + wheel.height / 2 - rest.up
    const half = (wheel.height * rest.scale) / 2
    if (rest.scale === 1) return expect(middle + half).toBeLessThanOrEqual(0)
    expect(middle + half).toBeLessThanOrEqual(history.y)
    expect(middle - half).toBeCloseTo(Math.max(UPPER_EDGE, middle - half))
  })

  test('chips and bar share the space under the cloth, each as high as a finger', () => {
    const { controls, cloth, row, foot } = layOutTable(width, height)
    if (!foot) throw new Error('a phone has a foot')
    expect(controls.y).toBeGreaterThanOrEqual(cloth.y + cloth.height)
    expect(controls.y + controls.height).toBeLessThanOrEqual(row - foot.button / 2)
    expect(Math.min(controls.height, foot.button)).toBeGreaterThanOrEqual(FINGER)
  })

  test('the money wheel takes a third of the width, its fields fit a finger each, and all parts fit the frame', () => {
    const { stage, wheel, fields, foot, chips } = layOutWheel(width, height)
    expect(wheel).toBeGreaterThan(width / 3)
    expect((fields - 18) / 2).toBeGreaterThanOrEqual(FINGER)
    expect(stage + 44 + fields + chips + (foot?.bar ?? 0)).toBeLessThanOrEqual(height)
  })
})

/** Frames of phones on their side and of a desktop at 200 % zoom. */
const lying = [
  [844, 358],
  [720, 418],
  [667, 343],
  [568, 288],
] as const

test.each([...lying, [1152, 756], [1632, 936]] as const)(
  'in a frame of %i by %i the message of a round covers neither the wheel nor the cloth',
  (width, height) => {
    const { history, wheel, cloth, controls } = layOutTable(width, height)
    // One line of its text; a second takes the edge above.
    expect(history.height).toBeGreaterThanOrEqual(32)
    expect(history.y).toBeGreaterThanOrEqual(0)
    expect(history.x).toBeGreaterThan(wheel.x + wheel.width)
    expect(history.y + history.height).toBeLessThanOrEqual(cloth.y)
    expect(Math.max(cloth.y + cloth.height, wheel.y + wheel.height)).toBeLessThanOrEqual(controls.y + 0.01)
    expect(cloth.height / BREADTH).toBeGreaterThanOrEqual(24)
  },
)

test.each(lying)(
  'on a phone on its side, %i by %i, the money wheel, its fields, the chips and the bar do not overlap',
  (width, height) => {
    const { stage, wheel, results, fields, chips } = layOutWheel(width, height)
    const bar = 72
    expect(stage + results + fields + chips + bar).toBeLessThanOrEqual(height)
    expect(wheel).toBeLessThanOrEqual(stage)
    expect(wheel).toBeGreaterThan(height / 4)
    expect(fields - 18).toBeGreaterThanOrEqual(FINGER)
  },
)

test('a tablet held upright has an upright table under the stage of a live table', () => {
  const [width, height] = [768, 992]
  const { isUpright, cloth } = layOutTable(width, height - stageHeight(width, height), 'stage', false)
  expect(isUpright).toBe(true)
  expect(cloth.height / LENGTH).toBeGreaterThanOrEqual(32)
})

test('a tall phone shows the dealer of a live table, a short one only the clock', () => {
  expect(stageHeight(390, 844)).toBeGreaterThanOrEqual(150)
  expect(stageHeight(320, 640)).toBeLessThan(150)
})
