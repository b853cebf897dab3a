/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph } from 'opentype.js'
import { n1 } from '../seed.ts'

export type Point = readonly [number, number]
/** A drawing step with its points in order; the pen ends at the last one. Z has no points. */
export interface Step {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: Point[]
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const require = createRequire(import.meta.url)
const fonts = new Map<string, Font>()

/** `bungee` or `cinzel:900`: a font package of @fontsource and its weight. */
export function font(name: string): Font {
  const known = fonts.get(name)
  if (known) return known
  const [family, weight = '400'] = name.split(':')
  const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
  const parsed = opentype.parse(new Uint8Array(bytes).buffer)
  fonts.set(name, parsed)
  return parsed
}

/** Text as outlines, glyph by glyph with kerning and without shaping, so that every font behaves the same. */
export function outline(name: string, text: string, x: number, y: number, size: number, tracking = 0): Step[] {
  const face = font(name)
  const scale = size / face.unitsPerEm
  const steps: Step[] = []
  let previous: Glyph | null = null
  let pen = x
  for (const char of text) {
    const glyph = face.charToGlyph(char)
    if (previous) pen += kerning(face, previous, glyph) * scale
    for (const c of glyph.getPath(pen, y, size).commands) {
      const points: Point[] = []
      if (c.x1 !== undefined && c.y1 !== undefined) points.push([c.x1, c.y1])
      if (c.x2 !== undefined && c.y2 !== undefined) points.push([c.x2, c.y2])
      if (c.x !== undefined && c.y !== undefined) points.push([c.x, c.y])
      steps.push({ type: c.type, points })
    }
    pen += glyph.advanceWidth * scale + tracking * size
    previous = glyph
  }
  return steps
}

function kerning(face: Font, left: Glyph, right: Glyph): number {
  try {
    return face.getKerningValue(left, right) || 0
  } catch {
    return 0 // some faces have pair tables of a kind the parser does not read; unkerned is fine there
  }
}

export function bounds(steps: readonly Step[]): Box {
  let [x1, y1, x2, y2] = [1e9, 1e9, -1e9, -1e9]
  for (const step of steps) {
    for (const [x, y] of step.points) {
      if (x < x1) x1 = x
      if (x > x2) x2 = x
      if (y < y1) y1 = y
      if (y > y2) y2 = y
    }
  }
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 }
}

export const mapPoints = (steps: readonly Step[], move: (x: number, y: number) => Point): Step[] =>
  steps.map((step) => ({ type: step.type, points: step.points.map(([x, y]) => move(x, y)) }))

/** Cuts every line and curve into short straight pieces, so that a warp bends it. */
export function subdivide(steps: readonly Step[]): Step[] {
  const out: Step[] = []
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  for (const step of steps) {
    const end = step.points.at(-1) ?? start
    if (step.type === 'M') start = end
    if (step.type === 'M') out.push(step)
    else {
      const along = [pen, ...(step.type === 'Z' ? [start] : step.points)]
      const pieces = along.length === 4 ? 7 : 5
      for (let i = 1; i <= pieces; i++) out.push({ type: 'L', points: [bezier(along, i / pieces)] })
    }
    if (step.type === 'Z') out.push(step)
    pen = end
  }
  return out
}

/** De Casteljau: a point of a curve of any degree. */
function bezier(points: readonly Point[], t: number): Point {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  for (let last = points.length - 1; last > 0; last--) {
    for (let i = 0; i < last; i++) {
      xs[i] = towards(xs[i], xs[i + 1], t)
      ys[i] = towards(ys[i], ys[i + 1], t)
    }
  }
  return [xs[0] ?? 0, ys[0] ?? 0]
}

const towards = (from = 0, to = 0, t: number) => from + (to - from) * t

/** Leaves out the points an eye would not miss: nearer than `slack` to the straight line past them (Douglas-Peucker).
 * Outlined text is stroked a dozen times over, and its points are what a tile's drawing costs. */
export function simplify(steps: readonly Step[], slack: number): Step[] {
  const out: Step[] = []
  let run: Point[] = []
  const flush = () => {
    for (const [i, point] of thin(run, slack).entries()) out.push({ type: i === 0 ? 'M' : 'L', points: [point] })
    run = []
  }
  for (const step of steps) {
    if (step.type === 'M') flush()
    run.push(...step.points)
    if (step.type === 'Z') {
      flush()
      out.push(step)
    }
  }
  flush()
  return out
}

function thin(run: readonly Point[], slack: number): Point[] {
  const kept: Point[] = []
  const keep = (first: number, last: number): void => {
    const [from, to] = [run[first], run[last]]
    if (!from || !to) return
    const at = last - first < 2 ? first : farthest(run, first, last, slack)
    if (at === first) kept.push(to)
    else {
      keep(first, at)
      keep(at, last)
    }
  }
  if (run[0]) kept.push(run[0])
  if (run.length > 1) keep(0, run.length - 1)
  return kept
}

/** The point farther than `slack` from the line between two points; or the first of them. */
function farthest(run: readonly Point[], first: number, last: number, slack: number): number {
  const [[ax, ay], [bx, by]] = [run[first] ?? [0, 0], run[last] ?? [0, 0]]
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  let worst = slack
  let found = first
  for (let at = first + 1; at < last; at++) {
    const [x, y] = run[at] ?? [ax, ay]
    const away = length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (y - ay) - dy * (x - ax)) / length
    if (away > worst) [worst, found] = [away, at]
  }
  return found
}

export const pathData = (steps: readonly Step[]): string =>
  steps.map((step) => step.type + step.points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join(' ')).join('')
