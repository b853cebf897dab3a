import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lock } from './fur.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, type Joints, leaf, line, polar } from './line.ts'

const INK = '#120428'

/** A space cat in a cowboy hat rides a blazing comet like a rodeo horse, and swings a lasso of light. */
export function cometRider(k: string): string {
  const b = new Brush(k, { shade: '#1A0448', rim: '#5AFFE0', key: '#FFF8FF' })
  const r = seedFrom('cometRider')
  const fur: Ramp = ['#FFC4F4', '#E05AD8', '#8A1EA8', '#3A0A62']
  const cream: Ramp = ['#FFFFFF', '#FFF0F8', '#E8B0E0', '#9A58B0']
  const leather: Ramp = ['#FFE2A8', '#E8903E', '#A24A22', '#4E1822']
  const felt: Ramp = ['#FFF0C0', '#F0A83A', '#B05A1A', '#5A1E16']
  const denim: Ramp = ['#8AE8FF', '#2A8AE8', '#1E3EB0', '#120E5E']
  const pelt: readonly Ramp[] = [
    ['#6A148A', '#C83AC8', '#FF9AEC'],
    ['#5A0E7E', '#B42EBC', '#F07AE0'],
  ]
  const snow: readonly Ramp[] = [['#D89AD8', '#FFF0FA', '#FFFFFF']]
  /** A row of locks along a line, from its start to its end turning from one way to another. */
  const row = (
    where: Joints,
    each: number,
    [from, to]: readonly [number, number],
    [length, width]: readonly [number, number],
    curl: number,
    ramps = pelt,
    shade = '#3A0460',
  ) =>
    along(where, each)
      .map(({ x, y, share }) =>
        lock(b, x, y, {
          length: length * r.between(0.82, 1.18),
          width: width * r.between(0.88, 1.12),
          turn: from + (to - from) * share + r.between(-8, 8),
          curl: curl * r.between(0.6, 1.3),
          ramp: r.pick(ramps),
          shade,
        }),
      )
      .join('')
  const star = (x: number, y: number, size: number, turn = 0) =>
    `M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((i) =>
        polar(x, y, i % 2 ? size * 0.44 : size, turn - 90 + i * 36)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`

  // Night, and stars that the ride has overtaken.
  let sky = b.soft(170, 110, 220, '#8A3AF0', 0.5) + b.soft(60, 270, 170, '#FF6A1A', 0.6)
  for (let i = 0; i < 26; i++)
    sky += b.flat(circle(r.between(-40, 360), r.between(-40, 260), r.between(0.8, 2.2)), '#FFF6E0', r.between(0.5, 1))

  // The comet: a rock that burns, its fire laid back to the lower left by the wind.
  const fire = (list: readonly (readonly [number, number, number, number, number, number])[], ramp: Ramp) =>
    list
      .map(([x, y, length, width, turn, curl]) =>
        lock(b, x, y, { length, width, turn, curl, ramp, shade: ramp[0] as string }),
      )
      .join('')
  const tail =
    b.soft(20, 290, 150, '#FF3A1A', 0.8, 110) +
    fire(
      [
        [176, 214, 250, 40, 166, 0.1],
        [150, 250, 260, 50, 158, -0.1],
        [190, 290, 270, 50, 160, 0.12],
        [230, 320, 250, 44, 164, -0.12],
        [130, 228, 200, 30, 172, -0.14],
      ],
      ['#8A0438', '#D81430', '#FF5A1E'],
    ) +
    fire(
      [
        [170, 236, 200, 30, 164, 0.14],
        [170, 266, 220, 36, 157, -0.12],
        [206, 298, 210, 34, 161, 0.12],
        [150, 250, 150, 22, 170, -0.16],
      ],
      ['#E0301A', '#FF7A1A', '#FFC03A'],
    ) +
    fire(
      [
        [170, 252, 150, 20, 162, 0.14],
        [184, 276, 170, 24, 157, -0.14],
        [214, 300, 150, 22, 160, 0.12],
      ],
      ['#FF9A1A', '#FFD84A', '#FFFBC8'],
    )
  const crater = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.flat(circle(1.5, 2, size, size * 0.62), '#FFC86A', 0.9)}${b.flat(circle(0, 0, size, size * 0.62), '#4A0A3A')}${b.flat(circle(size * 0.16, size * 0.12, size * 0.74, size * 0.42), b.fill(['#FF7A1A', '#FFE27A'], 60))}</g>`
  const ember = (x: number, y: number, size: number, way: 1 | -1) => {
    const d = `M${x - way * size} ${y - size * 0.7}L${x + way * size} ${y - size * 0.1}C${x + way * size * 0.9} ${y + size * 0.9} ${x - way * size * 0.8} ${y + size * 0.9} ${x - way * size} ${y - size * 0.7}Z`
    return (
      b.soft(x, y, size * 1.9, '#FF7A1A', 0.9) +
      b.flat(d, b.ball(['#FFFFFF', '#FFF3A0', '#FFB01E', '#F0501A'])) +
      b.flat(circle(x + size * 0.2, y + size * 0.2, size * 0.28), '#3A0420') +
      b.stroke(`M${x - way * size * 1.3} ${y - size}L${x + way * size * 1.2} ${y - size * 0.15}`, '#22043A', 6)
    )
  }
  const grit = 'M254 296C270 292 300 292 328 282C326 304 310 322 288 322C270 322 258 312 254 296Z'
  const rock =
    b.soft(236, 268, 130, '#FFB83A', 0.9, 110) +
    b.form(
      'M150 258C152 228 176 206 206 206C226 196 254 196 274 208C304 214 326 236 330 262C340 286 330 314 308 328C290 348 250 354 222 342C188 342 160 322 156 296C150 284 148 270 150 258Z',
      ['#C8A0E8', '#8A4AB8', '#4E1A7E', '#22063E'],
      {
        depth: 34,
        rim: 4,
        lit: 6,
        inside:
          b.soft(160, 290, 70, '#FF5A1A', 0.95) +
          b.stroke('M158 244L190 262L180 286M190 262L226 250L244 268L276 262', '#FF6A1A', 5) +
          b.stroke('M158 244L190 262L180 286M190 262L226 250L244 268L276 262', '#FFE27A', 2) +
          crater(232, 322, 15, -10) +
          // The comet has a temper of its own: eyes of embers, gritted fire.
          b.soft(298, 276, 60, '#FF4A1A', 0.7, 50) +
          ember(281, 262, 17, 1) +
          ember(319, 258, 14, -1) +
          b.flat(grit, '#FF5A1A') +
          b.stroke(grit, '#2A0430', 4) +
          b.stroke('M262 302L272 296L280 308L290 297L299 309L308 296L315 305L322 292', '#FFF3A8', 3.4),
      },
    ) +
    // The bow wave of its flight, hot and thin.
    b.flat(
      'M226 182C312 174 372 230 370 288C368 318 350 342 316 362C338 332 346 304 342 278C336 236 296 202 226 182Z',
      '#FF4A1A',
      0.55,
    ) +
    b.flat(
      'M240 187C310 184 362 234 360 286C358 312 346 332 324 348C340 322 344 300 341 276C335 238 300 206 240 187Z',
      '#FF9A2A',
    ) +
    b.flat(
      'M256 193C308 196 352 238 351 284C350 302 343 318 332 330C340 312 342 294 339 276C333 242 304 212 256 193Z',
      '#FFE27A',
    ) +
    b.flat(
      'M276 201C312 212 343 244 343 282C343 294 340 304 336 312C339 300 340 288 337 274C331 246 310 218 276 201Z',
      '#FFFFFF',
    )

  // The lasso: a loop of light over her head, its rope down to her fist.
  const glow = (d: string) =>
    b.stroke(d, '#FFB01E', 20, 0.22) +
    b.stroke(d, '#FFC83A', 11, 0.45) +
    b.stroke(d, '#FFF08A', 6) +
    b.stroke(d, '#FFFFFF', 2.4)
  const lasso =
    b.soft(150, 0, 190, '#FFD84A', 0.35, 90) +
    `<g transform="rotate(-13 150 8)">${glow(circle(152, 12, 180, 48))}</g>` +
    glow('M60 92C20 88 -14 104 -24 136C-30 166 -4 180 8 158')

  // Her tail, straight up with delight.
  const tailLine = '128 270, 62 268, 2 246, -28 206, -20 166, 4 158, 8 178'
  const catTail =
    b.stroke(line(tailLine), '#2E0652', 34) +
    b.stroke(line(tailLine), b.fill(['#5AFFE0', '#C83AC8', '#8A1EA8'], 0), 29) +
    b.stroke(line(tailLine), '#B42EBC', 24) +
    b.stroke(line('120 262, 60 259, 4 238, -24 204, -18 168'), '#FFA8F0', 7, 0.85) +
    b.stroke('M30 242Q36 256 30 270M2 228Q4 244 -8 256M-18 204Q-26 214 -40 214', '#6A0E8A', 6, 0.7) +
    b.stroke(line('-27 188, -18 164, 4 158, 8 178'), '#E8B0E0', 27) +
    b.stroke(line('-27 186, -18 163, 3 157, 7 176'), '#FFFFFF', 18)

  const legBack = b.form(
    'M232 246C262 238 296 256 300 286C302 308 296 322 288 336L256 330C262 310 258 296 246 290C232 286 222 262 232 246Z',
    denim,
    { depth: 14, rim: 3, lit: 4 },
  )
  const body = b.form('M124 190C112 214 108 244 120 272C142 292 206 292 236 268C244 240 236 210 222 190Z', leather, {
    depth: 24,
    rim: 5,
    lit: 7,
    inside:
      b.flat('M150 190C150 220 152 250 158 286H192C196 250 200 220 202 190Z', b.fill(cream, 90)) +
      b.stroke('M150 190C150 220 152 250 158 286M202 190C200 220 196 250 192 286', '#36101E', 4) +
      b.stroke('M144 194C144 222 146 250 150 284M208 194C206 222 202 250 200 284', '#FFE0A0', 1.8, 0.9) +
      b.flat(star(134, 238, 13, -8), '#6A2A10') +
      b.flat(star(133, 236, 13, -8), b.fill(GOLD)) +
      b.soft(176, 204, 60, '#3A0A3A', 0.6, 22),
  })
  const boot = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      'M-22 -34C-8 -28 8 -28 22 -34L24 6C34 12 56 14 58 26C58 34 50 36 40 36H-18C-24 36 -26 30 -24 20Z',
      ['#FFE27A', '#F0A01E', '#B04A0E', '#5A1A0E'],
      {
        depth: 12,
        rim: 3,
        lit: 5,
        inside:
          b.stroke('M-26 30H60', '#5A1A0E', 6) +
          b.stroke('M-20 -22C-8 -16 8 -16 22 -22M-10 -12Q0 4 12 -12', '#8A3A0E', 3) +
          b.flat(star(4, 10, 8), '#FFF8D0'),
      },
    )}${b.stroke('M-24 22H-34', '#C8D0F0', 4)}${b.flat(star(-40, 22, 11, 10), b.fill(['#FFFFFF', '#A8B4E0', '#5A5EA8'], 60))}</g>`
  const backBoot = `<g transform="translate(112 140) scale(.6)">${boot(272, 346, -16)}</g>`
  const legFront =
    b.form(
      'M128 236C160 222 206 232 222 262C230 282 224 304 214 322L178 316C184 300 180 288 170 282C146 290 122 282 116 264C114 250 118 240 128 236Z',
      denim,
      {
        depth: 20,
        rim: 4,
        lit: 7,
        inside:
          b.stroke('M132 246C160 236 196 244 208 268C214 282 210 300 204 318', '#FFD86A', 2.4, 0.9) +
          b.stroke('M178 262C190 268 196 278 194 292', '#120E5E', 4, 0.5),
      },
    ) + boot(196, 346, 8)
  const saddle =
    b.form(
      'M96 254C120 284 220 290 262 244C268 262 262 284 248 296C204 322 130 314 100 284C94 274 92 262 96 254Z',
      leather,
      {
        depth: 14,
        rim: 3,
        lit: 5,
        inside: b.stroke('M98 264C124 296 216 300 262 256', '#FFE0A0', 2, 0.9),
      },
    ) +
    b.form('M244 250C240 236 246 222 258 220C272 220 278 234 270 244C266 252 262 258 262 266Z', leather, {
      depth: 8,
      rim: 3,
      lit: 4,
    })

  const finger = (x: number, y: number, turn: number, length: number, width: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      `M-6 -${width}H${length - width}C${length + 2} -${width} ${length + 2} ${width} ${length - width} ${width}H-6C-11 ${width} -11 -${width} -6 -${width}Z`,
      cream,
      { depth: 7, rim: 1.4, lit: 4, turn: 90 - Math.round(turn / 30) * 30 },
    )}</g>`
  const fringe = (where: Joints, each: number, turn: number) =>
    along(where, each)
      .map(({ x, y }, i) => {
        const end = polar(x, y, 24 + (i % 3) * 4, turn + ((i * 7) % 13) - 6)
        return b.stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}`,
          i % 2 ? '#8A3E1A' : '#D8843A',
          4.4,
        )
      })
      .join('')
  const lassoArm =
    fringe('46 186 0, 74 230 0, 118 244 0', 5, 112) +
    b.form(
      'M138 192C118 202 100 202 92 190C84 176 82 160 82 140L38 138C34 170 36 204 52 226C74 252 118 254 146 240Z',
      leather,
      {
        depth: 18,
        rim: 3,
        lit: 6,
        inside: b.stroke('M66 226C58 214 58 204 62 194M82 164C72 158 58 158 48 164', '#36101E', 4, 0.5),
      },
    ) +
    b.form('M32 124C48 132 72 132 88 124L86 150C72 158 48 158 34 150Z', GOLD, { depth: 7, rim: 2, lit: 3, turn: 0 })
  const holdArm =
    fringe('222 224 0, 262 246 0, 296 216 0', 4, 110) +
    b.form(
      'M208 190C230 198 248 206 258 202C266 194 266 190 272 178L306 196C304 222 290 246 266 250C240 252 216 240 204 228Z',
      leather,
      { depth: 16, rim: 4, lit: 6, inside: b.stroke('M262 236C270 226 270 218 266 210', '#36101E', 4, 0.5) },
    ) +
    b.form('M268 182C276 194 296 204 312 200L320 182C306 184 290 176 282 162Z', GOLD, {
      depth: 6,
      rim: 2,
      lit: 3,
      turn: 0,
    })
  const fist = (x: number, y: number, turn: number, way: 1 | -1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${way} 1)">` +
    b.form('M-28 -14C-32 8 -26 30 -16 38H16C28 30 34 8 30 -14C22 -26 -22 -26 -28 -14Z', fur, {
      depth: 12,
      rim: 3,
      lit: 5,
    }) +
    finger(-22, 12, -98, 32, 9) +
    finger(-6, 14, -93, 38, 9.4) +
    finger(10, 14, -86, 37, 9.4) +
    finger(24, 10, -80, 29, 8.6) +
    finger(24, 26, 196, 40, 10) +
    '</g>'
  // The reins are light as well, and the comet minds them.
  const reins =
    glow('M300 170C304 196 316 214 336 228') +
    glow('M304 168C320 184 334 206 336 228') +
    b.soft(336, 230, 30, '#FFF0A0', 0.9) +
    b.flat(star(337, 232, 17, 10), '#5A2404') +
    b.flat(star(335, 229, 17, 10), b.fill(GOLD))

  // The head, about its middle.
  const ear = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${b.form(
      'M-36 24C-34 -16 -18 -52 2 -70C20 -48 36 -14 38 24Z',
      fur,
      {
        depth: 15,
        rim: 5,
        lit: 6,
        inside:
          b.flat('M-22 26C-22 -6 -12 -32 2 -48C16 -30 24 -6 26 26Z', b.fill(['#FFD0E0', '#FF6AA0', '#6A0A6A'], 80)) +
          [-14, -2, 12]
            .map((off) => b.flat(leaf([off * 1.5, 32], [off * 0.6, -22 + Math.abs(off)], 5.4), '#FFD8F8'))
            .join(''),
      },
    )}</g>`
  const ruff =
    row('-78 16 0, -74 44 0, -52 70 0', 3, [184, 122], [52, 17], -0.28) +
    row('80 12 0, 76 42 0, 54 68 0', 3, [-4, 58], [50, 16], 0.28) +
    row('-68 36 0, -54 62 0, -22 80 0', 2, [160, 106], [40, 15], -0.24, snow, '#8A3A9A') +
    row('70 32 0, 56 60 0, 26 78 0', 2, [22, 74], [40, 15], 0.24, snow, '#8A3A9A')
  const skull = b.form(
    blob('0 -82, 48 -76, 80 -44, 90 2, 78 44, 42 74, 0 84, -42 76, -78 46, -90 4, -80 -42, -48 -76'),
    fur,
    {
      depth: 28,
      rim: 5,
      lit: 10,
      inside:
        b.soft(-58, 30, 26, '#FFB0E8', 0.8) +
        b.flat(
          blob('2 -70, 9 -30, 24 0, 58 20, 72 50, 40 84, 0 90, -42 84, -70 50, -54 22, -20 0, -6 -30'),
          b.fill(cream, 90),
        ) +
        [
          [-34, -66, -22, -38],
          [-16, -72, -10, -44],
          [30, -70, 24, -42],
          [48, -62, 38, -38],
          [84, -4, 58, 2],
          [86, 14, 60, 16],
          [-86, -2, -60, 4],
          [-86, 16, -62, 18],
        ]
          .map(([x = 0, y = 0, tx = 0, ty = 0]) => b.flat(leaf([x, y], [tx, ty], 4.6), '#6A0E8A', 0.85))
          .join(''),
    },
  )
  // One eye is narrowed at what lies ahead, the other wide with the joy of it.
  const eye = (d: string, x: number, y: number, size: number) =>
    b.soft(x, y, size * 2.1, '#1E0440', 0.85, size * 1.6) +
    b.form(d, ['#FFFFFF', '#FFFBEA', '#D0B0E0'], {
      depth: 0,
      rim: 0,
      lit: 0,
      inside:
        b.flat(circle(x, y, size), b.ball(['#FFFFC0', '#FFE03A', '#F08A0E', '#8A2A04'])) +
        b.stroke(circle(x, y, size - 1), '#3A1004', 2.4) +
        b.flat(circle(x, y, size * 0.36, size * 0.7), '#0A0218') +
        b.soft(x + size * 0.3, y + size * 0.55, size * 0.6, '#FFFFE0', 0.9, size * 0.4) +
        b.soft(x, y - size * 1.15, size * 1.6, '#2A0450', 0.7, size * 0.6),
    }) +
    b.stroke(d, INK, 3) +
    b.flat(circle(x - size * 0.36, y - size * 0.36, size * 0.3), '#fff') +
    b.flat(circle(x + size * 0.4, y + size * 0.4, size * 0.14), '#fff', 0.9)
  const eyes =
    eye('M-64 -8C-58 -28 -32 -32 -16 -8C-20 10 -48 16 -64 -8Z', -36, -9, 18) +
    eye('M16 -8C20 -46 62 -56 78 -18C74 12 32 22 16 -8Z', 49, -17, 25) +
    b.stroke('M-72 -14C-62 -30 -34 -34 -14 -7M-66 -10L-78 -18', INK, 6) +
    b.stroke('M14 -6C18 -48 64 -58 82 -18M78 -26L92 -36M72 -38L84 -50', INK, 6)
  const brows =
    b.form(
      'M-76 -34C-62 -48 -34 -44 -12 -20C-10 -14 -14 -10 -20 -14C-36 -30 -56 -34 -72 -26C-78 -26 -79 -30 -76 -34Z',
      ['#B42EBC', '#5A0E7E', '#2A0450'],
      {
        depth: 5,
        rim: 0,
        lit: 4,
      },
    ) +
    b.form(
      'M18 -44C28 -66 60 -76 82 -56C86 -50 82 -46 76 -50C58 -62 40 -56 26 -38C20 -34 15 -38 18 -44Z',
      ['#B42EBC', '#5A0E7E', '#2A0450'],
      {
        depth: 5,
        rim: 0,
        lit: 4,
      },
    )
  const grin = 'M-50 30C-34 44 -14 46 4 38C24 46 54 38 72 16C82 52 54 88 10 90C-28 88 -52 62 -50 30Z'
  const mouth =
    b.form('M-48 52C-44 118 60 120 72 46Z', cream, { depth: 12, rim: 3, lit: 4 }) +
    b.form(grin, ['#4A0428', '#B00E3E', '#5A0430'], {
      depth: 10,
      rim: 0,
      lit: 0,
      inside:
        b.soft(8, 52, 44, '#1E0220', 0.8, 16) +
        b.form('M-24 92C-24 64 -4 58 12 66C30 56 52 62 48 84L36 100H-16Z', ['#FFB8C8', '#FF5A80', '#B8124A'], {
          depth: 10,
          rim: 0,
          lit: 5,
        }) +
        b.stroke('M13 70Q16 82 13 92', '#A80E40', 3.4, 0.7) +
        b.flat(
          'M-54 26C-34 44 -14 46 4 38C24 46 54 38 76 12L70 34C50 54 26 54 4 50C-18 54 -38 52 -52 42Z',
          b.fill(['#FFFFFF', '#FFF6F0', '#D8B8D0'], 90),
        ) +
        b.stroke('M-16 43V53M4 38V51M24 41V52', '#B088A8', 1.8, 0.8) +
        b.flat('M-42 34L-22 44L-30 72Z', '#fff') +
        b.flat('M34 41L56 30L52 64Z', b.fill(['#FFFBC8', '#FFC82A', '#D8860A'], 90)),
    }) +
    b.stroke(grin, INK, 4.6) +
    b.stroke('M-58 22C-56 28 -53 31 -48 32M70 20C76 18 80 14 80 8', INK, 4.2)
  const nose =
    b.stroke('M4 22V38', INK, 3.6) +
    b.form(blob('-14 8, 4 2, 22 7, 16 20, 4 27, -8 20'), ['#FFD0DC', '#FF5A90', '#8A0E4A'], {
      depth: 7,
      rim: 0,
      lit: 4,
    }) +
    b.flat(leaf([-8, 9], [12, 7], 2.6), '#fff', 0.9)
  const whiskers = ['M-34 24Q-84 8 -122 18', 'M-32 32Q-80 32 -112 52', 'M44 20Q92 -2 126 4', 'M44 28Q92 22 124 38']
    .map((d) => b.stroke(d, '#fff', 2.4, 0.95))
    .join('')
  const hat =
    `<g transform="translate(-2 -70) rotate(-11)">` +
    b.soft(0, 24, 84, '#1E0440', 0.75, 20) +
    b.form(
      'M-62 6C-64 -30 -58 -74 -34 -84C-20 -88 -12 -76 0 -76C14 -76 24 -90 40 -84C62 -74 64 -30 62 4C30 16 -30 16 -62 6Z',
      felt,
      {
        depth: 22,
        rim: 4,
        lit: 8,
        inside:
          b.soft(0, -70, 34, '#5A1E16', 0.7, 22) +
          b.stroke('M-34 -70C-30 -56 -24 -48 -16 -44M40 -70C34 -56 28 -48 20 -44', '#7A3410', 4, 0.6),
      },
    ) +
    b.form('M-64 -22C-30 -10 30 -10 64 -24L64 4C30 18 -30 18 -64 6Z', ['#5AF0E0', '#0EA8B8', '#0A4A7A'], {
      depth: 9,
      rim: 3,
      lit: 4,
    }) +
    b.form(
      'M-62 0C-84 -6 -98 -22 -106 -44C-124 -36 -128 -10 -108 8C-76 30 72 34 108 2C130 -16 124 -44 104 -50C98 -26 84 -10 62 -2C30 12 -30 12 -62 0Z',
      felt,
      {
        depth: 14,
        rim: 3,
        lit: 7,
        inside: b.stroke(
          'M-114 -34C-114 -14 -104 0 -84 8C-40 24 50 24 88 6C108 -4 116 -20 112 -40',
          '#FFF6D0',
          2.6,
          0.9,
        ),
      },
    ) +
    b.soft(2, -8, 30, '#FFF0A0', 0.7) +
    b.flat(star(3, -6, 22, 4), '#5A2404') +
    b.flat(star(1, -9, 22, 4), b.fill(GOLD)) +
    b.flat(circle(1, -9, 6), b.ball(['#FFFFFF', '#FF6AC8', '#8A0458'])) +
    '</g>'
  const scarf = b.form(
    'M116 186C136 206 204 208 236 180C242 190 242 200 238 208C222 224 204 228 190 228L172 262L154 230C136 228 122 218 114 206C110 198 112 190 116 186Z',
    ['#A8FFF0', '#1ED0C0', '#0A7A9A', '#08305E'],
    {
      depth: 14,
      rim: 3,
      lit: 6,
      inside:
        b.stroke('M122 200C150 220 206 220 234 196', '#08305E', 3, 0.5) +
        [
          [148, 212],
          [172, 220],
          [196, 214],
          [172, 240],
          [216, 206],
          [130, 204],
        ]
          .map(([x = 0, y = 0]) => b.flat(circle(x, y, 3.6), '#FFFFFF', 0.9))
          .join(''),
    },
  )
  const head =
    `<g transform="translate(176 120) rotate(8)">` +
    ear(-72, -38, -38) +
    ear(74, -42, 38) +
    ruff +
    skull +
    eyes +
    brows +
    mouth +
    nose +
    whiskers +
    hat +
    '</g>'
  let sparks = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(70, 280, r.between(30, 150), r.between(130, 340))
    sparks += b.soft(x, y, 8, '#FFA03A', 0.9) + b.flat(circle(x, y, r.between(1.3, 3)), '#FFF6C0')
  }
  return b.done(
    sky +
      lasso +
      tail +
      sparks +
      `<g transform="translate(-8 -30) scale(1.06) rotate(-6 240 270)">${rock}</g>` +
      `<g transform="translate(12 4) scale(.87) rotate(4 170 200)">` +
      catTail +
      backBoot +
      legBack +
      saddle +
      body +
      legFront +
      holdArm +
      scarf +
      lassoArm +
      head +
      reins +
      fist(303, 156, 24, -1) +
      fist(48, 98, -8, 1) +
      '</g>' +
      b.flat(star(326, 70, 13, 12), '#FFF3A0') +
      b.flat(star(-20, 120, 10, -14), '#9AFFF0') +
      b.flat(star(8, -20, 8, 20), '#FFC0F4') +
      sparkle(b, 320, -28, 20) +
      sparkle(b, 62, 2, 16) +
      sparkle(b, 340, 130, 12),
  )
}
