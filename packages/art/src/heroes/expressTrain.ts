import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { blob, circle, facet, leaf, limb, line, type Point, polar } from './line.ts'

const BRASS: Ramp = ['#FFFBD0', '#FFD24A', '#E08A1A', '#FFC84A', '#7A3A0A']
const RED: Ramp = ['#FF9A6A', '#F0321E', '#B00A2A', '#4A0420']
const STEEL: Ramp = ['#A8B8E8', '#4A4E7A', '#1E1A3A', '#0A0618']
const IRON = '#0C0716'
const LIP = '#5A2406'

/** The middle of the boiler from its face, 0, to the cab, 1, and how far it reaches there. */
const FACE = [112, 148, 80, 90] as const
const BACK = [246, 96, 50, 58] as const
const boiler = (t: number): readonly [x: number, y: number, rx: number, ry: number] => {
  const at = (i: 0 | 1 | 2 | 3) => FACE[i] + (BACK[i] - FACE[i]) * t
  return [at(0), at(1), at(2), at(3)]
}

/** The half of a hoop about the boiler that we see. */
const hoop = (t: number): string => {
  const [x, y, rx, ry] = boiler(t)
  return line(
    [-104, -70, -35, 0, 35, 70, 100].map((turn): Point => {
      const [px, py] = polar(0, 0, 1, turn)
      return [x + px * rx, y + py * ry]
    }),
  )
}

/** A steam locomotive comes straight at you, lamp blazing, and its driver leans out to see who dares. */
export function expressTrain(k: string): string {
  const b = new Brush(k, { shade: '#14042A', rim: '#FFB04A', key: '#FFFFFF' })
  const r = seedFrom('expressTrain')

  /** Steam: many round heads in one light, a dark edge behind them, a white one on top. */
  const cloud = (list: readonly (readonly [number, number, number])[], warm = false) => {
    const [edge, far, mid] = warm ? ['#8A4A8A', '#F0B8C0', '#FFEADC'] : ['#5A3A98', '#C8B8F0', '#F2ECFF']
    const small = list.flatMap(([x, y, size]) =>
      Array.from({ length: 4 }, () => {
        const [px, py] = polar(x, y, size * r.between(0.66, 0.92), r.between(0, 360))
        return [px, py, size * r.between(0.34, 0.55)] as const
      }),
    )
    const heads = [...small, ...list]
    return (
      b.flat(heads.map(([x, y, size]) => circle(x + 2, y + 3, size + 2)).join(''), edge, 0.55) +
      heads.map(([x, y, size]) => b.flat(circle(x, y, size), b.ball(['#FFFFFF', mid, far]))).join('') +
      list.map(([x, y, size]) => b.soft(x - size * 0.1, y - size * 0.2, size * 1.1, '#FFFFFF', 0.9)).join('')
    )
  }

  let wind = b.soft(220, 110, 240, '#FF8A4A', 0.6) + b.soft(110, 120, 190, '#FFD88A', 0.45)
  for (let i = 0; i < 26; i++) {
    const turn = r.between(0, 360)
    const far = r.between(120, 170)
    wind += b.flat(
      leaf(polar(250, 96, far, turn), polar(250, 96, far + r.between(60, 130), turn), r.between(1.2, 3.2)),
      '#FFE8C8',
      0.45,
    )
  }
  const plume =
    cloud(
      [
        [350, -44, 46],
        [306, -56, 44],
        [330, -6, 40],
        [268, -58, 36],
      ],
      true,
    ) +
    cloud([
      [290, -26, 36],
      [240, -54, 32],
      [252, -22, 30],
      [214, -46, 24],
      [222, -24, 20],
    ])

  // The track comes from under the train and opens towards us.
  const track =
    b.flat('M350 214L216 300L240 360H-60L-20 330L60 300L240 200Z', '#1A0A26', 0.85) +
    [
      [330, 232, 2],
      [292, 258, 3],
      [246, 290, 5],
      [206, 326, 8],
    ]
      .map(([x = 0, y = 0, w = 0]) => b.stroke(`M${x} ${y}l${-30 - w * 20} ${-8 - w * 2}`, '#6A3A2A', 4 + w * 2))
      .join('') +
    b.stroke('M360 216L180 338', '#3A2A4A', 9) +
    b.stroke('M360 213L180 334', '#FFD8A0', 3)

  // The cab, and who drives.
  const cab =
    b.form('M276 18L340 8V196L276 206Z', RED, {
      depth: 16,
      rim: 5,
      lit: 4,
      inside: b.stroke('M284 30L336 22V186L284 194Z', '#FFC84A', 2.4),
    }) +
    b.flat('M288 44L330 38V112L288 120Z', '#2A0A1E') +
    b.flat('M292 50L326 44V108L292 114Z', b.fill(['#FFE9A0', '#FFA03A', '#A83A1E'], 80)) +
    b.form('M172 20L280 16V200L172 206Z', RED, {
      depth: 14,
      rim: 0,
      lit: 4,
      inside: b.stroke('M180 26L272 23V194L180 198Z', '#FFC84A', 2.4),
    }) +
    b.form('M186 34Q200 28 214 32L206 66L184 74Z', ['#FFFBD8', '#FFD27A', '#F08A2A'], { depth: 6, rim: 0, lit: 3 }) +
    b.form('M254 30L270 32V62Q264 52 250 46Z', ['#FFFBD8', '#FFD27A', '#F08A2A'], { depth: 6, rim: 0, lit: 3 }) +
    b.form('M158 24C170 0 220-16 262-14C300-14 340-8 358 2L356 16C330 8 300 10 276 20C240 12 196 16 162 34Z', STEEL, {
      depth: 10,
      rim: 4,
      lit: 7,
      inside: b.stroke('M160 30C196 12 240 10 276 17C300 8 330 6 358 13', '#FFC84A', 4),
    })
  const skin: Ramp = ['#FFF0D0', '#FFC08A', '#E88A5A', '#A84A3A']
  const leather: Ramp = ['#D8935A', '#8A4A22', '#4A200E', '#260C08']
  const driver =
    `<g transform="translate(310 70) scale(1.12)">` +
    b.form(
      'M8 28C22 24 32 24 38 12C42 2 36-8 46-20C46-12 52-10 58-14C62 6 58 30 40 40C28 46 14 44 8 40Z',
      ['#FFF6E0', '#FFD24A', '#E07A1A', '#8A2A1A'],
      { depth: 7, rim: 2, lit: 3 },
    ) +
    b.form(blob('-30 66, -32 40, -14 26, 10 24, 26 36, 28 66, 0 74'), ['#5A7AE0', '#22409A', '#101A52'], {
      depth: 14,
      rim: 4,
      lit: 4,
    }) +
    b.form(blob('-20 22, 0 16, 18 24, 16 38, -4 42, -20 36'), ['#FFF6E0', '#FFD24A', '#E07A1A', '#8A2A1A'], {
      depth: 7,
      rim: 2,
      lit: 4,
    }) +
    b.form(blob('-24 -8, -18 -26, 2 -32, 20 -24, 24 -4, 18 18, 4 28, -12 26, -22 14'), skin, {
      depth: 7,
      rim: 2,
      lit: 5,
      inside: b.soft(-14, 10, 10, '#FF5A3A', 0.5) + b.soft(14, 10, 9, '#FF5A3A', 0.4),
    }) +
    // The grin under the moustache.
    b.flat('M-16 11C-6 15 8 15 17 9C16 22 8 27-1 27C-10 27-16 21-16 11Z', '#4A0A16') +
    b.flat('M-14 12C-5 16 7 16 15 11L13 17C6 20-6 20-12 18Z', '#FFFFFF') +
    b.form(
      'M0 8C-8 3-16 7-24 1C-28 10-18 17-10 15C-5 15-2 13 0 11C3 13 6 14 11 13C19 14 29 7 25-2C17 5 8 2 0 8Z',
      ['#8A3A1A', '#4A1A0C', '#1E0806'],
      { depth: 3, rim: 0, lit: 2 },
    ) +
    b.form(
      blob('-27 2, -30 -16, -20 -36, 2 -42, 22 -34, 29 -14, 27 4, 21 -8, 18 -14, 0 -18, -18 -14, -22 -6'),
      leather,
      { depth: 10, rim: 3, lit: 5, inside: b.stroke('M2-42Q-2-30 0-16', '#2A0C06', 2) },
    ) +
    b.stroke('M-28-10Q0-16 28-8', '#2A0C08', 6) +
    [-10, 11]
      .map(
        (x) =>
          b.flat(circle(x, -7, 12.4), LIP) +
          b.flat(circle(x, -7, 11.4), b.fill(BRASS, 60)) +
          b.flat(circle(x, -7, 8.6), b.ball(['#FFFFFF', '#F0FFFF', '#9AE0F0'])) +
          b.flat(circle(x - 2, -5, 4.6), '#1A0A1E') +
          b.flat(circle(x - 3.6, -7, 1.9), '#fff') +
          b.flat(leaf([x - 1, -13], [x + 7, -6], 1.8), '#fff', 0.8),
      )
      .join('') +
    b.form(blob('-4 0, 1 -5, 7 0, 8 7, 1 10, -5 7'), skin, { depth: 4, rim: 1, lit: 3 }) +
    '</g>' +
    // The sill he leans on, an arm over it, and a glove that holds on.
    b.form('M286 150L344 133V146L286 168Z', RED, { depth: 6, rim: 3, lit: 3 }) +
    b.stroke('M284 152L344 135', LIP, 8) +
    b.stroke('M284 151L344 134', '#FFD24A', 5) +
    b.form(limb('330 114 14, 318 138 13, 280 130 9'), ['#7A9AF8', '#2E50B8', '#101A52'], { depth: 8, rim: 3, lit: 5 }) +
    b.form(blob('290 122, 280 116, 268 118, 262 126, 266 136, 276 140, 288 142, 294 132'), leather, {
      depth: 6,
      rim: 2,
      lit: 4,
      inside: b.stroke('M264 124l11 3M265 131l10 2M290 121L286 143', '#260C08', 1.8),
    })

  // The boiler: black behind its face, red along its barrel, hooped in brass.
  const barrel = b.form(
    'M108 58L244 38C282 40 298 66 297 96C296 128 280 150 252 154L128 238Z',
    ['#FF8A5A', '#F02A1E', '#A8082A', '#3A0420'],
    {
      depth: 26,
      rim: 0,
      lit: 9,
      turn: 74,
      inside:
        b.flat(`${hoop(0.34)}L60 260V40Z`, b.fill(['#8A94C8', '#34305A', '#141028', '#06040E'], 74)) +
        b.flat(leaf([150, 72], [284, 58], 3.6, 0.03), '#FFFFFF', 0.75) +
        b.soft(250, 150, 60, '#12021E', 0.8, 26) +
        [0.36, 0.62, 0.88]
          .map(
            (t) =>
              b.stroke(hoop(t), LIP, 9) +
              b.stroke(hoop(t), b.fill(['#FFFBD0', '#FFC83A', '#8A4206', '#F0A83A'], 90), 6),
          )
          .join(''),
    },
  )
  const dome =
    b.form('M208 50C206 24 214 6 228 6C242 6 248 22 250 44Q230 56 208 50Z', BRASS, {
      depth: 10,
      rim: 4,
      lit: 5,
      turn: 10,
    }) + b.form('M202 52Q230 42 256 44L258 52Q230 54 204 62Z', BRASS, { depth: 5, rim: 2, lit: 3 })

  // Wheels at the side, and what drives them.
  const wheel = (x: number, y: number, rx: number, ry: number, turn: number) => {
    let spokes = ''
    for (let i = 0; i < 10; i++) {
      const [px, py] = polar(0, 0, 1, turn + i * 36)
      spokes += `M${x} ${y}L${(x + px * rx * 0.82).toFixed(1)} ${(y + py * ry * 0.82).toFixed(1)}`
    }
    return (
      b.flat(circle(x - rx * 0.3, y - 1, rx, ry), IRON) +
      b.form(circle(x, y, rx, ry), STEEL, { depth: 8, rim: 3, lit: 4 }) +
      b.flat(circle(x, y, rx * 0.84, ry * 0.84), '#1A0418') +
      b.stroke(spokes, '#5A0A1E', rx * 0.2) +
      b.stroke(spokes, '#F0321E', rx * 0.13) +
      b.stroke(circle(x, y, rx * 0.78, ry * 0.78), '#C8142A', rx * 0.13) +
      b.form(circle(x, y, rx * 0.3, ry * 0.3), BRASS, { depth: 4, rim: 2, lit: 2 })
    )
  }
  const frame = b.flat('M150 232L330 150L340 214L180 300Z', '#0E0618')
  const wheels = wheel(330, 188, 22, 38, 4) + wheel(288, 212, 27, 45, 20) + wheel(236, 242, 32, 52, 8)
  const rod =
    b.form(
      facet('186 244, 188 256, 240 268, 344 204, 342 192, 240 254'),
      ['#FFFFFF', '#C8D0F0', '#6A70A0', '#2A2850'],
      { depth: 4, rim: 2, lit: 3 },
    ) +
    [
      [238, 261],
      [290, 231],
      [332, 204],
    ]
      .map(([x = 0, y = 0]) => b.form(circle(x, y, 7, 8.6), BRASS, { depth: 3, rim: 2, lit: 2 }))
      .join('')
  const board =
    b.form('M170 214L346 138L350 148L180 226Z', RED, { depth: 5, rim: 0, lit: 4 }) +
    b.stroke('M172 214L346 138', '#FFC84A', 3)
  const cylinder =
    b.form('M178 222L220 206C234 206 240 222 240 236C240 250 232 260 222 262L186 272Z', RED, {
      depth: 12,
      rim: 3,
      lit: 5,
      inside: b.stroke('M214 206C226 214 228 252 214 268', '#FFC84A', 5),
    }) +
    b.form(circle(184, 247, 21, 26), BRASS, { depth: 8, rim: 2, lit: 4 }) +
    b.form(circle(183, 247, 14, 18), STEEL, { depth: 7, rim: 0, lit: 3 }) +
    b.form(circle(183, 247, 5, 7), BRASS, { depth: 3, rim: 0, lit: 2 })

  // Its chimney, flared, with a lip of brass.
  const chimney =
    b.form(
      'M138 60C142 40 138 20 126-8C150-16 186-16 206-6C192 18 186 36 190 54Q166 66 138 60Z',
      ['#9AA4D8', '#3A3866', '#151028', '#2A2448', '#08050F'],
      { depth: 16, rim: 5, lit: 6, turn: 8 },
    ) +
    b.form('M132 62Q166 72 196 54L200 64Q166 82 128 74Z', BRASS, { depth: 5, rim: 2, lit: 3 }) +
    b.form('M120-18C118-34 214-34 212-16C212-8 208-2 204 0Q166 12 128-1C122-6 120-12 120-18Z', BRASS, {
      depth: 9,
      rim: 4,
      lit: 5,
      turn: 10,
    }) +
    b.flat(circle(166, -20, 42, 11), b.fill(['#2A0A1E', '#E05A1E'], 20))
  const smoke = cloud([
    [204, -34, 22],
    [182, -38, 24],
    [152, -30, 17],
    [168, -24, 14],
  ])

  // The face: a riveted ring, a red door with a winged star.
  const [fx, fy, frx, fry] = FACE
  let rivets = ''
  for (let i = 0; i < 22; i++) {
    const [px, py] = polar(0, 0, 1, i * (360 / 22) + 8)
    rivets += b.flat(
      circle(fx + px * frx * 0.9, fy + py * fry * 0.9, 3.4),
      b.ball(['#FFFFFF', '#A8B0D8', '#3A3460', '#0A0618']),
    )
  }
  const star = Array.from({ length: 10 }, (_, i) => polar(fx - 2, fy, i % 2 ? 11 : 25, i * 36 - 90))
  let wings = ''
  for (const way of [-1, 1])
    for (let i = 0; i < 4; i++)
      wings +=
        b.flat(
          leaf([fx - 2 + way * 12, fy + 9 - i * 2], [fx - 2 + way * (51 - i * 5), fy + 15 - i * 17], 7, way * 0.14),
          LIP,
        ) +
        b.flat(
          leaf([fx - 2 + way * 12, fy + 8 - i * 2], [fx - 2 + way * (50 - i * 5), fy + 14 - i * 17], 5.6, way * 0.14),
          b.fill(['#FFFBD0', '#FFD24A', '#C8700E'], 70),
        )
  const face =
    b.form(circle(fx, fy, frx, fry), ['#8A94C8', '#3A3666', '#16102A', '#06040E'], { depth: 18, rim: 7, lit: 8 }) +
    rivets +
    b.flat(circle(fx, fy, frx * 0.8, fry * 0.8), IRON) +
    b.stroke(circle(fx, fy, frx * 0.77, fry * 0.77), b.fill(BRASS, 50), 6) +
    b.form(circle(fx, fy, frx * 0.73, fry * 0.73), ['#FF8A5A', '#F0281E', '#B0082A', '#5A0424'], {
      depth: 24,
      rim: 3,
      lit: 9,
      inside:
        b.soft(fx - 20, fy - 30, 40, '#FFD8A0', 0.7, 24) +
        b.stroke(circle(fx, fy, frx * 0.6, fry * 0.6), '#5A0420', 3, 0.6) +
        b.stroke(circle(fx - 1, fy - 1, frx * 0.6, fry * 0.6), '#FFB08A', 1.4, 0.7),
    }) +
    // Hinges on the right.
    [-34, 34]
      .map(
        (off) =>
          b.form(
            limb([
              [fx + 34, fy + off, 3.4],
              [fx + 52, fy + off, 4.4],
              [fx + 70, fy + off * 1.02, 7],
            ]),
            BRASS,
            { depth: 4, rim: 1, lit: 2 },
          ) + b.flat(circle(fx + 68, fy + off, 2.6), LIP),
      )
      .join('') +
    b.soft(fx + 4, fy + 10, 56, '#3A0216', 0.7, 36) +
    wings +
    b.form(facet(star), BRASS, { depth: 5, rim: 2, lit: 4 }) +
    b.flat(circle(fx - 2, fy, 7), b.ball(['#E0FFFF', '#3AC8F0', '#0A3A9A'])) +
    b.flat(circle(fx - 4, fy - 2, 2.2), '#fff')

  const lamp =
    b.form('M82 84L96 60H128L140 84Z', STEEL, { depth: 6, rim: 2, lit: 4 }) +
    b.form('M92 4L128-2C146 0 152 20 152 34C152 52 144 66 130 66L96 70Z', BRASS, {
      depth: 12,
      rim: 4,
      lit: 5,
      turn: 80,
    }) +
    b.form('M104-6C104-20 122-22 124-8L126 0H104Z', BRASS, { depth: 5, rim: 2, lit: 3 }) +
    b.form(circle(96, 37, 37, 39), BRASS, { depth: 8, rim: 3, lit: 5 }) +
    b.flat(circle(96, 37, 30, 32), LIP) +
    b.flat(circle(96, 37, 28, 30), b.ball(['#FFFFFF', '#FFFFF0', '#FFF0A0', '#FFB83A'])) +
    b.stroke('M72 37H120M96 10V64', '#FFB83A', 1.6, 0.6)
  const beam =
    [172, 150, 124, 196]
      .map((turn, i) => `<g transform="rotate(${turn} 96 37)">${b.soft(176, 37, 112 - i * 8, '#FFE88A', 0.5, 15)}</g>`)
      .join('') +
    b.soft(92, 37, 96, '#FFE88A', 0.6) +
    b.soft(92, 37, 44, '#FFFFFF', 0.9) +
    b.flat(
      leaf([-30, 58], [206, 18], 3.6) +
        leaf([84, -70], [106, 136], 3.6) +
        leaf([48, -12], [144, 86], 2.4) +
        leaf([48, 86], [144, -12], 2.4),
      '#FFFFFF',
      0.9,
    )

  // The beam in front, its lamps, and the cowcatcher.
  const lantern = (x: number, y: number, color: string) =>
    b.form(circle(x, y, 15, 16), BRASS, { depth: 6, rim: 2, lit: 3 }) +
    b.flat(circle(x - 1, y, 10, 11), b.ball(['#FFFFFF', color, '#7A0A1E'])) +
    b.soft(x, y, 30, color, 0.8)
  const bumper =
    b.form('M22 218L198 226L204 258L20 250Z', RED, {
      depth: 10,
      rim: 4,
      lit: 5,
      inside: b.stroke('M26 224L196 231M24 245L200 252', '#FFC84A', 2.6),
    }) +
    [40, 76, 148, 180]
      .map((x) => b.flat(circle(x, 235 + x * 0.03, 4.4), b.ball(['#FFFBD0', '#FFC83A', '#7A3A0A'])))
      .join('')
  let slats = ''
  for (let i = 0; i < 13; i++) {
    const t = (i - 6) / 6
    const top: Point = [112 + t * 80, 255 + t * 3]
    const foot: Point = [104 + t * 112, 338 - Math.abs(t) ** 1.4 * 26]
    const w = 5.4
    const bar = (left: number, right: number) =>
      facet([
        [top[0] - w * 0.6 * left, top[1]],
        [top[0] + w * 0.6 * right, top[1]],
        [foot[0] + w * right, foot[1]],
        [foot[0] - w * left, foot[1]],
      ])
    slats +=
      b.flat(bar(1, 1), b.fill(RED, 80)) +
      b.flat(bar(0.9, -0.45), '#FFC08A', 0.75) +
      b.flat(bar(-0.6, 0.95), '#FFB04A', 0.6)
  }
  const catcher =
    b.flat('M30 252L194 258L222 314L104 342L-12 312Z', '#12040E') +
    slats +
    b.stroke(line('-10 312, 46 328, 104 340, 164 332, 218 314'), LIP, 13) +
    b.stroke(line('-10 311, 46 327, 104 339, 164 331, 218 313'), '#FFC23A', 9) +
    b.stroke(line('-10 309, 46 325, 104 337, 164 329'), '#FFF6C0', 2.4)

  const jets =
    b.soft(250, 300, 60, '#FFF0F0', 0.6, 30) +
    cloud(
      [
        [262, 316, 24],
        [300, 306, 26],
        [334, 288, 26],
        [280, 332, 26],
      ],
      true,
    ) +
    cloud([
      [-14, 268, 22],
      [-22, 300, 28],
      [10, 296, 17],
      [-2, 328, 26],
    ])
  let sparks = ''
  for (const [x, y, count] of [
    [238, 292, 16],
    [290, 256, 12],
    [330, 226, 8],
  ] as const) {
    sparks += b.soft(x, y, 26, '#FFC84A', 0.9, 18)
    for (let i = 0; i < count; i++) {
      const turn = r.between(-50, 40)
      const from = polar(x, y, r.between(4, 26), turn)
      sparks += b.flat(
        leaf(from, polar(from[0], from[1], r.between(8, 24), turn), r.between(1, 2)),
        i % 2 ? '#FFF6B0' : '#FF9A2A',
      )
    }
  }
  let embers = ''
  for (let i = 0; i < 16; i++) {
    const [x, y] = [r.between(170, 340), r.between(-60, 30)]
    embers += b.flat(leaf([x, y], [x + r.between(5, 12), y - r.between(1, 5)], 1.4), i % 2 ? '#FFD24A' : '#FF8A2A')
  }
  return b.done(
    `${wind}<g transform="translate(-5 1) rotate(-4 160 160) translate(-8 150) scale(.93) translate(8 -150)">` +
      plume +
      track +
      cab +
      frame +
      wheels +
      barrel +
      dome +
      board +
      driver +
      rod +
      cylinder +
      smoke +
      chimney +
      face +
      lantern(30, 206, '#FF6A4A') +
      lantern(196, 212, '#FF6A4A') +
      bumper +
      catcher +
      jets +
      sparks +
      embers +
      lamp +
      beam +
      sparkle(b, 60, 100, 14) +
      sparkle(b, 226, 18, 20) +
      '</g>',
  )
}
