import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { row } from './fur.ts'
import { blob, circle, type Joints, leaf } from './line.ts'

const COAT: Ramp = ['#D8DCF4', '#9A9AC8', '#56528E', '#221C50']
export const SOOT: readonly Ramp[] = [['#120A32', '#2E2460', '#5A4E98']]
const SLATE: readonly Ramp[] = [['#3A3470', '#6A66A4', '#A8A8DC']]
export const SILVER: readonly Ramp[] = [
  ['#7A78B4', '#C4C6EC', '#F4F6FF'],
  ['#6E6CA8', '#B4B6E0', '#E6EAFF'],
]
const SNOW: readonly Ramp[] = [['#B8B0DC', '#F4F2FF', '#FFFFFF']]

/** An ear lined with pale hair. */
export function ear(b: Brush, x: number, y: number, turn: number, size: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form(
    'M-30 26C-42 0 -34 -34 -8 -46C4 -50 16 -42 24 -28C36 -6 34 14 28 28C14 40 -18 40 -30 26Z',
    ['#FFFFFF', '#D8DCF4', '#8A88C0'],
    {
      depth: 14,
      rim: 4,
      lit: 5,
      inside:
        b.flat('M-20 36C-32 6 -24 -22 -6 -34C10 -34 26 -6 20 36Z', b.fill(['#120A30', '#3A2A62', '#8A5A8A'], 90)) +
        [-16, -4, 10, 20]
          .map((off) => b.flat(leaf([off * 1.2, 40], [off * 0.6 - 2, -14 + Math.abs(off)], 5), '#E8EAFF'))
          .join(''),
    },
  )}</g>`
}

/** The whiskery sides of the face. */
export function cheeks(b: Brush, r: Seed): string {
  const left: Joints = '92 84 0, 66 124 0, 70 168 0, 104 208 0'
  const right: Joints = '242 80 0, 266 122 0, 260 166 0, 222 208 0'
  return (
    row(b, r, left, 3, [206, 116], [62, 24], SLATE, '#120A38', 0.3) +
    row(b, r, right, 3, [-28, 66], [68, 25], SLATE, '#120A38', -0.3, '#FFC04A') +
    row(b, r, left, 4, [200, 104], [44, 16], SILVER, '#2A2462', 0.3) +
    row(b, r, right, 4, [-22, 76], [48, 17], SILVER, '#2A2462', -0.3) +
    row(b, r, '60 156 0, 76 184 0, 110 212 0', 3, [178, 100], [48, 14], SNOW, '#5A5498', 0.3) +
    row(b, r, '266 150 0, 254 182 0, 218 212 0', 3, [0, 80], [52, 15], SNOW, '#5A5498', -0.3)
  )
}

/** The head under its fur. */
export function skull(b: Brush): string {
  return b.form(
    blob('160 56, 214 64, 250 94, 266 132, 252 176, 214 208, 160 222, 112 208, 76 176, 62 134, 78 96, 108 64'),
    COAT,
    { depth: 0, rim: 0, lit: 0, inside: b.soft(162, 200, 90, '#F4F6FF', 0.9, 44) },
  )
}

/** The mask: ink about the eyes, drawn out into points of fur at the cheeks. */
export function mask(b: Brush, r: Seed): string {
  const ink = b.fill(['#3A3070', '#1C1244', '#0C0628'], 80)
  return (
    row(b, r, '86 128 0, 76 148 0, 88 164 0', 2, [196, 158], [46, 12], SOOT, '#080420', 0.24) +
    row(b, r, '242 124 0, 254 146 0, 240 164 0', 2, [-12, 26], [50, 13], SOOT, '#080420', -0.24) +
    b.flat('M156 118C146 94 116 86 92 100C70 112 58 136 52 160C72 166 96 174 120 170C142 166 156 146 156 118Z', ink) +
    b.flat(
      'M168 118C176 90 212 80 238 94C262 108 270 132 278 156C256 164 232 174 208 170C184 166 168 146 168 118Z',
      ink,
    )
  )
}

/** White brows of fur. */
export function brows(b: Brush, r: Seed): string {
  return (
    row(b, r, '74 106 0, 98 92 0, 126 94 0, 150 116 0', 3, [190, 240], [44, 12], SNOW, '#3A3470', 0.3) +
    row(b, r, '262 96 0, 232 76 0, 198 80 0, 171 112 0', 3, [-16, -66], [46, 13], SNOW, '#3A3470', -0.3)
  )
}

/** The dark stripe down the brow. */
export function stripe(b: Brush, r: Seed): string {
  return (
    row(b, r, '144 84 0, 160 78 0, 176 84 0', 2, [86, 94], [44, 9], SLATE, '#1A1448', 0.1) +
    row(b, r, '152 96 0, 160 92 0, 168 96 0', 2, [86, 94], [46, 7], SOOT, '#080420', 0.1)
  )
}

function eye(b: Brush, d: string, x: number, y: number, size: number): string {
  return (
    b.soft(x, y, size * 2.2, '#04020E', 0.9, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#C8B8D8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#F0FFB0', '#9AF04A', '#1EAA5A', '#04483A'])) +
        b.stroke(circle(x, y, size - 1), '#02281E', 2.6) +
        b.flat(circle(x, y, size * 0.46), '#06020E') +
        b.soft(x + size * 0.3, y + size * 0.5, size * 0.6, '#F6FFC0', 0.7, size * 0.4) +
        b.stroke(d, '#06020E', 5) +
        b.soft(x, y - size * 1.1, size * 1.7, '#140836', 0.75, size * 0.6),
    }) +
    b.stroke(d, '#06020E', 3.4) +
    b.flat(circle(x - size * 0.36, y - size * 0.34, size * 0.3), '#fff') +
    b.flat(circle(x + size * 0.38, y + size * 0.38, size * 0.14), '#fff', 0.9)
  )
}

function lid(b: Brush, d: string, edge: string): string {
  return b.form(d, ['#6A60A8', '#3A2E70', '#1A1044'], { depth: 6, rim: 0, lit: 5 }) + b.stroke(edge, '#06020E', 4.5)
}

/** Sly eyes under their lids. */
export function eyes(b: Brush): string {
  return (
    eye(b, 'M84 138C88 118 110 110 126 122C136 132 138 140 136 148C118 156 94 156 84 138Z', 113, 135, 17) +
    lid(
      b,
      'M80 136C84 112 110 104 128 116C138 124 140 132 139 140C120 128 98 128 80 136Z',
      'M80 136C98 127 120 128 139 141',
    ) +
    eye(b, 'M182 134C188 104 224 94 246 122C242 148 206 160 182 134Z', 213, 127, 22) +
    lid(b, 'M180 128C188 96 226 88 248 118C228 104 200 106 180 128Z', 'M180 130C200 105 228 104 248 119')
  )
}

/** The chin. */
export function chin(b: Brush, r: Seed): string {
  return (
    row(b, r, '120 222 0, 160 232 0, 204 218 0', 3, [112, 72], [40, 13], SNOW, '#4A4486', 0.2) +
    b.form('M94 190C98 222 130 244 168 244C208 242 240 206 244 172Z', ['#FFFFFF', '#D8DAF4', '#8A86C0'], {
      depth: 14,
      rim: 0,
      lit: 5,
    })
  )
}

/** A grin with one gold tooth. */
export function mouth(b: Brush): string {
  const grin = 'M92 184C110 198 136 204 156 198C188 202 224 186 250 154C256 190 222 230 166 232C126 232 98 214 92 184Z'
  return (
    b.form(grin, ['#FFFFFF', '#FFFBEE', '#D8C8C8'], {
      depth: 9,
      rim: 0,
      lit: 0,
      inside:
        b.soft(160, 196, 80, '#4A0A3A', 0.5, 14) +
        b.form('M185 190L212 178L216 202L202 212L187 211Z', ['#FFFBC8', '#FFC82A', '#C8780A'], {
          depth: 4,
          rim: 0,
          lit: 3,
        }) +
        b.stroke(
          'M94 200L108 209L122 208L138 216L154 212L170 217L186 211L202 212L216 202L230 196L248 172',
          '#3A0A3A',
          3.6,
        ) +
        b.stroke(
          'M108 196V208M122 200V209M138 202V215M154 200V212M170 200V217M185 196L187 211M212 184L216 202M228 174L231 196M240 164L243 180M116 210L118 224M130 213L131 229M146 215V232M162 216V232M178 216L179 232M194 213L197 228M209 209L213 222M224 200L229 210',
          '#3A0A3A',
          2.6,
          0.75,
        ),
    }) + b.stroke(grin, '#14062E', 4.6)
  )
}

/** The corners of the grin. */
export function smirk(b: Brush): string {
  return (
    b.stroke('M246 142C258 144 264 152 260 164', '#14062E', 4.5) +
    b.stroke('M96 178C88 178 84 184 87 191', '#14062E', 4)
  )
}

/** The muzzle and its nose. */
export function muzzle(b: Brush): string {
  return (
    b.form(
      'M160 132C186 141 206 164 208 183C204 204 112 204 108 182C112 160 136 140 160 132Z',
      ['#FFFFFF', '#F4F2FF', '#B0A8D8'],
      {
        depth: 14,
        rim: 0,
        lit: 6,
        inside:
          b.flat(leaf([160, 110], [157, 178], 15), '#4A4486', 0.7) +
          [
            [122, 180],
            [132, 188],
            [136, 176],
            [184, 178],
            [194, 186],
            [178, 189],
          ]
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.2), '#2A2260'))
            .join(''),
      },
    ) +
    b.stroke('M157 178V196', '#14062E', 4) +
    b.form(
      'M132 156C138 142 176 140 184 155C182 168 168 180 157 180C146 179 134 168 132 156Z',
      ['#8A86B0', '#2E2450', '#0A0420'],
      { depth: 8, rim: 2.4, lit: 5 },
    ) +
    b.flat(leaf([142, 166], [154, 170], 3.6, 0.14), '#04020E') +
    b.flat(leaf([175, 165], [163, 170], 3.6, -0.14), '#04020E') +
    b.flat(leaf([142, 153], [164, 149], 3.4), '#fff', 0.95)
  )
}

/** Whiskers. */
export function whiskers(b: Brush): string {
  return ['M122 180Q76 168 44 176', 'M126 188Q84 192 58 210', 'M192 180Q250 172 292 188', 'M190 188Q240 196 272 218']
    .map((d) => b.stroke(d, '#fff', 2, 0.9))
    .join('')
}
