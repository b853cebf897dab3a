import type { Brush, Ramp } from './brush.ts'
import { blob, circle, leaf } from './line.ts'

export const FUR: Ramp = ['#FFE08A', '#FFB23A', '#E06A1A', '#8A2418']
const LIP: Ramp = ['#FFFFFF', '#FFF0CC', '#F0B070', '#B86030']

/** An ear, tufted within. */
export const ear = (b: Brush, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
    'M-30 22C-40 0 -32 -34 -8 -42C20 -44 38 -14 30 20C20 42 -20 42 -30 22Z',
    FUR,
    {
      depth: 16,
      rim: 3,
      inside:
        b.flat('M-18 34C-26 6 -18 -20 -2 -26C16 -24 24 0 20 34Z', b.fill(['#3A0420', '#8A2A2A', '#E08A5A'], 90)) +
        [-14, -4, 8, 16]
          .map((off) => b.flat(leaf([off * 1.5, 38], [off * 0.5, -14 + Math.abs(off)], 5), '#FFD890'))
          .join(''),
    },
  )}</g>`

/** The face without its features. */
export function face(b: Brush): string {
  return b.form(
    blob('148 54, 192 62, 226 92, 242 138, 246 182, 222 224, 172 238, 126 238, 86 216, 70 178, 74 132, 88 88, 110 62'),
    FUR,
    {
      depth: 34,
      rim: 3,
      lit: 10,
      inside:
        b.soft(206, 148, 40, '#FFF0B0', 0.75, 26) +
        b.soft(96, 148, 26, '#FFF8D8', 0.8, 24) +
        b.soft(160, 196, 92, '#8A2418', 0.5, 34) +
        [
          [222, 134, 250, 118, 5],
          [226, 150, 256, 144, 5],
          [84, 142, 62, 130, 4],
          [80, 158, 58, 154, 4],
        ]
          .map(([x = 0, y = 0, tx = 0, ty = 0, w = 0]) => b.flat(leaf([x, y], [tx, ty], w, 0.1), '#A83A14', 0.6))
          .join(''),
    },
  )
}

const eye = (b: Brush, d: string, x: number, y: number, size: number) =>
  b.soft(x, y + 2, size * 2, '#3A0418', 0.85, size * 1.5) +
  b.form(d, ['#FFFFFF', '#FFF6DC', '#E0B890'], {
    depth: 0,
    rim: 0,
    lit: 0,
    inside:
      b.flat(circle(x, y, size), b.ball(['#F8FFA0', '#FFC81A', '#F0780A', '#8A2404'])) +
      b.stroke(circle(x, y, size - 1), '#5A1404', 2.4) +
      b.flat(circle(x, y, size * 0.44), '#140206') +
      b.stroke(d, '#2A0414', 6) +
      b.soft(x, y - size * 1.15, size * 1.6, '#3A0418', 0.8, size * 0.6),
  }) +
  b.stroke(d, '#2A0414', 3) +
  b.flat(circle(x - size * 0.36, y - size * 0.36, size * 0.3), '#fff') +
  b.flat(circle(x + size * 0.4, y + size * 0.4, size * 0.14), '#fff', 0.9)

/** The eyes: the far one is narrowed, the near one wide under a raised brow. */
export function eyes(b: Brush): string {
  return (
    eye(b, 'M84 118C90 106 108 106 120 124C118 134 96 136 84 118Z', 104, 119, 12.5) +
    eye(b, 'M166 124C174 100 202 96 216 114C210 134 182 140 166 124Z', 190, 116, 16.5)
  )
}

/** The brows. */
export function brows(b: Brush): string {
  return (
    b.form('M74 104C88 92 112 96 130 122C134 130 132 134 126 132C112 118 92 114 76 118C70 116 70 108 74 104Z', FUR, {
      depth: 8,
      rim: 0,
      lit: 6,
    }) +
    b.form(
      'M158 120C166 90 200 74 232 98C236 104 232 108 226 106C202 94 178 104 166 128C158 134 154 130 158 120Z',
      FUR,
      { depth: 8, rim: 2, lit: 6 },
    ) +
    b.flat(leaf([130, 120], [84, 98], 4, 0.16), '#8A1E14', 0.75) +
    b.flat(leaf([162, 112], [222, 90], 5, -0.26), '#8A1E14', 0.75)
  )
}

/** The bridge of the nose. */
export function bridge(b: Brush): string {
  return b.form(
    blob('126 66, 168 64, 172 98, 164 124, 172 152, 162 168, 140 176, 116 168, 108 152, 124 124, 120 94'),
    ['#FFF6C0', '#FFC850', '#F0861E', '#B8481A'],
    {
      depth: 14,
      rim: 0,
      lit: 7,
      inside:
        b.flat(leaf([147, 60], [146, 104], 6), '#A83A14', 0.7) +
        b.flat(leaf([128, 66], [139, 108], 4, -0.1), '#A83A14', 0.6) +
        b.flat(leaf([166, 66], [153, 108], 4, 0.1), '#A83A14', 0.6),
    },
  )
}

/** The dark lines from the eyes to the muzzle. */
export function tears(b: Brush): string {
  return (
    b.stroke('M121 126C120 140 108 150 104 166', '#7A1E14', 4, 0.8) +
    b.stroke('M167 128C168 142 180 150 186 162', '#7A1E14', 4.5, 0.8)
  )
}

/** The nose. */
export function nose(b: Brush): string {
  return (
    b.form(
      blob(
        '108 156, 122 148, 142 151, 164 146, 176 154, 170 168, 152 177, 149 190, 141 195, 135 190, 131 178, 114 170',
      ),
      ['#F09A8A', '#B8384A', '#5A0A2A', '#2A0418'],
      { depth: 9, rim: 0, lit: 5 },
    ) +
    b.flat(leaf([113, 167], [132, 166], 5, 0.14), '#1E0210') +
    b.flat(leaf([171, 165], [150, 166], 5, -0.14), '#1E0210') +
    b.flat(leaf([121, 154], [152, 153], 3), '#FFE6E0', 0.8)
  )
}

/** The lower jaw. */
export function jaw(b: Brush): string {
  return b.form(
    blob('86 206, 96 240, 114 262, 144 272, 178 264, 208 240, 228 206, 234 184, 160 200'),
    ['#FFF6E0', '#FFD8A0', '#D88A4A', '#8A3A1E'],
    { depth: 20, rim: 3, lit: 6 },
  )
}

/** The open mouth and the tongue. */
export function mouth(b: Brush): string {
  return b.form(
    'M86 200C92 206 120 212 142 206C172 212 206 206 224 186C230 178 234 174 240 170C242 216 200 254 150 256C110 256 86 232 86 200Z',
    ['#3A0216', '#8A0A22', '#3A0418'],
    {
      depth: 14,
      rim: 0,
      lit: 0,
      inside:
        b.form(
          'M106 262C104 232 124 220 148 227C176 216 202 222 204 242L198 272H110Z',
          ['#FFA8A0', '#F04A5A', '#9A0A32'],
          { depth: 12, rim: 0, lit: 6 },
        ) + b.stroke('M150 233Q154 246 150 262', '#8A0A2A', 4, 0.7),
    },
  )
}

const fang = (b: Brush, d: string) => b.form(d, ['#FFFFFF', '#FFF8E6', '#D8A07A'], { depth: 7, rim: 0, lit: 3 })

/** The teeth. */
export function fangs(b: Brush): string {
  return (
    fang(b, 'M98 204C98 226 104 238 110 244C118 236 120 222 120 208Z') +
    fang(b, 'M174 208C174 232 182 246 190 254C198 242 202 226 202 202Z') +
    fang(b, 'M124 208Q128 220 133 222Q138 218 139 206Z') +
    fang(b, 'M146 206Q148 220 154 222Q160 218 161 208Z') +
    fang(b, 'M206 200Q210 216 215 218Q220 206 219 190Z') +
    fang(b, 'M222 190Q225 202 228 203Q232 194 231 181Z') +
    fang(b, 'M116 256C116 240 120 232 124 228C130 234 132 244 132 258Z') +
    fang(b, 'M166 258C168 240 172 232 177 228C182 234 183 242 182 254Z')
  )
}

/** The upper lip, where the whiskers grow, and the smirk beside it. */
export function pads(b: Brush): string {
  return (
    b.form(blob('140 182, 122 176, 98 180, 82 193, 86 209, 106 217, 128 213, 141 200'), LIP, {
      depth: 14,
      rim: 0,
      lit: 6,
    }) +
    b.form(blob('141 182, 164 175, 192 172, 216 178, 226 192, 212 209, 184 218, 158 214, 143 202'), LIP, {
      depth: 16,
      rim: 0,
      lit: 6,
    }) +
    // The smirk folds the cheek.
    b.stroke('M226 150C240 154 246 164 238 176', '#7A1E14', 4.5) +
    b.stroke('M219 146C232 148 240 152 244 158', '#FFE8A0', 3, 0.7) +
    b.stroke('M141.5 190V206', '#6A1E22', 4) +
    [
      [96, 192],
      [106, 203],
      [117, 192],
      [166, 190],
      [180, 201],
      [192, 187],
      [206, 195],
    ]
      .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.4), '#6A2A1A'))
      .join('')
  )
}

/** The whiskers. */
export function whiskers(b: Brush): string {
  return ['M100 194Q50 176 14 186', 'M104 202Q56 204 26 226', 'M196 190Q256 168 300 182', 'M204 198Q262 194 302 220']
    .map((d) => b.stroke(d, '#fff', 2.2, 0.9))
    .join('')
}
