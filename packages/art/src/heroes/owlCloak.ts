import type { Brush, Ramp } from './brush.ts'
import { blob, facet, leaf, type Point, polar } from './line.ts'

const VELVET: Ramp = ['#8A6AFF', '#4A2AC0', '#22107A', '#0E0640']

/** A star of five points. */
export function star(x: number, y: number, size: number, lean = -90): Point[] {
  return Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? size * 0.42 : size, lean + i * 36))
}

function spangle(b: Brush, x: number, y: number, size: number, lean: number): string {
  return (
    b.flat(facet(star(x + 1, y + 1.5, size, lean)), '#0E0640', 0.6) +
    b.flat(facet(star(x, y, size, lean)), b.fill(['#FFFBD8', '#FFD24A', '#E08A1A']))
  )
}

function spangles(b: Brush, list: readonly (readonly [number, number, number])[]): string {
  return list.map(([x, y, size], i) => spangle(b, x, y, size, -90 + ((i * 37) % 50))).join('')
}

/** The cloak that the hood is part of. */
export function cloak(b: Brush): string {
  return b.form(
    'M84 236C72 196 52 194 34 214C0 252 -24 310 -30 400H352C356 310 336 232 304 204C284 188 254 194 240 236Z',
    VELVET,
    {
      depth: 40,
      rim: 6,
      lit: 8,
      inside:
        b.stroke('M54 220C30 270 20 330 18 400M290 214C304 270 312 330 312 400', '#0E0640', 6, 0.5) +
        spangles(b, [
          [296, 230, 9],
          [326, 270, 7],
          [284, 280, 6],
          [306, 318, 9],
          [10, 300, 8],
        ]),
    },
  )
}

/** The hood, its tip fallen over. */
export function hood(b: Brush): string {
  return b.form(
    'M40 236C6 176 12 106 56 56C70 42 84 30 90 10C74 2 52 0 32 12C22 -16 42 -48 82 -56C118 -62 146 -50 164 -28C190 2 240 16 270 52C312 100 322 168 284 236C250 272 74 272 40 236Z',
    VELVET,
    {
      depth: 44,
      rim: 7,
      lit: 11,
      inside:
        b.stroke('M90 10C106 0 124 0 138 10M84 26C104 14 124 16 136 24', '#0E0640', 5, 0.6) +
        b.flat(leaf([54, -34], [118, -46], 6, 0.2), '#D8C8FF', 0.7) +
        b.stroke('M168 -8C190 12 222 24 246 44', '#B8A8FF', 4, 0.45) +
        b.flat('M148 -22A17 17 0 1 0 166 4A14 14 0 1 1 148 -22Z', b.fill(['#FFFBD8', '#FFD24A', '#E08A1A'])) +
        spangles(b, [
          [100, -24, 10],
          [62, -14, 7],
          [110, 20, 9],
          [200, 26, 10],
          [80, 56, 9],
          [250, 56, 8],
          [290, 104, 9],
          [32, 124, 8],
          [298, 160, 7],
          [150, 34, 5],
        ]),
    },
  )
}

/** The star that hangs from the tip of the hood. */
export function bell(b: Brush): string {
  return (
    b.soft(30, 28, 40, '#FFE08A', 0.8) +
    b.stroke('M32 10V20', '#FFD24A', 3) +
    b.form(facet(star(31, 29, 21, -84)), ['#FFFBD8', '#FFD24A', '#F09A1E', '#A85A0E'], { depth: 3, rim: 0, lit: 3 })
  )
}

/** The opening of the hood and its hem of gold. */
export function opening(b: Brush): string {
  return (
    b.form(
      blob('158 38, 226 52, 272 100, 276 170, 242 230, 160 250, 76 230, 42 170, 48 100, 92 52'),
      ['#1A0A4A', '#0A0426'],
      { depth: 0, rim: 0, lit: 0 },
    ) +
    b.stroke(blob('158 38, 226 52, 272 100, 276 170, 242 230, 160 250, 76 230, 42 170, 48 100, 92 52'), '#6A3206', 11) +
    b.stroke(
      blob('158 38, 226 52, 272 100, 276 170, 242 230, 160 250, 76 230, 42 170, 48 100, 92 52'),
      '#FFC83A',
      7.5,
    ) +
    b.stroke(blob('157 37, 225 51, 271 99, 275 169, 241 229, 159 249, 75 229, 41 169, 47 99, 91 51'), '#FFF6C0', 2, 0.9)
  )
}
