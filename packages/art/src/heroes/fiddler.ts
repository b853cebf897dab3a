import { seedFrom } from '../seed.ts'
import { Brush } from './brush.ts'
import { catHead, SNOW, VELVET } from './fiddlerHead.ts'
import { bow, violin } from './fiddlerViolin.ts'
import { sparkle } from './gems.ts'
import { blob, circle, facet, leaf, line, polar } from './line.ts'

const LIP = '#5A2406'

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
      violin(b) +
      catHead(b) +
      sparks +
      bow(b) +
      neckArm +
      bowArm +
      '</g>' +
      tune +
      sparkle(b, 176, 214, 18) +
      sparkle(b, 256, 186, 16),
  )
}
