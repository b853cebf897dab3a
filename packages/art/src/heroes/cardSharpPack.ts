import { DIAMOND, HEART, SPADE } from '../illustrations/suits.ts'
import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { along, circle, facet, type Joints } from './line.ts'

const CLUB = `${circle(0, -0.5, 0.5)}${circle(-0.6, 0.3, 0.5)}${circle(0.6, 0.3, 0.5)}M-.2-.2H.2L.45 1.1H-.45Z`
const SUITS = [SPADE, HEART, CLUB, DIAMOND] as const
const CARD = 'M-19-33H19A6 6 0 0 1 25-27V27A6 6 0 0 1 19 33H-19A6 6 0 0 1-25 27V-27A6 6 0 0 1-19-33Z'
const PAPER: Ramp = ['#FFFFFF', '#FFFBF0', '#E4D4E4']

function pip(b: Brush, suit: string, x: number, y: number, size: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${b.flat(suit, color)}</g>`
}

function king(b: Brush, color: string): string {
  return (
    b.flat('M-13-19H17V22H-13Z', color === '#181025' ? '#D8E4FF' : '#FFE8C0') +
    b.stroke('M-13-19H17V22H-13Z', '#C8861A', 1.4) +
    b.flat('M-13 22C-12 8-4 5 2 5S16 8 17 22Z', color === '#181025' ? '#2A4AD8' : '#E01E4A') +
    b.flat('M-1 8H5L4 22H0Z', '#FFD24A') +
    b.flat(circle(2, -3, 7, 8), '#FFD8B0') +
    b.flat('M-6-3C-4 3 0 1 2 0C4 1 8 3 10-3C11 9 6 14 2 15C-2 14-7 9-6-3Z', '#6A3A2A') +
    b.flat(circle(-1, -4, 1.2) + circle(5, -4, 1.2), '#1A0820') +
    b.flat('M-7-7L-9-18L-3-13L2-19L7-13L13-18L11-7Z', '#F0A81E')
  )
}

/** A card's face. Values are strokes, since a hero has no letters. */
export function card(b: Brush, i: number): string {
  const suit = SUITS[i % 4] as string
  const color = i % 2 ? '#E0143C' : '#181025'
  const kind = i % 3
  const glyph = kind === 0 ? 'M-22-17L-18-29L-14-17M-21-21H-15' : 'M-21-29V-17M-14-29L-20-23L-14-17'
  const face =
    kind === 0
      ? pip(b, suit, 2, 2, 15, color)
      : kind === 1
        ? king(b, color)
        : [-16, 0, 16].map((y) => pip(b, suit, -4, y, 5.4, color) + pip(b, suit, 12, y, 5.4, color)).join('')
  const corner =
    kind === 2 ? pip(b, suit, -18, -24, 5, color) : b.stroke(glyph, color, 2.9) + pip(b, suit, -18, -9, 4, color)
  return b.flat(CARD, b.fill(PAPER)) + face + corner + b.stroke(CARD, '#6A4A7A', 1.2, 0.8)
}

/** The pack in flight from paw to paw. */
export function cards(b: Brush): string {
  const back =
    b.flat(CARD, b.fill(PAPER)) +
    b.flat('M-21-29H21V29H-21Z', b.fill(['#FF5A7A', '#C8123C', '#6A0428'])) +
    b.stroke('M-21-15L0 14L21-15M-21 15L0-14L21 15M-21-29L21 29M21-29L-21 29', '#FFC24A', 1.6, 0.9) +
    b.stroke('M-18-26H18V26H-18Z', '#FFE08A', 1.6) +
    b.flat(facet('0 -11, 8 0, 0 11, -8 0'), '#FFD24A') +
    b.stroke(CARD, '#4A1030', 1.2, 0.8)
  const shadow = `<g transform="translate(-4 4)">${b.flat(CARD, '#0A0220', 0.45)}</g>`
  const flight: Joints = '20 196 0, -6 112 0, 34 24 0, 122 -24 0, 220 -20 0, 296 36 0, 316 118 0'
  return along(flight, 3)
    .map(({ x, y, tx, ty, share }, i) => {
      const turn = (Math.atan2(ty, tx) * 180) / Math.PI
      // The ribbon turns over as it leaves the paw, then opens.
      const wide = [0.9, 0.4, 0.6][i] ?? 1
      const size = 0.98 + share * 0.36
      const [dx, dy] = [x + ty * 9 * Math.sin(i * 1.3), y - tx * 7 * Math.sin(i * 1.3)]
      return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) rotate(${(turn + 9 * Math.sin(i * 2.1)).toFixed(1)}) scale(${(size * wide).toFixed(2)} ${size.toFixed(2)})">${shadow}${i < 2 ? back : card(b, i + 1)}</g>`
    })
    .join('')
}

/** What is left of the pack in the paw. */
export function deck(b: Brush): string {
  return (
    `<g transform="translate(14 214) rotate(-16)">` +
    [8, 5, 2]
      .map(
        (y) =>
          b.flat(`M-38 ${y - 6}H30L38 ${y + 3}H-30Z`, b.fill(PAPER)) +
          b.stroke(`M-38 ${y - 6}L-30 ${y + 3}H38`, '#6A4A7A', 1),
      )
      .join('') +
    '</g>'
  )
}

/** The table. */
export function felt(b: Brush): string {
  return (
    b.flat('M-40 312C60 288 260 288 360 312V400H-40Z', b.fill(['#4AE08A', '#0E8A4A', '#04402E'])) +
    b.stroke('M-40 313C60 289 260 289 360 313', '#A8FFC8', 2, 0.8) +
    b.stroke('M-40 322C60 298 260 298 360 322', '#FFD24A', 3, 0.8)
  )
}

/** Winnings on the felt. */
export function chips(b: Brush): string {
  const stack = (x: number, y: number, count: number, ramp: Ramp, size = 1) => {
    let s = b.soft(0, 8, 46, '#0A0206', 0.7, 20)
    for (let i = 0; i < count; i++) {
      const [top, off] = [-i * 10, Math.sin(i * 2.3 + x) * 1.8]
      s +=
        b.flat(`M${off - 32} ${top}v10a32 14 0 0 0 64 0v-10Z`, b.fill(ramp, 15)) +
        b.stroke(`M${off - 21} ${top + 10}v8M${off} ${top + 14}v8M${off + 21} ${top + 10}v8`, '#fff', 7, 0.9) +
        b.stroke(`M${off - 32} ${top + 10}a32 14 0 0 0 64 0`, '#1A0420', 1.6, 0.7)
    }
    const top = -(count - 1) * 10
    s +=
      b.form(circle(0, top, 32, 14), ramp, { depth: 6, rim: 2, lit: 4 }) +
      b.stroke(circle(0, top, 23, 9.6), '#fff', 2.4, 0.9) +
      b.flat(circle(0, top, 15, 6), b.fill(GOLD))
    return `<g transform="translate(${x} ${y}) scale(${size})">${s}</g>`
  }
  const red: Ramp = ['#FF8AA0', '#D8123C', '#6A0420']
  const blue: Ramp = ['#8AB8FF', '#1E4AD8', '#0A1260']
  const gold: Ramp = ['#FFF0A0', '#F0A81E', '#8A4A06']
  const plum: Ramp = ['#E0A8FF', '#8A2AE0', '#34086A']
  return (
    stack(88, 322, 3, plum, 0.95) +
    stack(238, 320, 4, gold, 0.95) +
    stack(28, 326, 5, red, 1.05) +
    stack(296, 330, 5, blue, 1.05) +
    stack(128, 338, 2, blue) +
    stack(196, 342, 2, red)
  )
}
