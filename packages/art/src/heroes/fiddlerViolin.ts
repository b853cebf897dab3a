import type { Brush, Ramp } from './brush.ts'
import { circle, facet, leaf } from './line.ts'

export const AMBER: Ramp = ['#FFF9C0', '#FFCC36', '#EE8E12', '#9A4206']
const EBONY: Ramp = ['#7A6AA0', '#2A1A3E', '#0C0416']

const moved = (how: string, what: string): string => `<g transform="${how}">${what}</g>`

/** The violin, along its own axis: the chin at the left, the scroll at the right. */
export function violin(b: Brush): string {
  const body =
    'M-68 0C-69-32-54-48-34-48C-24-48-16-45-10-39L-13-35C-5-25 10-24 18-31L16-35C22-39 30-40 40-39C56-36 64-22 64 0C64 22 56 36 40 39C30 40 22 39 16 35L18 31C10 24-5 25-13 35L-10 39C-16 45-24 48-34 48C-54 48-69 32-68 0Z'
  const fHole = 'M-16-24C-13-30-7-27-10-22C-4-20-4-16 2-17C8-18 8-11 3-11C-2-12-8-16-12-18C-18-17-19-22-16-24Z'
  const pegs = [
    [104, -1],
    [110, 1],
    [116, -1],
    [122, 1],
  ]
    .map(
      ([x = 0, way = 0]) =>
        b.stroke(`M${x} ${way * 2}L${x + 2} ${way * 14}`, '#2A1208', 4) +
        b.flat(circle(x + 2, way * 17, 5, 6), b.ball(['#FFD0D8', '#E01E4A', '#4A0420'])),
    )
    .join('')
  return (
    `<g transform="translate(206 194) rotate(13) scale(1)">` +
    moved('translate(5 15)', b.flat(body, '#0A0220', 0.5)) +
    moved('translate(1 8)', b.flat(body, b.fill(['#C8640E', '#5A1E06'], 90))) +
    b.form(body, AMBER, {
      depth: 9,
      rim: 4,
      lit: 6,
      turn: 70,
      inside:
        b.soft(-30, -18, 40, '#FFFFFF', 0.55, 20) +
        b.soft(36, -14, 30, '#FFFFFF', 0.4, 16) +
        b.stroke(body, '#8A3A06', 12, 0.7) +
        b.stroke(body, '#FFF0A0', 8),
    }) +
    b.flat(fHole, '#4A1604') +
    moved('scale(1 -1)', b.flat(fHole, '#4A1604')) +
    // Neck, pegs and scroll.
    b.flat('M56-8L104-6.5V6.5L56 8Z', b.fill(AMBER, 90)) +
    pegs +
    b.form('M94-8C106-9 118-8 126-10C133-22 152-19 152-2C152 12 138 16 131 8C118 9 106 9 94 8Z', AMBER, {
      depth: 5,
      rim: 2,
      lit: 4,
      inside: b.stroke('M131 8C137 5 144 6 145-1C145-8 136-10 134-3', '#7A3206', 3),
    }) +
    b.form('M6-8.5L102-5.5V5.5L6 8.5Z', EBONY, { depth: 4, rim: 1.4, lit: 3 }) +
    b.form('M-66-6C-50-12-34-12-26-11V11C-34 12-50 12-66 6Z', EBONY, { depth: 5, rim: 1.4, lit: 3 }) +
    b.flat(circle(-46, 0, 5.6), b.ball(['#FFD0D8', '#F0143E', '#5A0420'])) +
    b.form('M-11-15L-5-15L-3 15L-10 15Z', ['#FFF9E0', '#F0C88A', '#A86A2A'], { depth: 3, rim: 1, lit: 2 }) +
    b.stroke('M-26-7.5L104-4M-26-2.6L104-1.4M-26 2.6L104 1.4M-26 7.5L104 4', '#FFFFFF', 1.3, 0.95) +
    '</g>'
  )
}

/** The bow: drawn to its middle, hair on the strings. */
export function bow(b: Brush): string {
  return (
    `<g transform="translate(92 264) rotate(-41) scale(1 1.3)">` +
    b.flat(leaf([20, 5], [250, 4], 4), '#0A0220', 0.4) +
    b.flat(facet('4 5, 244 3, 244 7, 4 11'), b.fill(['#FFFFFF', '#E0D8F0'], 0)) +
    b.form(
      'M-22-8C60-1 150 2 242-9L252-14L256-6L250 8L242 4L238-3C150 8 60 5-22 0Z',
      ['#FFC88A', '#D85A1E', '#7A1E0E'],
      { depth: 2, rim: 2, lit: 2 },
    ) +
    b.form('M-6-5H22C20 4 22 8 24 12H-6Z', EBONY, { depth: 4, rim: 2, lit: 2 }) +
    b.flat(circle(8, 4, 3.4), '#FFE9A0') +
    b.form('M-30-9H-20V2H-30Z', AMBER, { depth: 3, rim: 1.4, lit: 2 }) +
    '</g>'
  )
}
