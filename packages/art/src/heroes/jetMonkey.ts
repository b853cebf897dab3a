import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { coin } from './coin.ts'
import { GOLD } from './desert.ts'
import { sparkle } from './gems.ts'
import { head } from './jetMonkeyHead.ts'
import { bagArm, bagHand, farLeg, fist, fistArm, fleece, legs, SUIT } from './jetMonkeyLimbs.ts'
import { blob, circle, leaf, line, polar } from './line.ts'

/** A monkey whoops on a smoking jetpack: goggles, red scarf, a fist to the sky, and the coins leave their bag. */
export function jetMonkey(k: string): string {
  const b = new Brush(k, { shade: '#26063A', rim: '#6AF0FF', key: '#FFFBEA' })
  const r = seedFrom('jetMonkey')
  const scarfRed: Ramp = ['#FF9A7A', '#F0263E', '#A80A44', '#4A0634']
  const steel: Ramp = ['#FFFFFF', '#C8D8F4', '#6A7CC0', '#2A2A78']

  // The way up: air that rushes past, and what the jets leave below.
  let air = b.soft(170, 130, 220, '#3AA0FF', 0.45) + b.soft(30, 320, 150, '#FF7A2A', 0.7)
  for (const [x, y, length] of [
    [150, -6, 90],
    [256, 96, 70],
    [-10, 190, 60],
    [300, 226, 80],
    [90, 30, 70],
    [330, 110, 60],
  ] as const)
    air += b.flat(leaf([x, y], polar(x, y, length * 1.3, 118), 2), '#BFF0FF', 0.4)
  const puff = (x: number, y: number, size: number) => {
    const lobes = [0, 70, 150, 205, 260, 320].map((turn) => {
      const [px, py] = polar(x, y, size * 0.62, turn + r.between(-14, 14))
      return [px, py, size * r.between(0.46, 0.66)] as const
    })
    const cloud = circle(x, y, size * 0.8) + lobes.map((lobe) => circle(...lobe)).join('')
    return (
      `<g transform="translate(2 4)">${b.flat(cloud, '#2E1A68')}</g>` +
      b.flat(cloud, b.fill(['#FFFFFF', '#E4DAFA', '#A48CD8', '#5E4AA8'], 75)) +
      b.stroke(
        `M${x - size * 0.5} ${y + size * 0.1}q${size * 0.2} ${-size * 0.5} ${size * 0.6} ${-size * 0.3}q${size * 0.3} ${size * 0.3} ${-size * 0.05} ${size * 0.5}`,
        '#7A64C0',
        3,
        0.55,
      )
    )
  }
  const smoke = [
    [-52, 306, 34],
    [-6, 352, 34],
    [-30, 336, 36],
    [44, 366, 32],
    [250, 356, 26],
    [216, 366, 30],
    [164, 372, 34],
  ]
    .map(([x = 0, y = 0, size = 0]) => puff(x, y, size))
    .join('')

  // A jet along its own axis, its nozzle below; the flame first, so that it comes out of the nozzle.
  const jet = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    b.soft(0, 104, 52, '#FF9A1E', 0.9, 70) +
    b.flat(
      'M-24 62C-44 92 -30 116 -36 140C-22 134 -18 146 -6 178C2 150 14 142 24 156C20 128 42 100 24 62Z',
      '#F0301E',
    ) +
    b.flat('M-20 62C-32 90 -22 104 -24 122C-14 118 -10 132 -4 154C4 132 10 124 18 134C16 112 32 92 20 62Z', '#FF9A1A') +
    b.flat('M-13 62C-20 84 -14 92 -14 106C-8 102 -4 112 -1 128C4 112 8 106 12 110C10 96 20 82 13 62Z', '#FFF08A') +
    b.flat('M-8 62C-11 76 -6 84 -1 98C4 84 11 78 8 62Z', '#FFFFFF') +
    b.form('M-17 44L17 44L27 68C14 76 -14 76 -27 68Z', ['#A8B0D8', '#4A4A8A', '#1A1240'], {
      depth: 8,
      rim: 3,
      lit: 4,
      turn: 0,
      inside: b.soft(0, 74, 26, '#FF9A1E', 0.9, 12),
    }) +
    b.form('M-30 -40C-32 -10 -32 20 -27 48C-10 56 10 56 27 48C32 20 32 -10 30 -40C14 -50 -14 -50 -30 -40Z', steel, {
      depth: 16,
      rim: 4,
      lit: 6,
      turn: 10,
      inside:
        b.flat(leaf([-18, -34], [-16, 46], 6), '#fff', 0.8) +
        b.stroke('M-32 -4C-14 5 14 5 32 -4', '#2A2A78', 2.4, 0.6) +
        b.flat(circle(0, 22, 10), '#2A1A4A') +
        b.flat(circle(0, 22, 7.4), b.ball(['#FFFFFF', '#FFF3B0', '#FF9A1E'])) +
        b.stroke('M0 22L5 16', '#C80A2E', 2),
    }) +
    b.form('M-31 -40C-30 -66 -14 -84 0 -90C14 -84 30 -66 31 -40C14 -32 -14 -32 -31 -40Z', scarfRed, {
      depth: 14,
      rim: 4,
      lit: 6,
      turn: 20,
      inside: b.flat(leaf([-20, -44], [-4, -80], 5, 0.1), '#fff', 0.75),
    }) +
    b.form('M-33 -42C-14 -33 14 -33 33 -42V-30C14 -21 -14 -21 -33 -30Z', GOLD, { depth: 5, rim: 2, lit: 3, turn: 0 }) +
    b.form('M-31 36C-14 46 14 46 31 36L29 49C14 58 -14 58 -29 49Z', GOLD, { depth: 5, rim: 2, lit: 3, turn: 0 }) +
    '</g>'

  // The scarf streams out behind the bag arm.
  const streamer = (d: string, folds: string, ends: string) =>
    b.form(d, scarfRed, {
      depth: 13,
      rim: 2,
      lit: 6,
      turn: 100,
      inside: b.stroke(ends, '#FFE08A', 8) + b.stroke(folds, '#7A0438', 4, 0.4),
    })
  const scarfTails =
    streamer(
      'M124 196C96 176 78 196 50 188C26 180 8 154 -40 178L-34 190L-50 196L-36 206L-46 216C-8 196 14 220 44 226C78 232 96 216 122 226Z',
      'M110 204C84 194 66 210 40 202C24 196 8 180 -12 186',
      'M-26 164L-22 214',
    ) +
    streamer(
      'M122 208C100 206 84 226 58 232C34 236 16 222 -22 252L-12 260L-22 270C10 252 32 264 62 256C90 248 104 232 126 230Z',
      'M112 220C90 226 74 242 44 244',
      'M-8 236L2 268',
    )

  const tailLine = '140 330, 214 336, 274 316, 308 272, 296 232, 264 232, 260 256'
  const tail =
    b.stroke(line(tailLine), '#2E0820', 33) +
    b.stroke(line(tailLine), b.fill(['#7A2C20', '#C4622A', '#5ACFE8'], 0), 28) +
    b.stroke(line(tailLine), '#8A3420', 22) +
    b.stroke(line('140 324, 212 329, 268 309, 300 270, 290 240, 268 238'), '#E88A3A', 8, 0.85) +
    b.stroke(line('140 322, 212 326, 266 306, 296 268'), '#FFC878', 2.6, 0.8)

  // Body in a flying SUIT, one knee drawn up.
  const body = b.form(
    blob('116 192, 170 184, 224 196, 236 226, 220 262, 196 306, 172 350, 84 350, 80 310, 92 262, 98 222'),
    SUIT,
    {
      depth: 30,
      rim: 6,
      lit: 8,
      inside:
        b.stroke('M176 240C166 280 148 310 132 340', '#FFD24A', 4) +
        b.stroke('M176 240C166 280 148 310 132 340', '#8A4A06', 1.2) +
        b.soft(180, 232, 76, '#0E0A48', 0.6, 28),
    },
  )
  const straps =
    b.stroke('M118 214C128 250 146 270 168 282', '#2E0E1E', 17) +
    b.stroke('M118 214C128 250 146 270 168 282', '#A8582A', 13) +
    b.stroke('M115 216C126 252 144 272 166 285', '#F0B070', 2, 0.8) +
    b.stroke('M228 216C220 246 204 268 176 284', '#2E0E1E', 17) +
    b.stroke('M228 216C220 246 204 268 176 284', '#A8582A', 13) +
    b.stroke('M224 214C216 244 200 264 174 279', '#F0B070', 2, 0.8) +
    b.soft(171, 284, 34, '#FFC83A', 0.5) +
    b.form(circle(171, 284, 17), GOLD, { depth: 7, rim: 2, lit: 4 }) +
    b.form(circle(171, 284, 10), ['#E0FFFF', '#2AC8F0', '#0A4AA8'], { depth: 5, rim: 0, lit: 3 })
  const legBehind = farLeg(b, r)
  const kneeUp = legs(b, r)
  const raised = fistArm(b, r) + fist(b)

  // The bag on its hand, leaning out; the coins go where they like.
  const burlap: Ramp = ['#FFEAB0', '#E0A450', '#96582A', '#42182A']
  const bag =
    `<g transform="translate(40 138) rotate(-28)">` +
    b.form('M-34 -84C-16 -96 22 -96 38 -84C30 -70 -24 -70 -34 -84Z', ['#6A3018', '#2A0A18'], {
      depth: 6,
      rim: 0,
      lit: 0,
    }) +
    coin(b, 22, -92, 15, 20, 0.7) +
    coin(b, -22, -92, 16, -24, 0.7) +
    coin(b, 2, -98, 17, 8, 0.8) +
    b.form(
      'M-38 -86C-22 -74 26 -74 42 -86C40 -74 30 -66 24 -62C44 -48 56 -26 50 -4C44 14 -40 16 -50 -2C-58 -24 -42 -50 -24 -62C-30 -66 -38 -76 -38 -86Z',
      burlap,
      {
        depth: 22,
        rim: 5,
        lit: 7,
        inside:
          b.stroke(
            'M-18 -60C-28 -44 -34 -30 -34 -14M22 -60C34 -46 40 -30 38 -10M2 -60C0 -52 0 -48 1 -44',
            '#5A2418',
            3,
            0.5,
          ) +
          b.flat(circle(0, -22, 17, 16), '#8A4A1E', 0.8) +
          b.flat(circle(-1, -23, 14, 13), b.fill(GOLD)) +
          b.flat('M-1 -32L2 -26L9 -25L4 -20L5 -14L-1 -17L-7 -14L-6 -20L-11 -25L-4 -26Z', '#8A4A06'),
      },
    ) +
    b.stroke('M-25 -63C-10 -56 10 -56 25 -63', '#3A0A1E', 8) +
    b.stroke('M-25 -63C-10 -56 10 -56 25 -63', '#F0304A', 5.4) +
    b.stroke('M24 -62C34 -60 36 -50 44 -46', '#F0304A', 4) +
    '</g>'
  const bagSleeve = bagArm(b, r)
  const spill = [
    [24, 24, 13, -30, 0.7],
    [-8, 66, 15, 40, 0.6],
    [66, -6, 12, 24, 0.8],
    [-20, 112, 13, -14, 0.86],
    [4, 142, 15, 30, 0.5],
    [14, -20, 10, -18, 0.8],
    [-28, 232, 14, 24, 0.7],
    [16, 300, 12, -26, 0.6],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0, flat = 0]) => coin(b, x, y, size, turn, flat))
    .join('')

  const face = head(b, r)
  const collar =
    fleece(b, r, '100 222 13, 126 242 14, 170 254 15, 210 248 14, 240 226 13', 2) +
    b.form(
      'M100 196C118 222 176 234 232 206C240 214 242 226 236 236C196 262 132 256 98 224C94 214 96 204 100 196Z',
      scarfRed,
      {
        depth: 14,
        rim: 3,
        lit: 6,
        inside: b.stroke('M112 218C140 238 190 240 228 220M120 212C150 226 186 226 218 212', '#7A0438', 3, 0.5),
      },
    ) +
    b.form(blob('100 200, 116 194, 126 206, 124 222, 110 230, 96 220'), scarfRed, {
      depth: 10,
      rim: 0,
      lit: 5,
      inside: b.stroke('M106 202Q116 212 110 227M98 212Q106 214 118 198', '#7A0438', 3, 0.6),
    })
  let sparks = ''
  for (let i = 0; i < 14; i++) {
    const [x, y] = polar(20, 310, r.between(20, 110), r.between(120, 330))
    sparks += b.soft(x, y, 7, '#FFA03A', 0.9) + b.flat(circle(x, y, r.between(1.2, 2.6)), '#FFF6C0')
  }
  return b.done(
    air +
      smoke +
      `<g transform="translate(14 12) rotate(7 160 190) scale(.9)">` +
      tail +
      scarfTails +
      jet(222, 262, 30, 0.9) +
      jet(44, 250, 38, 1) +
      raised +
      legBehind +
      body +
      kneeUp +
      straps +
      bagSleeve +
      bag +
      bagHand(b) +
      collar +
      face +
      spill +
      '</g>' +
      sparks +
      sparkle(b, 20, 44, 16) +
      sparkle(b, 328, 14, 14) +
      sparkle(b, 170, 266, 10),
  )
}
