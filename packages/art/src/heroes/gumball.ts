import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { twinkle } from './gems.ts'
import { bounced, floor, gum, pour, star } from './gumballBalls.ts'
import { CHROME, ENAMEL, face } from './gumballFace.ts'
import { along, blob, circle, facet, type Joints, leaf, limb, polar } from './line.ts'

/** A gumball machine that laughs until its crown flies off: headlamp eyes, a knob for a nose, balls pouring from its mouth. */
export function gumball(k: string): string {
  const b = new Brush(k, { shade: '#2A0438', rim: '#62E8FF', key: '#FFF8E8' })
  const r = seedFrom('gumball')
  const white: Ramp = ['#FFFFFF', '#F6F2FF', '#C0B8E4', '#7A70B0']
  const bulb = (x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.3, '#FFC83A', 0.6) +
    b.flat(circle(x, y, size + 1.8), '#6A2A06') +
    b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFFBD8', '#FFE27A', '#F0921A']))
  // The marquee round the glass, and the glass.
  const [gx, gy] = [160, 80] as const
  const ring =
    b.soft(gx, gy, 170, '#FFB03A', 0.75) +
    b.form(circle(gx, gy, 114), ENAMEL, { depth: 14, rim: 6, lit: 6 }) +
    b.stroke(circle(gx, gy, 111), '#6A1A06', 6) +
    b.stroke(circle(gx, gy, 111), b.fill(GOLD, 50), 4) +
    b.stroke(circle(gx, gy, 87), '#3A0A1A', 9) +
    b.stroke(circle(gx, gy, 87), b.fill(CHROME, 50), 5.4) +
    Array.from({ length: 15 }, (_, i) => bulb(...polar(gx, gy, 100, 156 + i * 16.3), 5.8)).join('')
  let heap = ''
  for (let level = 0; level < 5; level++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [78 + i * 33 + (level % 2 ? 16 : 0) + r.between(-3, 3), 0 + level * 29 + r.between(-4, 4)]
      // The heap lies lower on the left, where it has been shaken from.
      if (y < 34 - (x - 70) * 0.18) continue
      heap += gum(b, x, y, r.between(18, 20.5), r.whole(0, 6), r.between(0, 72))
    }
  const glass = b.form(circle(gx, gy, 85), ['#7AE8FF', '#4A6AD8', '#5A2AA8', '#2A0A5A'], {
    depth: 24,
    rim: 6,
    lit: 3,
    inside:
      b.soft(gx - 30, gy - 50, 70, '#E0FFFF', 0.5, 44) +
      heap +
      gum(b, 130, 16, 16, 2, 20) +
      gum(b, 196, -2, 17, 0, 40) +
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
    b.form('M-58 0C-32 13 32 13 58 0L59 11C32 25 -32 25 -59 11Z', ENAMEL, { depth: 6, rim: 2, lit: 3 }) +
    [-46, -24, 0, 24, 46].map((x) => bulb(x, 14.5 - (x * x) / 290, 3.8)).join('')
  }</g>`
  const jump = gum(b, 116, -26, 13, 4, 10) + gum(b, 138, -40, 16, 6, 50) + gum(b, 162, -24, 15, 3, 30)

  // Body: collar, belly, foot.
  const shell = 'M84 148C62 172 36 214 36 264C36 306 50 336 60 360H260C270 336 284 306 284 264C284 214 258 172 236 148Z'
  const body =
    b.form(shell, ENAMEL, {
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
      CHROME,
      { depth: 8, rim: 4, lit: 4, turn: 86, inside: b.stroke('M60 154C98 176 222 176 260 154', '#3A4484', 2.4, 0.8) },
    )

  // Arms of bent hose, gloves.
  const hose = (joints: Joints) =>
    b.form(limb(joints), CHROME, {
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
    b.form('M-20 20C-10 30 10 30 20 20L25 36C10 48 -10 48 -25 36Z', ENAMEL, { depth: 6, rim: 2, lit: 4 }) +
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
      face(b) +
      pour(b) +
      '</g>' +
      bounced(b) +
      wave +
      prize +
      floor(b) +
      twinkle(b, 98, 28, 16) +
      twinkle(b, 274, 136, 12) +
      twinkle(b, 58, 150, 7) +
      twinkle(b, 246, -36, 10),
  )
}
