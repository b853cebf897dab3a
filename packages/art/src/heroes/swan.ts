import { n1, seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { lotusBloom } from './east.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, type Joint, leaf, type Point, polar, tube } from './line.ts'

/** From the tip of a wing to its shoulder: where each feather grows, where it points and how long it is. */
interface Wing {
  arm: string
  turns: readonly [tip: number, shoulder: number]
  lengths: readonly [tip: number, middle: number, shoulder: number]
  ramps: readonly Ramp[]
  shadow: string
  bend: number
  counts: readonly number[]
}

/** The queen of the lake: wings half open to the moon, a crown, and a look that says the ice is hers. */
export function swan(k: string): string {
  const b = new Brush(k, { shade: '#2A2A9A', rim: '#8AF4FF', key: '#FFFFFF' })
  const r = seedFrom('swan')
  const down: Ramp = ['#FFFFFF', '#F4F8FF', '#C8D8FF', '#7A88E8']
  const sapphire: Ramp = ['#E0FCFF', '#3AC0FF', '#0A4AD0', '#0A1060']

  // A feather is flat paint: shadow, vane, the lit half of it, the shaft.
  const feather = (
    from: Point,
    turn: number,
    length: number,
    width: number,
    bend: number,
    ramp: Ramp,
    shadow: string,
  ) => {
    const to = polar(...from, length, turn)
    const mid = polar(...polar(...from, length * 0.55, turn), bend * length * 0.9, turn + 90)
    const near = polar(...from, length * 0.1, turn)
    const lit = polar(...from, length * 0.93, turn - 1.5)
    const shaft = `M${from.map(n1).join(' ')}Q${mid.map(n1).join(' ')} ${to.map(n1).join(' ')}`
    return (
      b.flat(leaf(from, polar(...to, 2.4, turn + 50), width * 1.16, bend), shadow, 0.75) +
      b.flat(leaf(from, to, width, bend), b.fill(ramp, Math.round(turn / 15) * 15)) +
      (length > 26 ? b.flat(leaf(near, lit, width * 0.4, bend - (width * 0.5) / length), '#FFFFFF', 0.45) : '') +
      (length > 40 ? b.stroke(shaft, shadow, 1.2, 0.55) : '')
    )
  }
  const wing = ({ arm, turns, lengths, ramps, shadow, bend, counts }: Wing) => {
    let s = ''
    for (const [row, count] of counts.entries()) {
      const path = along(arm, 20)
      for (let i = 0; i < count; i++) {
        const share = i / (count - 1)
        const p = path[Math.round((path.length - 1) * (0.02 + share * 0.96))]
        if (!p) continue
        const turn = turns[0] + (turns[1] - turns[0]) * share ** 0.85 + r.between(-2, 2)
        const [a, m, z] = lengths
        const full = share < 0.5 ? a + (m - a) * share * 2 : m + (z - m) * (share - 0.5) * 2
        const reach = full * [1, 0.7, 0.46, 0.27][row]! * r.between(0.96, 1.04)
        s += feather([p.x, p.y], turn, reach, [12.5, 12, 11, 10][row]!, bend, ramps[row] ?? down, shadow)
      }
    }
    return s
  }

  const moon =
    b.soft(160, 60, 190, '#C8A8FF', 0.7) +
    b.form(circle(158, 52, 104), ['#FFF6FF', '#D8B8FF', '#8A6AE8', '#3A2AA8'], {
      depth: 40,
      rim: 4,
      lit: 10,
      inside:
        b.flat(circle(206, 20, 22, 20), '#7A5AD8', 0.35) +
        b.flat(circle(188, -16, 11), '#8A6AE0', 0.3) +
        b.flat(circle(226, 66, 15), '#5A3AC0', 0.35) +
        b.flat(circle(96, -2, 13), '#B89AF0', 0.5) +
        b.flat(circle(206, 98, 10), '#5A3AC0', 0.35),
    }) +
    b.stroke(circle(158, 52, 113), '#E8D8FF', 1.6, 0.5)
  const farWing = wing({
    arm: '14 30 0, 44 92 0, 96 160 0, 140 214 0',
    turns: [-118, -196],
    lengths: [112, 98, 84],
    ramps: [
      ['#C8D4FF', '#8A98F0', '#3E3CB8'],
      ['#D4E0FF', '#98A8F6', '#4A4CC4'],
      ['#E0EAFF', '#A8B8FC', '#5A60D4'],
    ],
    shadow: '#1E1A7A',
    bend: 0.1,
    counts: [12, 10, 8],
  })
  const nearWing =
    wing({
      arm: '272 18 0, 266 74 0, 232 146 0, 174 226 0',
      turns: [-72, 22],
      lengths: [104, 122, 140],
      ramps: [
        ['#DCE8FF', '#E8F2FF', '#A8C0FF', '#5A6AE0'],
        ['#E8F0FF', '#FFFFFF', '#C8DAFF', '#8098F4'],
        ['#F0F6FF', '#FFFFFF', '#DCE8FF', '#9AB4FC'],
        ['#FFFFFF', '#FFFFFF', '#ECF4FF', '#B8CCFF'],
      ],
      shadow: '#3A3EB8',
      bend: -0.1,
      counts: [14, 12, 10, 10],
    }) +
    b.soft(182, 232, 44, '#2A2A9A', 0.55, 34) +
    b.flat(
      tube([
        [272, 10, 3],
        [266, 70, 9],
        [230, 142, 13],
        [180, 218, 19],
      ]),
      b.fill(['#FFFFFF', '#E4ECFF', '#A8B8F8'], 60),
    ) +
    // Down along the bone, from the tip on, so that each lies over the one above it.
    along('270 24 0, 264 74 0, 230 144 0, 180 214 0', 5)
      .map(({ x, y, share }, i) =>
        feather(
          [x + (i % 2 ? 4 : -7) - share * 6, y - 8],
          -58 + share * 92,
          26 + share * 20,
          8.5 + share * 5,
          -0.14,
          i % 2 ? ['#FFFFFF', '#F0F4FF', '#A8BCFC'] : ['#FFFFFF', '#FFFFFF', '#C4D4FF'],
          '#5A66D0',
        ),
      )
      .join('')
  const tail = [0, 1, 2, 3, 4]
    .map((i) =>
      feather([262, 254 + i * 6], -34 + i * 11, 82 - i * 5, 13, -0.06, ['#DCE8FF', '#FFFFFF', '#A8BCFF'], '#3A3EB8'),
    )
    .join('')
  let scallops = ''
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 9; i++) scallops += `M${84 + i * 18 + (row % 2) * 9} ${232 + row * 15}q9 12 18 0`
  const body = b.form(
    blob('66 270, 80 230, 124 206, 178 212, 232 232, 282 244, 300 262, 276 302, 206 326, 116 322, 78 302'),
    down,
    { depth: 40, rim: 6, lit: 10, inside: b.stroke(scallops, '#7A88E8', 2, 0.35) + b.stroke(scallops, '#fff', 1, 0.7) },
  )
  const neckLine: readonly Joint[] = [
    [124, 62, 25],
    [152, 92, 23],
    [168, 136, 24],
    [152, 182, 29],
    [126, 222, 45],
    [124, 262, 57],
    [126, 300, 48],
    [127, 320, 2],
  ]
  let ruff = ''
  for (const p of along(neckLine, 5).slice(4, 20))
    for (const off of [-0.55, -0.1, 0.35])
      ruff += `M${n1(p.x - p.ty * p.radius * off)} ${n1(p.y + p.tx * p.radius * off)}q${n1(p.tx * 7 - 3)} ${n1(p.ty * 7 - 1)} ${n1(p.tx * 11)} ${n1(p.ty * 11)}`
  const neck =
    b.soft(176, 170, 46, '#2A2A9A', 0.6, 70) +
    b.form(tube(neckLine), down, { depth: 24, rim: 6, lit: 8, turn: 30, inside: b.stroke(ruff, '#7A88E8', 1.8, 0.4) })

  const head = b.form(blob('84 62, 90 36, 116 22, 146 30, 160 58, 150 86, 120 96, 94 86'), down, {
    depth: 18,
    rim: 4,
    lit: 7,
    inside: b.soft(126, 82, 22, '#FF8AC0', 0.6, 16),
  })
  const bill =
    b.form(
      'M98 42C82 46 70 60 54 74C42 82 28 90 30 100C34 108 58 106 78 100C92 96 100 90 104 78Z',
      ['#FFF08A', '#FF9A2A', '#F04A1E', '#9A1236'],
      { depth: 12, rim: 3, lit: 6 },
    ) +
    b.flat('M54 74C42 82 28 90 30 100C38 104 46 100 50 94C50 86 50 80 54 74Z', '#5A0E2A', 0.85) +
    b.flat(leaf([36, 92], [48, 82], 2.4), '#FFB08A', 0.9) +
    b.stroke('M36 101C56 99 78 95 96 87C106 84 114 80 118 74', '#7A0E2A', 3, 0.9) +
    b.flat(leaf([68, 72], [80, 64], 2.6), '#7A0E2A') +
    b.form(
      'M88 34C100 32 108 42 108 54C108 66 104 78 98 84C92 76 84 64 76 58C74 46 78 36 88 34Z',
      ['#6A5A9A', '#241A4A', '#0E0824'],
      { depth: 6, rim: 2, lit: 4 },
    )
  const eye =
    b.flat('M92 60C100 38 134 32 152 52C140 62 138 76 120 76C106 76 98 70 92 60Z', '#1A0E4A') +
    b.form(
      'M100 61C106 46 130 42 140 56C138 68 128 74 118 73C108 72 103 68 100 61Z',
      ['#FFFFFF', '#F4F8FF', '#B8C0F0'],
      { depth: 5, rim: 0, lit: 0 },
    ) +
    b.flat(circle(118, 59, 11.5, 12), b.ball(['#D8FFFF', '#2AE0F0', '#0A7AC8', '#0A2A6A'])) +
    b.flat(circle(117, 59, 6, 6.6), '#06041A') +
    b.flat(circle(112.5, 53.5, 4.2), '#fff') +
    b.flat(circle(122, 65, 2), '#fff', 0.9) +
    b.form('M94 58C102 36 134 30 154 48C142 46 112 42 94 58Z', ['#D8A8FF', '#8A4AE0', '#3A1A9A'], {
      depth: 4,
      rim: 0,
      lit: 3,
    }) +
    b.stroke('M94 59C104 40 132 36 152 50M142 44L156 34M150 48L166 42M132 40L140 29', '#120A3A', 3.4)
  const point = (x: number, y: number, w: number, top: number, lean: number) =>
    `L${x} ${y}L${x + w / 2 + lean} ${top}L${x + w} ${y}`
  const crown =
    `<g transform="rotate(12 126 20)">` +
    b.flat(circle(126, 22, 34, 9), '#7A3206') +
    b.form(
      `M92 24${point(90, 2, 14, -16, -8)}${point(104, 4, 14, -32, -4)}${point(118, 4, 16, -46, 0)}${point(134, 4, 14, -32, 4)}${point(148, 2, 14, -16, 8)}L160 24Q126 38 92 24Z`,
      ['#FFFBD8', '#FFD24A', '#F2A01E', '#A85A0A'],
      { depth: 5, rim: 2, lit: 4 },
    ) +
    b.stroke('M93 22Q126 36 159 22M92 10Q126 22 160 10', '#FFFBE0', 2.2, 0.9) +
    [
      [89, -18],
      [107, -35],
      [126, -50],
      [145, -35],
      [163, -18],
    ]
      .map(([x = 0, y = 0], i) => b.flat(circle(x, y, i === 2 ? 7 : 5), b.ball(['#FFFFFF', '#F0E8FF', '#A88AE0'])))
      .join('') +
    b.flat(leaf([126, -24], [126, 10], 9), b.ball(sapphire)) +
    b.flat(leaf([123, -14], [123, -2], 2.4), '#fff', 0.9) +
    [104, 148].map((x) => b.flat(circle(x, 14, 4.6), b.ball(['#FFE0F0', '#FF3A8A', '#8A0A5A']))).join('') +
    b.flat(circle(126, 19, 4.6), b.ball(['#FFE0F0', '#FF3A8A', '#8A0A5A'])) +
    '</g>'
  const chain = along('80 214 0, 98 242 0, 128 254 0, 158 240 0, 172 212 0', 5)
  const necklace =
    b.flat(chain.map((p) => circle(p.x + 1, p.y + 3, 5)).join(''), '#2A2A9A', 0.6) +
    chain.map((p) => b.flat(circle(p.x, p.y, 4.6), b.ball(['#FFFFFF', '#F4ECFF', '#9A8AE8']))).join('') +
    b.form(leaf([128, 248], [126, 300], 19), GOLD, { depth: 6, rim: 2, lit: 3 }) +
    b.flat(leaf([128, 254], [126, 294], 14), b.ball(sapphire)) +
    b.flat(leaf([122, 262], [122, 278], 3), '#fff', 0.9)

  const face = `<g transform="translate(130 76) scale(1.14) translate(-130 -76)">${head + bill + eye + crown}</g>`
  const pool = b.form(
    blob('-56 322, -10 292, 70 282, 160 286, 250 278, 330 290, 378 320, 360 372, 250 396, 60 398, -40 372'),
    ['#7AE8F8', '#2A8AE0', '#2A3AB8', '#140E5A'],
    {
      depth: 20,
      rim: 2,
      lit: 6,
      turn: 80,
      inside:
        b.soft(150, 300, 150, '#FFFFFF', 0.7, 40) +
        b.soft(290, 316, 70, '#F08AE8', 0.6, 24) +
        b.soft(20, 330, 70, '#B88AFF', 0.6, 24),
    },
  )
  let glints = ''
  for (let i = 0; i < 20; i++) {
    const y = r.between(300, 384)
    const far = Math.sqrt(Math.max(0, 1 - ((y - 330) / 60) ** 2)) * 200
    const x = 160 + r.between(-far, far)
    const w = r.between(7, 24)
    glints += b.flat(leaf([x - w, y], [x + w, y], 2), r.pick(['#FFFFFF', '#D8F8FF', '#FFC8F4']), r.between(0.5, 0.95))
  }
  // The water takes the hull of her back again, upside down and broken.
  let mirrored = ''
  for (const [i, half] of [92, 84, 98, 70, 60, 38].entries())
    mirrored += leaf([178 - half + r.between(-8, 8), 314 + i * 10], [178 + half + r.between(-8, 8), 314 + i * 10], 4.4)
  const water =
    b.form(
      'M52 306C76 298 90 312 118 314C150 318 176 308 210 312C244 316 272 300 318 302C300 318 262 330 190 332C110 332 66 322 52 306Z',
      ['#D8FAFF', '#5AB8F0', '#2A5AC8'],
      { depth: 8, rim: 0, lit: 4 },
    ) +
    b.flat(mirrored, '#FFFFFF', 0.55) +
    b.stroke('M20 312C60 336 120 344 190 342C250 340 310 328 340 308M-16 326C40 358 120 366 190 362', '#C8F8FF', 2, 0.6)
  let flakes = ''
  for (let i = 0; i < 9; i++) {
    const [x, y, size] = [r.between(-24, 344), r.between(-50, 270), r.between(3, 7)]
    if (x > 20 && x < 230 && y > -30) continue // not before her
    flakes +=
      b.soft(x, y, size * 2, '#C8F4FF', 0.7) +
      b.flat([0, 60, 120].map((t) => leaf(polar(x, y, size, t), polar(x, y, -size, t), 0.8)).join(''), '#fff', 0.95)
  }
  const all =
    moon +
    farWing +
    pool +
    tail +
    body +
    neck +
    nearWing +
    necklace +
    face +
    water +
    glints +
    lotusBloom(b, 34, 330, 36, ['#FFF0FA', '#FF8AC8', '#B81E8A']) +
    flakes +
    sparkle(b, 78, -36, 16) +
    sparkle(b, 120, 266, 14) +
    sparkle(b, 300, 20, 18) +
    sparkle(b, 250, 330, 16)
  return b.done(`<g transform="translate(160 186) scale(.9) translate(-160 -180)">${all}</g>`)
}
