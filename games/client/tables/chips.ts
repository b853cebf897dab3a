import { h } from '../ui/element.ts'
import { drawing, v } from './vector.ts'

/** Face, rim marks and ink of the six chips of a table, rising. */
const FACES = [
  ['#5b6b8f', '#e9eefc', '#ffffff'],
  ['#c22b45', '#ffe3e3', '#ffffff'],
  ['#13805c', '#d8ffe9', '#ffffff'],
  ['#1d2233', '#f2d28a', '#ffe9b0'],
  ['#6b3fd4', '#e7dcff', '#ffffff'],
  ['#e08a12', '#fff3cf', '#3a1806'],
] as const

/** A chip from above, drawn in a field of 100 by 100. */
export function chipPicture(colour: number, label: string): SVGElement {
  const [face, marks, ink] = FACES[colour] ?? FACES[0]
  const rim = Array.from({ length: 8 }, (_, at) =>
    v('path', {
      d: 'M41 2.8A48 48 0 0 1 59 2.8L56.4 16.6A34 34 0 0 0 43.6 16.6Z',
      fill: marks,
      transform: `rotate(${at * 45} 50 50)`,
    }),
  )
  const size = label.length > 4 ? 17 : label.length > 3 ? 21 : label.length > 2 ? 25 : 30
  return drawing(
    100,
    100,
    v('circle', { cx: 50, cy: 50, r: 49, fill: face }),
    ...rim,
    v('circle', { cx: 50, cy: 50, r: 48.2, fill: 'none', stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 1.6 }),
    v('circle', { cx: 50, cy: 50, r: 34, fill: face }),
    v('circle', { cx: 50, cy: 50, r: 34, fill: '#fff', 'fill-opacity': 0.1 }),
    v('circle', {
      cx: 50,
      cy: 50,
      r: 33,
      fill: 'none',
      stroke: marks,
      'stroke-opacity': 0.8,
      'stroke-width': 1.6,
      'stroke-dasharray': '5 3.64',
    }),
    // Light from above left, shade below.
    v('path', { d: 'M8 50A42 42 0 0 1 92 50A60 60 0 0 0 8 50', fill: '#fff', 'fill-opacity': 0.16 }),
    v(
      'text',
      {
        x: 50,
        y: 50,
        fill: ink,
        'font-size': size,
        'font-weight': 800,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      label,
    ),
  )
}

/** Formats an amount as short as a chip needs: 0.2, 5, 25, 1K; for coins with many decimals, their smallest units. */
export function createShort(locale: string, subunitsToUnit: number): (cents: number) => string {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  const isFine = subunitsToUnit > 1000
  return (cents) => compact.format(isFine ? cents : cents / subunitsToUnit)
}

/** The colour of a pile: that of its highest chip. */
export function colourOfPile(cents: number, values: readonly number[]): number {
  return Math.max(
    0,
    values.findLastIndex((value) => value <= cents),
  )
}

/** The number of chips a pile shows, one to four, for its amount. */
export function heightOfPile(cents: number, values: readonly number[]): number {
  let left = cents
  let pieces = 0
  for (const value of values.toReversed()) {
    pieces += Math.floor(left / value)
    left %= value
  }
  return Math.max(1, Math.min(4, pieces))
}

/** A pile of chips, one above the other, with the sum on the topmost. */
export function pile(cents: number, values: readonly number[], short: (cents: number) => string): HTMLElement {
  const element = h('span', { class: 'pile', 'aria-hidden': 'true' })
  const height = heightOfPile(cents, values)
  element.style.setProperty('--height', String(height))
  element.append(chipPicture(colourOfPile(cents, values), short(cents)))
  return element
}
