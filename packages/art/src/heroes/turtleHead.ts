import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { row } from './fur.ts'
import { blob, circle, leaf } from './line.ts'

export const SKIN: Ramp = ['#F8FFB0', '#A0E88A', '#22A88A', '#065068']
export const PLATE: Ramp = ['#7AD890', '#1E8A80', '#0A4A66']
const HORN: Ramp = ['#FFFFE6', '#F6E8A8', '#C0A860', '#5A6A4A']
const FOAM: readonly Ramp[] = [
  ['#A8C8D8', '#F0FBFF', '#FFFFFF'],
  ['#98B0D0', '#E6F2FF', '#FFFFFF'],
]
const WHITE: Ramp = ['#FFFFFF', '#F4F8FF', '#B8C8E8', '#5A7AB0']
const NAVY: Ramp = ['#4A6AD8', '#1A2E90', '#0A1450']

function neck(b: Brush): string {
  return b.form('M150 150C190 150 220 190 214 250C190 290 130 290 96 254C88 200 110 160 150 150Z', SKIN, {
    depth: 24,
    rim: 0,
    lit: 0,
    inside:
      b.soft(150, 240, 90, '#02283E', 0.8, 50) +
      b.stroke(
        'M112 250C150 266 190 256 212 232M104 236C150 252 190 240 216 214M200 256C206 262 190 276 170 280',
        '#064460',
        4,
        0.6,
      ),
  })
}

function skull(b: Brush): string {
  return b.form(
    'M96 72C132 50 190 56 212 96C230 130 230 170 206 196C186 216 150 224 114 224C88 224 66 212 58 192C46 182 40 168 46 152C50 138 54 126 56 112C60 92 74 80 96 72Z',
    SKIN,
    {
      depth: 26,
      rim: 4,
      lit: 9,
      inside:
        b.soft(180, 178, 40, '#FFF6A0', 0.6, 26) +
        b.soft(72, 158, 26, '#FFFFD8', 0.8, 26) +
        b.flat(
          [
            '206 110, 224 120, 226 142, 212 150, 200 136',
            '200 88, 214 98, 218 114, 204 106',
            '212 154, 226 148, 226 172, 214 182, 204 170',
            '190 152, 206 154, 202 166, 190 166',
            '172 156, 184 154, 184 164, 174 168',
            '54 124, 62 122, 62 138, 52 140',
            '48 146, 58 144, 56 156, 46 160',
            '96 78, 124 70, 128 92, 102 96',
            '130 70, 160 70, 160 92, 132 92',
            '166 70, 188 76, 182 94, 164 92',
            '60 100, 74 88, 76 104, 60 116',
            '196 186, 210 184, 204 196, 190 200',
          ]
            .map((points) => blob(points))
            .join(''),
          b.fill(PLATE),
          0.85,
        ),
    },
  )
}

function jaw(b: Brush): string {
  return b.form(
    'M58 186C62 214 86 232 122 232C166 232 202 208 214 168C196 186 150 190 110 206Z',
    ['#FFFFE0', '#E0E8A0', '#7AB08A', '#1E6A70'],
    { depth: 14, rim: 3, lit: 5 },
  )
}

function mouth(b: Brush): string {
  return b.form(
    'M60 186C72 194 90 198 100 210C106 216 114 214 120 208C146 202 190 200 212 158C212 192 176 214 128 218C94 220 68 208 60 186Z',
    ['#5A0A2A', '#2A0420'],
    {
      depth: 0,
      rim: 0,
      lit: 0,
      inside: b.flat('M118 226C130 204 168 196 196 196L180 226Z', b.fill(['#FF9A8A', '#D83A5A', '#8A0A3A'], 60)),
    },
  )
}

function beak(b: Brush): string {
  return (
    b.form(
      'M86 140C98 128 124 128 136 138C146 150 152 166 168 178C176 184 178 190 172 194C150 198 132 201 118 211C112 216 104 215 100 208C92 196 76 194 62 190C50 186 46 172 52 162C66 166 74 150 86 140Z',
      HORN,
      {
        depth: 14,
        rim: 0,
        lit: 6,
        inside:
          b.stroke('M106 132C104 160 106 186 108 212', '#8A7A3A', 3, 0.4) +
          b.stroke('M136 152C142 170 152 182 166 190M76 160C68 174 62 180 56 180', '#FFFFFF', 3, 0.6),
      },
    ) +
    b.stroke('M60 188C76 194 90 196 100 209C106 216 112 215 118 210C140 196 196 206 215 150', '#06283A', 4.6) +
    b.stroke('M204 149C210 144 218 145 221 152', '#06283A', 4.6) +
    b.stroke('M196 150C200 162 198 172 190 180', '#0A5A6A', 3.6, 0.6) +
    b.flat(leaf([90, 157], [99, 150], 3.8, 0.2), '#2A3A2A') +
    b.flat(leaf([123, 157], [114, 150], 3.8, -0.2), '#2A3A2A')
  )
}

function eyes(b: Brush): string {
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.1, '#02283E', 0.75, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBE6', '#C8D8C8'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFE89A', '#F0A02A', '#A8500E', '#3A1206'])) +
        b.stroke(circle(x, y, size - 1), '#2A0E06', 2.4) +
        b.flat(circle(x, y, size * 0.52), '#120408') +
        b.soft(x + size * 0.2, y + size * 0.6, size * 0.7, '#FFF0A0', 0.8, size * 0.4) +
        b.soft(x, y - size * 1.1, size * 1.7, '#02283E', 0.7, size * 0.6),
    }) +
    b.stroke(d, '#04202E', 3) +
    b.flat(circle(x - size * 0.34, y - size * 0.34, size * 0.32), '#fff') +
    b.flat(circle(x + size * 0.36, y + size * 0.36, size * 0.15), '#fff', 0.9)
  const lid = (d: string, edge: string) => b.form(d, SKIN, { depth: 7, rim: 0, lit: 5 }) + b.stroke(edge, '#04202E', 4)
  return (
    eye('M62 132C62 108 84 102 98 114C106 124 106 136 100 143C88 150 68 148 62 132Z', 84, 128, 16) +
    lid('M57 130C56 100 88 94 102 110C106 116 107 124 106 130C94 112 72 110 57 130Z', 'M57 131C70 110 94 112 106 131') +
    eye('M136 132C138 102 172 92 194 112C202 122 204 132 198 142C182 156 148 156 136 132Z', 169, 125, 23) +
    lid(
      'M132 132C130 94 172 84 197 104C206 112 208 122 206 131C186 104 152 104 132 132Z',
      'M132 133C150 104 186 104 206 132',
    ) +
    // Bags under the eyes, feet of the crow: it has laughed a lot.
    b.stroke(
      'M142 154C156 165 182 165 196 154M150 163C160 170 178 170 188 164M64 149C72 157 88 157 98 151',
      '#0A5A6A',
      3.4,
      0.7,
    ) +
    b.stroke('M207 122C211 120 214 117 216 113M209 130C213 130 216 128 219 125', '#0A5A6A', 3.2, 0.75)
  )
}

function brows(b: Brush, r: Seed): string {
  return (
    row(b, r, '66 108 0, 84 98 0, 104 98 0', 2, [-200, -140], [34, 9], FOAM, '#3A5A8A', 0.34) +
    row(b, r, '70 106 0, 86 99 0, 100 101 0', 1, [-186, -160], [30, 7], FOAM, '#3A5A8A', 0.34) +
    row(b, r, '198 98 0, 166 88 0, 134 100 0', 2, [14, -48], [40, 11], FOAM, '#3A5A8A', -0.34) +
    row(b, r, '188 96 0, 164 91 0, 142 102 0', 1, [4, -30], [38, 9], FOAM, '#3A5A8A', -0.34)
  )
}

function beard(b: Brush, r: Seed): string {
  return (
    row(b, r, '84 226 0, 118 234 0, 164 226 0', 4, [120, 64], [62, 13], FOAM, '#3A5A8A', 0.24) +
    row(b, r, '96 222 0, 122 228 0, 148 222 0', 3, [108, 72], [44, 11], FOAM, '#3A5A8A', -0.24)
  )
}

function cap(b: Brush): string {
  return (
    `<g transform="translate(-6 -4) rotate(-7 140 60)">` +
    b.form('M66 62C30 40 40 2 92 -18C152 -40 222 -24 244 18C254 42 244 60 226 72C190 46 110 44 66 62Z', WHITE, {
      depth: 26,
      rim: 5,
      lit: 10,
      inside: b.stroke('M60 34C100 8 190 4 250 40', '#8AA0D0', 3, 0.5) + b.soft(104, 0, 50, '#fff', 0.9, 26),
    }) +
    b.form('M64 58C110 40 190 42 228 70L222 98C186 68 112 66 70 86Z', NAVY, {
      depth: 10,
      rim: 3,
      lit: 5,
      inside: b.stroke('M64 66C110 48 190 50 226 78', '#FFD24A', 2.4, 0.9),
    }) +
    b.form(
      'M56 96C88 64 172 64 216 96C226 108 216 116 206 110C164 92 106 94 72 114C58 116 48 106 56 96Z',
      ['#5A78D0', '#101C5A', '#04082A'],
      { depth: 10, rim: 3, lit: 5, inside: b.flat(leaf([72, 92], [150, 78], 5, -0.14), '#fff', 0.6) },
    ) +
    b.stroke('M66 84C104 64 180 66 222 94', '#7A3A06', 6) +
    b.stroke('M66 84C104 64 180 66 222 94', '#FFD24A', 4) +
    // The badge: an anchor in a wreath.
    b.form(circle(130, 36, 24), GOLD, { depth: 9, rim: 3, lit: 4 }) +
    b.flat(circle(130, 36, 18), b.fill(NAVY)) +
    b.stroke('M130 26V49M120 32H140M117 40C118 52 142 52 143 40', '#FFE07A', 3.6) +
    b.stroke(circle(130, 23, 3), '#FFE07A', 2.4) +
    '</g>'
  )
}

/** A bubble of air. */
export function bubble(b: Brush, x: number, y: number, size: number): string {
  return (
    b.flat(circle(x, y, size), '#C8FFFF', 0.2) +
    b.stroke(circle(x, y, size), '#E0FFFF', Math.max(1.2, size * 0.12), 0.9) +
    b.flat(leaf([x - size * 0.6, y - size * 0.1], [x + size * 0.1, y - size * 0.65], size * 0.18, -0.16), '#fff', 0.95)
  )
}

function pipe(b: Brush): string {
  return (
    b.stroke('M72 200C56 210 44 220 28 222', '#2A0E0A', 10) +
    b.stroke('M72 200C56 210 44 220 28 222', '#A85A2A', 6.4) +
    b.stroke('M52 211L46 215', '#FFD24A', 9) +
    b.form(
      'M2 182C12 176 30 176 38 184C40 204 40 222 30 232C22 238 12 236 8 228C2 216 0 200 2 182Z',
      ['#E89A5A', '#9A4A22', '#4A1A16'],
      { depth: 9, rim: 3, lit: 5 },
    ) +
    b.form(circle(20, 182, 19, 7), GOLD, { depth: 4, rim: 2, lit: 3 }) +
    b.flat(circle(20, 182, 13, 4.4), '#1E0A16') +
    bubble(b, 18, 164, 15) +
    bubble(b, 36, 136, 10) +
    bubble(b, 8, 116, 19) +
    bubble(b, 30, 82, 9) +
    bubble(b, 2, 58, 14) +
    bubble(b, 26, 34, 7) +
    bubble(b, 10, 8, 10)
  )
}

/** The turtle's head, in cap and beard, with the pipe. */
export function head(b: Brush, r: Seed): string {
  const brow = brows(b, r)
  const chin = beard(b, r)
  return neck(b) + chin + skull(b) + jaw(b) + mouth(b) + beak(b) + eyes(b) + cap(b) + brow + pipe(b)
}
