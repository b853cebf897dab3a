import { itemAt } from '@apogee/rules/validation/required'
/** The position of a level on the path: its cell, and its middle in the drawing (100 to a column, pixels downwards). */
export interface Place {
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
  /** Its vertical offset within its cell, in pixels. */
  readonly shift: number
}

/** A piece of the path from one level to the next, as a cubic curve. */
export interface Piece {
  readonly from: Point
  readonly by: Point
  readonly to: Point
  readonly into: Point
}
type Point = readonly [x: number, y: number]

export interface Shape {
  readonly columns: number
  /** Height of a row, and the vertical position of a level's middle in it. Pixels. */
  readonly row: number
  readonly middle: number
}

const cell = 100
/** How far the path swings out at a turn to the next row: its outermost point stays within the column. */
const swing = 62
const waves = [0, 12, 4, 16, 2]

/** Levels in rows that run back and forth, as on a board: neighbours are close, and the path never crosses itself. */
export function placesOf(count: number, { columns, row: height, middle }: Shape): readonly Place[] {
  return Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / columns)
    const along = nth % columns
    const column = row % 2 === 0 ? along : columns - 1 - along
    const shift = itemAt(waves, nth % waves.length)
    return { column, row, shift, x: column * cell + cell / 2, y: row * height + middle + shift }
  })
}

/** The path through all positions. */
export function piecesOf(places: readonly Place[]): readonly Piece[] {
  return places.slice(1).map((place, nth): Piece => {
    const before = itemAt(places, nth)
    const [from, into]: [Point, Point] = [
      [before.x, before.y],
      [place.x, place.y],
    ]
    if (before.row === place.row) {
      const half = (before.x + place.x) / 2
      return { from, by: [half, before.y], to: [half, place.y], into }
    }
    const out = before.x + (before.row % 2 === 0 ? swing : -swing)
    return { from, by: [out, before.y], to: [out, place.y], into }
  })
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

/** The beginning of a piece, `part` of it. */
export function beginningOf({ from, by, to, into }: Piece, part: number): Piece {
  const [one, two, three] = [between(from, by, part), between(by, to, part), between(to, into, part)]
  const [four, five] = [between(one, two, part), between(two, three, part)]
  return { from, by: one, to: four, into: between(four, five, part) }
}

const round = (point: Point): string => point.map((value) => Math.round(value * 10) / 10).join(' ')

/** As the `d` of a path. */
export const drawn = (pieces: readonly Piece[]): string =>
  pieces.map(({ from, by, to, into }) => `M${round(from)}C${round(by)} ${round(to)} ${round(into)}`).join('')
