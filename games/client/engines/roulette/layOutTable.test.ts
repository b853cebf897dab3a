import { describe, expect, test } from 'vitest'
import { PAGE_TAB } from '../../scene/edges.ts'
import { stageHeight } from '../live-roulette/placeLive.ts'
import { layOutWheel } from '../live-wheel/placeWheel.ts'
import { BREADTH, LENGTH } from './geometry.ts'
import { layOutTable } from './layOutTable.ts'

/** Frames a phone leaves a game: its screen, less one or both of the strips that show a bonus and free spins. */
const phones = [
  [320, 640],
  [320, 596],
  [320, 552],
  [360, 696],
  [390, 844],
  [390, 800],
  [390, 756],
] as const
const FINGER = 44

describe.each(phones)('in a frame of %i by %i', (width, height) => {
  // With both strips over a live table on the smallest phone, rows are two pixels lower.
  test('a number of the cloth is as high as a target must be and wider than a finger', () => {
    const stage = stageHeight(width, height)
    for (const { cloth } of [
      layOutTable(width, height),
      layOutTable(width, height - stage, stage < 150 ? 'clock' : 'stage'),
    ]) {
      expect(cloth.height / LENGTH).toBeGreaterThanOrEqual(height < 560 ? 21 : width < 390 ? 24 : 32)
      expect(cloth.width / BREADTH).toBeGreaterThan(FINGER)
      expect(cloth.x).toBeGreaterThanOrEqual(0)
    }
  })

  test('the last numbers of a single-player game are between the tab and the cloth', () => {
    const { history, cloth } = layOutTable(width, height)
    if (history.width === 0) return
    expect(history.y).toBeGreaterThanOrEqual(PAGE_TAB)
    expect(history.y + history.height).toBeLessThanOrEqual(cloth.y)
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

test('a tall phone shows the dealer of a live table, a short one only the clock', () => {
  expect(stageHeight(390, 844)).toBeGreaterThanOrEqual(150)
  expect(stageHeight(320, 640)).toBeLessThan(150)
})
