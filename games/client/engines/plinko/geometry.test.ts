import fc from 'fast-check'
import { expect, test } from 'vitest'
import { geometryOf, pegsOf, shortTimes, slotBox } from './geometry.ts'

test('on any board pegs and slots stay inside, and a ball passes between two pegs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 220, max: 900 }),
      fc.integer({ min: 200, max: 700 }),
      fc.constantFrom(8, 12, 16),
      (width, height, rows) => {
        const geometry = geometryOf(width, height, rows)
        const pegs = pegsOf(geometry)
        const [first, last] = [slotBox(geometry, 0), slotBox(geometry, rows)]
        return (
          pegs.every(({ x, y }) => x >= 0 && x <= width && y > 0 && y < geometry.slotTop) &&
          first.x >= 0 &&
          last.x + last.width <= width &&
          first.y + first.height <= height &&
          (geometry.ball + geometry.peg) * 2 < geometry.across
        )
      },
    ),
  )
})

test('a slot is under the gap between two pegs of the last row', () => {
  const geometry = geometryOf(600, 420, 12)
  const row = pegsOf(geometry).filter((peg) => peg.row === 11)
  const box = slotBox(geometry, 4)
  const [left, right] = [row[4]?.x as number, row[5]?.x as number]
  expect(box.x + box.width / 2).toBeCloseTo((left + right) / 2, 9)
})

test.each([
  [5, 'en', '0.05'],
  [50, 'en', '0.5'],
  [1600, 'en', '16'],
  [33_000, 'de', '330'],
  [250_000, 'en', '2.5k'],
  [250_000, 'de', '2,5k'],
])('%i hundredths are formatted in %s as %s', (hundredths, locale, text) =>
  expect(shortTimes(hundredths, locale)).toBe(text),
)
