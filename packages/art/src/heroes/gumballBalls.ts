import type { Brush, Ramp } from './brush.ts'
import { circle, facet, leaf, type Point, polar } from './line.ts'

const GUMS: readonly Ramp[] = [
  ['#FFE0F0', '#FF5AB0', '#D8127A', '#6A0450'],
  ['#FFFBD0', '#FFD024', '#F08A0A', '#8A3206'],
  ['#D8FFF8', '#2EDCD0', '#0A94B0', '#064068'],
  ['#E8FFC0', '#84E02A', '#2A9A2A', '#0A4A2E'],
  ['#FFD8C0', '#FF7A2A', '#D83A0E', '#6A0E1E'],
  ['#F0D8FF', '#A85AFF', '#6A1AD8', '#2A066A'],
  ['#D0ECFF', '#3A9AFF', '#1A4AD8', '#0E1A6A'],
]

/** The outline of a star. */
export function star(x: number, y: number, size: number, turn: number): string {
  return facet(Array.from({ length: 10 }, (_, i): Point => polar(x, y, i % 2 ? size * 0.46 : size, turn + i * 36)))
}

/** A ball of gum, a star on it. */
export function gum(b: Brush, x: number, y: number, size: number, color: number, turn: number): string {
  const ramp = GUMS[color % GUMS.length] as Ramp
  return (
    b.flat(circle(x, y, size), b.ball(ramp)) +
    b.flat(
      star(x + size * 0.08, y + size * 0.1, size * 0.56, turn),
      color % GUMS.length === 1 ? '#FF3A5A' : '#FFF6D0',
    ) +
    b.flat(
      leaf([x - size * 0.72, y - size * 0.16], [x - size * 0.06, y - size * 0.76], size * 0.16, -0.16),
      '#fff',
      0.9,
    ) +
    b.stroke(
      `M${Math.round(x + size * 0.34)} ${Math.round(y + size * 0.8)}Q${Math.round(x + size * 0.84)} ${Math.round(y + size * 0.56)} ${Math.round(x + size * 0.88)} ${Math.round(y)}`,
      ramp[0] as string,
      size * 0.1,
      0.7,
    )
  )
}

/** The balls that pour from the mouth. */
export function pour(b: Brush): string {
  return (
    [
      [112, 236, 14, 5, 8],
      [208, 232, 15, 2, 30],
      [136, 244, 16, 3, 52],
      [184, 246, 17, 1, 20],
      [160, 250, 18, 0, 0],
      [132, 270, 17, 6, 16],
      [204, 270, 18, 4, 44],
      [168, 280, 19, 2, 60],
      [140, 304, 20, 1, 34],
      [196, 306, 21, 5, 12],
    ] as const
  )
    .map(
      ([x, y, size, color, turn]) =>
        b.flat(circle(x + 3, y + 5, size), '#2A0420', 0.45) + gum(b, x, y, size, color, turn),
    )
    .join('')
}

/** What has bounced out, each on its arc. */
export function bounced(b: Brush): string {
  const arc = (d: string, color: string) => b.stroke(d, color, 11, 0.22) + b.stroke(d, color, 4.5, 0.5)
  return (
    arc('M128 -20C104 -58 72 -54 54 -16', '#FFD85A') +
    arc('M222 -16C262 -56 296 -42 306 22', '#7AF0FF') +
    arc('M66 -4C40 -30 8 -10 -4 32', '#FF8ACA') +
    gum(b, 56, -14, 19, 0, 24) +
    gum(b, -4, 40, 22, 3, 8) +
    gum(b, 308, 32, 24, 5, 40) +
    gum(b, 270, -44, 13, 2, 10) +
    gum(b, 338, 92, 14, 6, 30) +
    gum(b, 14, -44, 11, 1, 50) +
    gum(b, 42, 72, 10, 2, 20)
  )
}

/** The balls that lie about. */
export function floor(b: Brush): string {
  return (
    [
      [-14, 258, 15, 4],
      [334, 262, 16, 3],
      [24, 276, 20, 6],
      [298, 280, 19, 0],
      [-12, 300, 25, 1],
      [330, 310, 27, 6],
      [40, 318, 27, 2],
      [286, 322, 25, 4],
      [84, 330, 21, 0],
      [240, 334, 22, 3],
      [2, 340, 26, 5],
    ] as const
  )
    .map(
      ([x, y, size, color], i) =>
        b.flat(circle(x + 3, y - 2, size + 2), '#1A0438', 0.4) + gum(b, x, y, size, color, i * 23),
    )
    .join('')
}
