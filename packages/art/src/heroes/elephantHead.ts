import { n1 } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { dots } from './elephantDress.ts'
import { along, blob, circle, type Joint, leaf, polar, tube } from './line.ts'

const IVORY: Ramp = ['#FFFFFF', '#FFF8E8', '#FFE6BC', '#E0A878']
const HIDE: Ramp = ['#D8DCFF', '#98A0E8', '#5A5CB8', '#2C2470']
const INNER: Ramp = ['#FFD0D8', '#F58AA8', '#B8488A', '#5A2470']

/** The far ear. */
export function farEar(b: Brush): string {
  return b.form(blob('122 48, 84 22, 40 18, 16 48, 20 98, 44 146, 82 168, 118 150'), HIDE, {
    depth: 20,
    rim: 0,
    lit: 7,
    inside:
      b.flat(blob('116 62, 82 38, 46 36, 32 60, 38 98, 58 134, 88 150, 112 136'), b.fill(INNER, 70)) +
      b.soft(104, 110, 50, '#2A0A5A', 0.7, 60),
  })
}

/** The near ear, its edge painted for the feast. */
export function nearEar(b: Brush): string {
  const earEdge = '214 42, 262 8, 318 8, 356 54, 362 122, 338 186, 304 232, 268 236, 246 196, 232 150'
  return (
    b.soft(250, 170, 90, '#12063A', 0.6, 90) +
    b.form(blob(earEdge), HIDE, {
      depth: 26,
      rim: 5,
      lit: 9,
      inside:
        b.form(blob('226 58, 266 28, 310 28, 338 66, 342 122, 320 176, 294 212, 272 212, 252 176, 238 130'), INNER, {
          depth: 22,
          rim: 0,
          lit: 5,
          inside: b.soft(232, 130, 56, '#3A0A5A', 0.75, 90),
        }) +
        b.stroke(
          'M250 110C284 96 306 70 312 44M252 126C290 122 322 104 334 86M254 146C284 152 314 148 332 136',
          '#8A2A6A',
          3,
          0.35,
        ) +
        dots(b, '268 20 0, 312 18 0, 346 60 0, 352 122 0, 330 180 0, 300 222 0', 3.4, '#FFE27A', 5) +
        dots(b, '276 46 0, 306 44 0, 324 72 0, 328 120 0, 308 168 0, 288 196 0', 2.6, '#FFFFFF', 5),
    })
  )
}

/** The head without its features. */
export function head(b: Brush): string {
  return b.form(
    blob(
      '150 14, 196 8, 236 30, 262 76, 268 132, 258 180, 230 214, 190 232, 146 226, 112 200, 92 160, 86 112, 94 64, 116 30',
    ),
    HIDE,
    {
      depth: 44,
      rim: 4,
      lit: 9,
      inside:
        b.soft(216, 176, 34, '#FF7AA8', 0.5, 26) +
        b.stroke('M236 118C248 128 252 148 246 166', '#3A2A8A', 4, 0.4) +
        b.soft(210, 70, 60, '#FFFFFF', 0.25),
    },
  )
}

/** The open mouth. */
export function mouth(b: Brush): string {
  return (
    b.form('M120 200C140 214 176 216 208 198C214 226 196 262 164 270C140 270 120 240 120 200Z', HIDE, {
      depth: 16,
      rim: 4,
      lit: 6,
    }) +
    b.form(
      'M126 200C146 214 176 214 200 202C202 224 186 248 164 252C144 252 128 230 126 200Z',
      ['#9A0E3A', '#5A0428', '#2A0218'],
      {
        depth: 10,
        rim: 0,
        lit: 0,
        inside: b.form(
          blob('136 246, 150 226, 172 222, 194 232, 190 264, 140 264'),
          ['#FFB0B0', '#F04A72', '#9A0A4A'],
          { depth: 8, rim: 0, lit: 4 },
        ),
      },
    )
  )
}

const tusk = (b: Brush, joints: readonly Joint[], bands: readonly number[]) => {
  const path = along(joints, 8)
  const cap = path
    .slice(Math.round(path.length * 0.64))
    .filter((_, i) => i % 3 === 0)
    .map(({ x, y, radius }): Joint => [x, y, radius + 1.6])
  const ring = (share: number) => {
    const p = path[Math.round((path.length - 1) * share)] ?? path[0]
    if (!p) return ''
    const reach = p.radius + 2.4
    const [fx, fy] = [p.tx * 5, p.ty * 5]
    const [ax, ay, bx, by] = [p.x - p.ty * reach, p.y + p.tx * reach, p.x + p.ty * reach, p.y - p.tx * reach]
    const d = `M${n1(ax)} ${n1(ay)}Q${n1(p.x + fx)} ${n1(p.y + fy)} ${n1(bx)} ${n1(by)}`
    return b.stroke(d, '#7A3E06', 9) + b.stroke(d, '#FFC83A', 6) + b.stroke(d, '#FFFBD0', 1.8)
  }
  return (
    b.form(tube(joints), IVORY, { depth: 10, rim: 2, lit: 4 }) +
    b.form(tube(cap), GOLD, { depth: 6, rim: 0, lit: 4 }) +
    bands.map(ring).join('')
  )
}

/** The far tusk. */
export function farTusk(b: Brush): string {
  return tusk(
    b,
    [
      [112, 206, 17],
      [92, 246, 18],
      [52, 270, 16],
      [10, 262, 12],
      [-18, 230, 7],
      [-28, 200, 3],
    ],
    [0.62, 0.36],
  )
}

/** The near tusk and the cheek over its root. */
export function nearTusk(b: Brush): string {
  return (
    b.soft(236, 236, 60, '#12063A', 0.55, 40) +
    tusk(
      b,
      [
        [206, 190, 21],
        [216, 230, 22],
        [246, 258, 20],
        [286, 252, 16],
        [312, 220, 10],
        [324, 184, 4],
      ],
      [0.64, 0.4],
    ) +
    // The cheek swells over the root of the tusk and has no edge above.
    b.form(
      blob('178 182, 196 170, 222 170, 244 184, 242 204, 222 211, 200 207, 182 204'),
      ['#494BA4', '#6C6FCC', '#5E60BE'],
      { depth: 0, rim: 2, lit: 0, turn: 90 },
    ) +
    b.stroke('M182 205C196 209 226 216 241 204', '#2C2470', 3, 0.5) +
    b.soft(222, 180, 30, '#FF7AA8', 0.5, 22)
  )
}

/** The trunk, raised, with its festival paint. */
export function trunk(b: Brush): string {
  const trunkLine: readonly Joint[] = [
    [164, 50, 22],
    [146, 100, 33],
    [136, 146, 45],
    [114, 180, 41],
    [70, 206, 34],
    [22, 190, 28],
    [-4, 140, 24],
    [6, 84, 20],
    [34, 40, 17],
    [50, 2, 15],
    [44, -22, 17],
  ]
  const trunkPath = along(trunkLine, 4)
  let folds = ''
  for (const p of trunkPath.slice(7, -2))
    folds += `M${n1(p.x - p.ty * p.radius)} ${n1(p.y + p.tx * p.radius)}Q${n1(p.x - p.tx * 8)} ${n1(p.y - p.ty * 8)} ${n1(p.x + p.ty * p.radius)} ${n1(p.y - p.tx * p.radius)}`
  // Festival paint: blossoms down the middle of the trunk, between two rows of dots.
  let [paint, outer, within] = ['', '', '']
  for (const [i, p] of trunkPath.entries()) {
    if (i < 9 || i > 35) continue
    const edge = p.radius * 0.52
    outer += circle(p.x + p.ty * edge, p.y - p.tx * edge, 2.4)
    within += circle(p.x - p.ty * edge, p.y + p.tx * edge, 2.4)
    if (i % 3 === 0) {
      const petals = Array.from({ length: 5 }, (_, n) =>
        leaf([p.x, p.y], polar(p.x, p.y, p.radius * 0.36, n * 72 + i * 20), p.radius * 0.13),
      ).join('')
      paint += b.flat(petals, i % 2 ? '#FF5A9A' : '#FF8A3A') + b.flat(circle(p.x, p.y, p.radius * 0.1), '#FFF6B0')
    }
  }
  return (
    b.soft(120, 216, 80, '#12063A', 0.6, 40) +
    b.form(tube(trunkLine), HIDE, {
      depth: 26,
      rim: 5,
      lit: 4,
      inside:
        b.stroke(folds, '#2C2470', 3.2, 0.45) +
        b.stroke(folds, '#E8ECFF', 1.2, 0.5) +
        b.flat(outer, '#FFE27A') +
        b.flat(within, '#FFFFFF') +
        paint,
    }) +
    b.form(blob('22 -22, 28 -38, 46 -42, 64 -34, 66 -20, 46 -16'), HIDE, { depth: 6, rim: 3, lit: 4 }) +
    b.flat(circle(44, -31, 14, 7), b.fill(['#2A0A4A', '#8A3A8A'], 90))
  )
}

/** An eye under its painted lid. */
export const eye = (b: Brush, x: number, y: number, w: number, look: number) =>
  b.soft(x, y, w * 2.1, '#1A0A4A', 0.65, w * 1.9) +
  b.flat(leaf([x - w * 1.5, y + 2], [x + w * 1.9, y - w * 0.5], w * 1.3), '#12063A') +
  b.form(circle(x, y, w, w * 1.12), ['#FFFFFF', '#FFFBF0', '#C8C0E8'], { depth: 8, rim: 0, lit: 0 }) +
  b.flat(circle(x + look, y + 2, w * 0.68, w * 0.76), b.ball(['#FFE88A', '#FFA81A', '#C8480A', '#4A1206'])) +
  b.flat(circle(x + look, y + 2, w * 0.36, w * 0.42), '#12040A') +
  b.flat(circle(x + look - w * 0.26, y - w * 0.28, w * 0.24), '#fff') +
  b.flat(circle(x + look + w * 0.26, y + w * 0.42, w * 0.12), '#fff', 0.9) +
  b.form(
    `M${x - w * 1.3} ${y}C${x - w * 1.2} ${y - w * 1.5} ${x + w * 1.2} ${y - w * 1.7} ${x + w * 1.4} ${y - w * 0.3}C${x + w * 0.6} ${y - w * 0.8} ${x - w * 0.7} ${y - w * 0.7} ${x - w * 1.3} ${y}Z`,
    ['#8AF0E0', '#1EB0A8', '#0A5A7A'],
    { depth: 5, rim: 1.5, lit: 4 },
  ) +
  b.stroke(
    `M${x - w * 1.1} ${y + w * 0.6}C${x - w * 0.5} ${y + w * 1.4} ${x + w * 0.6} ${y + w * 1.4} ${x + w * 1.1} ${y + w * 0.5}`,
    '#2C2470',
    3,
    0.7,
  )
