import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { row } from './fur.ts'
import { blob, circle, type Joints, leaf } from './line.ts'

export const PLUSH: readonly Ramp[] = [
  ['#3A1E6A', '#6A48A8', '#A080DC'],
  ['#341A62', '#5E3E9C', '#9070D0'],
]

const DUSK: readonly Ramp[] = [['#1E0C48', '#3E2480', '#6444AC']]

export const COAT: Ramp = ['#A684E0', '#6A48AC', '#3A2072', '#1C0A44']

export const SKIN: Ramp = ['#FFE2DC', '#FF9CA8', '#D84A7E', '#6A1450']

/** Fur at the cheeks. */
export function cheeks(b: Brush, r: Seed): string {
  const left: Joints = '84 96 0, 62 134 0, 64 176 0, 96 224 0'
  const right: Joints = '246 92 0, 270 132 0, 266 176 0, 230 226 0'
  return (
    row(b, r, left, 2, [206, 112], [58, 27], DUSK, '#0E0430', 0.3) +
    row(b, r, right, 2, [-26, 68], [62, 28], DUSK, '#0E0430', -0.3, '#5CFFC8') +
    row(b, r, left, 3, [200, 100], [44, 19], PLUSH, '#1C0A48', 0.3) +
    row(b, r, right, 3, [-20, 78], [47, 20], PLUSH, '#1C0A48', -0.3)
  )
}

/** The head. */
export function skull(b: Brush, r: Seed): string {
  return (
    b.form(
      blob('162 54, 216 62, 254 96, 270 138, 258 184, 220 226, 162 240, 106 226, 70 184, 60 138, 76 96, 110 62'),
      COAT,
      { depth: 26, rim: 0, lit: 8, inside: b.soft(112, 180, 50, '#C8A8F8', 0.5, 40) },
    ) +
    row(b, r, '76 168 0, 88 204 0', 2, [150, 120], [34, 13], PLUSH, '#1C0A48', 0.3) +
    row(b, r, '258 164 0, 242 204 0', 2, [24, 60], [36, 13], PLUSH, '#1C0A48', -0.3)
  )
}

/** The jaw and its grin. */
export function mouth(b: Brush, r: Seed): string {
  const grin = 'M82 186C104 202 132 206 152 204C186 206 226 190 250 160C262 204 226 246 166 248C116 248 82 224 82 186Z'
  return (
    row(b, r, '104 238 0, 164 254 0, 222 232 0', 3, [116, 66], [36, 17], PLUSH, '#2A1258', 0.2) +
    b.form('M80 200C84 236 122 258 166 258C214 256 254 226 256 182Z', COAT, { depth: 12, rim: 3, lit: 4 }) +
    b.form(grin, ['#8A0A3A', '#5A0630', '#2A0220'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.form(blob('112 240, 132 222, 160 228, 188 216, 218 224, 220 250, 166 262, 118 258'), SKIN, {
          depth: 8,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M162 229C164 238 164 244 166 252', '#8A1A50', 3, 0.7) +
        b.flat(
          'M80 184C104 200 130 206 152 204C188 206 226 190 252 158L248 186C226 212 190 222 152 222C118 220 96 212 82 198Z',
          '#FFF6E8',
        ) +
        b.stroke('M98 196V206M196 206L198 213M214 197L217 207M230 184L234 196', '#8A4A6A', 2, 0.7),
    }) +
    b.stroke(grin, '#14042E', 4.4) +
    b.stroke('M246 148C260 150 266 160 260 172', '#14042E', 4.4) +
    b.stroke('M88 180C78 178 74 186 78 194', '#14042E', 4.2)
  )
}

function tooth(b: Brush, d: string, ramp: Ramp): string {
  return b.form(d, ramp, { depth: 3, rim: 0, lit: 3, turn: 90 }) + b.stroke(d, '#2A0A3A', 2.6)
}

/** Its two front teeth, one of them gold. */
export function buck(b: Brush): string {
  return (
    tooth(b, 'M126 202L152 204L151 232C146 238 132 237 128 231Z', ['#FFFFFF', '#FFFBEC', '#D8C0C8']) +
    tooth(b, 'M154 204L181 202L178 230C173 237 160 238 155 232Z', ['#FFFFF0', '#FFDC5A', '#D8860E'])
  )
}

/** The muzzle and the nose. */
export function muzzle(b: Brush): string {
  return (
    b.form(
      'M148 122C192 126 220 166 218 190C208 216 166 214 152 206C134 214 96 214 88 190C86 166 108 126 148 122Z',
      ['#FFFAFF', '#E4D0F8', '#A888D8', '#5A3A98'],
      {
        depth: 16,
        rim: 2,
        lit: 7,
        inside:
          b.soft(186, 138, 40, '#5A3A98', 0.6, 30) +
          [
            [106, 190],
            [117, 198],
            [119, 184],
            [190, 184],
            [202, 190],
            [188, 197],
          ]
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.3), '#3A2072'))
            .join(''),
      },
    ) +
    b.stroke('M151 180V204', '#14042E', 4) +
    b.soft(152, 184, 34, '#5A3A98', 0.6, 14) +
    b.form(
      'M112 154C112 130 138 122 154 124C176 124 196 136 192 158C188 176 170 186 152 186C134 186 114 174 112 154Z',
      SKIN,
      { depth: 13, rim: 3.4, lit: 7, inside: b.soft(138, 140, 26, '#FFF6F0', 0.9, 14) },
    ) +
    b.flat(leaf([124, 164], [144, 172], 6.5, 0.12), '#3A0630') +
    b.flat(leaf([182, 163], [162, 172], 6.5, -0.12), '#3A0630') +
    b.flat(leaf([124, 146], [148, 132], 4.6, -0.14), '#fff', 0.95)
  )
}

/** The whiskers. */
export function whiskers(b: Brush): string {
  return ['M110 188Q64 176 30 186', 'M114 194Q72 200 44 222', 'M196 186Q252 174 296 188', 'M194 192Q246 200 282 222']
    .map((d) => b.stroke(d, '#fff', 2, 0.85))
    .join('')
}
