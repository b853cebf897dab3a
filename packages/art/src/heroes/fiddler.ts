import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { blob, circle, facet, leaf, line, mirror, polar } from './line.ts'

const AMBER: Ramp = ['#FFF9C0', '#FFCC36', '#EE8E12', '#9A4206']
const EBONY: Ramp = ['#7A6AA0', '#2A1A3E', '#0C0416']
const FUR: Ramp = ['#B8C0FF', '#6A6AE0', '#362C9A', '#180E4E']
const SNOW: Ramp = ['#FFFFFF', '#F6F0FF', '#C0B0E8', '#7A68B8']
const VELVET: Ramp = ['#FF8A8A', '#E01E4A', '#8E0640', '#38021E']
const INK = '#140830'
const LIP = '#5A2406'

const moved = (how: string, what: string): string => `<g transform="${how}">${what}</g>`

/** A note of light: its head, its stem, its flag, or a beam to a second one. */
function note(b: Brush, x: number, y: number, size: number, turn: number, pair = false): string {
  const head = (at: number, up: number) =>
    `<g transform="rotate(-24 ${at} ${up})">${b.flat(circle(at, up, 8.4, 6.2), b.ball(['#FFFFFF', '#FFF3A0', '#FFB01E']))}</g>`
  const stem = pair
    ? b.stroke('M8 -2V-34M34 -8V-40', '#FFE27A', 3.2) +
      b.flat(facet('6 -36, 36 -43, 36 -33, 6 -26'), '#FFE27A') +
      head(0, 0) +
      head(26, -6)
    : b.stroke('M8 -2V-36', '#FFE27A', 3.2) + b.flat('M7-38C10-26 26-24 22-6C20-16 12-20 7-22Z', '#FFE27A') + head(0, 0)
  return (
    b.soft(x + 6, y - 14, size * 34, '#FFC83A', 0.6) +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${stem}</g>`
  )
}

/** A cat in a tailcoat plays a golden violin, and knows that you cannot keep your feet still. */
export function fiddler(k: string): string {
  const b = new Brush(k, { shade: '#12043A', rim: '#FFB84A', key: '#FFFFFF' })
  const r = seedFrom('fiddler')

  // Five lines of light carry the tune away from the strings.
  let staff = b.soft(160, 120, 220, '#E84AE0', 0.45) + b.soft(230, 90, 130, '#FFB84A', 0.5)
  for (let i = 0; i < 5; i++) {
    const off = (i - 2) * 9
    staff += b.stroke(
      line([
        [214, 200 + off * 0.2],
        [262, 150 + off * 0.7],
        [318, 108 + off],
        [332, 46 + off],
        [270, 2 + off * 1.1],
        [196, -16 + off],
        [110, -34 + off * 1.1],
        [30, -4 + off * 1.2],
        [-16, 70 + off],
        [-60, 100 + off],
      ]),
      i % 2 ? '#FFE9A0' : '#FFC84A',
      1.8,
      0.7,
    )
  }

  const tailLine = '60 330, 6 296, -16 250, -6 206, 12 166, 14 132, -4 108, -24 120, -20 140'
  const tipLine = '13 150, 11 128, -4 108, -24 120, -20 138'
  const tail =
    b.stroke(line(tailLine), '#180E4E', 37) +
    b.stroke(line(tailLine), b.fill(['#4A44C0', '#5A58D0', '#FFB84A'], 0), 33) +
    b.stroke(line(tailLine), '#6A6AE0', 25) +
    b.stroke(line('52 320, 0 290, -22 250, -12 206, 6 164, 9 132'), '#B8C0FF', 7, 0.8) +
    b.stroke(line(tipLine), '#9A88D0', 33) +
    b.stroke(line(tipLine), '#FFFFFF', 25)

  // Coat, shirt, lace.
  const coat =
    b.form(blob('-6 430, 16 300, 48 242, 96 214, 170 208, 240 222, 292 262, 318 330, 330 430'), VELVET, {
      depth: 40,
      rim: 8,
      lit: 10,
    }) +
    b.form('M104 214L196 214L210 300L160 380L116 330Z', SNOW, {
      depth: 14,
      rim: 0,
      inside: b.stroke('M150 250V370', '#A090D0', 2, 0.6),
    }) +
    b.form('M102 206C70 216 52 236 44 262L76 270L70 288L138 380L150 360C128 310 112 256 108 212Z', VELVET, {
      depth: 10,
      rim: 2,
      lit: 5,
      inside: b.stroke('M102 206C70 216 52 236 46 262L79 270L74 288L140 380', '#FFC84A', 7),
    }) +
    b.form('M200 206C232 216 250 230 262 252L234 264L240 282L176 380L166 360C186 310 200 256 202 212Z', VELVET, {
      depth: 10,
      rim: 3,
      lit: 4,
      inside: b.stroke('M200 206C232 216 250 230 260 252L231 264L236 282L174 380', '#FFC84A', 7),
    })
  let jabot = ''
  for (const [x, y, w] of [
    [140, 244, 24],
    [148, 222, 28],
    [142, 204, 32],
  ] as const)
    jabot += b.form(
      blob([
        [x - w, y - 6],
        [x, y - 14],
        [x + w, y - 8],
        [x + w * 0.9, y + 16],
        [x + w * 0.5, y + 12],
        [x + w * 0.2, y + 20],
        [x - w * 0.2, y + 13],
        [x - w * 0.6, y + 19],
        [x - w, y + 10],
      ]),
      SNOW,
      { depth: 9, rim: 2, lit: 4 },
    )

  // The violin, along its own axis: the chin at the left, the scroll at the right.
  const body =
    'M-68 0C-69-32-54-48-34-48C-24-48-16-45-10-39L-13-35C-5-25 10-24 18-31L16-35C22-39 30-40 40-39C56-36 64-22 64 0C64 22 56 36 40 39C30 40 22 39 16 35L18 31C10 24-5 25-13 35L-10 39C-16 45-24 48-34 48C-54 48-69 32-68 0Z'
  const fHole = 'M-16-24C-13-30-7-27-10-22C-4-20-4-16 2-17C8-18 8-11 3-11C-2-12-8-16-12-18C-18-17-19-22-16-24Z'
  const pegs = [
    [104, -1],
    [110, 1],
    [116, -1],
    [122, 1],
  ]
    .map(
      ([x = 0, way = 0]) =>
        b.stroke(`M${x} ${way * 2}L${x + 2} ${way * 14}`, '#2A1208', 4) +
        b.flat(circle(x + 2, way * 17, 5, 6), b.ball(['#FFD0D8', '#E01E4A', '#4A0420'])),
    )
    .join('')
  const violin =
    `<g transform="translate(206 194) rotate(13) scale(1)">` +
    moved('translate(5 15)', b.flat(body, '#0A0220', 0.5)) +
    moved('translate(1 8)', b.flat(body, b.fill(['#C8640E', '#5A1E06'], 90))) +
    b.form(body, AMBER, {
      depth: 9,
      rim: 4,
      lit: 6,
      turn: 70,
      inside:
        b.soft(-30, -18, 40, '#FFFFFF', 0.55, 20) +
        b.soft(36, -14, 30, '#FFFFFF', 0.4, 16) +
        b.stroke(body, '#8A3A06', 12, 0.7) +
        b.stroke(body, '#FFF0A0', 8),
    }) +
    b.flat(fHole, '#4A1604') +
    moved('scale(1 -1)', b.flat(fHole, '#4A1604')) +
    // Neck, pegs and scroll.
    b.flat('M56-8L104-6.5V6.5L56 8Z', b.fill(AMBER, 90)) +
    pegs +
    b.form('M94-8C106-9 118-8 126-10C133-22 152-19 152-2C152 12 138 16 131 8C118 9 106 9 94 8Z', AMBER, {
      depth: 5,
      rim: 2,
      lit: 4,
      inside: b.stroke('M131 8C137 5 144 6 145-1C145-8 136-10 134-3', '#7A3206', 3),
    }) +
    b.form('M6-8.5L102-5.5V5.5L6 8.5Z', EBONY, { depth: 4, rim: 1.4, lit: 3 }) +
    b.form('M-66-6C-50-12-34-12-26-11V11C-34 12-50 12-66 6Z', EBONY, { depth: 5, rim: 1.4, lit: 3 }) +
    b.flat(circle(-46, 0, 5.6), b.ball(['#FFD0D8', '#F0143E', '#5A0420'])) +
    b.form('M-11-15L-5-15L-3 15L-10 15Z', ['#FFF9E0', '#F0C88A', '#A86A2A'], { depth: 3, rim: 1, lit: 2 }) +
    b.stroke('M-26-7.5L104-4M-26-2.6L104-1.4M-26 2.6L104 1.4M-26 7.5L104 4', '#FFFFFF', 1.3, 0.95) +
    '</g>'

  // The bow: drawn to its middle, hair on the strings.
  const bow =
    `<g transform="translate(92 264) rotate(-41) scale(1 1.3)">` +
    b.flat(leaf([20, 5], [250, 4], 4), '#0A0220', 0.4) +
    b.flat(facet('4 5, 244 3, 244 7, 4 11'), b.fill(['#FFFFFF', '#E0D8F0'], 0)) +
    b.form(
      'M-22-8C60-1 150 2 242-9L252-14L256-6L250 8L242 4L238-3C150 8 60 5-22 0Z',
      ['#FFC88A', '#D85A1E', '#7A1E0E'],
      { depth: 2, rim: 2, lit: 2 },
    ) +
    b.form('M-6-5H22C20 4 22 8 24 12H-6Z', EBONY, { depth: 4, rim: 2, lit: 2 }) +
    b.flat(circle(8, 4, 3.4), '#FFE9A0') +
    b.form('M-30-9H-20V2H-30Z', AMBER, { depth: 3, rim: 1.4, lit: 2 }) +
    '</g>'

  const toe = (x: number, y: number, tx: number, ty: number, w: number) => {
    const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI
    const long = Math.hypot(tx - x, ty - y)
    return (
      `<g transform="translate(${x} ${y}) rotate(${Math.round(turn)})">` +
      b.form(`M0-${w}H${long.toFixed(1)}a${w} ${w} 0 0 1 0 ${w * 2}H0Z`, SNOW, {
        depth: 5,
        rim: 1,
        lit: 3,
        turn: 90 - Math.round(turn / 30) * 30,
      }) +
      '</g>'
    )
  }
  const toes = (list: readonly (readonly [number, number, number, number, number])[]) =>
    list.map((one) => toe(...one)).join('')
  const sleeve = (outline: string, folds: string) =>
    b.form(blob(outline), VELVET, { depth: 22, rim: 5, lit: 8, inside: b.stroke(folds, '#5A0430', 4, 0.3) })
  const bowArm =
    sleeve(
      '-40 340, -8 298, 34 282, 66 290, 84 314, 72 338, 30 356, -10 400, -50 400',
      'M66 330C44 330 30 340 14 356M34 286C20 300 16 312 18 326',
    ) +
    b.form(blob('56 306, 60 284, 74 270, 96 280, 102 300, 88 322, 70 324'), SNOW, {
      depth: 8,
      rim: 2,
      lit: 4,
      inside: b.stroke('M62 290L80 318M78 274L96 306', '#A090D0', 2, 0.7),
    }) +
    b.stroke(line('54 286, 66 306, 84 326'), LIP, 12) +
    b.stroke(line('54 286, 66 306, 84 326'), '#FFC83A', 8.4) +
    b.stroke(line('53 285, 64 303, 80 322'), '#FFF6C0', 2.4) +
    b.form(blob('70 278, 74 258, 96 250, 114 260, 114 282, 94 296'), SNOW, { depth: 9, rim: 2, lit: 5 }) +
    toes([
      [104, 272, 117, 259, 8],
      [98, 264, 107, 248, 8],
      [88, 260, 93, 244, 8],
      [80, 266, 78, 253, 7.4],
    ])
  const neckArm =
    sleeve(
      '232 330, 262 296, 290 284, 316 278, 342 288, 350 330, 330 400, 250 400',
      'M330 300C322 330 300 340 280 344M296 290C290 304 276 312 262 314',
    ) +
    b.form(blob('278 274, 286 258, 306 252, 324 264, 328 282, 308 294, 288 292'), SNOW, {
      depth: 8,
      rim: 3,
      lit: 4,
      inside: b.stroke('M292 260L296 290M308 256L312 290', '#A090D0', 2, 0.7),
    }) +
    b.stroke(line('276 284, 302 295, 332 284'), LIP, 12) +
    b.stroke(line('276 284, 302 295, 332 284'), '#FFC83A', 8.4) +
    b.stroke(line('277 282, 302 293, 328 283'), '#FFF6C0', 2.4) +
    b.form(blob('280 254, 282 238, 298 230, 314 240, 316 256, 298 266'), SNOW, { depth: 9, rim: 3, lit: 5 }) +
    toes([
      [283, 246, 275, 222, 7.6],
      [294, 242, 288, 219, 7.8],
      [305, 243, 301, 222, 7.6],
    ])

  // The head, about its middle, leaning on the violin.
  const ear = b.form('M88 92C74 46 74 8 84-12C112 0 138 26 148 50Z', FUR, {
    depth: 16,
    rim: 5,
    lit: 6,
    inside:
      b.flat('M94 84C84 52 84 24 90 8C110 20 126 38 132 56Z', b.fill(['#FFB0C8', '#C8488A', '#4A1266'], 80)) +
      b.flat(leaf([104, 92], [98, 30], 8, 0.1), '#B8C0FF', 0.8) +
      b.flat(leaf([120, 84], [108, 40], 7, 0.1), '#8A8AF0', 0.8),
  })
  const skull = b.form(
    // Tufts stand out from its cheeks.
    'M160 36C204 36 238 66 239 110C246 118 256 124 266 126C258 134 250 138 244 140C248 148 256 154 264 158C252 162 242 162 234 160C234 168 238 176 244 182C230 182 220 180 212 176C196 190 178 196 160 196C142 196 124 190 108 176C100 180 90 182 76 182C82 176 86 168 86 160C78 162 68 162 56 158C64 154 72 148 76 140C70 138 62 134 54 126C64 124 74 118 81 110C82 66 116 36 160 36Z',
    FUR,
    {
      depth: 22,
      rim: 6,
      lit: 11,
      inside:
        b.flat(
          blob(
            '160 52, 167 84, 174 122, 206 138, 218 162, 200 196, 160 206, 120 196, 102 162, 114 138, 146 122, 153 84',
          ),
          b.fill(SNOW, 90),
        ) +
        b.flat(
          leaf([134, 40], [142, 74], 5) +
            leaf([186, 40], [178, 74], 5) +
            leaf([112, 52], [124, 78], 4.4) +
            leaf([208, 52], [196, 78], 4.4),
          '#1E1466',
          0.8,
        ) +
        mirror(b.soft(102, 150, 20, '#FF6AA8', 0.4, 15)),
    },
  )
  const eye = (x: number, way: 1 | -1, open: number) => {
    const P = (px: number, py: number) => `${x + px * way} ${112 + py}`
    const shape = `M${P(-30, 4)}C${P(-26, -24 * open)} ${P(16, -34 * open)} ${P(26, -2)}C${P(22, 22)} ${P(-20, 24)} ${P(-30, 4)}Z`
    return (
      b.soft(x, 110, 38, '#0A0430', 0.8, 32) +
      b.form(shape, ['#FFFFFF', '#FFFFE8', '#D8E0B0'], {
        depth: 6,
        rim: 0,
        lit: 0,
        inside:
          b.flat(circle(x + 5, 110, 18.5), b.ball(['#F6FF8A', '#9AF03A', '#1EA84A', '#044A3A'])) +
          b.flat(circle(x + 5, 110, 7.4, 13), '#06041A') +
          b.soft(x + 9, 120, 11, '#F0FF8A', 0.7, 7),
      }) +
      b.flat(circle(x - 2, 102, 5.6), '#fff') +
      b.flat(circle(x + 12, 118, 2.6), '#fff', 0.9) +
      b.stroke(`M${P(-33, 6)}C${P(-28, -26 * open)} ${P(16, -36 * open)} ${P(29, -5)}`, INK, 6)
    )
  }
  const brow =
    b.form(leaf([104, 78], [152, 94], 8, -0.12), ['#4A3EC0', '#1E1466', '#0A0430'], { depth: 3, rim: 0, lit: 2 }) +
    b.form(leaf([172, 80], [222, 62], 8, -0.16), ['#4A3EC0', '#1E1466', '#0A0430'], { depth: 3, rim: 0, lit: 2 })
  const grin =
    b.flat(
      'M110 146C130 166 146 164 160 160C174 164 194 162 216 138C222 170 196 200 162 200C132 200 110 176 110 146Z',
      INK,
    ) +
    b.form(
      'M114 151C132 167 146 167 160 163C174 167 192 165 212 146C214 172 192 195 162 195C136 195 116 176 114 151Z',
      ['#7A0A3E', '#4A0430', '#2A0220'],
      {
        depth: 8,
        rim: 0,
        lit: 0,
        inside:
          b.flat(blob('136 190, 150 178, 164 182, 180 176, 194 188, 164 212'), b.fill(['#FF9AB0', '#E0346A'], 90)) +
          b.flat(
            'M112 148C132 168 146 168 160 164C174 168 194 166 216 142L210 162C194 178 176 177 160 174C146 177 130 176 118 164Z',
            b.fill(['#FFFFFF', '#E8E0F8'], 90),
          ) +
          b.stroke('M130 160V178M145 164V180M160 164V180M175 165V180M190 161V178', '#B0A0D0', 1.6, 0.8),
      },
    ) +
    b.flat('M124 158L138 165L133 184Z', '#fff') +
    b.flat('M184 165L200 156L193 183Z', b.fill(['#FFF6B0', '#FFB81E'], 90)) +
    b.stroke('M104 144C106 148 109 150 113 150M214 142C217 140 220 136 220 132', INK, 4)
  const nose =
    b.form(blob('146 132, 160 128, 174 132, 168 143, 160 148, 152 143'), ['#FFC8D8', '#F0608A', '#8A1A4A'], {
      depth: 5,
      rim: 1,
      lit: 3,
    }) + b.stroke('M160 148V161', INK, 3)
  const whiskers =
    b.stroke(
      'M122 150Q84 138 48 146M120 158Q84 156 52 172M198 150Q240 134 270 136M200 158Q240 152 268 164',
      '#FFFFFF',
      2.2,
      0.9,
    ) +
    b.flat(
      [
        [128, 150],
        [120, 156],
        [132, 157],
        [194, 150],
        [202, 155],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.8))
        .join(''),
      '#7A68B8',
    )
  const hat =
    `<g transform="translate(150 42) rotate(-17) scale(.92)">` +
    b.form('M-44-2C-40-48-46-60-54-72C-20-84 22-84 54-72C46-60 40-48 44-2Z', VELVET, {
      depth: 18,
      rim: 6,
      lit: 8,
      turn: 20,
    }) +
    b.form(circle(0, -72, 54, 12), ['#FF6A7A', '#B00E3E', '#5A0428'], { depth: 6, rim: 3, lit: 4 }) +
    b.form('M-45-26Q0-12 44-26L46-4Q0 10-46-4Z', AMBER, { depth: 6, rim: 2, lit: 3 }) +
    b.form('M-72-6C-60-16-50-12-44-8Q0 8 44-8C50-12 60-16 72-6C60 16-60 16-72-6Z', VELVET, {
      depth: 8,
      rim: 4,
      lit: 5,
    }) +
    b.form(leaf([34, -16], [104, -78], 16, -0.22), ['#FFFFFF', '#FFD24A', '#F0701A'], {
      depth: 8,
      rim: 3,
      lit: 4,
      turn: -45,
      inside: b.stroke('M34-16Q56-60 104-78', '#B8500E', 2, 0.7),
    }) +
    b.form(facet('34 -30, 44 -16, 34 -2, 24 -16'), ['#D0F4FF', '#1E9AF0', '#0A2A9A'], { depth: 4, rim: 2, lit: 3 }) +
    '</g>'
  const head = `<g transform="translate(-18 -6) rotate(9 160 120)">${mirror(ear)}${skull}${eye(124, 1, 0.86)}${eye(196, -1, 1.1)}${brow}${grin}${nose}${whiskers}${hat}</g>`

  let sparks = b.soft(206, 180, 44, '#FFF0A0', 0.75)
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(210, 176, r.between(20, 84), r.between(-70, 10))
    const size = r.between(2.5, 7)
    sparks +=
      b.soft(x, y, size * 1.5, '#FFC84A', 0.8) +
      b.flat(
        leaf([x - size, y], [x + size, y], size * 0.16) + leaf([x, y - size], [x, y + size], size * 0.16),
        '#FFFFF0',
      )
  }
  const tune =
    note(b, 300, 96, 0.95, 12, true) +
    note(b, 318, 30, 0.8, -8) +
    note(b, 246, 20, 0.9, 10) +
    note(b, 36, 14, 0.9, -14, true) +
    note(b, -2, 84, 0.7, -20) +
    note(b, 270, 146, 0.6, 20)
  return b.done(
    `${staff}<g transform="translate(-9 -9)">` +
      tail +
      coat +
      jabot +
      b.flat(circle(134, 226, 11.4), LIP) +
      b.flat(circle(134, 226, 10.2), '#FFC83A') +
      b.flat(circle(134, 226, 7.6), b.ball(['#E0FFFF', '#2AA8F8', '#0A2A9A'])) +
      violin +
      head +
      sparks +
      bow +
      neckArm +
      bowArm +
      '</g>' +
      tune +
      sparkle(b, 176, 214, 18) +
      sparkle(b, 256, 186, 16),
  )
}
