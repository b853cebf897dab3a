import { n1 } from '../seed.ts'

/** A point in a hero's box, which is 320 units wide and high; points outside overlap the frame. */
type Point = readonly [x: number, y: number]
/** A point on the centre line of a limb, and its radius there. */
type Joint = readonly [x: number, y: number, radius: number]

/** Points or joints as text, which reads like a list and stays on one line: `40 134, 30 126`. */
const numbers = (text: string): number[][] => text.split(',').map((one) => one.trim().split(/\s+/).map(Number))
const pointsOf = (points: string | readonly Point[]): readonly Point[] =>
  typeof points === 'string' ? numbers(points).map(([x = 0, y = 0]): Point => [x, y]) : points
const jointsOf = (joints: string): readonly Joint[] =>
  numbers(joints).map(([x = 0, y = 0, radius = 0]) => [x, y, radius])

const at = <T>(list: readonly T[], index: number): T => list[index] as T // every caller keeps the index inside

/** The closed curve through these points, as Bézier segments. */
function segments(points: readonly Point[]): string {
  const count = points.length
  const point = (i: number): Point => at(points, (i + count) % count)
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    d += `C${n1(b[0] + (c[0] - a[0]) / 6)} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${n1(c[0])} ${n1(c[1])}`
  }
  return d
}

const start = ([x, y]: Point): string => `M${n1(x)} ${n1(y)}`

/** A closed soft outline through the points. */
export function blob(outline: string | readonly Point[]): string {
  const points = pointsOf(outline)
  return `${start(at(points, 0))}${segments(points)}Z`
}

export const circle = (x: number, y: number, radius: number, ry = radius): string =>
  `M${n1(x - radius)} ${n1(y)}a${n1(radius)} ${n1(ry)} 0 1 1 ${n1(radius * 2)} 0a${n1(radius)} ${n1(ry)} 0 1 1 ${n1(-radius * 2)} 0Z`

/** A point along a curve, with the direction there. */
interface Along {
  x: number
  y: number
  radius: number
  /** unit vector along the line */
  tx: number
  ty: number
}

/** `each` points per segment. */
function along(line: string, each: number): Along[] {
  const joints = jointsOf(line)
  const last = joints.length - 1
  const out: Along[] = []
  const joint = (i: number): Joint => at(joints, Math.max(0, Math.min(last, i)))
  for (let i = 0; i < last; i++)
    for (let step = 0; step < each + (i === last - 1 ? 1 : 0); step++) {
      const t = step / each
      const [a, b, c, e] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)]
      const mix = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      const slope = (k: 0 | 1) =>
        0.5 *
        (c[k] -
          a[k] +
          2 * (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t +
          3 * (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t)
      const [dx, dy] = [slope(0), slope(1)]
      const length = Math.hypot(dx, dy) || 1
      out.push({
        x: mix(0),
        y: mix(1),
        radius: Math.max(0, mix(2)),
        tx: dx / length,
        ty: dy / length,
      })
    }
  return out
}

/**
 * The outline of a limb: neck, tail, horn, tentacle, branch. Ends are round where they have a radius, otherwise
 * pointed.
 */
export function limb(joints: string): string {
  const path = along(joints, 4)
  const side = (sign: 1 | -1): Point[] =>
    path.map(({ x, y, radius, tx, ty }) => [x - ty * radius * sign, y + tx * radius * sign])
  const [first, last] = [at(path, 0), at(path, path.length - 1)]
  const tip = (p: Along, way: 1 | -1): Point[] => [[p.x + p.tx * p.radius * way, p.y + p.ty * p.radius * way]]
  return blob([...tip(first, -1), ...side(-1), ...tip(last, 1), ...side(1).reverse()])
}

/** A leaf from a to b, `width` at its widest: a hair, a feather, a petal, a tongue of fire. */
export function leaf(a: Point, b: Point, width: number, bend = 0): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const mid = (share: number, off: number): string =>
    `${n1(a[0] + dx * share + nx * off)} ${n1(a[1] + dy * share + ny * off)}`
  const curve = bend * length
  return `${start(a)}C${mid(0.25, width + curve * 0.6)} ${mid(0.7, width * 0.8 + curve)} ${n1(b[0])} ${n1(b[1])}C${mid(0.7, -width * 0.8 + curve)} ${mid(0.25, -width + curve * 0.6)} ${n1(a[0])} ${n1(a[1])}Z`
}
