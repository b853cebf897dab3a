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
  let level = points
  while (level.length > 1) {
    const next: Point[] = []
    level.forEach(([x, y], i) => {
      const to = level[i + 1]
      if (to) next.push([x + (to[0] - x) * t, y + (to[1] - y) * t])
    })
    level = next
  }
  return level[0] ?? [0, 0]
}

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
  const [from, to] = [run[0], run.at(-1)]
  if (!from || !to || run.length < 3) return [...run]
  let worst = 0
  let at = 0
  for (const [i, point] of run.entries()) {
    const away = distance(point, from, to)
    if (away > worst) [worst, at] = [away, i]
  }
  if (worst <= slack) return [from, to]
  return [...thin(run.slice(0, at + 1), slack).slice(0, -1), ...thin(run.slice(at), slack)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (y - ay) - dy * (x - ax)) / length
}

export const pathData = (steps: readonly Step[]): string =>
  steps.map((step) => step.type + step.points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join(' ')).join('')
