import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, type Joints, leaf, line, polar } from './line.ts'

const INK = '#1E0620'

/** A monkey whoops on a smoking jetpack: goggles, red scarf, a fist to the sky, and the coins leave their bag. */
export function jetMonkey(k: string): string {
  const b = new Brush(k, { shade: '#26063A', rim: '#6AF0FF', key: '#FFFBEA' })
  const r = seedFrom('jetMonkey')
  const fur: Ramp = ['#F8B060', '#C4622A', '#7A2C20', '#3A0E2A']
  const skin: Ramp = ['#FFF0D0', '#FFCE98', '#E8925A', '#A04A3A']
  const suit: Ramp = ['#9ADCFF', '#2E86F0', '#1C3EB4', '#140E60']
  const scarfRed: Ramp = ['#FF9A7A', '#F0263E', '#A80A44', '#4A0634']
  const steel: Ramp = ['#FFFFFF', '#C8D8F4', '#6A7CC0', '#2A2A78']
  const pelt: readonly Ramp[] = [
    ['#5A1A1C', '#B4561E', '#FFB04A'],
    ['#4A1420', '#A0481E', '#F09A3A'],
  ]
  /** A row of locks along a line, from its start to its end turning from one way to another. */
  const row = (
    where: Joints,
    each: number,
    [from, to]: readonly [number, number],
    [length, width]: readonly [number, number],
    curl: number,
  ) =>
    along(where, each)
      .map(({ x, y, share }) =>
        lock(b, x, y, {
          length: length * r.between(0.82, 1.18),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-8, 8),
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(pelt),
          shade: '#3A0A20',
        }),
      )
      .join('')
  const sleeve = (d: string, depth: number, inside = '') => b.form(d, suit, { depth, rim: 3, lit: 6, inside })
  /** Sheepskin along a line: curls, dark behind light. */
  const fleece = (where: Joints, each: number) => {
    const curls = along(where, each).map(({ x, y, radius }) => [x, y, radius * r.between(0.85, 1.15)] as const)
    return (
      curls.map(([x, y, size]) => b.flat(circle(x + 1, y + 2, size + 2.4), '#6A3A5A')).join('') +
      curls
        .map(([x, y, size]) => b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFF6E4', '#F0CFA8', '#B08078'])))
        .join('')
    )
  }
  const finger = (x: number, y: number, turn: number, length: number, width: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      `M-6 -${width}H${length - width}C${length + 2} -${width} ${length + 2} ${width} ${length - width} ${width}H-6C-11 ${width} -11 -${width} -6 -${width}Z`,
      skin,
      { depth: 7, rim: 1.4, lit: 4, turn: 90 - Math.round(turn / 30) * 30 },
    )}${b.stroke(`M-6 ${width}H${length - width}`, '#7A2A2A', 1.6, 0.6)}</g>`
  const coinFace = b.fill(GOLD)
  const coin = (x: number, y: number, size: number, turn: number, flat = 0.86) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.flat(circle(x, y + size * 0.2, size, size * flat), '#7A3A06')}${b.flat(circle(x, y, size, size * flat), coinFace)}${b.stroke(circle(x, y, size - 1.2, size * flat - 1.2), '#FFF3B0', 1.6, 0.8)}${b.stroke(circle(x, y, size * 0.68, size * flat * 0.68), '#8A4A06', 2.2, 0.7)}${b.soft(x - size * 0.3, y - size * flat * 0.4, size * 0.6, '#FFFFF0', 0.8, size * flat * 0.4)}</g>`

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

  // Body in a flying suit, one knee drawn up.
  const body = b.form(
    blob('116 192, 170 184, 224 196, 236 226, 220 262, 196 306, 172 350, 84 350, 80 310, 92 262, 98 222'),
    suit,
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
  const foot = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fleece('-20 -8 10, 0 -6 11, 20 -8 10', 2)}${b.form(
      'M-20 0C-24 22 -24 38 -10 44C14 48 44 48 54 38C56 24 36 18 22 12L20 0C8 6 -8 6 -20 0Z',
      ['#F0A068', '#A8522A', '#5A1E20', '#2E0A1E'],
      { depth: 10, rim: 3, lit: 5, inside: b.stroke('M-22 36C0 44 36 44 54 36', '#2E0A1E', 6) },
    )}</g>`
  const farLeg = sleeve('M100 270C60 292 34 326 14 362L48 392C80 372 134 350 150 312Z', 18) + foot(38, 372, 42)
  const legs =
    sleeve(
      'M124 330C126 292 170 266 212 270C246 274 262 298 252 322C246 344 240 356 236 372H196C196 356 198 346 194 338C176 352 134 362 124 330Z',
      20,
      b.stroke('M228 288C236 298 238 312 230 326M194 338C190 332 190 324 194 318', '#140E60', 4, 0.5),
    ) + foot(216, 374, 4)

  // The fist of victory.
  const fistArm =
    sleeve(
      'M206 204C236 214 266 200 282 176C292 150 292 120 290 84H344C352 130 350 184 326 222C304 254 250 262 214 250Z',
      20,
      b.stroke('M308 222C316 208 316 196 310 186M342 150C330 142 318 144 308 152', '#140E60', 4, 0.5),
    ) +
    fleece('288 90 13, 304 95 14, 322 95 14, 344 88 13', 1) +
    fleece('292 76 12, 310 80 13, 328 80 13, 342 75 12', 1)
  const fist =
    `<g transform="translate(318 24) rotate(10)">` +
    b.form('M-34 -20C-38 12 -32 42 -20 54H20C34 42 40 12 36 -20C28 -40 -28 -40 -34 -20Z', fur, {
      depth: 14,
      rim: 4,
      lit: 6,
    }) +
    b.form('M-28 8C-28 30 -22 44 -14 50H16C26 42 32 24 32 4Z', skin, { depth: 12, rim: 2, lit: 0 }) +
    [-27, -10, 8, 25]
      .map(
        (x, i) =>
          finger(x, 12, -97 + i * 5, [38, 46, 45, 36][i] as number, 10.6) +
          b.stroke(`M${x - 7} -16Q${x} -20 ${x + 8} -16`, '#8A3A3A', 1.8, 0.6),
      )
      .join('') +
    finger(-28, 30, -14, 45, 12) +
    b.flat(leaf([-2, 24], [12, 19], 5), '#FFF6E0', 0.9) +
    '</g>'

  // The bag on its hand, leaning out; the coins go where they like.
  const burlap: Ramp = ['#FFEAB0', '#E0A450', '#96582A', '#42182A']
  const bag =
    `<g transform="translate(40 138) rotate(-28)">` +
    b.form('M-34 -84C-16 -96 22 -96 38 -84C30 -70 -24 -70 -34 -84Z', ['#6A3018', '#2A0A18'], {
      depth: 6,
      rim: 0,
      lit: 0,
    }) +
    coin(22, -92, 15, 20, 0.7) +
    coin(-22, -92, 16, -24, 0.7) +
    coin(2, -98, 17, 8, 0.8) +
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
          b.flat(circle(-1, -23, 14, 13), coinFace) +
          b.flat('M-1 -32L2 -26L9 -25L4 -20L5 -14L-1 -17L-7 -14L-6 -20L-11 -25L-4 -26Z', '#8A4A06'),
      },
    ) +
    b.stroke('M-25 -63C-10 -56 10 -56 25 -63', '#3A0A1E', 8) +
    b.stroke('M-25 -63C-10 -56 10 -56 25 -63', '#F0304A', 5.4) +
    b.stroke('M24 -62C34 -60 36 -50 44 -46', '#F0304A', 4) +
    '</g>'
  const bagArm =
    sleeve(
      'M132 196C112 204 92 206 82 196C76 188 76 172 78 158L28 156C24 186 28 216 46 236C70 258 112 258 140 246Z',
      18,
      b.stroke('M62 238C54 226 52 216 56 206M80 178C70 172 60 174 52 180', '#140E60', 4, 0.5),
    ) +
    fleece('28 168 11, 44 173 12, 62 173 12, 79 167 11', 1) +
    fleece('30 156 10, 52 160 11, 77 155 10', 1)
  const bagHand =
    `<g transform="translate(46 136) rotate(-12)">` +
    b.form('M-30 0C-28 18 -16 28 2 28C20 28 30 16 30 0C20 -8 -20 -8 -30 0Z', fur, { depth: 10, rim: 3, lit: 5 }) +
    finger(-24, 8, -104, 32, 8) +
    finger(-8, 11, -94, 36, 8) +
    finger(8, 11, -84, 34, 8) +
    finger(27, 12, -62, 36, 8.4) +
    '</g>'
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
    .map(([x = 0, y = 0, size = 0, turn = 0, flat = 0]) => coin(x, y, size, turn, flat))
    .join('')

  // The head, about its middle.
  const ear = (x: number, y: number, way: 1 | -1) =>
    `<g transform="translate(${x} ${y}) scale(${way * 1.04} 1.04)">${b.form(
      'M-20 26C-26 -6 -10 -40 18 -40C44 -38 50 -4 36 20C24 40 2 46 -14 40Z',
      fur,
      {
        depth: 14,
        rim: 4,
        lit: 6,
        inside:
          b.flat(
            'M-18 24C-20 -4 -6 -29 16 -29C37 -27 39 -2 28 15C18 30 2 35 -14 30Z',
            b.fill(['#FFE0B8', '#FF9A78', '#A8325A'], 60),
          ) + b.flat('M-14 18C-10 2 -2 -12 12 -13C24 -10 24 4 18 12C8 18 -2 22 -14 26Z', '#7A1440', 0.7),
      },
    )}</g>`
  const skull = b.form(
    blob('2 -94, 50 -84, 80 -48, 86 -4, 76 42, 42 76, 0 84, -44 76, -78 42, -88 -4, -80 -48, -46 -84'),
    ['#D07A34', '#9A4622', '#5E1E20', '#2E0A22'],
    { depth: 26, rim: 5, lit: 9 },
  )
  const cheeks =
    row('-78 30 0, -70 52 0, -48 76 0', 3, [176, 126], [40, 15], -0.26) +
    row('80 26 0, 72 52 0, 52 72 0', 3, [8, 60], [36, 14], 0.26)
  // The wind takes the hair back.
  const tuft =
    row('60 -72 0, 20 -90 0, -14 -92 0, -54 -76 0', 2, [252, 200], [60, 19], -0.34) +
    row('48 -64 0, 8 -74 0, -36 -66 0', 2, [238, 212], [50, 17], -0.3)
  const mask = b.form(
    'M4 -46C18 -74 66 -76 78 -40C84 -12 74 8 66 22C70 50 40 76 4 78C-34 76 -62 54 -58 26C-68 10 -76 -14 -68 -40C-56 -72 -10 -72 4 -46Z',
    ['#FFDCA8', '#F8AC70', '#C86A44', '#7A2E34'],
    { depth: 16, rim: 0, lit: 7, inside: b.soft(6, -6, 60, '#B84A34', 0.6, 30) },
  )
  const lip: Ramp = ['#FFF6E0', '#FFDCB0', '#F0A870', '#B05A44']
  const muzzle = b.form(
    'M8 -12C44 -18 84 2 94 26C100 72 66 122 12 124C-44 124 -82 80 -74 36C-66 8 -28 -10 8 -12Z',
    lip,
    { depth: 18, rim: 4, lit: 7 },
  )
  const whoop = 'M-54 38C-32 47 30 47 78 24C86 70 56 109 12 111C-30 111 -60 78 -54 38Z'
  const mouth =
    b.form(whoop, ['#4A0420', '#A80E30', '#5A0428'], {
      depth: 12,
      rim: 0,
      lit: 0,
      inside:
        b.soft(10, 56, 40, '#1E0216', 0.9, 18) +
        b.form('M-32 108C-34 80 -8 71 13 80C33 67 60 75 58 100L44 120H-24Z', ['#FFB0A0', '#FF5A6A', '#B8123E'], {
          depth: 10,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M14 84Q17 96 14 110', '#A80E38', 3.4, 0.7) +
        b.flat('M-58 35C-32 47 30 47 82 21L78 46C58 63 -24 65 -54 52Z', b.fill(['#FFFFFF', '#FFF8E4', '#D8C0B0'], 90)) +
        b.stroke('M-34 43V58M-14 46V61M8 46V62M30 43V60M52 36V55', '#B08A90', 1.8, 0.8) +
        b.flat('M-50 39L-32 44L-39 70Z', '#fff') +
        b.flat('M54 35L75 25L68 63Z', b.fill(['#FFFBC8', '#FFC82A', '#D8860A'], 90)),
    }) +
    b.stroke(whoop, INK, 5) +
    b.stroke('M-64 30C-61 37 -57 40 -51 40M74 27C81 24 84 20 84 14', INK, 4.5) +
    b.stroke('M-2 117C6 119 18 119 26 116', '#8A3A3A', 3, 0.7)
  const nose =
    b.form(blob('-10 4, 4 -4, 20 -2, 32 4, 34 16, 22 20, 11 18, -4 22, -14 16'), ['#F0A080', '#B8503E', '#5A1430'], {
      depth: 8,
      rim: 0,
      lit: 5,
    }) +
    b.flat(leaf([-6, 17], [7, 11], 4.4, -0.14), INK) +
    b.flat(leaf([15, 10], [28, 15], 4.4, -0.14), INK) +
    b.flat(leaf([0, 1], [22, 0], 2.6), '#fff', 0.8)
  const goggle = (x: number, y: number, size: number, gaze: readonly [number, number], lid: number) => {
    const [px, py] = [x + gaze[0], y + gaze[1]]
    const iris = size * 0.52
    return (
      b.flat(circle(x + 2, y + 6, size + 10), '#3A0A20', 0.55) +
      b.form(circle(x, y, size + 9), GOLD, { depth: 8, rim: 3, lit: 4 }) +
      b.stroke(circle(x, y, size + 3), '#6A2E06', 5) +
      b.form(circle(x, y, size), ['#FFFFFF', '#F4FCFF', '#A8D0E8'], {
        depth: 10,
        rim: 0,
        lit: 0,
        inside:
          b.flat(circle(px, py, iris), b.ball(['#F4FF9A', '#7AF05A', '#12A86A', '#044448'])) +
          b.stroke(circle(px, py, iris - 1), '#022A2A', 2.6) +
          b.flat(circle(px, py, iris * 0.46), '#08021A') +
          b.soft(px + iris * 0.3, py + iris * 0.5, iris * 0.6, '#F8FFC0', 0.8, iris * 0.4) +
          b.flat(circle(px - iris * 0.34, py - iris * 0.34, iris * 0.32), '#fff') +
          b.flat(circle(px + iris * 0.4, py + iris * 0.36, iris * 0.14), '#fff', 0.9) +
          b.flat(
            `M${x - size} ${y - size}H${x + size}V${y - size * lid}Q${x} ${y - size * (lid + 0.5)} ${x - size} ${y - size * (lid - 0.1)}Z`,
            b.fill(['#FFCE98', '#D8784A'], 90),
          ) +
          b.stroke(
            `M${x - size} ${y - size * (lid - 0.1)}Q${x} ${y - size * (lid + 0.5)} ${x + size} ${y - size * lid}`,
            INK,
            4,
          ) +
          b.soft(x, y + size * 1.05, size * 1.1, '#2AB8E8', 0.5, size * 0.5) +
          b.flat(
            leaf([x - size * 0.86, y + size * 0.3], [x - size * 0.1, y - size * 0.9], size * 0.13, 0.16),
            '#fff',
            0.55,
          ) +
          b.flat(
            leaf([x + size * 0.3, y + size * 0.84], [x + size * 0.88, y + size * 0.2], size * 0.09, 0.16),
            '#fff',
            0.8,
          ),
      }) +
      b.stroke(circle(x, y, size), '#3A1404', 2)
    )
  }
  const strap =
    b.stroke('M-88 -16C-78 -24 -70 -30 -58 -34M72 -44C80 -42 86 -36 90 -28', '#2E0A1A', 22) +
    b.stroke('M-88 -16C-78 -24 -70 -30 -58 -34M72 -44C80 -42 86 -36 90 -28', '#A04A26', 17) +
    b.stroke('M-90 -22C-80 -30 -72 -35 -60 -40M72 -50C82 -48 88 -42 93 -34', '#F0A868', 2, 0.9) +
    b.stroke('M-4 -30Q4 -38 12 -32', '#5A2404', 13) +
    b.stroke('M-4 -31Q4 -39 12 -33', '#FFC83A', 8)
  const brows =
    row('-58 -72 0, -38 -80 0, -18 -68 0', 3, [196, 260], [26, 9], 0.2) +
    row('70 -86 0, 46 -92 0, 22 -76 0', 3, [-10, -80], [28, 10], -0.2)
  const head =
    `<g transform="translate(182 112) rotate(11) scale(.95)">` +
    cheeks +
    skull +
    mask +
    tuft +
    muzzle +
    mouth +
    nose +
    strap +
    ear(97, -10, 1) +
    ear(-98, 2, -1) +
    goggle(-32, -28, 29, [6, -3], 0.5) +
    goggle(42, -34, 34, [6, -5], 0.86) +
    brows +
    '</g>'

  const collar =
    fleece('100 222 13, 126 242 14, 170 254 15, 210 248 14, 240 226 13', 2) +
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
      fistArm +
      fist +
      farLeg +
      body +
      legs +
      straps +
      bagArm +
      bag +
      bagHand +
      collar +
      head +
      spill +
      '</g>' +
      sparks +
      sparkle(b, 20, 44, 16) +
      sparkle(b, 328, 14, 14) +
      sparkle(b, 170, 266, 10),
  )
}
