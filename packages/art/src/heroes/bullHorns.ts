import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { circle, leaf, polar } from './line.ts'

/** Ivory that darkens to the tip. */
const IVORY: Ramp = ['#FFFDF0', '#FFEFC8', '#E8B888', '#8A5058']

/** A band of gold. */
export function hoop(b: Brush, d: string, width: number): string {
  return b.stroke(d, '#6A2A06', width) + b.stroke(d, '#FFC83A', width - 4) + b.stroke(d, '#FFF6C0', 1.8, 0.9)
}

/** The far horn, capped and ringed in gold. */
export function farHorn(b: Brush): string {
  return (
    b.form('M116 82C84 92 40 86 14 56C-10 26 -12 -20 16 -58C14 -24 22 2 44 18C66 32 92 32 114 32Z', IVORY, {
      depth: 11,
      rim: 0,
      lit: 8,
      inside: b.stroke('M92 26Q82 56 90 92M72 22Q58 50 60 92M52 14Q34 36 30 76', '#6A3A3A', 3, 0.4),
    }) +
    b.form('M-8 16C-14 -12 -4 -36 16 -58C14 -30 20 -6 32 8C20 16 6 20 -8 16Z', GOLD, {
      depth: 9,
      rim: 0,
      lit: 5,
      turn: 20,
    }) +
    hoop(b, 'M-8 20Q16 26 36 8', 9)
  )
}

/** The near horn, capped and ringed in gold. */
export function nearHorn(b: Brush): string {
  return (
    b.form('M212 84C246 100 298 96 328 66C358 32 356 -22 318 -66C326 -26 316 2 290 18C266 32 236 30 214 30Z', IVORY, {
      depth: 12,
      rim: 5,
      lit: 8,
      inside: b.stroke('M238 22Q252 56 242 98M262 22Q280 54 274 98M284 12Q308 36 306 86', '#6A3A3A', 3, 0.4),
    }) +
    b.form('M352 16C358 -16 344 -44 318 -66C324 -36 316 -10 302 6C316 16 334 20 352 16Z', GOLD, {
      depth: 10,
      rim: 4,
      lit: 5,
      turn: 20,
    }) +
    hoop(b, 'M352 22Q324 28 298 6', 10)
  )
}

function rose(b: Brush, x: number, y: number, size: number, turn: number, kind: number): string {
  const ramp: Ramp = kind ? ['#FFFFFF', '#FFE6D8', '#F0A0A8', '#A83A6A'] : ['#FFC8E0', '#FF5AA0', '#D81A6E', '#6A0448']
  const dark = kind ? '#B04A6E' : '#7A0448'
  const petal = b.fill(ramp)
  let petals = ''
  for (let i = 0; i < 5; i++) {
    const [px, py] = polar(0, 0, 9, i * 72)
    petals += b.flat(circle(px, py, 9.4), dark) + b.flat(circle(px * 0.94 - 0.6, py * 0.94 - 0.8, 8.4), petal)
  }
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 16})">` +
    b.flat(leaf([4, 4], [30, 10], 8, 0.1), b.fill(['#B8FF8A', '#1E9A4A', '#044A3A'], 0)) +
    b.flat(leaf([-4, 4], [-28, 12], 8, -0.1), b.fill(['#B8FF8A', '#1E9A4A', '#044A3A'], 180)) +
    petals +
    b.flat(circle(0, 0, 9.5), dark) +
    b.flat(circle(-0.4, -0.6, 8.6), petal) +
    b.stroke('M-6 2C-6 -7 5 -8 6 -1C6 5 -2 5 -2 0C-2 -3 2 -3 2 -1M-8 5C-2 10 6 8 8 2', dark, 1.8) +
    b.flat(leaf([-7, -4], [2, -8], 1.4, 0.2), '#fff', 0.8) +
    '</g>'
  )
}

function vine(b: Brush, d: string): string {
  return b.stroke(d, '#04362A', 6.5) + b.stroke(d, '#2AA84A', 4) + b.stroke(d, '#C8FF8A', 1.2, 0.8)
}

/** The roses on the near horn. */
export function garland(b: Brush): string {
  return (
    vine(b, 'M224 34C240 50 236 78 250 94M280 44C292 54 302 64 318 70') +
    rose(b, 238, 62, 19, 20, 0) +
    rose(b, 276, 50, 16, -30, 1) +
    rose(b, 258, 88, 14, 70, 1) +
    rose(b, 306, 62, 13, 10, 0) +
    rose(b, 216, 44, 15, -50, 1)
  )
}

/** The roses on the far horn. */
export function sprig(b: Brush): string {
  return vine(b, 'M104 40C94 54 96 74 84 86') + rose(b, 100, 56, 17, -20, 0) + rose(b, 80, 76, 12, 60, 1)
}
