import { n1 } from '../seed.ts'

export type Point = readonly [x: number, y: number]
/** Corners clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point]

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The point of a face at these fractions of its width and its height. */
export const at = ([a, b, c, d]: Quad, u: number, v: number): Point => mix(mix(a, b, u), mix(d, c, u), v)

export const part = (face: Quad, [u0, u1]: Point, [v0, v1]: Point): Quad => [
  at(face, u0, v0),
  at(face, u1, v0),
  at(face, u1, v1),
  at(face, u0, v1),
]

const pair = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`

export const path = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}`

/** A block seen from one corner: its visible faces and edges. Units of the drawing, 400 by 400. */
export interface Block {
  readonly left: Quad
  readonly right: Quad
  readonly top: Quad
}

const middle = 200

interface BlockSize {
  /** Height of the front corner of its top. */
  readonly y: number
  /** Half its width and half the height of its top, in the picture. */
  readonly wide: number
  readonly deep: number
  readonly tall: number
  /** Fraction of its width that it narrows towards its foot; negative: it widens. */
  readonly taper: number
}

export function block({ y, wide, deep, tall, taper }: BlockSize): Block {
  const [w, d] = [wide * (1 - taper), deep * (1 - taper)]
  const front: Point = [middle, y]
  const left: Point = [middle - wide, y - deep]
  const right: Point = [middle + wide, y - deep]
  const back: Point = [middle, y - 2 * deep]
  const foot = y + tall - deep * taper
  const low: Point = [middle, foot]
  const lowLeft: Point = [middle - w, foot - d]
  const lowRight: Point = [middle + w, foot - d]
  return {
    left: [left, front, low, lowLeft],
    right: [front, right, lowRight, low],
    top: [left, back, right, front],
  }
}
