import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { blob, facet, leaf, type Point, polar } from './line.ts'

const SOIL: Ramp = ['#E89A52', '#A85A2A', '#642A22', '#2E0E22']
const RUBY = ['#FFB0C4', '#FF2E62', '#8A0638'] as const
const SKY = ['#C8F6FF', '#38B8FF', '#123AA8'] as const
const AMBER = ['#FFF4B0', '#FFB020', '#A84A06'] as const

function clod(b: Brush, r: Seed, x: number, y: number, size: number, turn: number): string {
  const rock = [0, 50, 104, 160, 214, 262, 312].map((a) => polar(x, y, size * r.between(0.78, 1.12), a + turn))
  const [p0, p1, p2, , p4, p5, p6] = rock as [Point, Point, Point, Point, Point, Point, Point]
  const heart: Point = [x - size * 0.12, y - size * 0.1]
  return (
    b.flat(facet(rock), b.fill(SOIL)) +
    b.flat(facet([p4, p5, heart]), '#FFC880', 0.8) +
    b.flat(facet([p5, p6, heart]), '#FFB060', 0.55) +
    b.flat(facet([p0, p1, heart]), '#3A1020', 0.5) +
    b.flat(facet([p1, p2, heart]), '#3A1020', 0.3)
  )
}

function stone(
  b: Brush,
  x: number,
  y: number,
  size: number,
  [a, c, d]: readonly [string, string, string],
  turn: number,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 10})">${
    b.flat(facet('-10 -3, -5 -10, 5 -10, 10 -3, 0 11'), c) +
    b.flat(facet('-10 -3, -5 -10, -3 -3'), '#fff', 0.9) +
    b.flat(facet('-5 -10, 5 -10, 3 -3, -3 -3'), a) +
    b.flat(facet('-10 -3, -3 -3, 0 11'), a, 0.7) +
    b.flat(facet('3 -3, 10 -3, 0 11'), d)
  }</g>`
}

/** The hole that it comes out of. */
export function pit(b: Brush): string {
  return b.form(blob('-10 300, 30 262, 110 246, 220 246, 296 264, 330 300, 250 330, 70 330'), ['#5A2430', '#200818'])
}

/** The mound before the hole, with the stones that stick in it. */
export function mound(b: Brush, r: Seed): string {
  const edge =
    'M-34 304C-14 296 -4 274 16 270C30 262 40 280 58 286C80 292 92 306 116 306C134 316 150 304 170 310C196 314 214 300 236 298C252 286 268 288 282 274C300 262 318 276 330 290C344 296 352 304 360 318V420H-40Z'
  return (
    b.form(edge, SOIL, {
      depth: 40,
      rim: 5,
      lit: 9,
      turn: 80,
      inside:
        b.stroke('M-30 336C60 320 110 350 180 338C250 326 300 340 350 328', '#FFB868', 5, 0.28) +
        b.stroke('M-30 346C60 330 110 360 180 348C250 336 300 350 350 338', '#2E0E22', 7, 0.3) +
        b.stroke('M30 300C44 312 38 330 50 344M300 296C292 312 302 322 292 344', '#2E0E22', 3, 0.5),
    }) +
    stone(b, 84, 316, 13, SKY, -20) +
    stone(b, 238, 322, 14, RUBY, 16) +
    stone(b, 160, 328, 10, AMBER, -8) +
    clod(b, r, 30, 288, 17, 10) +
    clod(b, r, 66, 300, 12, 40) +
    clod(b, r, 104, 312, 13, 80) +
    clod(b, r, 272, 292, 14, 20) +
    clod(b, r, 222, 310, 12, 64) +
    clod(b, r, 312, 290, 19, 100) +
    clod(b, r, 196, 316, 10, 10)
  )
}

/** Clods flung up by its coming. */
export function flung(b: Brush, r: Seed): string {
  return (
    [
      [48, -22, 17, 0],
      [88, -40, 8, 40],
      [16, 158, 8, 20],
      [250, -34, 13, 60],
      [300, 30, 16, 15],
      [330, 96, 9, 90],
      [278, 2, 6, 30],
      [118, -48, 6, 70],
      [322, 62, 5, 10],
      [-16, 196, 12, 50],
      [336, 226, 14, 35],
      [-22, 14, 9, 70],
    ] as const
  )
    .map(([x, y, size, turn]) => {
      const [dx, dy] = [x - 160, y - 250]
      const far = Math.hypot(dx, dy)
      const tail: Point = [x - (dx / far) * size * 3.4, y - (dy / far) * size * 3.4]
      return b.flat(leaf([x, y], tail, size * 0.6), '#C8783A', 0.4) + clod(b, r, x, y, size, turn)
    })
    .join('')
}
