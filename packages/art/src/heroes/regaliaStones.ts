import type { Brush, Ramp } from './brush.ts'
import { along, circle, facet, leaf, type Point, polar } from './line.ts'

export const METAL: Ramp = ['#FFFBD0', '#FFDA4A', '#F0A01A', '#A85408']
/** Gold that bends away: it mirrors the room in bands. */
export const ROUND: Ramp = [
  '#7A3206',
  '#F0A21E',
  '#FFF6B8',
  '#FFD04A',
  '#B8620A',
  '#FFC23A',
  '#FFE58A',
  '#8A3E06',
  '#E08A2A',
]
export const INK = '#5A1E06'
export const RUBY = ['#FFE0E4', '#FF7A8A', '#F0143E', '#A00030', '#4A001E'] as const
export const SAPPHIRE = ['#E0F4FF', '#7AC8FF', '#1E6AF8', '#0A2AB0', '#060E5A'] as const
export const EMERALD = ['#E4FFE8', '#7AFFB0', '#0AC86A', '#047A4A', '#02382E'] as const
export type Stone = readonly [string, string, string, string, string]

/** A cut stone in its setting: the facets towards the light are bright, and the far side glows with what came through. */
export function stone(b: Brush, x: number, y: number, w: number, h: number, colors: Stone, sides = 8): string {
  const [white, light, mid, deep, dark] = colors
  const ring = (share: number, shift = 0): Point[] =>
    Array.from({ length: sides }, (_, i) => {
      const [px, py] = polar(0, 0, share, ((i + 0.5 + shift) * 360) / sides)
      return [x + px * w, y + py * h]
    })
  const [outer, inner] = [ring(1), ring(0.58)]
  let cut = b.flat(facet(outer), mid)
  for (let i = 0; i < sides; i++) {
    const n = (i + 1) % sides
    const [a, z, p, q] = [outer[i], outer[n], inner[i], inner[n]]
    if (!a || !z || !p || !q) continue
    const toLight = Math.cos((((i + 1) * 360) / sides - 225) * (Math.PI / 180))
    const paint = toLight > 0.6 ? white : toLight > 0.1 ? light : toLight > -0.5 ? deep : i % 2 ? mid : dark
    cut += b.flat(facet([a, z, q, p]), paint)
  }
  return (
    b.flat(circle(x, y + 1.5, w * 1.3, h * 1.3), INK) +
    b.flat(circle(x, y, w * 1.26, h * 1.26), b.fill(['#FFF9C8', '#FFC93A', '#A8560A', '#FFD86A'], 60)) +
    b.flat(circle(x, y, w * 1.06, h * 1.06), dark) +
    cut +
    b.flat(facet(inner), b.fill([light, mid, deep, light], 55)) +
    b.flat(leaf([x - w * 0.4, y + h * 0.05], [x + w * 0.2, y - h * 0.42], w * 0.15), '#fff', 0.9) +
    b.soft(x + w * 0.3, y + h * 0.38, w * 0.55, light, 0.8, h * 0.5)
  )
}

/** One pearl. */
export const pearl = (b: Brush, x: number, y: number, size: number): string =>
  b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFF6EE', '#E0C4D0', '#8A6A9A', '#4A1E2E']))

/** Pearls at even steps along a line. */
export function string(b: Brush, points: readonly Point[], size: number, step: number): string {
  const path = along(
    points.map(([x, y]): readonly [number, number, number] => [x, y, 0]),
    12,
  )
  let row = ''
  let gone = step
  let before = path[0]
  for (const p of path) {
    gone += before ? Math.hypot(p.x - before.x, p.y - before.y) : 0
    before = p
    if (gone < step) continue
    gone -= step
    row += pearl(b, p.x, p.y, size)
  }
  return row
}

/** Arms that widen outwards, about 0, 0. */
export const patty = (size: number): string => {
  const [n, w, t] = [size * 0.16, size * 0.52, size * 0.84]
  const arm = (x: number, y: number): string => {
    const p = (u: number, v: number) => `${(u * -y + v * x).toFixed(1)} ${(u * x + v * y).toFixed(1)}`
    return `L${p(-n, n)}Q${p(-n * 1.1, t * 0.6)} ${p(-w, t)}Q${p(0, size * 1.14)} ${p(w, t)}Q${p(n * 1.1, t * 0.6)} ${p(n, n)}`
  }
  return `M${`${arm(0, -1)}${arm(1, 0)}${arm(0, 1)}${arm(-1, 0)}`.slice(1)}Z`
}

/** What is drawn about 0, 0, set elsewhere. */
export const moved = (x: number, y: number, what: string): string => `<g transform="translate(${x} ${y})">${what}</g>`
