import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { blob, circle, facet, leaf } from './line.ts'

export const DOUBLOON: Ramp = ['#FFFBD0', '#FFD24A', '#E88A12', '#FFC83A', '#8A3E06']
export const SCARLET: Ramp = ['#FF9A6A', '#F8281E', '#B4062E', '#4A0426']
const HORN: Ramp = ['#FFFFFF', '#FFF2D8', '#E8B890', '#7A4A5A']
export const SLATE: Ramp = ['#8A86B8', '#3A3460', '#161028']
const CLOTH: Ramp = ['#8A6AF0', '#3A1EA0', '#1A0A5A', '#0C0430']
export const INK = '#1E0420'

/** The scarlet back of the head. */
export function nape(b: Brush, r: Seed): string {
  return b.form(
    blob('40 92, 48 50, 84 18, 134 8, 182 26, 210 70, 216 124, 206 168, 168 190, 116 186, 74 160, 46 130'),
    SCARLET,
    {
      depth: 26,
      rim: 3.4,
      lit: 11,
      inside: Array.from({ length: 22 }, () => {
        const [x, y] = [r.between(160, 206), r.between(84, 176)]
        return b.flat(leaf([x, y], [x + r.between(4, 12), y + 22], 5, 0.1), '#FF8A5A', 0.5)
      }).join(''),
    },
  )
}

/** The bare white face and its lines of small feathers. */
export function cheek(b: Brush): string {
  let lines = ''
  for (const [y, from, to] of [
    [126, 112, 160],
    [135, 110, 160],
    [144, 112, 154],
    [152, 118, 144],
  ] as const)
    for (let x = from; x < to; x += 7) lines += leaf([x, y], [x + 6, y + 2.5], 1.3)
  return (
    b.form(
      blob('84 80, 100 60, 132 54, 160 74, 172 108, 164 142, 138 162, 108 160, 92 142, 88 108'),
      ['#FFFFFF', '#FFF6F0', '#F0D0D8', '#B890B8'],
      { depth: 14, rim: 0, lit: 5, inside: b.flat(lines, '#B80A2E', 0.75) + b.soft(146, 146, 30, '#FF7A9A', 0.5) },
    ) +
    b.form(blob('36 84, 42 60, 56 50, 72 56, 70 84, 50 104'), ['#FFFFFF', '#FFF6F0', '#E0B8C8'], {
      depth: 8,
      rim: 0,
      lit: 3,
    })
  )
}

/** The eyes. */
export function eye(b: Brush): string {
  return (
    b.soft(130, 90, 42, '#5A1A4A', 0.6, 36) +
    b.form(circle(130, 90, 29, 30), ['#FFFFFF', '#FFFDE8', '#E8D0B0'], { depth: 7, rim: 0, lit: 0 }) +
    b.flat(circle(124, 92, 21), b.ball(['#FFF9A0', '#FFD01E', '#F07A0A', '#7A2406'])) +
    b.flat(circle(123, 93, 11), '#120410') +
    b.flat(circle(115, 84, 6.6), '#fff') +
    b.flat(circle(131, 101, 3), '#fff', 0.9) +
    b.form('M95 80C104 46 158 46 166 92C148 72 116 68 95 80Z', SCARLET, { depth: 5, rim: 0, lit: 4 }) +
    b.stroke('M94 81C116 69 148 73 167 94', INK, 5) +
    b.stroke('M104 108C116 124 146 122 156 104', '#A8708A', 2.4, 0.8) +
    // The far one looks over the beak.
    b.flat(circle(54, 76, 17, 22), '#FFFDE8') +
    b.flat(circle(50, 77, 12, 15), b.ball(['#FFF9A0', '#FFD01E', '#F07A0A', '#7A2406'])) +
    b.flat(circle(49, 77, 6.4, 8.4), '#120410') +
    b.flat(circle(45, 71, 3.6, 4.4), '#fff') +
    b.form('M34 74C36 46 68 40 74 66C60 58 46 62 34 74Z', SCARLET, { depth: 4, rim: 0, lit: 4 }) +
    b.stroke('M33 75C46 61 60 58 75 67', INK, 5)
  )
}

/** The lower half of the beak. */
export function lower(b: Brush): string {
  return b.form('M112 132C104 150 82 156 62 160C54 178 60 204 80 210C106 206 124 176 122 148Z', SLATE, {
    depth: 10,
    rim: 2,
    lit: 6,
  })
}

/** The upper half of the beak, which could crack a lock. */
export function upper(b: Brush): string {
  return (
    b.form(
      'M104 78C96 52 66 46 46 58C14 78-8 126 4 174C8 192 16 204 24 208C24 190 30 174 44 162C66 150 98 152 112 134C118 116 112 94 104 78Z',
      HORN,
      {
        depth: 20,
        rim: 1.6,
        lit: 8,
        inside:
          b.flat('M24 214C20 190 28 168 46 156C66 146 96 150 116 130L120 150L60 170L30 214Z', '#4A3048', 0.55) +
          b.stroke('M94 74C74 62 54 66 40 84C24 106 18 134 20 160', '#FFFFFF', 8, 0.7) +
          b.stroke('M60 78C44 96 38 122 40 144M78 84C66 100 60 122 62 142', '#C89878', 2, 0.5),
      },
    ) + b.flat(leaf([78, 66], [92, 74], 4), '#5A3040')
  )
}

/** The doubloon in the beak. */
export function coin(b: Brush): string {
  return (
    b.soft(38, 196, 70, '#FFD84A', 0.85) +
    `<g transform="rotate(-14 38 196)">` +
    b.form(circle(40, 199, 37), ['#C8760E', '#7A3606', '#3A1404'], { depth: 4, rim: 2, lit: 2 }) +
    b.form(circle(38, 196, 36), DOUBLOON, {
      depth: 10,
      rim: 2,
      lit: 5,
      inside: b.stroke(circle(38, 196, 28), '#8A4206', 3, 0.8) + b.stroke(circle(37, 195, 28), '#FFF9D0', 1.2, 0.8),
    }) +
    // A skull on it.
    b.form(
      'M38 176C52 176 58 186 57 197C56 203 52 205 50 207V215H27V207C24 205 20 203 19 197C18 186 24 176 38 176Z',
      ['#FFF6B8', '#F0B02A', '#A8580A'],
      { depth: 4, rim: 1, lit: 3 },
    ) +
    b.flat(circle(30, 196, 5.4, 6) + circle(47, 196, 5.4, 6) + facet('38 202, 42 208, 35 208'), '#5A2406') +
    b.stroke('M33 210V215M38.500 210V215M44 210V215', '#5A2406', 1.8) +
    '</g>'
  )
}

/** The scarf over the head. */
export function scarf(b: Brush): string {
  let dots = ''
  for (const [x, y] of [
    [62, 30],
    [90, 10],
    [122, 18],
    [152, 6],
    [172, 30],
    [198, 54],
    [140, 36],
  ] as const)
    dots += b.flat(circle(x, y, 4.6), b.ball(['#FFFFFF', '#FFE27A', '#F0A01E']))
  return (
    b.form('M200 76C222 70 246 52 268 54C258 62 262 70 274 76C252 88 224 94 204 90Z', CLOTH, {
      depth: 9,
      rim: 4,
      lit: 4,
    }) +
    b.form('M202 84C218 92 232 112 252 122C240 124 238 132 240 142C220 136 204 112 196 94Z', CLOTH, {
      depth: 9,
      rim: 4,
      lit: 4,
    }) +
    b.form('M34 62C40 14 84-14 138-10C186-4 214 36 217 88C180 42 100 22 34 62Z', CLOTH, {
      depth: 16,
      rim: 6,
      lit: 8,
      inside:
        dots +
        b.stroke('M30 66C92 20 180 38 221 92', '#FFC83A', 9) +
        b.stroke('M30 64C92 18 180 36 221 90', '#FFF6C0', 2.4),
    }) +
    b.form(blob('196 74, 210 68, 220 80, 216 96, 202 98, 194 88'), CLOTH, { depth: 6, rim: 3, lit: 4 })
  )
}

/** The ring in the ear. */
export function earring(b: Brush): string {
  return (
    b.stroke(circle(176, 158, 16, 17), '#5A2406', 9) +
    b.stroke(circle(176, 158, 16, 17), '#FFC22A', 6.4) +
    b.stroke('M163 150A16 17 0 0 1 178 141', '#FFFBE0', 3) +
    b.flat(circle(176, 139, 4.4), b.ball(['#FFFFFF', '#FFC83A', '#8A3E06']))
  )
}
