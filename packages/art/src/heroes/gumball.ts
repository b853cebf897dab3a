import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { along, blob, circle, facet, type Joints, leaf, limb, type Point, polar } from './line.ts'

/** A gumball machine that laughs until its crown flies off: headlamp eyes, a knob for a nose, balls pouring from its mouth. */
export function gumball(k: string): string {
  const b = new Brush(k, { shade: '#2A0438', rim: '#62E8FF', key: '#FFF8E8' })
  const r = seedFrom('gumball')
  const enamel: Ramp = ['#FF9A82', '#F4263E', '#B80A3E', '#54042E']
  const chrome: Ramp = ['#FFFFFF', '#C8D6F2', '#5A6AA4', '#EAF2FF', '#2A3068']
  const white: Ramp = ['#FFFFFF', '#F6F2FF', '#C0B8E4', '#7A70B0']
  const gums: readonly Ramp[] = [
    ['#FFE0F0', '#FF5AB0', '#D8127A', '#6A0450'],
    ['#FFFBD0', '#FFD024', '#F08A0A', '#8A3206'],
    ['#D8FFF8', '#2EDCD0', '#0A94B0', '#064068'],
    ['#E8FFC0', '#84E02A', '#2A9A2A', '#0A4A2E'],
    ['#FFD8C0', '#FF7A2A', '#D83A0E', '#6A0E1E'],
    ['#F0D8FF', '#A85AFF', '#6A1AD8', '#2A066A'],
    ['#D0ECFF', '#3A9AFF', '#1A4AD8', '#0E1A6A'],
  ]
  const star = (x: number, y: number, size: number, turn: number) =>
    facet(Array.from({ length: 10 }, (_, i): Point => polar(x, y, i % 2 ? size * 0.46 : size, turn + i * 36)))
  const gum = (x: number, y: number, size: number, color: number, turn: number) => {
    const ramp = gums[color % gums.length] as Ramp
    return (
      b.flat(circle(x, y, size), b.ball(ramp)) +
      b.flat(
        star(x + size * 0.08, y + size * 0.1, size * 0.56, turn),
        color % gums.length === 1 ? '#FF3A5A' : '#FFF6D0',
      ) +
      b.flat(
        leaf([x - size * 0.72, y - size * 0.16], [x - size * 0.06, y - size * 0.76], size * 0.16, -0.16),
        '#fff',
        0.9,
      ) +
      b.stroke(
        `M${Math.round(x + size * 0.34)} ${Math.round(y + size * 0.8)}Q${Math.round(x + size * 0.84)} ${Math.round(y + size * 0.56)} ${Math.round(x + size * 0.88)} ${Math.round(y)}`,
        ramp[0] as string,
        size * 0.1,
        0.7,
      )
    )
  }
  const bulb = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.3, '#FFC83A', 0.6) +
    b.flat(circle(x, y, size + 1.8), '#6A2A06') +
    b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFFBD8', '#FFE27A', '#F0921A']))
  const twinkle = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 1.2, '#FFFFFF', 0.9) +
    b.flat(
      leaf([x - size, y], [x + size, y], size * 0.13) + leaf([x, y - size * 1.2], [x, y + size * 1.2], size * 0.13),
      '#fff',
    )

  // The marquee round the glass, and the glass.
  const [gx, gy] = [160, 80] as const
  const ring =
    b.soft(gx, gy, 170, '#FFB03A', 0.75) +
    b.form(circle(gx, gy, 114), enamel, { depth: 14, rim: 6, lit: 6 }) +
    b.stroke(circle(gx, gy, 111), '#6A1A06', 6) +
    b.stroke(circle(gx, gy, 111), b.fill(GOLD, 50), 4) +
    b.stroke(circle(gx, gy, 87), '#3A0A1A', 9) +
    b.stroke(circle(gx, gy, 87), b.fill(chrome, 50), 5.4) +
    Array.from({ length: 15 }, (_, i) => bulb(...polar(gx, gy, 100, 156 + i * 16.3), 5.8)).join('')
  let heap = ''
  for (let level = 0; level < 5; level++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [78 + i * 33 + (level % 2 ? 16 : 0) + r.between(-3, 3), 0 + level * 29 + r.between(-4, 4)]
      // The heap lies lower on the left, where it has been shaken from.
      if (y < 34 - (x - 70) * 0.18) continue
      heap += gum(x, y, r.between(18, 20.5), r.whole(0, 6), r.between(0, 72))
    }
  const glass = b.form(circle(gx, gy, 85), ['#7AE8FF', '#4A6AD8', '#5A2AA8', '#2A0A5A'], {
    depth: 24,
    rim: 6,
    lit: 3,
    inside:
      b.soft(gx - 30, gy - 50, 70, '#E0FFFF', 0.5, 44) +
      heap +
      gum(130, 16, 16, 2, 20) +
      gum(196, -2, 17, 0, 40) +
      b.soft(gx + 20, gy + 90, 110, '#1A0440', 0.8, 50) +
      b.flat('M84 76C84 36 106 8 138 0C120 22 106 44 104 82C98 90 86 88 84 76Z', '#FFFFFF', 0.2) +
      b.flat('M146 -3C154 -5 164 -5 172 -3C150 16 134 40 126 70L114 74C118 42 128 16 146 -3Z', '#FFFFFF', 0.13) +
      b.stroke('M88 70C90 44 104 20 126 8', '#FFFFFF', 4, 0.75) +
      b.stroke('M236 60C240 92 230 118 214 134', '#D8FFFF', 5, 0.6),
  })

  // A crown for a lid, blown off by what jumps out.
  const tip = (x: number, y: number, size: number) =>
    b.flat(circle(x, y, size + 1.6), '#5A2606') +
    b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFF6B8', '#FFC83A', '#C8680A']))
  const crown = `<g transform="translate(186 -12) rotate(19) scale(.8)">${
    b.form('M-52 4C-30 16 30 16 52 4L48 -8H-48Z', ['#7A1A3A', '#2A0420'], { depth: 0, rim: 0, lit: 0 }) +
    b.form('M-54 2L-64 -42L-36 -22L-26 -56L-2 -26L22 -58L34 -24L62 -46L54 2C30 14 -30 14 -54 2Z', GOLD, {
      depth: 7,
      rim: 4,
      lit: 5,
      turn: 30,
      inside:
        b.stroke('M-56 -8C-30 4 30 4 56 -8', '#8A4A06', 2.4, 0.8) +
        b.flat(facet('-9 -8, 0 -18, 9 -8, 0 2'), '#FF2E62') +
        b.flat(facet('-9 -8, 0 -18, 0 -8'), '#FFC0D0') +
        b.flat(facet('-36 -10, -30 -18, -24 -9, -30 -2') + facet('24 -9, 30 -17, 36 -10, 30 -2'), '#2EDCD0'),
    }) +
    tip(-64, -43, 6) +
    tip(-26, -57, 6) +
    tip(22, -59, 6.5) +
    tip(62, -47, 6) +
    b.form('M-58 0C-32 13 32 13 58 0L59 11C32 25 -32 25 -59 11Z', enamel, { depth: 6, rim: 2, lit: 3 }) +
    [-46, -24, 0, 24, 46].map((x) => bulb(x, 14.5 - (x * x) / 290, 3.8)).join('')
  }</g>`
  const jump = gum(116, -26, 13, 4, 10) + gum(138, -40, 16, 6, 50) + gum(162, -24, 15, 3, 30)

  // Body: collar, belly, foot.
  const shell = 'M84 148C62 172 36 214 36 264C36 306 50 336 60 360H260C270 336 284 306 284 264C284 214 258 172 236 148Z'
  const body =
    b.form(shell, enamel, {
      depth: 40,
      rim: 8,
      lit: 11,
      turn: 40,
      inside:
        b.soft(76, 204, 44, '#FFD0B8', 0.75, 56) +
        b.soft(252, 206, 30, '#FF6A8A', 0.7, 40) +
        b.stroke('M62 170C44 206 38 240 44 284C48 316 56 340 66 366', '#FFD86A', 4, 0.95) +
        b.stroke('M258 170C276 206 282 240 276 284C272 316 264 340 254 366', '#FFD86A', 4, 0.95) +
        b.flat(leaf([62, 246], [84, 182], 6, -0.1), '#fff', 0.75) +
        b.flat(circle(62, 262, 4.4), '#fff', 0.7),
    }) +
    b.form(
      'M66 137C100 156 220 156 254 137C264 136 270 150 264 160C226 185 94 185 56 160C50 150 56 136 66 137Z',
      chrome,
      {
        depth: 8,
        rim: 4,
        lit: 4,
        turn: 86,
        inside: b.stroke('M60 154C98 176 222 176 260 154', '#3A4484', 2.4, 0.8),
      },
    )

  // Mouth: the chute.
  const laugh = 'M78 186C106 200 206 198 244 174C260 190 246 262 164 266C88 266 66 206 78 186Z'
  const mouth =
    b.soft(166, 262, 110, '#2A0438', 0.6, 44) +
    b.stroke(laugh, '#2A0420', 19) +
    b.stroke(laugh, b.fill(chrome, 70), 14) +
    b.stroke('M76 184C106 198 206 196 244 171', '#fff', 3, 0.95) +
    b.form(laugh, ['#A80E42', '#5A0434', '#2A0220'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside:
        b.form(
          blob('96 252, 116 226, 148 226, 166 234, 190 222, 222 224, 236 250, 166 290'),
          ['#FFC0C8', '#FF5A86', '#B8124E'],
          {
            depth: 9,
            rim: 0,
            lit: 5,
          },
        ) +
        b.form(
          'M74 180C106 200 206 198 248 168L242 194C232 212 212 208 208 204C196 218 168 216 164 208C152 220 126 216 124 208C112 214 86 212 82 196Z',
          ['#FFFFFF', '#FFFBF0', '#E8DCF0'],
          {
            depth: 0,
            rim: 0,
            lit: 0,
          },
        ) +
        b.stroke('M82 190C110 204 204 202 246 180M124 194V210M164 196V210M206 190L208 206', '#9A7AA8', 2.2, 0.8),
    }) +
    b.stroke(laugh, '#2A0420', 3.6) +
    b.stroke('M66 174C58 180 56 190 62 198M252 162C264 166 270 176 266 186', '#5A0430', 4.6, 0.8)
  const pour = (
    [
      [112, 236, 14, 5, 8],
      [208, 232, 15, 2, 30],
      [136, 244, 16, 3, 52],
      [184, 246, 17, 1, 20],
      [160, 250, 18, 0, 0],
      [132, 270, 17, 6, 16],
      [204, 270, 18, 4, 44],
      [168, 280, 19, 2, 60],
      [140, 304, 20, 1, 34],
      [196, 306, 21, 5, 12],
    ] as const
  )
    .map(
      ([x, y, size, color, turn]) => b.flat(circle(x + 3, y + 5, size), '#2A0420', 0.45) + gum(x, y, size, color, turn),
    )
    .join('')

  // Headlamp eyes, red lids, brows of enamel.
  const lamp = (x: number, y: number, size: number, eye: string) =>
    b.soft(x + 3, y + 8, size * 1.5, '#1A0438', 0.75) +
    b.form(circle(x, y, size + 9), chrome, { depth: 8, rim: 4, lit: 4, turn: 55 }) +
    b.stroke(circle(x, y, size + 9), '#2A1048', 2.2) +
    b.stroke(circle(x, y, size + 5), '#fff', 1.6, 0.8) +
    b.flat(circle(x, y, size + 1.8), '#2A0420') +
    b.form(circle(x, y, size), ['#FFFFFF', '#FFFDF6', '#CFC6EC'], { depth: 9, rim: 0, lit: 0, inside: eye })
  const gaze = (x: number, y: number, size: number) =>
    b.flat(circle(x, y, size), b.ball(['#FFF6A0', '#FFC02A', '#E8740A', '#6A2206'])) +
    b.stroke(circle(x, y, size - 1), '#4A1406', 2.6) +
    b.flat(circle(x, y, size * 0.54), '#12030E') +
    b.soft(x + size * 0.2, y + size * 0.62, size * 0.6, '#FFFBC8', 0.85, size * 0.36) +
    b.flat(star(x - size * 0.34, y - size * 0.36, size * 0.42, -18), '#fff') +
    b.flat(circle(x + size * 0.4, y + size * 0.42, size * 0.15), '#fff')
  const eyes =
    lamp(
      110,
      106,
      31,
      gaze(116, 104, 18) +
        b.form('M74 70H146V94C124 84 98 86 78 100L72 104Z', enamel, { depth: 6, rim: 0, lit: 4 }) +
        b.stroke('M74 103C96 86 124 84 146 95', '#2A0420', 4.6) +
        b.form('M74 124C94 110 128 110 146 122V146H74Z', enamel, { depth: 6, rim: 0, lit: 5 }) +
        b.stroke('M74 124C94 110 128 110 146 122', '#2A0420', 4),
    ) +
    lamp(
      208,
      98,
      39,
      gaze(213, 94, 26) +
        b.form('M164 50H252V66C230 55 190 55 166 72Z', enamel, { depth: 6, rim: 0, lit: 4 }) +
        b.stroke('M164 73C190 55 230 55 254 68', '#2A0420', 4.6) +
        b.form('M164 128C186 118 232 118 252 126V146H164Z', enamel, { depth: 5, rim: 0, lit: 4 }) +
        b.stroke('M164 128C186 118 232 118 252 126', '#2A0420', 3.6),
    )
  const brows =
    b.stroke(limb('68 76 5, 92 54 9, 132 58 6') + limb('174 36 6, 212 18 10, 256 46 5'), '#4A0E1E', 5) +
    b.form(limb('68 76 5, 92 54 9, 132 58 6'), ['#FFF8D0', '#FFC62E', '#D8780E'], { depth: 4, rim: 2, lit: 3 }) +
    b.form(limb('174 36 6, 212 18 10, 256 46 5'), ['#FFF8D0', '#FFC62E', '#D8780E'], { depth: 4, rim: 2, lit: 3 })
  const tear =
    b.form(
      'M262 96C276 106 286 122 280 132C272 142 256 136 256 122C256 112 258 104 262 96Z',
      ['#F0FFFF', '#7ADCFF', '#2A8AE8'],
      {
        depth: 6,
        rim: 2,
        lit: 3,
      },
    ) + b.flat(leaf([262, 128], [263, 112], 2.6), '#fff', 0.95)
  const nose =
    b.soft(162, 158, 34, '#1A0438', 0.7, 24) +
    b.form(circle(160, 146, 26), GOLD, { depth: 9, rim: 3, lit: 4, turn: 50 }) +
    b.stroke(circle(160, 146, 20), '#8A4A06', 2, 0.8) +
    b.form(
      blob('140 134, 160 140, 180 132, 186 142, 180 154, 160 152, 140 158, 134 146'),
      ['#FFFFF0', '#FFE07A', '#D8860E', '#7A3A06'],
      {
        depth: 8,
        rim: 2.6,
        lit: 4,
      },
    ) +
    b.flat(leaf([140, 142], [156, 143], 2.4), '#fff', 0.9)

  // Arms of bent hose, gloves.
  const hose = (joints: Joints) =>
    b.form(limb(joints), chrome, {
      depth: 8,
      rim: 3,
      lit: 4,
      inside: along(joints, 5)
        .map(({ x, y, radius, tx, ty }) =>
          b.stroke(
            `M${Math.round(x - ty * radius)} ${Math.round(y + tx * radius)}L${Math.round(x + ty * radius)} ${Math.round(y - tx * radius)}`,
            '#2A3068',
            2.6,
            0.7,
          ),
        )
        .join(''),
    })
  const finger = (x: number, y: number, turn: number, length: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      `M-6 -9C4 -13 ${length - 12} -13 ${length - 4} -10C${length + 6} -7 ${length + 6} 7 ${length - 4} 10C${length - 12} 12 4 12 -6 9C-11 4 -11 -4 -6 -9Z`,
      white,
      { depth: 8, rim: 2, lit: 3 },
    )}</g>`
  const palm =
    b.form('M-20 20C-10 30 10 30 20 20L25 36C10 48 -10 48 -25 36Z', enamel, { depth: 6, rim: 2, lit: 4 }) +
    b.form(blob('-22 -6, 0 -18, 22 -6, 24 14, 0 30, -24 14'), white, { depth: 12, rim: 3, lit: 5 })
  const wave = `<g transform="translate(12 130) rotate(-14)">${
    finger(-14, -4, -132, 38) +
    finger(0, -10, -100, 42) +
    finger(15, -6, -68, 40) +
    palm +
    finger(14, 8, -16, 32) +
    b.stroke('M-8 -2V8M2 -4V8', '#8A80B8', 2.4, 0.7)
  }</g>`
  const prize =
    `<g transform="translate(304 214) rotate(10)">${palm}</g>` +
    b.form(circle(304, 158, 40), ['#FFF8B0', '#FFCE22', '#F48A0C', '#9A2E08'], {
      depth: 12,
      rim: 5,
      lit: 7,
      inside:
        b.flat(star(306, 164, 26, -12), '#A8420A', 0.5) +
        b.flat(star(304, 161, 26, -12), b.fill(['#FFFFFF', '#FFF6D0', '#FF9ACA'], 60)) +
        b.flat(leaf([272, 156], [292, 130], 6, -0.16), '#fff', 0.95),
    }) +
    `<g transform="translate(304 214) rotate(10)">${
      finger(-17, 0, -112, 28) + finger(-1, 4, -94, 31) + finger(15, 2, -74, 28) + finger(-20, 12, -150, 24)
    }</g>`

  // What has bounced out, each on its arc.
  const arc = (d: string, color: string) => b.stroke(d, color, 11, 0.22) + b.stroke(d, color, 4.5, 0.5)
  const bounced =
    arc('M128 -20C104 -58 72 -54 54 -16', '#FFD85A') +
    arc('M222 -16C262 -56 296 -42 306 22', '#7AF0FF') +
    arc('M66 -4C40 -30 8 -10 -4 32', '#FF8ACA') +
    gum(56, -14, 19, 0, 24) +
    gum(-4, 40, 22, 3, 8) +
    gum(308, 32, 24, 5, 40) +
    gum(270, -44, 13, 2, 10) +
    gum(338, 92, 14, 6, 30) +
    gum(14, -44, 11, 1, 50) +
    gum(42, 72, 10, 2, 20)
  const floor = (
    [
      [-14, 258, 15, 4],
      [334, 262, 16, 3],
      [24, 276, 20, 6],
      [298, 280, 19, 0],
      [-12, 300, 25, 1],
      [330, 310, 27, 6],
      [40, 318, 27, 2],
      [286, 322, 25, 4],
      [84, 330, 21, 0],
      [240, 334, 22, 3],
      [2, 340, 26, 5],
    ] as const
  )
    .map(
      ([x, y, size, color], i) =>
        b.flat(circle(x + 3, y - 2, size + 2), '#1A0438', 0.4) + gum(x, y, size, color, i * 23),
    )
    .join('')
  let confetti = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(160, 120, r.between(140, 215), r.between(170, 370))
    confetti += b.flat(star(x, y, r.between(3, 6), r.between(0, 72)), r.pick(['#FFE27A', '#FF8ACA', '#8AF4FF']), 0.95)
  }
  return b.done(
    b.soft(160, 110, 230, '#FF3AA0', 0.5) +
      confetti +
      b.soft(306, 150, 100, '#FFD84A', 0.8) +
      hose('74 226 11, 30 246 11, 0 220 11, 9 172 11') +
      hose('250 226 11, 286 258 11, 318 268 11, 306 242 11') +
      `<g transform="translate(0 4) rotate(-4 160 220)">` +
      ring +
      glass +
      jump +
      crown +
      body +
      mouth +
      eyes +
      brows +
      nose +
      tear +
      pour +
      '</g>' +
      bounced +
      wave +
      prize +
      floor +
      twinkle(98, 28, 16) +
      twinkle(274, 136, 12) +
      twinkle(58, 150, 7) +
      twinkle(246, -36, 10),
  )
}
