import { expect, test } from 'vitest'
import { beginningOf, drawn, piecesOf, placesOf } from './levelMapPath'

const shape = { columns: 3, row: 150, middle: 40 }

test('the path runs back and forth, and neighbours always touch', () => {
  const cells = placesOf(7, shape).map(({ column, row }) => [column, row])
  expect(cells).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
    [0, 2],
  ])
})

test('each piece begins where the one before ends, and stays within the drawing', () => {
  const places = placesOf(25, { ...shape, columns: 5 })
  const pieces = piecesOf(places)
  expect(pieces).toHaveLength(24)
  for (const [nth, { from, into }] of pieces.entries()) {
    expect(from).toEqual([places[nth]!.x, places[nth]!.y])
    expect(into).toEqual([places[nth + 1]!.x, places[nth + 1]!.y])
    for (const part of [0.25, 0.5, 0.75]) {
      const [x] = beginningOf(pieces[nth]!, part).into
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(500)
    }
  }
})

test('the beginning of a piece ends on it', () => {
  const [piece] = piecesOf(placesOf(2, shape))
  expect(beginningOf(piece!, 0).into).toEqual(piece!.from)
  expect(beginningOf(piece!, 1).into).toEqual(piece!.into)
  expect(beginningOf(piece!, 0.5).into[0]).toBe(100)
})

test('a path of one level has no piece', () => {
  expect(drawn(piecesOf(placesOf(1, shape)))).toBe('')
  expect(drawn(piecesOf(placesOf(2, shape)))).toBe('M50 40C100 40 100 52 150 52')
})
