import { seedFrom } from '../seed.ts'
import { Brush } from './brush.ts'
import { cab, driver } from './expressTrainCab.ts'
import { BRASS, beam, bumper, catcher, FACE, face, IRON, LIP, lamp, lantern, RED, STEEL } from './expressTrainFront.ts'
import { sparkle } from './gems.ts'
import { circle, facet, leaf, line, type Point, polar } from './line.ts'

const BACK = [246, 96, 50, 58] as const

/** The middle of the boiler from its face, 0, to the cab, 1, and how far it reaches there. */
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
      cab(b) +
      frame +
      wheels +
      barrel +
      dome +
      board +
      driver(b) +
      rod +
      cylinder +
      smoke +
      chimney +
      face(b) +
      lantern(b, 30, 206, '#FF6A4A') +
      lantern(b, 196, 212, '#FF6A4A') +
      bumper(b) +
      catcher(b) +
      jets +
      sparks +
      embers +
      lamp(b) +
      beam(b) +
      sparkle(b, 60, 100, 14) +
      sparkle(b, 226, 18, 20) +
      '</g>',
  )
}
