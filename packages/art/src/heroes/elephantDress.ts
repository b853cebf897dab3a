import { n1 } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { along, blob, circle, leaf, line, type Point, polar } from './line.ts'

const RUBY: Ramp = ['#FFC8D0', '#FF2A55', '#B00A3A', '#4A0426']
const JADE: Ramp = ['#E0FFE8', '#2AE08A', '#0A8A5A', '#043A34']
const SILK: Ramp = ['#FF7A8A', '#D8143E', '#8A0640', '#3E0430']

const gem = (b: Brush, x: number, y: number, size: number, ramp: Ramp, ry = size) =>
  b.form(circle(x, y, size + 3.4, ry + 3.4), GOLD, { depth: 4, rim: 1.5, lit: 2 }) +
  b.flat(circle(x, y, size, ry), b.ball(ramp)) +
  b.flat(circle(x - size * 0.32, y - ry * 0.36, size * 0.3, ry * 0.24), '#fff', 0.95)

/** A row of painted dots. */
export const dots = (b: Brush, points: string, size: number, color: string, each = 5) =>
  b.flat(
    along(points, each)
      .map((p) => circle(p.x, p.y, size))
      .join(''),
    color,
  )

const paisley = (b: Brush, x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    b.flat(leaf([0, size], [size * 0.3, -size], size * 0.7, 0.2), '#FFC83A') +
    b.flat(leaf([0, size * 0.7], [size * 0.2, -size * 0.5], size * 0.4, 0.2), '#0A9A8A') +
    b.flat(circle(-size * 0.1, size * 0.2, size * 0.18), '#FFF3B0')
  }</g>`

/** The body under its cloth of silk. */
export function body(b: Brush): string {
  return b.form(blob('70 440, 74 300, 110 226, 190 190, 262 200, 318 250, 346 330, 350 440'), SILK, {
    depth: 40,
    rim: 7,
    inside:
      b.stroke(line('96 440, 104 330, 140 262, 220 246, 300 300, 330 440'), '#FFC83A', 9) +
      b.stroke(line('96 440, 104 330, 140 262, 220 246, 300 300, 330 440'), '#FFF6C0', 2.4) +
      dots(b, '112 440 0, 122 340 0, 154 280 0, 222 266 0, 284 312 0, 310 440 0', 4, '#5AF0D8', 5) +
      [0, 1, 2, 3, 4, 5].map((i) => paisley(b, 166 + (i % 3) * 52, 312 + (i > 2 ? 44 : 0), 15, i * 40)).join(''),
  })
}

/** The ring in the near ear. */
export function earring(b: Brush): string {
  return (
    b.stroke(circle(312, 236, 17), '#7A3E06', 8) +
    b.stroke(circle(312, 236, 17), '#FFC83A', 5.4) +
    b.stroke('M298 228A17 17 0 0 1 310 219', '#FFFBE0', 2.6) +
    gem(b, 312, 262, 8, JADE, 11)
  )
}

const bell = (x: number, y: number, w: number) =>
  `M${n1(x - 4)} ${n1(y)}H${n1(x + 4)}Q${n1(x + 5)} ${n1(y + 14)} ${n1(x + w)} ${n1(y + 22)}H${n1(x - w)}Q${n1(x - 5)} ${n1(y + 14)} ${n1(x - 4)} ${n1(y)}Z`

/** The bells about the neck. */
export function bells(b: Brush): string {
  return along('112 268 0, 150 292 0, 196 292 0, 244 272 0', 2)
    .map(
      (p) =>
        b.flat(circle(p.x, p.y + 26, 4), '#8A3A06') +
        b.flat(bell(p.x, p.y, 12), b.fill(['#FFFBD8', '#FFC83A', '#A85A0A', '#FFC85A'], 20)) +
        b.flat(circle(p.x, p.y + 21, 11, 3), '#7A3206') +
        b.flat(leaf([p.x - 4, p.y + 4], [p.x - 6, p.y + 18], 2), '#fff', 0.9),
    )
    .join('')
}

/** The cloth on the brow, its hem and its jewels. */
export function headdress(b: Brush): string {
  const cloth =
    'M100 58C118 14 160-4 200 2C236 10 258 40 264 78C240 62 214 62 196 76C184 92 170 116 148 138C130 116 116 96 112 80C108 70 104 64 100 58Z'
  const hemLine = line('266 80, 240 64, 214 64, 196 77, 174 110, 148 138, 126 108, 112 80, 98 56')
  // Drops of gold hang along the brow, not before the eyes.
  const fringe = along('258 78 0, 238 66 0, 214 67 0', 3)
    .map((p) => b.flat(leaf([p.x, p.y + 1], [p.x + 2, p.y + 17], 4.4), b.fill(['#FFF3A0', '#F0981A', '#8A3A06'], 90)))
    .join('')
  return (
    b.soft(160, 110, 70, '#12063A', 0.45, 50) +
    b.form(cloth, SILK, {
      depth: 22,
      rim: 5,
      lit: 8,
      inside:
        b.stroke('M100 58C118 14 160-4 200 2C236 10 258 40 264 78', '#FFC83A', 12, 0.9) +
        b.stroke(line('104 50, 132 60, 160 58, 196 44, 262 66'), '#FFC83A', 5, 0.9) +
        dots(b, '120 34 0, 156 24 0, 200 24 0, 242 44 0', 3.4, '#FFE9A0', 7) +
        paisley(b, 128, 40, 10, 20) +
        paisley(b, 222, 34, 12, -20) +
        paisley(b, 176, 56, 9, 0) +
        b.stroke(hemLine, '#7A3E06', 27) +
        b.stroke(hemLine, '#FFC83A', 23) +
        b.stroke(hemLine, '#FFF3B0', 3) +
        b.stroke(hemLine, '#C86A0A', 3),
    }) +
    dots(
      b,
      '256 68 0, 238 57 0, 212 56 0, 190 70 0, 168 102 0, 148 126 0, 131 102 0, 118 76 0, 108 58 0',
      3.5,
      '#C88A5A',
      4,
    ) +
    dots(
      b,
      '255 67 0, 237 56 0, 211 55 0, 189 69 0, 167 101 0, 147 125 0, 130 101 0, 117 75 0, 107 57 0',
      3,
      '#FFFFFF',
      4,
    ) +
    fringe +
    gem(b, 147, 92, 15, RUBY, 19) +
    gem(b, 148, 137, 9, JADE, 12) +
    gem(b, 122, 76, 6, ['#D8F8FF', '#2AC0F8', '#0A4AB8']) +
    gem(b, 176, 74, 6, ['#D8F8FF', '#2AC0F8', '#0A4AB8'])
  )
}

const plume = (b: Brush, turn: number, length: number) => {
  const root: Point = [180 + (turn + 90) * 0.3, 2]
  const tip = polar(...root, length, turn)
  const [x, y] = polar(...root, length * 0.76, turn)
  let barbs = ''
  for (let i = 2; i < 9; i++)
    for (const side of [-1, 1]) {
      const from = polar(...root, length * i * 0.09, turn)
      barbs += leaf(from, polar(...from, length * 0.3, turn + side * 38), 2.6)
    }
  return (
    b.flat(barbs, b.fill(['#8AFFB0', '#1EB08A', '#0A4A7A'], 90)) +
    b.form(leaf(root, tip, length * 0.24), ['#D8FFA8', '#2AC88A', '#0A6A8A', '#1A2A7A'], {
      depth: 6,
      rim: 2,
      lit: 3,
      turn: 90,
    }) +
    b.stroke(`M${root.map(n1).join(' ')}L${n1(x)} ${n1(y)}`, '#F2FFB0', 2) +
    b.flat(circle(x, y, length * 0.14, length * 0.16), '#FFC83A') +
    b.flat(circle(x, y + 1, length * 0.105, length * 0.12), '#0AB8D8') +
    b.flat(circle(x, y + 2, length * 0.07, length * 0.08), '#1A1A7A') +
    b.flat(circle(x - 2, y - 2, length * 0.025), '#fff')
  )
}

/** Peacock feathers in their golden socket. */
export function crest(b: Brush): string {
  return (
    plume(b, -142, 62) +
    plume(b, -38, 66) +
    plume(b, -118, 74) +
    plume(b, -64, 76) +
    plume(b, -91, 82) +
    b.form('M140 24C138 2 150-16 180-18C210-16 222 0 222 18C198 8 164 10 140 24Z', GOLD, {
      depth: 10,
      rim: 3,
      lit: 5,
    }) +
    gem(b, 180, -3, 9, RUBY)
  )
}
