import { itemAt } from '../itemAt.ts'
/** Pockets of the European wheel in the order of the rim, clockwise from the zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
export const POCKETS = WHEEL.length

export type Colour = 'green' | 'red' | 'black'
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export function colourOf(number: number): Colour {
  if (number === 0) return 'green'
  return REDS.has(number) ? 'red' : 'black'
}

const places = new Map<number, number>(WHEEL.map((number, at) => [number, at]))

/** Index of a number on the rim, 0 for the zero. */
export function placeOf(number: number): number {
  const place = places.get(number)
  if (place === undefined) throw new Error(`no pocket ${number}`)
  return place
}

/** A number with `each` neighbours on either side, in the order of the rim. */
export function neighboursOf(number: number, each: number): number[] {
  const from = placeOf(number) - each
  return Array.from({ length: 2 * each + 1 }, (_, at) => itemAt(WHEEL, (from + at + POCKETS) % POCKETS))
}
