import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { coin } from './coin.ts'
import { GOLD } from './desert.ts'
import { blob, circle, facet, leaf, type Point, polar } from './line.ts'
import { bridge, brows, ear, eyes, FUR, face, fangs, jaw, mouth, nose, pads, tears, whiskers } from './lionFace.ts'
import { beard, chin, mane, ruff } from './lionMane.ts'

/** A lion who is king: crown askew, a mane like a fire, half a roar and half a smirk, his claws about the sceptre. */
export function lion(k: string): string {
  const b = new Brush(k, { shade: '#4A0428', rim: '#8AF0FF', key: '#FFF6D0' })
  const r = seedFrom('lion')
  const behind = mane(b, r)
  const about = ruff(b, r)
  const gem = (x: number, y: number, size: number, ramp: Ramp) =>
    b.form(
      facet([
        [x, y - size * 1.2],
        [x + size, y],
        [x, y + size * 1.2],
        [x - size, y],
      ]),
      ramp,
      { depth: 4, rim: 2, lit: 3 },
    ) + b.flat(leaf([x - size * 0.5, y - size * 0.2], [x, y - size * 0.8], 1.6), '#fff', 0.9)
  const RUBY: Ramp = ['#FFC8D8', '#FF2A4A', '#7A0428']
  const JADE: Ramp = ['#E8FFF0', '#1EC88A', '#04503A']
  const AZURE: Ramp = ['#E0F6FF', '#2A9AF0', '#0A2A8A']
  const peaks: readonly (readonly [Point, Ramp])[] = [
    [[-78, -48], JADE],
    [[-40, -64], AZURE],
    [[2, -78], RUBY],
    [[44, -64], AZURE],
    [[82, -48], JADE],
  ]
  const crown =
    `<g transform="translate(160 52) rotate(9)">` +
    b.form(blob('-60 0, -52 -40, 0 -56, 54 -40, 62 0, 0 -12'), ['#FF7AA8', '#C8143E', '#5A0428'], {
      depth: 18,
      rim: 0,
    }) +
    b.form('M-64 6L-78 -48L-52 -22L-40 -64L-20 -26L2 -78L24 -26L44 -64L56 -22L82 -48L66 6C40 20 -38 20 -64 6Z', GOLD, {
      depth: 14,
      rim: 4,
      lit: 6,
      turn: 30,
      inside: b.stroke('M-70 -20L-56 -8L-40 -44L-20 -10L2 -54L24 -10L44 -44L58 -8L74 -20', '#9A5206', 2.4, 0.7),
    }) +
    peaks
      .map(
        ([[x, y], ramp]) =>
          b.soft(x, y, 16, '#FFF0B0', 0.7) + b.form(circle(x, y, 8), ramp, { depth: 4, rim: 2, lit: 3 }),
      )
      .join('') +
    b.form('M-68 0C-40 14 40 14 70 0L70 20C40 36 -38 36 -66 20Z', GOLD, {
      depth: 8,
      rim: 3,
      lit: 4,
      inside: b.stroke('M-68 6C-40 20 40 20 70 6M-66 15C-38 31 40 31 70 15', '#8A4A06', 1.8, 0.7),
    }) +
    gem(1, 20, 12, RUBY) +
    gem(-40, 14, 8, JADE) +
    gem(42, 14, 8, AZURE) +
    '</g>'
  const sceptre =
    `<g transform="translate(-8 6) rotate(8 290 180)">` +
    b.soft(290, 6, 90, '#FF4A8A', 0.5) +
    b.form('M283 60H297L299 380H281Z', GOLD, {
      depth: 6,
      rim: 3,
      lit: 4,
      turn: 0,
      inside: [90, 130, 170].map((y) => b.stroke(`M278 ${y + 8}L302 ${y - 8}`, '#8A4A06', 4, 0.6)).join(''),
    }) +
    b.form(blob('262 62, 290 74, 318 62, 310 44, 290 40, 270 44'), GOLD, { depth: 8, rim: 3, lit: 4 }) +
    b.form(circle(290, 8, 34), ['#FFD0E0', '#FF3A6A', '#B00A48', '#4A0430'], {
      depth: 16,
      rim: 4,
      lit: 6,
      inside: b.flat(leaf([268, 4], [292, -18], 6, -0.2), '#fff', 0.8),
    }) +
    b.stroke('M256 8C256 40 276 46 290 46C304 46 324 40 324 8', '#8A4A06', 8) +
    b.stroke('M256 8C256 40 276 46 290 46C304 46 324 40 324 8', '#FFC83A', 5.5) +
    b.stroke('M290 46V-26', '#FFD86A', 4) +
    b.form(facet('290 -62, 298 -42, 290 -24, 282 -42'), GOLD, { depth: 4, rim: 2, lit: 3 }) +
    '</g>'
  const claw = (x: number, y: number, turn: number) =>
    b.form(leaf([x + 12, y - 2], polar(x, y, 22, turn), 8, -0.2), ['#FFFFFF', '#FFF0D0', '#9A7A6A'], {
      depth: 4,
      rim: 0,
      lit: 2,
    })
  const arm =
    b.form('M262 252C270 280 292 310 292 340V420H392C392 360 372 290 336 240C316 222 272 226 262 252Z', FUR, {
      depth: 26,
      rim: 4,
      lit: 8,
      inside: b.soft(310, 300, 50, '#8A2418', 0.6, 30),
    }) +
    b.form(
      'M248 240C256 214 288 204 308 214C328 228 328 256 316 268C298 282 266 280 252 264C246 256 245 248 248 240Z',
      FUR,
      { depth: 18, rim: 4, lit: 7 },
    ) +
    `<g transform="rotate(-32 318 292)">${b.form(
      'M280 280C292 292 344 292 356 280V304C344 316 292 316 280 304Z',
      GOLD,
      {
        depth: 8,
        rim: 3,
        lit: 4,
        inside: b.stroke('M280 286C292 298 344 298 356 286M280 298C292 310 344 310 356 298', '#8A4A06', 1.8, 0.7),
      },
    )}${gem(306, 301, 9, AZURE)}${gem(330, 301, 9, RUBY)}</g>`
  const toes = [
    [250, 228, 176],
    [246, 249, 166],
    [254, 268, 150],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        claw(x, y + 2, turn) +
        b.form(
          `M${x - 6} ${y + 2}C${x - 8} ${y - 10} ${x + 6} ${y - 17} ${x + 22} ${y - 17}C${x + 40} ${y - 18} ${x + 50} ${y - 10} ${x + 48} ${y}C${x + 42} ${y + 10} ${x + 22} ${y + 14} ${x + 8} ${y + 12}C${x} ${y + 12} ${x - 5} ${y + 8} ${x - 6} ${y + 2}Z`,
          FUR,
          { depth: 9, rim: 0, lit: 5 },
        ),
    )
    .join('')
  let heap = b.flat(
    'M-40 380V296C0 262 60 268 120 296C200 284 300 300 400 330V380Z',
    b.fill(['#E09A1A', '#7A3A06', '#3A1206'], 90),
  )
  for (const [x, y, size, turn, flat] of [
    [-16, 284, 26, -24, 0.6],
    [30, 276, 27, 8, 0.5],
    [76, 286, 26, -10, 0.5],
    [216, 298, 26, -12, 0.55],
    [122, 300, 26, 14, 0.5],
    [4, 306, 29, 10, 0.5],
    [58, 312, 29, -6, 0.5],
    [170, 308, 28, -4, 0.5],
    [250, 318, 28, 12, 0.5],
    [106, 326, 30, 6, 0.5],
    [26, 334, 30, 4, 0.5],
    [158, 334, 30, -6, 0.5],
    [216, 332, 30, 4, 0.5],
  ] as const)
    heap += coin(b, x, y, size, turn, flat)
  let sparks = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(160, 140, r.between(120, 200), r.between(140, 400))
    sparks += b.soft(x, y, 9, '#FFB03A', 0.9) + b.flat(circle(x, y, r.between(1.4, 3)), '#FFF6C0')
  }
  return b.done(
    b.soft(160, 140, 210, '#FF8A2A', 0.55) +
      behind +
      ear(b, 78, 66, -30) +
      ear(b, 238, 62, 32) +
      about +
      beard(b) +
      jaw(b) +
      face(b) +
      mouth(b) +
      fangs(b) +
      chin(b) +
      tears(b) +
      bridge(b) +
      eyes(b) +
      brows(b) +
      pads(b) +
      nose(b) +
      whiskers(b) +
      crown +
      heap +
      sceptre +
      arm +
      toes +
      coin(b, 18, 22, 18, -18) +
      coin(b, -8, 150, 15, 24) +
      sparks,
  )
}
