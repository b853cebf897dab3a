import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { along, circle, type Joints, leaf } from './line.ts'
import { finger } from './paw.ts'

export const FUR: Ramp = ['#F8B060', '#C4622A', '#7A2C20', '#3A0E2A']
const SKIN: Ramp = ['#FFF0D0', '#FFCE98', '#E8925A', '#A04A3A']
export const SUIT: Ramp = ['#9ADCFF', '#2E86F0', '#1C3EB4', '#140E60']

function sleeve(b: Brush, d: string, depth: number, inside = ''): string {
  return b.form(d, SUIT, { depth, rim: 3, lit: 6, inside })
}

/** Sheepskin along a line: curls, dark behind light. */
export function fleece(b: Brush, r: Seed, where: Joints, each: number): string {
  const curls = along(where, each).map(({ x, y, radius }) => [x, y, radius * r.between(0.85, 1.15)] as const)
  return (
    curls.map(([x, y, size]) => b.flat(circle(x + 1, y + 2, size + 2.4), '#6A3A5A')).join('') +
    curls
      .map(([x, y, size]) => b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFF6E4', '#F0CFA8', '#B08078'])))
      .join('')
  )
}

function foot(b: Brush, r: Seed, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fleece(b, r, '-20 -8 10, 0 -6 11, 20 -8 10', 2)}${b.form(
    'M-20 0C-24 22 -24 38 -10 44C14 48 44 48 54 38C56 24 36 18 22 12L20 0C8 6 -8 6 -20 0Z',
    ['#F0A068', '#A8522A', '#5A1E20', '#2E0A1E'],
    { depth: 10, rim: 3, lit: 5, inside: b.stroke('M-22 36C0 44 36 44 54 36', '#2E0A1E', 6) },
  )}</g>`
}

/** The leg that hangs behind, in its boot. */
export function farLeg(b: Brush, r: Seed): string {
  return sleeve(b, 'M100 270C60 292 34 326 14 362L48 392C80 372 134 350 150 312Z', 18) + foot(b, r, 38, 372, 42)
}

/** The leg with its knee drawn up. */
export function legs(b: Brush, r: Seed): string {
  return (
    sleeve(
      b,
      'M124 330C126 292 170 266 212 270C246 274 262 298 252 322C246 344 240 356 236 372H196C196 356 198 346 194 338C176 352 134 362 124 330Z',
      20,
      b.stroke('M228 288C236 298 238 312 230 326M194 338C190 332 190 324 194 318', '#140E60', 4, 0.5),
    ) + foot(b, r, 216, 374, 4)
  )
}

/** The sleeve of the fist. */
export function fistArm(b: Brush, r: Seed): string {
  return (
    sleeve(
      b,
      'M206 204C236 214 266 200 282 176C292 150 292 120 290 84H344C352 130 350 184 326 222C304 254 250 262 214 250Z',
      20,
      b.stroke('M308 222C316 208 316 196 310 186M342 150C330 142 318 144 308 152', '#140E60', 4, 0.5),
    ) +
    fleece(b, r, '288 90 13, 304 95 14, 322 95 14, 344 88 13', 1) +
    fleece(b, r, '292 76 12, 310 80 13, 328 80 13, 342 75 12', 1)
  )
}

/** The fist of victory. */
export function fist(b: Brush): string {
  return (
    `<g transform="translate(318 24) rotate(10)">` +
    b.form('M-34 -20C-38 12 -32 42 -20 54H20C34 42 40 12 36 -20C28 -40 -28 -40 -34 -20Z', FUR, {
      depth: 14,
      rim: 4,
      lit: 6,
    }) +
    b.form('M-28 8C-28 30 -22 44 -14 50H16C26 42 32 24 32 4Z', SKIN, { depth: 12, rim: 2, lit: 0 }) +
    [-27, -10, 8, 25]
      .map(
        (x, i) =>
          finger(b, [x, 12], -97 + i * 5, [[38, 46, 45, 36][i] as number, 10.6], SKIN, '#7A2A2A') +
          b.stroke(`M${x - 7} -16Q${x} -20 ${x + 8} -16`, '#8A3A3A', 1.8, 0.6),
      )
      .join('') +
    finger(b, [-28, 30], -14, [45, 12], SKIN, '#7A2A2A') +
    b.flat(leaf([-2, 24], [12, 19], 5), '#FFF6E0', 0.9) +
    '</g>'
  )
}

/** The sleeve of the hand that holds the bag. */
export function bagArm(b: Brush, r: Seed): string {
  return (
    sleeve(
      b,
      'M132 196C112 204 92 206 82 196C76 188 76 172 78 158L28 156C24 186 28 216 46 236C70 258 112 258 140 246Z',
      18,
      b.stroke('M62 238C54 226 52 216 56 206M80 178C70 172 60 174 52 180', '#140E60', 4, 0.5),
    ) +
    fleece(b, r, '28 168 11, 44 173 12, 62 173 12, 79 167 11', 1) +
    fleece(b, r, '30 156 10, 52 160 11, 77 155 10', 1)
  )
}

/** The hand on the bag. */
export function bagHand(b: Brush): string {
  return (
    `<g transform="translate(46 136) rotate(-12)">` +
    b.form('M-30 0C-28 18 -16 28 2 28C20 28 30 16 30 0C20 -8 -20 -8 -30 0Z', FUR, { depth: 10, rim: 3, lit: 5 }) +
    finger(b, [-24, 8], -104, [32, 8], SKIN, '#7A2A2A') +
    finger(b, [-8, 11], -94, [36, 8], SKIN, '#7A2A2A') +
    finger(b, [8, 11], -84, [34, 8], SKIN, '#7A2A2A') +
    finger(b, [27, 12], -62, [36, 8.4], SKIN, '#7A2A2A') +
    '</g>'
  )
}
