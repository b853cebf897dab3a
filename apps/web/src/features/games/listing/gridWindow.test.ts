import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowOf } from './gridWindow'

const geometry = { columns: 7, linePx: 250 }
const seen = { screenPx: 1000, count: 10_000 }

test('at the top the first screens are rendered and the rest is blank space', () => {
  const { from, to, beforePx, afterPx } = windowOf({ ...seen, topPx: -200 }, geometry)
  expect([from, beforePx]).toEqual([0, 0])
  expect(to).toBe(70)
  expect(afterPx).toBe((Math.ceil(10_000 / 7) - 10) * 250)
})

test('in the middle a screen on either side is rendered', () => {
  const { from, to, beforePx } = windowOf({ ...seen, topPx: 100_000 }, geometry)
  expect(from).toBeLessThanOrEqual((400 - 4) * 7)
  expect(to).toBeGreaterThanOrEqual((404 + 4) * 7)
  expect(to - from).toBeLessThanOrEqual(16 * 7)
  expect(beforePx).toBe((from / 7) * 250)
})

test('the end is rendered to the last tile, with no space below it', () => {
  const { to, afterPx } = windowOf({ ...seen, topPx: 356_000 }, geometry)
  expect([to, afterPx]).toEqual([10_000, 0])
})

test('scrolling by less than two lines changes nothing', () => {
  expect(windowOf({ ...seen, topPx: 100_100 }, geometry)).toEqual(windowOf({ ...seen, topPx: 100_200 }, geometry))
})

test('at any position the visible part is rendered and the grid has its full height', () => {
  const layouts = fc.record({
    columns: fc.integer({ min: 1, max: 12 }),
    linePx: fc.integer({ min: 80, max: 400 }),
    count: fc.integer({ min: 0, max: 10_000 }),
    screenPx: fc.integer({ min: 300, max: 2000 }),
    topPx: fc.integer({ min: -2000, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(layouts, ({ columns, linePx, count, screenPx, topPx }) => {
      const { from, to, beforePx, afterPx } = windowOf({ topPx, screenPx, count }, { columns, linePx })
      const lines = Math.ceil(count / columns)
      expect(from % columns).toBe(0)
      expect(beforePx + Math.ceil((to - from) / columns) * linePx + afterPx).toBe(lines * linePx)
      for (const line of [Math.floor(topPx / linePx), Math.floor((topPx + screenPx - 1) / linePx)])
        if (line >= 0 && line < lines) {
          expect(line * columns).toBeGreaterThanOrEqual(from)
          expect(line * columns).toBeLessThan(to)
        }
    }),
  )
})
