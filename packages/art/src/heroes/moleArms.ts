import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { row } from './fur.ts'
import { blob, circle, facet, leaf, limb, line, type Point, polar } from './line.ts'
import { COAT, PLUSH, SKIN } from './moleHead.ts'

/** The trunk of its body. */
export function torso(b: Brush, r: Seed): string {
  return (
    b.form(blob('100 220, 224 220, 262 270, 270 340, 60 340, 68 270'), COAT, { depth: 26, rim: 5, lit: 7 }) +
    row(b, r, '84 262 0, 164 282 0, 246 260 0', 3, [112, 68], [36, 18], PLUSH, '#1C0A48', 0.2)
  )
}

function finger(b: Brush, x: number, y: number, turn: number, length: number, size = 11): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 10})">` +
    b.flat(leaf([length - 8, 0], [length + 20, 5], 7, 0.12), b.fill(['#C8A0A8', '#FFFDF0'], 0)) +
    b.flat(leaf([length - 2, -2], [length + 15, 3], 2, 0.12), '#fff') +
    b.form(
      `M-6 -9C4 -13 ${length - 12} -13 ${length - 4} -10C${length + 6} -7 ${length + 6} 7 ${length - 4} 10C${length - 12} 12 4 12 -6 9C-11 4 -11 -4 -6 -9Z`,
      SKIN,
      {
        depth: 7,
        rim: 1.6,
        lit: 4,
        inside: b.stroke(`M${length * 0.45} -10Q${length * 0.5} -2 ${length * 0.43} 3`, '#B03A6A', 2, 0.6),
      },
    ) +
    '</g>'
  )
}

function stick(b: Brush, x: number, y: number): string {
  const ramp: Ramp = ['#FF9A7A', '#F0303A', '#B00A2E', '#5A0426']
  return (
    b.form(
      `M${x - 15} ${y - 66}C${x - 8} ${y - 60} ${x + 8} ${y - 60} ${x + 15} ${y - 66}V${y + 62}C${x + 8} ${y + 70} ${x - 8} ${y + 70} ${x - 15} ${y + 62}Z`,
      ramp,
      { depth: 9, rim: 3, lit: 4, turn: 10, inside: b.stroke(`M${x - 8} ${y - 60}V${y + 60}`, '#FFD8C0', 4, 0.55) },
    ) +
    b.flat(circle(x, y - 66, 15, 6), b.fill(['#FFE8C0', '#D89A5A'], 30)) +
    b.stroke(circle(x, y - 66, 9.6, 3.4), '#8A4A2A', 1.6, 0.8)
  )
}

/** Three sticks of dynamite, bound, and their fuse. */
export function bundle(b: Brush): string {
  return `<g transform="translate(38 158) rotate(-14) scale(.96)">${
    stick(b, -17, -6) +
    stick(b, 19, -10) +
    stick(b, 0, 4) +
    b.form('M-34 -34C-14 -24 16 -24 36 -38V-18C16 -4 -14 -4 -34 -14Z', ['#6A5A8A', '#2A1E4A', '#0E0624'], {
      depth: 6,
      rim: 2,
      lit: 4,
    }) +
    b.stroke(line('0 -60, 2 -84, 18 -98, 10 -118, -8 -124'), '#3A1E10', 7) +
    b.stroke(line('0 -60, 2 -84, 18 -98, 10 -118, -8 -124'), '#F4D8A0', 4.4)
  }</g>`
}

/** The sparks at the end of the fuse. */
export function fizz(b: Brush, r: Seed): string {
  const [x, y] = [1, 44] as const
  let s = b.soft(x, y, 66, '#FF8A1A', 0.9) + b.soft(x, y, 40, '#FFF0A0', 1)
  for (let i = 0; i < 16; i++) {
    const a = i * 22.5 + r.between(-8, 8)
    s += b.flat(leaf([x, y], polar(x, y, r.between(20, 46), a), 3.2), i % 3 ? '#FFE67A' : '#FFFFFF')
    if (i % 2) s += b.flat(circle(...polar(x, y, r.between(38, 60), a + 10), r.between(1.2, 2.6)), '#FFF6C0')
  }
  return s + b.flat(circle(x, y, 8), '#fff')
}

/** The arm that holds the dynamite. */
export function leftArm(b: Brush, r: Seed): string {
  return (
    b.form(limb('92 356 34, 36 320 30, 8 272 27, 8 220 24'), COAT, { depth: 13, rim: 0, lit: 4 }) +
    row(b, r, '-4 232 0, 14 244 0, 42 236 0', 2, [112, 76], [34, 17], PLUSH, '#1C0A48', 0.2) +
    b.form('M-14 182C4 166 44 168 60 186C72 210 58 240 28 242C-2 244 -24 216 -14 182Z', SKIN, {
      depth: 14,
      rim: 0,
      lit: 6,
    })
  )
}

/** The fingers about the dynamite. */
export function leftGrip(b: Brush): string {
  return (
    finger(b, 8, 172, 4, 46, 11) +
    finger(b, 4, 192, 2, 52, 11.5) +
    finger(b, 6, 213, 0, 50, 11) +
    finger(b, 12, 232, -4, 42, 10) +
    b.form('M-16 178C-4 160 18 160 22 176C24 200 28 224 24 240C2 248 -26 222 -16 178Z', SKIN, {
      depth: 12,
      rim: 0,
      lit: 6,
    })
  )
}

/** A great emerald, cut. */
export function emerald(b: Brush, x: number, y: number, size: number, turn: number): string {
  const P = (list: string) =>
    facet(
      list.split(', ').map((one): Point => {
        const [px = 0, py = 0] = one.split(' ').map(Number)
        return [px * size, py * size]
      }),
    )
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
    P('-1 -.28, -.62 -.72, .62 -.72, 1 -.28, 0 1'),
    ['#E8FFE8', '#4AF0A0', '#0EA86A', '#04583E'],
    {
      depth: 12,
      rim: 4,
      lit: 4,
      inside:
        b.flat(P('-1 -.28, -.62 -.72, -.44 -.26'), '#FFFFFF', 0.9) +
        b.flat(P('-.62 -.72, -.2 -.72, -.44 -.26'), '#A8FFD0', 0.9) +
        b.flat(P('-.2 -.72, .24 -.72, 0 -.24'), '#F4FFF8', 0.92) +
        b.flat(P('-.44 -.26, -.2 -.72, 0 -.24'), '#3AE098', 0.9) +
        b.flat(P('.24 -.72, .46 -.26, 0 -.24'), '#2AC884', 0.9) +
        b.flat(P('.24 -.72, .62 -.72, .46 -.26'), '#B8FFDC', 0.85) +
        b.flat(P('.62 -.72, 1 -.28, .46 -.26'), '#0E9A68', 0.9) +
        b.flat(P('-1 -.28, -.44 -.26, -.3 .32'), '#7AFFC0', 0.9) +
        b.flat(P('-.44 -.26, 0 -.24, -.3 .32'), '#0E9A60', 0.85) +
        b.flat(P('-.3 .32, 0 -.24, 0 1'), '#C8FFE4', 0.85) +
        b.flat(P('0 -.24, .32 .3, 0 1'), '#1AB878', 0.9) +
        b.flat(P('0 -.24, .46 -.26, .32 .3'), '#8AFFCC', 0.85) +
        b.flat(P('.46 -.26, 1 -.28, .32 .3'), '#068052', 0.9) +
        b.flat(P('-1 -.28, -.3 .32, 0 1'), '#1EC484', 0.8) +
        b.stroke(
          P('-1 -.28, -.44 -.26, -.3 .32, 0 -.24, .32 .3, .46 -.26, 1 -.28, .46 -.26, 0 -.24, -.44 -.26'),
          '#F0FFF8',
          1.5,
          0.9,
        ),
    },
  )}</g>`
}

/** The arm that holds the emerald. */
export function rightArm(b: Brush, r: Seed): string {
  return (
    b.form(limb('240 356 34, 290 318 30, 308 272 26, 300 226 24'), COAT, { depth: 13, rim: 5, lit: 4 }) +
    row(b, r, '276 238 0, 300 248 0, 324 236 0', 2, [104, 70], [34, 17], PLUSH, '#1C0A48', -0.2, '#5CFFC8') +
    b.form('M262 200C280 186 322 190 334 208C340 236 322 250 298 248C270 246 254 226 262 200Z', SKIN, {
      depth: 14,
      rim: 4,
      lit: 6,
    })
  )
}

/** The fingers about the emerald. */
export function rightGrip(b: Brush): string {
  return (
    finger(b, 270, 232, -112, 38, 11) +
    finger(b, 290, 238, -98, 42, 11.5) +
    finger(b, 311, 236, -84, 38, 11) +
    finger(b, 328, 226, -66, 34, 10)
  )
}
