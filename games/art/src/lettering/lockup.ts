import { type Box, bounds, mapPoints, outline, pathData, type Step, simplify, subdivide } from './outline.ts'
import { warp } from './warp.ts'

export interface TitleBox extends Box {
  align: 'top' | 'middle' | 'bottom'
}

/** A title set in lines and fitted to its box: path data, its actual bounds, and its number of lines. */
export interface Lockup extends Box {
  d: string
  lines: number
}

interface Line {
  text: string
  steps: Step[]
  box: Box
  scale: number
}

const SMALL_WORD = /^(of|the|&|and|to|s|a|in|on)$/i
const LINE_GAP = 0.13
/** Max deviation of an outline in units of the picture: a seventh of a pixel on the usual tile. */
const SLACK = 0.12

/** All ways to break words into at most `most` lines, in order. */
function breaks(words: readonly string[], max: number): string[][] {
  const out: string[][] = []
  const go = (from: number, lines: string[]): void => {
    if (from === words.length) out.push(lines)
    else if (lines.length < max)
      for (let to = from + 1; to <= words.length; to++) go(to, [...lines, words.slice(from, to).join(' ')])
  }
  go(0, [])
  return out
}

/** Lines scaled to the width of the box; a short word may grow to at most 1.75 of the lowest line. */
function fitLines(
  texts: readonly string[],
  face: string,
  box: Box,
): { lines: Line[]; shrink: number; gap: number; score: number } {
  const lines = texts.map((text): Line => {
    const steps = outline(face, text, 0, 0, 100)
    return { text, steps, box: bounds(steps), scale: 1 }
  })
  const lowest = Math.min(...lines.map((line) => (line.box.h * box.w) / line.box.w))
  for (const line of lines) line.scale = Math.min(box.w / line.box.w, (lowest * 1.75) / line.box.h)
  const heights = lines.map((line) => line.box.h * line.scale)
  const sum = heights.reduce((a, h) => a + h, 0)
  const gap = (LINE_GAP * sum) / lines.length
  const shrink = Math.min(1, box.h / (sum + gap * (lines.length - 1)))
  const area = lines.reduce((a, line) => a + line.box.w * line.box.h * (line.scale * shrink) ** 2, 0)
  const lonely = texts.some((text) => SMALL_WORD.test(text)) ? 0.55 : 1
  return {
    lines,
    shrink,
    gap: gap * shrink,
    score: area * (0.35 + Math.min(...heights) / Math.max(...heights)) * lonely,
  }
}

/** Breaks, sets, bends and fits a title so that it fills its box and cannot clip. */
export function lockup(title: string, face: string, box: TitleBox, bend: string, caps: boolean): Lockup {
  const words = (caps ? title.toUpperCase() : title).split(' ')
  const best = breaks(words, 3)
    .map((texts) => fitLines(texts, face, box))
    .reduce((a, b) => (b.score > a.score ? b : a))
  let y = 0
  const set: Step[] = []
  for (const line of best.lines) {
    const scale = line.scale * best.shrink
    const half = (line.box.w * scale) / 2
    const top = y
    set.push(...mapPoints(line.steps, (px, py) => [(px - line.box.x) * scale - half, (py - line.box.y) * scale + top]))
    y += line.box.h * scale + best.gap
  }
  const flat = subdivide(set)
  const area = bounds(flat)
  const bender = warp(bend)
  const bent = mapPoints(flat, (px, py) =>
    bender(px, py, ((px - area.x) / area.w) * 2 - 1, (py - area.y) / area.h, area),
  )
  return place(bent, box, best.lines.length)
}

function place(steps: readonly Step[], box: TitleBox, lines: number): Lockup {
  const area = bounds(steps)
  const scale = Math.min(box.w / area.w, box.h / area.h)
  const [w, h] = [area.w * scale, area.h * scale]
  const x = box.x + (box.w - w) / 2
  const room = box.h - h
  const y = box.y + (box.align === 'top' ? 0 : box.align === 'middle' ? room / 2 : room)
  const placed = mapPoints(steps, (px, py) => [x + (px - area.x) * scale, y + (py - area.y) * scale])
  return { d: pathData(simplify(placed, SLACK)), x, y, w, h, lines }
}
