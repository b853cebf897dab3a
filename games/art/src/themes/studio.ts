import { bounds, mapPoints, outline, pathData } from '../lettering/outline.ts'
import type { StudioRecord } from '../record.ts'
import { n1 } from '../seed.ts'
import { studio } from './themes.ts'

interface Wordmark {
  svg: string
  width: number
}

/** Mark and name in one line, from the left edge at x = 0, vertically centred at y = 0. */
function wordmark(record: StudioRecord, size: number): Wordmark {
  const text = record.caps ? record.title.toUpperCase() : record.title
  const letters = outline(record.font, text, 0, 0, size, record.tracking ?? 0.03)
  const box = bounds(letters)
  const mark = size * 1.1
  const left = record.mark === '' ? 0 : mark + size * 0.45
  const set = mapPoints(letters, (x, y) => [x - box.x + left, y - box.y - box.h / 2])
  const drawnMark = `<path transform="translate(0 ${n1(-mark / 2)}) scale(${(mark / 16).toFixed(3)})" d="${record.mark}"/>`
  return {
    svg: `${record.mark === '' ? '' : drawnMark}<path d="${pathData(set)}"/>`,
    width: left + box.w,
  }
}

/** The studio's mark at the foot of a tile, centred, never wider than 190 units. */
export function studioLine(slug: string, x: number, y: number, size: number): string {
  const full = wordmark(studio(slug), size)
  const scale = Math.min(1, 190 / full.width)
  return `<g fill="#fff" fill-rule="evenodd" transform="translate(${n1(x - (full.width * scale) / 2)} ${y}) scale(${scale.toFixed(3)})">${full.svg}</g>`
}

/** A studio's wordmark alone, 40 units high, light for dark surfaces. `title` names a studio without one. */
export function studioMarkSvg(slug: string, title?: string): string {
  const mark = wordmark(studio(slug, title), 24)
  const width = Math.ceil(mark.width + 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><g fill="#F3F5FF" fill-rule="evenodd" transform="translate(4 20)">${mark.svg}</g></svg>`
}
