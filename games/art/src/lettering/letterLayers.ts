import { n1 } from '../seed.ts'
import type { Lockup } from './lockup.ts'
import { letterStyle } from './styles.ts'

export interface LayerOptions {
  style: string
  ink: string
  /** how far the letters protrude, in units of the picture */
  depth?: number
  tilt?: number
  /** prefix of the ids, for an SVG with several titles */
  id?: string
}

/** Letters in layers from the back: soft shadow, ink outline, rim, extruded side, gradient face, inner highlight. */
export function letterLayers(set: Lockup, { style: name, ink, depth = 6, tilt = 0, id = 'l' }: LayerOptions): string {
  const style = letterStyle(name)
  const k = Math.max(0.72, Math.min(1.15, set.h / set.lines / 40))
  const stops = style.fill.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')
  const far = Math.max(3, Math.round(depth * k))
  // Copies that form the side: the stroke must reach from each to the next, so a wider one needs fewer.
  const copies = (depth: number, step: number) => {
    let s = ''
    for (let down = depth; down > 0.4; down -= step) s += `<use href="#${id}p" transform="translate(0 ${n1(down)})"/>`
    return s
  }
  const shape = `<use href="#${id}p"/>`
  const group = (fill: string, stroke: string, width: number, inside: string) =>
    `<g fill="${fill}" stroke="${stroke}" stroke-width="${n1(width * k)}" stroke-linejoin="round">${inside}</g>`
  const gradient = `gradientUnits="userSpaceOnUse" x1="0" y1="${n1(set.y)}" x2="0" y2="${n1(set.y + set.h / set.lines)}" spreadMethod="repeat"`
  const room = `filterUnits="userSpaceOnUse" x="${n1(set.x - 24)}" y="${n1(set.y - 20)}" width="${n1(set.w + 48)}" height="${n1(set.h + 52)}"`
  return (
    `<defs><path id="${id}p" d="${set.d}"/><linearGradient id="${id}f" ${gradient}>${stops}</linearGradient>` +
    `<clipPath id="${id}c">${shape}</clipPath><filter id="${id}b" ${room}><feGaussianBlur stdDeviation="7"/></filter></defs>` +
    `<g transform="rotate(${tilt} ${n1(set.x + set.w / 2)} ${n1(set.y + set.h / 2)})">` +
    `<g filter="url(#${id}b)" opacity=".85"><use href="#${id}p" transform="translate(0 8)" fill="#000" stroke="#000" stroke-width="14"/></g>` +
    group(ink, ink, 9.5, copies(far, 2.5) + shape) +
    group(style.side, style.rim, 4.6, shape) +
    group(style.side, style.side, 2.4, copies(far * 0.62, 1.2) + shape) +
    `<use href="#${id}p" fill="url(#${id}f)"/>` +
    `<g clip-path="url(#${id}c)"><use href="#${id}p" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${n1(2 * k)}" transform="translate(0 ${n1(0.9 * k)})"/></g></g>`
  )
}
