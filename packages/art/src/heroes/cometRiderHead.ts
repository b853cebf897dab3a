import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { CREAM, FUR, star } from './cometRiderBody.ts'
import { GOLD } from './desert.ts'
import { row } from './fur.ts'
import { blob, circle, leaf } from './line.ts'

const INK = '#120428'
const FELT: Ramp = ['#FFF0C0', '#F0A83A', '#B05A1A', '#5A1E16']

const PELT: readonly Ramp[] = [
  ['#6A148A', '#C83AC8', '#FF9AEC'],
  ['#5A0E7E', '#B42EBC', '#F07AE0'],
]

const SNOW: readonly Ramp[] = [['#D89AD8', '#FFF0FA', '#FFFFFF']]

function ear(b: Brush, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
    'M-36 24C-34 -16 -18 -52 2 -70C20 -48 36 -14 38 24Z',
    FUR,
    {
      depth: 15,
      rim: 5,
      lit: 6,
      inside:
        b.flat('M-22 26C-22 -6 -12 -32 2 -48C16 -30 24 -6 26 26Z', b.fill(['#FFD0E0', '#FF6AA0', '#6A0A6A'], 80)) +
        [-14, -2, 12]
          .map((off) => b.flat(leaf([off * 1.5, 32], [off * 0.6, -22 + Math.abs(off)], 5.4), '#FFD8F8'))
          .join(''),
    },
  )}</g>`
}

function ruff(b: Brush, r: Seed): string {
  return (
    row(b, r, '-78 16 0, -74 44 0, -52 70 0', 3, [184, 122], [52, 17], PELT, '#3A0460', -0.28) +
    row(b, r, '80 12 0, 76 42 0, 54 68 0', 3, [-4, 58], [50, 16], PELT, '#3A0460', 0.28) +
    row(b, r, '-68 36 0, -54 62 0, -22 80 0', 2, [160, 106], [40, 15], SNOW, '#8A3A9A', -0.24) +
    row(b, r, '70 32 0, 56 60 0, 26 78 0', 2, [22, 74], [40, 15], SNOW, '#8A3A9A', 0.24)
  )
}

function skull(b: Brush): string {
  return b.form(blob('0 -82, 48 -76, 80 -44, 90 2, 78 44, 42 74, 0 84, -42 76, -78 46, -90 4, -80 -42, -48 -76'), FUR, {
    depth: 28,
    rim: 5,
    lit: 10,
    inside:
      b.soft(-58, 30, 26, '#FFB0E8', 0.8) +
      b.flat(
        blob('2 -70, 9 -30, 24 0, 58 20, 72 50, 40 84, 0 90, -42 84, -70 50, -54 22, -20 0, -6 -30'),
        b.fill(CREAM, 90),
      ) +
      [
        [-34, -66, -22, -38],
        [-16, -72, -10, -44],
        [30, -70, 24, -42],
        [48, -62, 38, -38],
        [84, -4, 58, 2],
        [86, 14, 60, 16],
        [-86, -2, -60, 4],
        [-86, 16, -62, 18],
      ]
        .map(([x = 0, y = 0, tx = 0, ty = 0]) => b.flat(leaf([x, y], [tx, ty], 4.6), '#6A0E8A', 0.85))
        .join(''),
  })
}

// One eye is narrowed at what lies ahead, the other wide with the joy of it.
function eye(b: Brush, d: string, x: number, y: number, size: number): string {
  return (
    b.soft(x, y, size * 2.1, '#1E0440', 0.85, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#D0B0E0'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFC0', '#FFE03A', '#F08A0E', '#8A2A04'])) +
        b.stroke(circle(x, y, size - 1), '#3A1004', 2.4) +
        b.flat(circle(x, y, size * 0.36, size * 0.7), '#0A0218') +
        b.soft(x + size * 0.3, y + size * 0.55, size * 0.6, '#FFFFE0', 0.9, size * 0.4) +
        b.soft(x, y - size * 1.15, size * 1.6, '#2A0450', 0.7, size * 0.6),
    }) +
    b.stroke(d, INK, 3) +
    b.flat(circle(x - size * 0.36, y - size * 0.36, size * 0.3), '#fff') +
    b.flat(circle(x + size * 0.4, y + size * 0.4, size * 0.14), '#fff', 0.9)
  )
}

function eyes(b: Brush): string {
  return (
    eye(b, 'M-64 -8C-58 -28 -32 -32 -16 -8C-20 10 -48 16 -64 -8Z', -36, -9, 18) +
    eye(b, 'M16 -8C20 -46 62 -56 78 -18C74 12 32 22 16 -8Z', 49, -17, 25) +
    b.stroke('M-72 -14C-62 -30 -34 -34 -14 -7M-66 -10L-78 -18', INK, 6) +
    b.stroke('M14 -6C18 -48 64 -58 82 -18M78 -26L92 -36M72 -38L84 -50', INK, 6)
  )
}

function brows(b: Brush): string {
  return (
    b.form(
      'M-76 -34C-62 -48 -34 -44 -12 -20C-10 -14 -14 -10 -20 -14C-36 -30 -56 -34 -72 -26C-78 -26 -79 -30 -76 -34Z',
      ['#B42EBC', '#5A0E7E', '#2A0450'],
      { depth: 5, rim: 0, lit: 4 },
    ) +
    b.form(
      'M18 -44C28 -66 60 -76 82 -56C86 -50 82 -46 76 -50C58 -62 40 -56 26 -38C20 -34 15 -38 18 -44Z',
      ['#B42EBC', '#5A0E7E', '#2A0450'],
      { depth: 5, rim: 0, lit: 4 },
    )
  )
}

function mouth(b: Brush): string {
  const grin = 'M-50 30C-34 44 -14 46 4 38C24 46 54 38 72 16C82 52 54 88 10 90C-28 88 -52 62 -50 30Z'
  return (
    b.form('M-48 52C-44 118 60 120 72 46Z', CREAM, { depth: 12, rim: 3, lit: 4 }) +
    b.form(grin, ['#4A0428', '#B00E3E', '#5A0430'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.soft(8, 52, 44, '#1E0220', 0.8, 16) +
        b.form('M-24 92C-24 64 -4 58 12 66C30 56 52 62 48 84L36 100H-16Z', ['#FFB8C8', '#FF5A80', '#B8124A'], {
          depth: 10,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M13 70Q16 82 13 92', '#A80E40', 3.4, 0.7) +
        b.flat(
          'M-54 26C-34 44 -14 46 4 38C24 46 54 38 76 12L70 34C50 54 26 54 4 50C-18 54 -38 52 -52 42Z',
          b.fill(['#FFFFFF', '#FFF6F0', '#D8B8D0'], 90),
        ) +
        b.stroke('M-16 43V53M4 38V51M24 41V52', '#B088A8', 1.8, 0.8) +
        b.flat('M-42 34L-22 44L-30 72Z', '#fff') +
        b.flat('M34 41L56 30L52 64Z', b.fill(['#FFFBC8', '#FFC82A', '#D8860A'], 90)),
    }) +
    b.stroke(grin, INK, 4.6) +
    b.stroke('M-58 22C-56 28 -53 31 -48 32M70 20C76 18 80 14 80 8', INK, 4.2)
  )
}

function nose(b: Brush): string {
  return (
    b.stroke('M4 22V38', INK, 3.6) +
    b.form(blob('-14 8, 4 2, 22 7, 16 20, 4 27, -8 20'), ['#FFD0DC', '#FF5A90', '#8A0E4A'], {
      depth: 7,
      rim: 0,
      lit: 4,
    }) +
    b.flat(leaf([-8, 9], [12, 7], 2.6), '#fff', 0.9)
  )
}

function whiskers(b: Brush): string {
  return ['M-34 24Q-84 8 -122 18', 'M-32 32Q-80 32 -112 52', 'M44 20Q92 -2 126 4', 'M44 28Q92 22 124 38']
    .map((d) => b.stroke(d, '#fff', 2.4, 0.95))
    .join('')
}

function hat(b: Brush): string {
  return (
    `<g transform="translate(-2 -70) rotate(-11)">` +
    b.soft(0, 24, 84, '#1E0440', 0.75, 20) +
    b.form(
      'M-62 6C-64 -30 -58 -74 -34 -84C-20 -88 -12 -76 0 -76C14 -76 24 -90 40 -84C62 -74 64 -30 62 4C30 16 -30 16 -62 6Z',
      FELT,
      {
        depth: 22,
        rim: 4,
        lit: 8,
        inside:
          b.soft(0, -70, 34, '#5A1E16', 0.7, 22) +
          b.stroke('M-34 -70C-30 -56 -24 -48 -16 -44M40 -70C34 -56 28 -48 20 -44', '#7A3410', 4, 0.6),
      },
    ) +
    b.form('M-64 -22C-30 -10 30 -10 64 -24L64 4C30 18 -30 18 -64 6Z', ['#5AF0E0', '#0EA8B8', '#0A4A7A'], {
      depth: 9,
      rim: 3,
      lit: 4,
    }) +
    b.form(
      'M-62 0C-84 -6 -98 -22 -106 -44C-124 -36 -128 -10 -108 8C-76 30 72 34 108 2C130 -16 124 -44 104 -50C98 -26 84 -10 62 -2C30 12 -30 12 -62 0Z',
      FELT,
      {
        depth: 14,
        rim: 3,
        lit: 7,
        inside: b.stroke(
          'M-114 -34C-114 -14 -104 0 -84 8C-40 24 50 24 88 6C108 -4 116 -20 112 -40',
          '#FFF6D0',
          2.6,
          0.9,
        ),
      },
    ) +
    b.soft(2, -8, 30, '#FFF0A0', 0.7) +
    b.flat(star(3, -6, 22, 4), '#5A2404') +
    b.flat(star(1, -9, 22, 4), b.fill(GOLD)) +
    b.flat(circle(1, -9, 6), b.ball(['#FFFFFF', '#FF6AC8', '#8A0458'])) +
    '</g>'
  )
}

/** Her head in the hat, about its middle. */
export function catHead(b: Brush, r: Seed): string {
  return (
    `<g transform="translate(176 120) rotate(8)">` +
    ear(b, -72, -38, -38) +
    ear(b, 74, -42, 38) +
    ruff(b, r) +
    skull(b) +
    eyes(b) +
    brows(b) +
    mouth(b) +
    nose(b) +
    whiskers(b) +
    hat(b) +
    '</g>'
  )
}
