import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { star } from './gumballBalls.ts'
import { blob, circle, leaf, limb } from './line.ts'

export const ENAMEL: Ramp = ['#FF9A82', '#F4263E', '#B80A3E', '#54042E']
export const CHROME: Ramp = ['#FFFFFF', '#C8D6F2', '#5A6AA4', '#EAF2FF', '#2A3068']

function mouth(b: Brush): string {
  const laugh = 'M78 186C106 200 206 198 244 174C260 190 246 262 164 266C88 266 66 206 78 186Z'
  return (
    b.soft(166, 262, 110, '#2A0438', 0.6, 44) +
    b.stroke(laugh, '#2A0420', 19) +
    b.stroke(laugh, b.fill(CHROME, 70), 14) +
    b.stroke('M76 184C106 198 206 196 244 171', '#fff', 3, 0.95) +
    b.form(laugh, ['#A80E42', '#5A0434', '#2A0220'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside:
        b.form(
          blob('96 252, 116 226, 148 226, 166 234, 190 222, 222 224, 236 250, 166 290'),
          ['#FFC0C8', '#FF5A86', '#B8124E'],
          { depth: 9, rim: 0, lit: 5 },
        ) +
        b.form(
          'M74 180C106 200 206 198 248 168L242 194C232 212 212 208 208 204C196 218 168 216 164 208C152 220 126 216 124 208C112 214 86 212 82 196Z',
          ['#FFFFFF', '#FFFBF0', '#E8DCF0'],
          { depth: 0, rim: 0, lit: 0 },
        ) +
        b.stroke('M82 190C110 204 204 202 246 180M124 194V210M164 196V210M206 190L208 206', '#9A7AA8', 2.2, 0.8),
    }) +
    b.stroke(laugh, '#2A0420', 3.6) +
    b.stroke('M66 174C58 180 56 190 62 198M252 162C264 166 270 176 266 186', '#5A0430', 4.6, 0.8)
  )
}

function eyes(b: Brush): string {
  const lamp = (x: number, y: number, size: number, eye: string) =>
    b.soft(x + 3, y + 8, size * 1.5, '#1A0438', 0.75) +
    b.form(circle(x, y, size + 9), CHROME, { depth: 8, rim: 4, lit: 4, turn: 55 }) +
    b.stroke(circle(x, y, size + 9), '#2A1048', 2.2) +
    b.stroke(circle(x, y, size + 5), '#fff', 1.6, 0.8) +
    b.flat(circle(x, y, size + 1.8), '#2A0420') +
    b.form(circle(x, y, size), ['#FFFFFF', '#FFFDF6', '#CFC6EC'], { depth: 9, rim: 0, lit: 0, inside: eye })
  const gaze = (x: number, y: number, size: number) =>
    b.flat(circle(x, y, size), b.ball(['#FFF6A0', '#FFC02A', '#E8740A', '#6A2206'])) +
    b.stroke(circle(x, y, size - 1), '#4A1406', 2.6) +
    b.flat(circle(x, y, size * 0.54), '#12030E') +
    b.soft(x + size * 0.2, y + size * 0.62, size * 0.6, '#FFFBC8', 0.85, size * 0.36) +
    b.flat(star(x - size * 0.34, y - size * 0.36, size * 0.42, -18), '#fff') +
    b.flat(circle(x + size * 0.4, y + size * 0.42, size * 0.15), '#fff')
  return (
    lamp(
      110,
      106,
      31,
      gaze(116, 104, 18) +
        b.form('M74 70H146V94C124 84 98 86 78 100L72 104Z', ENAMEL, { depth: 6, rim: 0, lit: 4 }) +
        b.stroke('M74 103C96 86 124 84 146 95', '#2A0420', 4.6) +
        b.form('M74 124C94 110 128 110 146 122V146H74Z', ENAMEL, { depth: 6, rim: 0, lit: 5 }) +
        b.stroke('M74 124C94 110 128 110 146 122', '#2A0420', 4),
    ) +
    lamp(
      208,
      98,
      39,
      gaze(213, 94, 26) +
        b.form('M164 50H252V66C230 55 190 55 166 72Z', ENAMEL, { depth: 6, rim: 0, lit: 4 }) +
        b.stroke('M164 73C190 55 230 55 254 68', '#2A0420', 4.6) +
        b.form('M164 128C186 118 232 118 252 126V146H164Z', ENAMEL, { depth: 5, rim: 0, lit: 4 }) +
        b.stroke('M164 128C186 118 232 118 252 126', '#2A0420', 3.6),
    )
  )
}

function brows(b: Brush): string {
  return (
    b.stroke(limb('68 76 5, 92 54 9, 132 58 6') + limb('174 36 6, 212 18 10, 256 46 5'), '#4A0E1E', 5) +
    b.form(limb('68 76 5, 92 54 9, 132 58 6'), ['#FFF8D0', '#FFC62E', '#D8780E'], { depth: 4, rim: 2, lit: 3 }) +
    b.form(limb('174 36 6, 212 18 10, 256 46 5'), ['#FFF8D0', '#FFC62E', '#D8780E'], { depth: 4, rim: 2, lit: 3 })
  )
}

function tear(b: Brush): string {
  return (
    b.form(
      'M262 96C276 106 286 122 280 132C272 142 256 136 256 122C256 112 258 104 262 96Z',
      ['#F0FFFF', '#7ADCFF', '#2A8AE8'],
      { depth: 6, rim: 2, lit: 3 },
    ) + b.flat(leaf([262, 128], [263, 112], 2.6), '#fff', 0.95)
  )
}

function nose(b: Brush): string {
  return (
    b.soft(162, 158, 34, '#1A0438', 0.7, 24) +
    b.form(circle(160, 146, 26), GOLD, { depth: 9, rim: 3, lit: 4, turn: 50 }) +
    b.stroke(circle(160, 146, 20), '#8A4A06', 2, 0.8) +
    b.form(
      blob('140 134, 160 140, 180 132, 186 142, 180 154, 160 152, 140 158, 134 146'),
      ['#FFFFF0', '#FFE07A', '#D8860E', '#7A3A06'],
      { depth: 8, rim: 2.6, lit: 4 },
    ) +
    b.flat(leaf([140, 142], [156, 143], 2.4), '#fff', 0.9)
  )
}

/** The machine's face, its mouth the chute. */
export function face(b: Brush): string {
  return mouth(b) + eyes(b) + brows(b) + nose(b) + tear(b)
}
