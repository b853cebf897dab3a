import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { blob, circle, facet, leaf, type Point, polar } from './line.ts'

/** A lion who is king: crown askew, a mane like a fire, half a roar and half a smirk, his claws about the sceptre. */
export function lion(k: string): string {
  const b = new Brush(k, { shade: '#4A0428', rim: '#8AF0FF', key: '#FFF6D0' })
  const r = seedFrom('lion')
  const fur: Ramp = ['#FFE08A', '#FFB23A', '#E06A1A', '#8A2418']
  const night: readonly Ramp[] = [
    ['#4A0630', '#9A0E3A', '#F03A3A'],
    ['#3E0630', '#860C3E', '#D82248'],
  ]
  const ember: readonly Ramp[] = [
    ['#6A0A26', '#C82A1E', '#FF7A1A'],
    ['#7A0E22', '#E0401A', '#FF9A2A'],
  ]
  const dusk: readonly Ramp[] = [
    ['#9A1A1E', '#F0601A', '#FFB02A'],
    ['#A8261A', '#FF7A1E', '#FFC84A'],
  ]
  const blaze: readonly Ramp[] = [
    ['#C8401A', '#FF9A2A', '#FFE27A'],
    ['#D8501A', '#FFAE3A', '#FFF0A0'],
  ]
  /** A ring of locks about the face; those below hang longer, and a wind from the left lifts the whole of it. */
  const ring = (
    ramps: readonly Ramp[],
    count: number,
    rx: number,
    ry: number,
    length: number,
    width: number,
    shade: string,
    rim?: string,
  ) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * 360 + r.between(-4, 4)
      const [side, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      const lean = turn + side * -14 * (1 - Math.abs(down)) + r.between(-4, 4)
      const reach = length * r.between(0.84, 1.16) * (1 + 0.2 * Math.max(0, down))
      const curl = (Math.abs(side) < 0.25 ? (i % 2 ? 0.26 : -0.26) : side < 0 ? 0.36 : -0.36) * r.between(0.75, 1.2)
      const style = {
        length: reach,
        width: width * r.between(0.88, 1.14),
        turn: lean,
        curl,
        ramp: r.pick(ramps),
        shade,
      }
      return { down, d: lock(b, 158 + rx * side, 146 + ry * down, rim ? { ...style, rim } : style) }
    })
      // What the face and the crown hide is left out.
      .filter(({ down }) => rx > 75 || Math.abs(down) < 0.85)
      // From the crown down, so that what hangs lies over what stands.
      .sort((one, two) => one.down - two.down)
      .map(({ d }) => d)
      .join('')
  const mane =
    ring(night, 21, 92, 90, 108, 40, '#2E0428', '#8AF0FF') +
    ring(ember, 19, 80, 82, 82, 23, '#5A0626', '#FFD86A') +
    ring(dusk, 19, 70, 74, 64, 19, '#8A1420')
  const ruff = ring(blaze, 22, 64, 72, 40, 13, '#A82A16')
  const ear = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      'M-30 22C-40 0 -32 -34 -8 -42C20 -44 38 -14 30 20C20 42 -20 42 -30 22Z',
      fur,
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
  const face = b.form(
    blob('148 54, 192 62, 226 92, 242 138, 246 182, 222 224, 172 238, 126 238, 86 216, 70 178, 74 132, 88 88, 110 62'),
    fur,
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
  // The far eye is narrowed, the near one wide under a raised brow.
  const eye = (d: string, x: number, y: number, size: number) =>
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
  const eyes =
    eye('M84 118C90 106 108 106 120 124C118 134 96 136 84 118Z', 104, 119, 12.5) +
    eye('M166 124C174 100 202 96 216 114C210 134 182 140 166 124Z', 190, 116, 16.5)
  const brows =
    b.form('M74 104C88 92 112 96 130 122C134 130 132 134 126 132C112 118 92 114 76 118C70 116 70 108 74 104Z', fur, {
      depth: 8,
      rim: 0,
      lit: 6,
    }) +
    b.form(
      'M158 120C166 90 200 74 232 98C236 104 232 108 226 106C202 94 178 104 166 128C158 134 154 130 158 120Z',
      fur,
      {
        depth: 8,
        rim: 2,
        lit: 6,
      },
    ) +
    b.flat(leaf([130, 120], [84, 98], 4, 0.16), '#8A1E14', 0.75) +
    b.flat(leaf([162, 112], [222, 90], 5, -0.26), '#8A1E14', 0.75)
  const bridge = b.form(
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
  const tears =
    b.stroke('M121 126C120 140 108 150 104 166', '#7A1E14', 4, 0.8) +
    b.stroke('M167 128C168 142 180 150 186 162', '#7A1E14', 4.5, 0.8)
  const nose =
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
  const jaw = b.form(
    blob('86 206, 96 240, 114 262, 144 272, 178 264, 208 240, 228 206, 234 184, 160 200'),
    ['#FFF6E0', '#FFD8A0', '#D88A4A', '#8A3A1E'],
    { depth: 20, rim: 3, lit: 6 },
  )
  const mouth = b.form(
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
          {
            depth: 12,
            rim: 0,
            lit: 6,
          },
        ) + b.stroke('M150 233Q154 246 150 262', '#8A0A2A', 4, 0.7),
    },
  )
  const fang = (d: string) => b.form(d, ['#FFFFFF', '#FFF8E6', '#D8A07A'], { depth: 7, rim: 0, lit: 3 })
  const fangs =
    fang('M98 204C98 226 104 238 110 244C118 236 120 222 120 208Z') +
    fang('M174 208C174 232 182 246 190 254C198 242 202 226 202 202Z') +
    fang('M124 208Q128 220 133 222Q138 218 139 206Z') +
    fang('M146 206Q148 220 154 222Q160 218 161 208Z') +
    fang('M206 200Q210 216 215 218Q220 206 219 190Z') +
    fang('M222 190Q225 202 228 203Q232 194 231 181Z') +
    fang('M116 256C116 240 120 232 124 228C130 234 132 244 132 258Z') +
    fang('M166 258C168 240 172 232 177 228C182 234 183 242 182 254Z')
  const lip: Ramp = ['#FFFFFF', '#FFF0CC', '#F0B070', '#B86030']
  const pads =
    b.form(blob('140 182, 122 176, 98 180, 82 193, 86 209, 106 217, 128 213, 141 200'), lip, {
      depth: 14,
      rim: 0,
      lit: 6,
    }) +
    b.form(blob('141 182, 164 175, 192 172, 216 178, 226 192, 212 209, 184 218, 158 214, 143 202'), lip, {
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
  const whiskers = [
    'M100 194Q50 176 14 186',
    'M104 202Q56 204 26 226',
    'M196 190Q256 168 300 182',
    'M204 198Q262 194 302 220',
  ]
    .map((d) => b.stroke(d, '#fff', 2.2, 0.9))
    .join('')
  const tuft = (x: number, y: number, length: number, width: number, turn: number, curl: number, i: number) =>
    lock(b, x, y, { length, width, turn, curl, ramp: blaze[i % 2] as Ramp, shade: '#8A1E16' })
  const beard =
    tuft(100, 226, 66, 15, 118, -0.3, 0) +
    tuft(206, 226, 72, 16, 64, 0.3, 1) +
    tuft(118, 238, 76, 16, 104, 0.24, 1) +
    tuft(186, 238, 78, 17, 80, -0.24, 0) +
    tuft(136, 244, 78, 15, 98, -0.2, 0) +
    tuft(166, 244, 80, 16, 86, 0.2, 1)
  const chin =
    tuft(130, 263, 34, 8, 116, -0.3, 0) + tuft(166, 263, 36, 8, 66, 0.3, 0) + tuft(148, 264, 44, 10, 92, 0.24, 1)
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
    b.form('M262 252C270 280 292 310 292 340V420H392C392 360 372 290 336 240C316 222 272 226 262 252Z', fur, {
      depth: 26,
      rim: 4,
      lit: 8,
      inside: b.soft(310, 300, 50, '#8A2418', 0.6, 30),
    }) +
    b.form(
      'M248 240C256 214 288 204 308 214C328 228 328 256 316 268C298 282 266 280 252 264C246 256 245 248 248 240Z',
      fur,
      {
        depth: 18,
        rim: 4,
        lit: 7,
      },
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
          fur,
          { depth: 9, rim: 0, lit: 5 },
        ),
    )
    .join('')
  const coinFace = b.fill(GOLD)
  const coin = (x: number, y: number, size: number, turn: number, flat = 0.86) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.flat(circle(x, y + size * 0.2, size, size * flat), '#7A3A06')}${b.flat(circle(x, y, size, size * flat), coinFace)}${b.stroke(circle(x, y, size - 1.2, size * flat - 1.2), '#FFF3B0', 1.6, 0.8)}${b.stroke(circle(x, y, size * 0.7, size * flat * 0.7), '#8A4A06', 2.2, 0.7)}${b.soft(x - size * 0.3, y - size * flat * 0.4, size * 0.6, '#FFFFF0', 0.8, size * flat * 0.4)}</g>`
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
    heap += coin(x, y, size, turn, flat)
  let sparks = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(160, 140, r.between(120, 200), r.between(140, 400))
    sparks += b.soft(x, y, 9, '#FFB03A', 0.9) + b.flat(circle(x, y, r.between(1.4, 3)), '#FFF6C0')
  }
  return b.done(
    b.soft(160, 140, 210, '#FF8A2A', 0.55) +
      mane +
      ear(78, 66, -30) +
      ear(238, 62, 32) +
      ruff +
      beard +
      jaw +
      face +
      mouth +
      fangs +
      chin +
      tears +
      bridge +
      eyes +
      brows +
      pads +
      nose +
      whiskers +
      crown +
      heap +
      sceptre +
      arm +
      toes +
      coin(18, 22, 18, -18) +
      coin(-8, 150, 15, 24) +
      sparks,
  )
}
