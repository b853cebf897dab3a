import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { along, circle, type Joints, line, polar } from './line.ts'
import { finger } from './paw.ts'

export const FUR: Ramp = ['#FFC4F4', '#E05AD8', '#8A1EA8', '#3A0A62']
export const CREAM: Ramp = ['#FFFFFF', '#FFF0F8', '#E8B0E0', '#9A58B0']

const LEATHER: Ramp = ['#FFE2A8', '#E8903E', '#A24A22', '#4E1822']

const DENIM: Ramp = ['#8AE8FF', '#2A8AE8', '#1E3EB0', '#120E5E']

/** A star of five points. */
export function star(x: number, y: number, size: number, turn = 0): string {
  return `M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) =>
      polar(x, y, i % 2 ? size * 0.44 : size, turn - 90 + i * 36)
        .map((v) => v.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`
}

/** Her tail, straight up with delight. */
export function catTail(b: Brush): string {
  const tailLine = '128 270, 62 268, 2 246, -28 206, -20 166, 4 158, 8 178'
  return (
    b.stroke(line(tailLine), '#2E0652', 34) +
    b.stroke(line(tailLine), b.fill(['#5AFFE0', '#C83AC8', '#8A1EA8'], 0), 29) +
    b.stroke(line(tailLine), '#B42EBC', 24) +
    b.stroke(line('120 262, 60 259, 4 238, -24 204, -18 168'), '#FFA8F0', 7, 0.85) +
    b.stroke('M30 242Q36 256 30 270M2 228Q4 244 -8 256M-18 204Q-26 214 -40 214', '#6A0E8A', 6, 0.7) +
    b.stroke(line('-27 188, -18 164, 4 158, 8 178'), '#E8B0E0', 27) +
    b.stroke(line('-27 186, -18 163, 3 157, 7 176'), '#FFFFFF', 18)
  )
}

/** The leg on the far side of the saddle. */
export function legBack(b: Brush): string {
  return b.form(
    'M232 246C262 238 296 256 300 286C302 308 296 322 288 336L256 330C262 310 258 296 246 290C232 286 222 262 232 246Z',
    DENIM,
    { depth: 14, rim: 3, lit: 4 },
  )
}

/** Her body in its leather waistcoat. */
export function body(b: Brush): string {
  return b.form('M124 190C112 214 108 244 120 272C142 292 206 292 236 268C244 240 236 210 222 190Z', LEATHER, {
    depth: 24,
    rim: 5,
    lit: 7,
    inside:
      b.flat('M150 190C150 220 152 250 158 286H192C196 250 200 220 202 190Z', b.fill(CREAM, 90)) +
      b.stroke('M150 190C150 220 152 250 158 286M202 190C200 220 196 250 192 286', '#36101E', 4) +
      b.stroke('M144 194C144 222 146 250 150 284M208 194C206 222 202 250 200 284', '#FFE0A0', 1.8, 0.9) +
      b.flat(star(134, 238, 13, -8), '#6A2A10') +
      b.flat(star(133, 236, 13, -8), b.fill(GOLD)) +
      b.soft(176, 204, 60, '#3A0A3A', 0.6, 22),
  })
}

function boot(b: Brush, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
    'M-22 -34C-8 -28 8 -28 22 -34L24 6C34 12 56 14 58 26C58 34 50 36 40 36H-18C-24 36 -26 30 -24 20Z',
    ['#FFE27A', '#F0A01E', '#B04A0E', '#5A1A0E'],
    {
      depth: 12,
      rim: 3,
      lit: 5,
      inside:
        b.stroke('M-26 30H60', '#5A1A0E', 6) +
        b.stroke('M-20 -22C-8 -16 8 -16 22 -22M-10 -12Q0 4 12 -12', '#8A3A0E', 3) +
        b.flat(star(4, 10, 8), '#FFF8D0'),
    },
  )}${b.stroke('M-24 22H-34', '#C8D0F0', 4)}${b.flat(star(-40, 22, 11, 10), b.fill(['#FFFFFF', '#A8B4E0', '#5A5EA8'], 60))}</g>`
}

/** The boot on the far side. */
export function backBoot(b: Brush): string {
  return `<g transform="translate(112 140) scale(.6)">${boot(b, 272, 346, -16)}</g>`
}

/** The near leg and its boot. */
export function legFront(b: Brush): string {
  return (
    b.form(
      'M128 236C160 222 206 232 222 262C230 282 224 304 214 322L178 316C184 300 180 288 170 282C146 290 122 282 116 264C114 250 118 240 128 236Z',
      DENIM,
      {
        depth: 20,
        rim: 4,
        lit: 7,
        inside:
          b.stroke('M132 246C160 236 196 244 208 268C214 282 210 300 204 318', '#FFD86A', 2.4, 0.9) +
          b.stroke('M178 262C190 268 196 278 194 292', '#120E5E', 4, 0.5),
      },
    ) + boot(b, 196, 346, 8)
  )
}

/** The saddle. */
export function saddle(b: Brush): string {
  return (
    b.form(
      'M96 254C120 284 220 290 262 244C268 262 262 284 248 296C204 322 130 314 100 284C94 274 92 262 96 254Z',
      LEATHER,
      { depth: 14, rim: 3, lit: 5, inside: b.stroke('M98 264C124 296 216 300 262 256', '#FFE0A0', 2, 0.9) },
    ) +
    b.form('M244 250C240 236 246 222 258 220C272 220 278 234 270 244C266 252 262 258 262 266Z', LEATHER, {
      depth: 8,
      rim: 3,
      lit: 4,
    })
  )
}

function fringe(b: Brush, where: Joints, each: number, turn: number): string {
  return along(where, each)
    .map(({ x, y }, i) => {
      const end = polar(x, y, 24 + (i % 3) * 4, turn + ((i * 7) % 13) - 6)
      return b.stroke(
        `M${x.toFixed(1)} ${y.toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}`,
        i % 2 ? '#8A3E1A' : '#D8843A',
        4.4,
      )
    })
    .join('')
}

/** The arm that swings the lasso. */
export function lassoArm(b: Brush): string {
  return (
    fringe(b, '46 186 0, 74 230 0, 118 244 0', 5, 112) +
    b.form(
      'M138 192C118 202 100 202 92 190C84 176 82 160 82 140L38 138C34 170 36 204 52 226C74 252 118 254 146 240Z',
      LEATHER,
      {
        depth: 18,
        rim: 3,
        lit: 6,
        inside: b.stroke('M66 226C58 214 58 204 62 194M82 164C72 158 58 158 48 164', '#36101E', 4, 0.5),
      },
    ) +
    b.form('M32 124C48 132 72 132 88 124L86 150C72 158 48 158 34 150Z', GOLD, { depth: 7, rim: 2, lit: 3, turn: 0 })
  )
}

/** The arm that holds the reins. */
export function holdArm(b: Brush): string {
  return (
    fringe(b, '222 224 0, 262 246 0, 296 216 0', 4, 110) +
    b.form(
      'M208 190C230 198 248 206 258 202C266 194 266 190 272 178L306 196C304 222 290 246 266 250C240 252 216 240 204 228Z',
      LEATHER,
      { depth: 16, rim: 4, lit: 6, inside: b.stroke('M262 236C270 226 270 218 266 210', '#36101E', 4, 0.5) },
    ) +
    b.form('M268 182C276 194 296 204 312 200L320 182C306 184 290 176 282 162Z', GOLD, {
      depth: 6,
      rim: 2,
      lit: 3,
      turn: 0,
    })
  )
}

/** A paw closed to a fist. */
export function fist(b: Brush, x: number, y: number, turn: number, way: 1 | -1): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${way} 1)">` +
    b.form('M-28 -14C-32 8 -26 30 -16 38H16C28 30 34 8 30 -14C22 -26 -22 -26 -28 -14Z', FUR, {
      depth: 12,
      rim: 3,
      lit: 5,
    }) +
    finger(b, [-22, 12], -98, [32, 9], CREAM) +
    finger(b, [-6, 14], -93, [38, 9.4], CREAM) +
    finger(b, [10, 14], -86, [37, 9.4], CREAM) +
    finger(b, [24, 10], -80, [29, 8.6], CREAM) +
    finger(b, [24, 26], 196, [40, 10], CREAM) +
    '</g>'
  )
}

/** The scarf round her neck. */
export function scarf(b: Brush): string {
  return b.form(
    'M116 186C136 206 204 208 236 180C242 190 242 200 238 208C222 224 204 228 190 228L172 262L154 230C136 228 122 218 114 206C110 198 112 190 116 186Z',
    ['#A8FFF0', '#1ED0C0', '#0A7A9A', '#08305E'],
    {
      depth: 14,
      rim: 3,
      lit: 6,
      inside:
        b.stroke('M122 200C150 220 206 220 234 196', '#08305E', 3, 0.5) +
        [
          [148, 212],
          [172, 220],
          [196, 214],
          [172, 240],
          [216, 206],
          [130, 204],
        ]
          .map(([x = 0, y = 0]) => b.flat(circle(x, y, 3.6), '#FFFFFF', 0.9))
          .join(''),
    },
  )
}
