import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { row } from './fur.ts'
import { twinkle } from './gems.ts'
import { blob, circle, type Joints, leaf } from './line.ts'

const COAT: Ramp = ['#FFC86A', '#FF8A2A', '#D84A14', '#7A1A1A']
const FLAME: readonly Ramp[] = [
  ['#8A1E1A', '#F0641E', '#FFB24A'],
  ['#7A1820', '#E0501A', '#FF9A3A'],
]
const EMBER: readonly Ramp[] = [['#3E0A24', '#9A2A1E', '#E8601E']]
const SNOW: readonly Ramp[] = [
  ['#D8A8A0', '#FFF0E0', '#FFFFFF'],
  ['#C898A0', '#FFE8D8', '#FFFFFF'],
]

function ear(b: Brush, x: number, y: number, turn: number, size: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.form(
    'M-36 44C-44 0 -30 -56 -6 -100C24 -66 46 -10 38 40C20 54 -18 56 -36 44Z',
    COAT,
    {
      depth: 13,
      rim: 5,
      lit: 7,
      inside:
        b.flat('M-40 -40C-26 -50 -14 -46 -6 -54C4 -46 18 -52 36 -42L10 -110H-20Z', b.fill(['#4A1A2E', '#1E0620'], 90)) +
        b.flat('M-22 44C-28 6 -20 -34 -6 -70C14 -40 30 0 24 44Z', b.fill(['#2A0A26', '#7A2440', '#E8806A'], 90)) +
        [-18, -8, 4, 14, 22]
          .map((off) => b.flat(leaf([off * 1.3, 52], [off * 0.5 - 4, -22 + Math.abs(off) * 1.4], 6), '#FFF3E6'))
          .join(''),
    },
  )}</g>`
}

function cheeks(b: Brush, r: Seed): string {
  const left: Joints = '88 84 0, 62 122 0, 66 164 0, 100 206 0'
  const right: Joints = '240 80 0, 264 120 0, 258 162 0, 220 206 0'
  return (
    row(b, r, left, 2, [202, 122], [74, 30], EMBER, '#2A0420', 0.3) +
    row(b, r, right, 2, [-24, 60], [78, 31], EMBER, '#2A0420', -0.3, '#FF6AC8') +
    row(b, r, left, 3, [200, 118], [54, 22], FLAME, '#5A0E1E', 0.3) +
    row(b, r, right, 3, [-20, 64], [58, 23], FLAME, '#5A0E1E', -0.3) +
    row(b, r, '58 150 0, 72 184 0, 112 218 0', 3, [178, 112], [56, 19], SNOW, '#8A4A5A', 0.3) +
    row(b, r, '268 146 0, 256 182 0, 214 218 0', 3, [0, 66], [60, 20], SNOW, '#8A4A5A', -0.3)
  )
}

function skull(b: Brush): string {
  return b.form(
    blob('160 52, 214 62, 250 92, 266 130, 252 176, 214 212, 160 228, 112 212, 76 176, 60 132, 76 94, 108 62'),
    COAT,
    {
      depth: 26,
      rim: 0,
      lit: 8,
      inside:
        b.flat(
          'M50 140C80 152 104 156 128 160C146 176 146 210 160 232C174 210 176 174 196 158C220 154 244 150 276 134L262 236H70Z',
          b.fill(['#FFFFFF', '#FFF6EA', '#E8C0B8'], 80),
        ) +
        b.soft(112, 90, 50, '#FFE08A', 0.5, 30) +
        b.soft(250, 190, 60, '#8A3A6A', 0.5, 50),
    },
  )
}

function crest(b: Brush, r: Seed): string {
  return (
    row(b, r, '124 66 0, 160 52 0, 204 66 0', 3, [-130, -46], [40, 14], FLAME, '#5A0E1E', 0.35) +
    row(b, r, '134 66 0, 160 58 0, 190 66 0', 2, [74, 106], [44, 14], FLAME, '#A8381A', 0.12)
  )
}

function eyes(b: Brush): string {
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.3, '#3A0418', 0.85, size * 1.8) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#D8C0C8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#F6FFB0', '#8AF05A', '#12B06A', '#04483A'])) +
        b.stroke(circle(x, y, size - 1), '#02281E', 2.6) +
        b.flat(circle(x, y, size * 0.42, size * 0.56), '#06020E') +
        b.soft(x + size * 0.3, y + size * 0.5, size * 0.6, '#F6FFC0', 0.8, size * 0.4) +
        b.soft(x, y - size * 1.1, size * 1.7, '#2A0418', 0.75, size * 0.6),
    }) +
    b.stroke(d, '#1A0414', 4) +
    b.flat(circle(x - size * 0.36, y - size * 0.36, size * 0.28), '#fff') +
    b.flat(circle(x + size * 0.38, y + size * 0.36, size * 0.13), '#fff', 0.9)
  const lid = (d: string, edge: string) =>
    b.form(d, ['#FFB45A', '#E0601E', '#8A2A1A'], { depth: 6, rim: 0, lit: 5 }) + b.stroke(edge, '#1A0414', 5)
  return (
    eye('M80 134C86 116 110 110 126 122C136 132 138 140 138 148C116 156 92 154 80 134Z', 114, 135, 17) +
    lid(
      'M74 132C80 108 108 100 128 114C138 122 142 134 141 144C120 126 96 126 74 132Z',
      'M72 131C96 125 122 128 142 146',
    ) +
    eye('M182 134C186 102 222 92 246 118C244 148 208 160 182 134Z', 212, 125, 23) +
    lid('M180 130C184 94 226 84 249 114C228 98 200 102 180 130Z', 'M180 132C198 101 228 98 252 112')
  )
}

function brows(b: Brush): string {
  const brow = (d: string, shine: string) =>
    b.flat(d, '#12021A') +
    b.form(d, ['#9A4A4A', '#4A1A2E', '#1E0620'], {
      depth: 6,
      rim: 1.6,
      lit: 4,
      inside: b.stroke(shine, '#C8686A', 1.6, 0.7),
    })
  return (
    brow(
      'M152 138C146 118 128 106 104 104C88 103 74 106 56 98C62 108 66 112 72 114C64 116 58 116 52 114C60 122 70 126 82 124C106 120 130 126 152 138Z',
      'M78 117C104 112 126 114 142 126M72 110C80 112 90 110 98 110',
    ) +
    brow(
      'M168 106C170 82 186 62 212 58C232 55 246 62 268 48C264 60 260 66 254 70C262 70 268 68 274 64C268 76 258 82 244 80C218 72 188 76 168 106Z',
      'M176 88C188 70 212 64 240 72M212 63C226 61 240 66 252 62',
    )
  )
}

function monocle(b: Brush): string {
  const rim = circle(213, 125, 40)
  return (
    b.flat(rim, '#C8FFF0', 0.1) +
    b.flat('M186 104A34 34 0 0 1 204 92L192 152A34 34 0 0 1 181 136Z', '#fff', 0.2) +
    b.stroke('M248 128A35 35 0 0 1 222 159', '#fff', 4, 0.65) +
    b.stroke(rim, '#5A2606', 9) +
    b.stroke(rim, '#F2A81E', 6.4) +
    b.stroke(circle(212, 124, 40.5), '#FFF3B0', 2.2) +
    b.flat(circle(251, 144, 6), b.ball(['#FFFBE0', '#FFC23A', '#7A3E06']))
  )
}

function chin(b: Brush, r: Seed): string {
  return (
    row(b, r, '122 222 0, 160 236 0, 206 216 0', 3, [112, 70], [38, 14], SNOW, '#8A4A5A', 0.2) +
    b.form('M106 196C112 226 140 246 166 246C202 242 232 212 244 172Z', ['#FFFFFF', '#FFF0E6', '#D8A8B0'], {
      depth: 13,
      rim: 0,
      lit: 5,
    })
  )
}

function mouth(b: Brush): string {
  const grin =
    'M112 198C130 212 150 214 162 210C196 212 226 194 250 156C256 194 220 232 168 232C138 232 118 216 112 198Z'
  return (
    b.form(grin, ['#8A0E2E', '#4A0424'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(blob('150 232, 176 222, 206 218, 216 230, 186 250, 156 250'), b.fill(['#FF9AA8', '#D83A5A'], 90)) +
        b.flat(
          'M112 196C130 212 150 214 162 210C196 212 226 194 250 154L252 172L242 176L232 196L218 198L204 212L190 211L176 220L160 219L148 221L134 216L122 212Z',
          b.fill(['#FFFFFF', '#FFF6E6']),
        ) +
        b.stroke(
          'M134 206V217M148 210V222M162 209V220M176 208L177 220M190 204L191 212M206 196L206 212M220 184L220 199M234 170L234 196',
          '#8A4A5A',
          2,
          0.7,
        ),
    }) +
    b.stroke(grin, '#2A0418', 4.4) +
    b.form(
      'M214 194C222 190 228 184 232 178C236 196 232 208 226 216C220 210 216 204 214 194Z',
      ['#FFFFFF', '#FFE8D8'],
      { depth: 3, rim: 0, lit: 0 },
    ) +
    b.stroke('M246 146C258 146 264 154 258 166', '#2A0418', 4.5) +
    b.stroke('M118 190C108 188 104 194 108 202', '#2A0418', 4)
  )
}

function muzzle(b: Brush): string {
  return (
    b.form(
      'M160 106C180 116 192 146 208 176C212 196 190 208 160 210C134 210 108 202 112 182C126 150 140 116 160 106Z',
      ['#FFC06A', '#FF8E2E', '#E05A1A'],
      {
        depth: 0,
        rim: 0,
        lit: 5,
        inside:
          b.flat(
            'M104 164C128 158 142 172 160 196C178 170 194 156 216 160L214 216H106Z',
            b.fill(['#FFFFFF', '#FFF6EA', '#E0B0B0'], 80),
          ) +
          b.soft(160, 214, 60, '#B8607A', 0.55, 20) +
          b.flat(leaf([156, 116], [152, 166], 7), '#FFF0B0', 0.6) +
          '124 186, 134 194, 138 182, 184 184, 194 192, 182 196'
            .split(', ')
            .map((at) => at.split(' ').map(Number))
            .map(([x = 0, y = 0]) => b.flat(circle(x, y, 2.1), '#5A2030'))
            .join(''),
      },
    ) +
    b.stroke('M160 194V209', '#2A0418', 4) +
    b.form(
      'M134 172C140 156 178 154 186 170C186 184 170 198 160 198C150 197 136 188 134 172Z',
      ['#8A6A90', '#2E1438', '#0A0214'],
      { depth: 8, rim: 2.4, lit: 5 },
    ) +
    b.flat(leaf([143, 183], [155, 187], 3.6, 0.14), '#04020E') +
    b.flat(leaf([178, 182], [166, 187], 3.6, -0.14), '#04020E') +
    b.flat(leaf([144, 169], [167, 164], 3.6), '#fff', 0.95)
  )
}

function whiskers(b: Brush): string {
  return 'M122 188Q78 178 46 188|M128 196Q88 204 62 226|M194 188Q250 182 290 200|M190 196Q236 206 268 230'
    .split('|')
    .map((d) => b.stroke(d, '#fff', 1.9, 0.9))
    .join('')
}

/** The fox's head. */
export function head(b: Brush, r: Seed): string {
  return (
    `<g transform="translate(26 18) scale(.85) rotate(-5 160 160)">` +
    ear(b, 84, 62, -24, 1.02) +
    ear(b, 240, 56, 24, 1.08) +
    cheeks(b, r) +
    skull(b) +
    crest(b, r) +
    eyes(b) +
    brows(b) +
    chin(b, r) +
    mouth(b) +
    muzzle(b) +
    whiskers(b) +
    monocle(b) +
    twinkle(b, 190, 94, 14) +
    '</g>'
  )
}
