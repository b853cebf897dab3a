import { n1, seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, facet, type Joint, leaf, line, type Point, polar, tube } from './line.ts'

const IVORY: Ramp = ['#FFFFFF', '#FFF8E8', '#FFE6BC', '#E0A878']
const RUBY: Ramp = ['#FFC8D0', '#FF2A55', '#B00A3A', '#4A0426']
const JADE: Ramp = ['#E0FFE8', '#2AE08A', '#0A8A5A', '#043A34']

/** The maharaja's elephant on its feast day: painted, its tusks capped in gold, coins from the trunk. */
export function elephant(k: string): string {
  const b = new Brush(k, { shade: '#220A52', rim: '#FFC85A', key: '#FFF6E6' })
  const r = seedFrom('elephant')
  const hide: Ramp = ['#D8DCFF', '#98A0E8', '#5A5CB8', '#2C2470']
  const inner: Ramp = ['#FFD0D8', '#F58AA8', '#B8488A', '#5A2470']
  const silk: Ramp = ['#FF7A8A', '#D8143E', '#8A0640', '#3E0430']
  const gem = (x: number, y: number, size: number, ramp: Ramp, ry = size) =>
    b.form(circle(x, y, size + 3.4, ry + 3.4), GOLD, { depth: 4, rim: 1.5, lit: 2 }) +
    b.flat(circle(x, y, size, ry), b.ball(ramp)) +
    b.flat(circle(x - size * 0.32, y - ry * 0.36, size * 0.3, ry * 0.24), '#fff', 0.95)
  const coin = (x: number, y: number, size: number, turn: number, squash: number) => {
    const face = (share: number, lift = 0) => circle(0, lift, size * share, size * share * squash)
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${
      b.flat(face(1, size * 0.22), '#7A3206') +
      b.flat(face(1), b.fill(['#FFFBD8', '#FFD24A', '#E08A12'], 50)) +
      b.stroke(face(0.94), '#FFF6C0', 1.6, 0.9) +
      b.flat(face(0.74), b.fill(['#D88A12', '#FFC83A', '#FFE99A'], 50)) +
      b.flat(leaf([0, -size * squash * 0.5], [0, size * squash * 0.5], size * 0.3), '#FFFBE0')
    }</g>`
  }
  const dots = (points: string, size: number, color: string, each = 5) =>
    b.flat(
      along(points, each)
        .map((p) => circle(p.x, p.y, size))
        .join(''),
      color,
    )

  const paisley = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      b.flat(leaf([0, size], [size * 0.3, -size], size * 0.7, 0.2), '#FFC83A') +
      b.flat(leaf([0, size * 0.7], [size * 0.2, -size * 0.5], size * 0.4, 0.2), '#0A9A8A') +
      b.flat(circle(-size * 0.1, size * 0.2, size * 0.18), '#FFF3B0')
    }</g>`

  const body = b.form(blob('70 440, 74 300, 110 226, 190 190, 262 200, 318 250, 346 330, 350 440'), silk, {
    depth: 40,
    rim: 7,
    inside:
      b.stroke(line('96 440, 104 330, 140 262, 220 246, 300 300, 330 440'), '#FFC83A', 9) +
      b.stroke(line('96 440, 104 330, 140 262, 220 246, 300 300, 330 440'), '#FFF6C0', 2.4) +
      dots('112 440 0, 122 340 0, 154 280 0, 222 266 0, 284 312 0, 310 440 0', 4, '#5AF0D8', 5) +
      [0, 1, 2, 3, 4, 5].map((i) => paisley(166 + (i % 3) * 52, 312 + (i > 2 ? 44 : 0), 15, i * 40)).join(''),
  })
  const farEar = b.form(blob('122 48, 84 22, 40 18, 16 48, 20 98, 44 146, 82 168, 118 150'), hide, {
    depth: 20,
    rim: 0,
    lit: 7,
    inside:
      b.flat(blob('116 62, 82 38, 46 36, 32 60, 38 98, 58 134, 88 150, 112 136'), b.fill(inner, 70)) +
      b.soft(104, 110, 50, '#2A0A5A', 0.7, 60),
  })
  const earEdge = '214 42, 262 8, 318 8, 356 54, 362 122, 338 186, 304 232, 268 236, 246 196, 232 150'
  const nearEar =
    b.soft(250, 170, 90, '#12063A', 0.6, 90) +
    b.form(blob(earEdge), hide, {
      depth: 26,
      rim: 5,
      lit: 9,
      inside:
        b.form(blob('226 58, 266 28, 310 28, 338 66, 342 122, 320 176, 294 212, 272 212, 252 176, 238 130'), inner, {
          depth: 22,
          rim: 0,
          lit: 5,
          inside: b.soft(232, 130, 56, '#3A0A5A', 0.75, 90),
        }) +
        b.stroke(
          'M250 110C284 96 306 70 312 44M252 126C290 122 322 104 334 86M254 146C284 152 314 148 332 136',
          '#8A2A6A',
          3,
          0.35,
        ) +
        dots('268 20 0, 312 18 0, 346 60 0, 352 122 0, 330 180 0, 300 222 0', 3.4, '#FFE27A', 5) +
        dots('276 46 0, 306 44 0, 324 72 0, 328 120 0, 308 168 0, 288 196 0', 2.6, '#FFFFFF', 5),
    })
  const earring =
    b.stroke(circle(312, 236, 17), '#7A3E06', 8) +
    b.stroke(circle(312, 236, 17), '#FFC83A', 5.4) +
    b.stroke('M298 228A17 17 0 0 1 310 219', '#FFFBE0', 2.6) +
    gem(312, 262, 8, JADE, 11)

  const bell = (x: number, y: number, w: number) =>
    `M${n1(x - 4)} ${n1(y)}H${n1(x + 4)}Q${n1(x + 5)} ${n1(y + 14)} ${n1(x + w)} ${n1(y + 22)}H${n1(x - w)}Q${n1(x - 5)} ${n1(y + 14)} ${n1(x - 4)} ${n1(y)}Z`
  const bells = along('112 268 0, 150 292 0, 196 292 0, 244 272 0', 2)
    .map(
      (p) =>
        b.flat(circle(p.x, p.y + 26, 4), '#8A3A06') +
        b.flat(bell(p.x, p.y, 12), b.fill(['#FFFBD8', '#FFC83A', '#A85A0A', '#FFC85A'], 20)) +
        b.flat(circle(p.x, p.y + 21, 11, 3), '#7A3206') +
        b.flat(leaf([p.x - 4, p.y + 4], [p.x - 6, p.y + 18], 2), '#fff', 0.9),
    )
    .join('')
  const head = b.form(
    blob(
      '150 14, 196 8, 236 30, 262 76, 268 132, 258 180, 230 214, 190 232, 146 226, 112 200, 92 160, 86 112, 94 64, 116 30',
    ),
    hide,
    {
      depth: 44,
      rim: 4,
      lit: 9,
      inside:
        b.soft(216, 176, 34, '#FF7AA8', 0.5, 26) +
        b.stroke('M236 118C248 128 252 148 246 166', '#3A2A8A', 4, 0.4) +
        b.soft(210, 70, 60, '#FFFFFF', 0.25),
    },
  )
  const mouth =
    b.form('M120 200C140 214 176 216 208 198C214 226 196 262 164 270C140 270 120 240 120 200Z', hide, {
      depth: 16,
      rim: 4,
      lit: 6,
    }) +
    b.form(
      'M126 200C146 214 176 214 200 202C202 224 186 248 164 252C144 252 128 230 126 200Z',
      ['#9A0E3A', '#5A0428', '#2A0218'],
      {
        depth: 10,
        rim: 0,
        lit: 0,
        inside: b.form(
          blob('136 246, 150 226, 172 222, 194 232, 190 264, 140 264'),
          ['#FFB0B0', '#F04A72', '#9A0A4A'],
          {
            depth: 8,
            rim: 0,
            lit: 4,
          },
        ),
      },
    )
  const tusk = (joints: readonly Joint[], bands: readonly number[]) => {
    const path = along(joints, 8)
    const cap = path
      .slice(Math.round(path.length * 0.64))
      .filter((_, i) => i % 3 === 0)
      .map(({ x, y, radius }): Joint => [x, y, radius + 1.6])
    const ring = (share: number) => {
      const p = path[Math.round((path.length - 1) * share)] ?? path[0]
      if (!p) return ''
      const reach = p.radius + 2.4
      const [fx, fy] = [p.tx * 5, p.ty * 5]
      const [ax, ay, bx, by] = [p.x - p.ty * reach, p.y + p.tx * reach, p.x + p.ty * reach, p.y - p.tx * reach]
      const d = `M${n1(ax)} ${n1(ay)}Q${n1(p.x + fx)} ${n1(p.y + fy)} ${n1(bx)} ${n1(by)}`
      return b.stroke(d, '#7A3E06', 9) + b.stroke(d, '#FFC83A', 6) + b.stroke(d, '#FFFBD0', 1.8)
    }
    return (
      b.form(tube(joints), IVORY, { depth: 10, rim: 2, lit: 4 }) +
      b.form(tube(cap), GOLD, { depth: 6, rim: 0, lit: 4 }) +
      bands.map(ring).join('')
    )
  }
  const farTusk = tusk(
    [
      [112, 206, 17],
      [92, 246, 18],
      [52, 270, 16],
      [10, 262, 12],
      [-18, 230, 7],
      [-28, 200, 3],
    ],
    [0.62, 0.36],
  )
  const nearTusk =
    b.soft(236, 236, 60, '#12063A', 0.55, 40) +
    tusk(
      [
        [206, 190, 21],
        [216, 230, 22],
        [246, 258, 20],
        [286, 252, 16],
        [312, 220, 10],
        [324, 184, 4],
      ],
      [0.64, 0.4],
    ) +
    // The cheek swells over the root of the tusk and has no edge above.
    b.form(
      blob('178 182, 196 170, 222 170, 244 184, 242 204, 222 211, 200 207, 182 204'),
      ['#494BA4', '#6C6FCC', '#5E60BE'],
      {
        depth: 0,
        rim: 2,
        lit: 0,
        turn: 90,
      },
    ) +
    b.stroke('M182 205C196 209 226 216 241 204', '#2C2470', 3, 0.5) +
    b.soft(222, 180, 30, '#FF7AA8', 0.5, 22)

  const trunkLine: readonly Joint[] = [
    [164, 50, 22],
    [146, 100, 33],
    [136, 146, 45],
    [114, 180, 41],
    [70, 206, 34],
    [22, 190, 28],
    [-4, 140, 24],
    [6, 84, 20],
    [34, 40, 17],
    [50, 2, 15],
    [44, -22, 17],
  ]
  const trunkPath = along(trunkLine, 4)
  let folds = ''
  for (const p of trunkPath.slice(7, -2))
    folds += `M${n1(p.x - p.ty * p.radius)} ${n1(p.y + p.tx * p.radius)}Q${n1(p.x - p.tx * 8)} ${n1(p.y - p.ty * 8)} ${n1(p.x + p.ty * p.radius)} ${n1(p.y - p.tx * p.radius)}`
  // Festival paint: blossoms down the middle of the trunk, between two rows of dots.
  let [paint, outer, within] = ['', '', '']
  for (const [i, p] of trunkPath.entries()) {
    if (i < 9 || i > 35) continue
    const edge = p.radius * 0.52
    outer += circle(p.x + p.ty * edge, p.y - p.tx * edge, 2.4)
    within += circle(p.x - p.ty * edge, p.y + p.tx * edge, 2.4)
    if (i % 3 === 0) {
      const petals = Array.from({ length: 5 }, (_, n) =>
        leaf([p.x, p.y], polar(p.x, p.y, p.radius * 0.36, n * 72 + i * 20), p.radius * 0.13),
      ).join('')
      paint += b.flat(petals, i % 2 ? '#FF5A9A' : '#FF8A3A') + b.flat(circle(p.x, p.y, p.radius * 0.1), '#FFF6B0')
    }
  }
  const trunk =
    b.soft(120, 216, 80, '#12063A', 0.6, 40) +
    b.form(tube(trunkLine), hide, {
      depth: 26,
      rim: 5,
      lit: 4,
      inside:
        b.stroke(folds, '#2C2470', 3.2, 0.45) +
        b.stroke(folds, '#E8ECFF', 1.2, 0.5) +
        b.flat(outer, '#FFE27A') +
        b.flat(within, '#FFFFFF') +
        paint,
    }) +
    b.form(blob('22 -22, 28 -38, 46 -42, 64 -34, 66 -20, 46 -16'), hide, { depth: 6, rim: 3, lit: 4 }) +
    b.flat(circle(44, -31, 14, 7), b.fill(['#2A0A4A', '#8A3A8A'], 90))

  const eye = (x: number, y: number, w: number, look: number) =>
    b.soft(x, y, w * 2.1, '#1A0A4A', 0.65, w * 1.9) +
    b.flat(leaf([x - w * 1.5, y + 2], [x + w * 1.9, y - w * 0.5], w * 1.3), '#12063A') +
    b.form(circle(x, y, w, w * 1.12), ['#FFFFFF', '#FFFBF0', '#C8C0E8'], { depth: 8, rim: 0, lit: 0 }) +
    b.flat(circle(x + look, y + 2, w * 0.68, w * 0.76), b.ball(['#FFE88A', '#FFA81A', '#C8480A', '#4A1206'])) +
    b.flat(circle(x + look, y + 2, w * 0.36, w * 0.42), '#12040A') +
    b.flat(circle(x + look - w * 0.26, y - w * 0.28, w * 0.24), '#fff') +
    b.flat(circle(x + look + w * 0.26, y + w * 0.42, w * 0.12), '#fff', 0.9) +
    b.form(
      `M${x - w * 1.3} ${y}C${x - w * 1.2} ${y - w * 1.5} ${x + w * 1.2} ${y - w * 1.7} ${x + w * 1.4} ${y - w * 0.3}C${x + w * 0.6} ${y - w * 0.8} ${x - w * 0.7} ${y - w * 0.7} ${x - w * 1.3} ${y}Z`,
      ['#8AF0E0', '#1EB0A8', '#0A5A7A'],
      { depth: 5, rim: 1.5, lit: 4 },
    ) +
    b.stroke(
      `M${x - w * 1.1} ${y + w * 0.6}C${x - w * 0.5} ${y + w * 1.4} ${x + w * 0.6} ${y + w * 1.4} ${x + w * 1.1} ${y + w * 0.5}`,
      '#2C2470',
      3,
      0.7,
    )

  const cloth =
    'M100 58C118 14 160-4 200 2C236 10 258 40 264 78C240 62 214 62 196 76C184 92 170 116 148 138C130 116 116 96 112 80C108 70 104 64 100 58Z'
  const hemLine = line('266 80, 240 64, 214 64, 196 77, 174 110, 148 138, 126 108, 112 80, 98 56')
  // Drops of gold hang along the brow, not before the eyes.
  const fringe = along('258 78 0, 238 66 0, 214 67 0', 3)
    .map((p) => b.flat(leaf([p.x, p.y + 1], [p.x + 2, p.y + 17], 4.4), b.fill(['#FFF3A0', '#F0981A', '#8A3A06'], 90)))
    .join('')
  const headdress =
    b.soft(160, 110, 70, '#12063A', 0.45, 50) +
    b.form(cloth, silk, {
      depth: 22,
      rim: 5,
      lit: 8,
      inside:
        b.stroke('M100 58C118 14 160-4 200 2C236 10 258 40 264 78', '#FFC83A', 12, 0.9) +
        b.stroke(line('104 50, 132 60, 160 58, 196 44, 262 66'), '#FFC83A', 5, 0.9) +
        dots('120 34 0, 156 24 0, 200 24 0, 242 44 0', 3.4, '#FFE9A0', 7) +
        paisley(128, 40, 10, 20) +
        paisley(222, 34, 12, -20) +
        paisley(176, 56, 9, 0) +
        b.stroke(hemLine, '#7A3E06', 27) +
        b.stroke(hemLine, '#FFC83A', 23) +
        b.stroke(hemLine, '#FFF3B0', 3) +
        b.stroke(hemLine, '#C86A0A', 3),
    }) +
    dots(
      '256 68 0, 238 57 0, 212 56 0, 190 70 0, 168 102 0, 148 126 0, 131 102 0, 118 76 0, 108 58 0',
      3.5,
      '#C88A5A',
      4,
    ) +
    dots(
      '255 67 0, 237 56 0, 211 55 0, 189 69 0, 167 101 0, 147 125 0, 130 101 0, 117 75 0, 107 57 0',
      3,
      '#FFFFFF',
      4,
    ) +
    fringe +
    gem(147, 92, 15, RUBY, 19) +
    gem(148, 137, 9, JADE, 12) +
    gem(122, 76, 6, ['#D8F8FF', '#2AC0F8', '#0A4AB8']) +
    gem(176, 74, 6, ['#D8F8FF', '#2AC0F8', '#0A4AB8'])
  const plume = (turn: number, length: number) => {
    const root: Point = [180 + (turn + 90) * 0.3, 2]
    const tip = polar(...root, length, turn)
    const [x, y] = polar(...root, length * 0.76, turn)
    let barbs = ''
    for (let i = 2; i < 9; i++)
      for (const side of [-1, 1]) {
        const from = polar(...root, length * i * 0.09, turn)
        barbs += leaf(from, polar(...from, length * 0.3, turn + side * 38), 2.6)
      }
    return (
      b.flat(barbs, b.fill(['#8AFFB0', '#1EB08A', '#0A4A7A'], 90)) +
      b.form(leaf(root, tip, length * 0.24), ['#D8FFA8', '#2AC88A', '#0A6A8A', '#1A2A7A'], {
        depth: 6,
        rim: 2,
        lit: 3,
        turn: 90,
      }) +
      b.stroke(`M${root.map(n1).join(' ')}L${n1(x)} ${n1(y)}`, '#F2FFB0', 2) +
      b.flat(circle(x, y, length * 0.14, length * 0.16), '#FFC83A') +
      b.flat(circle(x, y + 1, length * 0.105, length * 0.12), '#0AB8D8') +
      b.flat(circle(x, y + 2, length * 0.07, length * 0.08), '#1A1A7A') +
      b.flat(circle(x - 2, y - 2, length * 0.025), '#fff')
    )
  }
  const crest =
    plume(-142, 62) +
    plume(-38, 66) +
    plume(-118, 74) +
    plume(-64, 76) +
    plume(-91, 82) +
    b.form('M140 24C138 2 150-16 180-18C210-16 222 0 222 18C198 8 164 10 140 24Z', GOLD, {
      depth: 10,
      rim: 3,
      lit: 5,
    }) +
    gem(180, -3, 9, RUBY)

  const rain = [
    [44, -50, 15, 10, 0.9],
    [12, -60, 12, -30, 0.6],
    [76, -58, 13, 24, 0.5],
    [-20, -36, 13, -50, 0.75],
    [96, -30, 14, 40, 0.8],
    [-36, 16, 11, 60, 0.5],
    [122, 6, 10, -10, 0.6],
    [270, -26, 16, -20, 0.75],
    [328, -22, 13, 30, 0.5],
    [350, 26, 11, 60, 0.7],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0, squash = 1]) => coin(x, y, size, turn, squash))
    .join('')
  let glint = ''
  for (let i = 0; i < 14; i++) {
    const [x, y] = [r.between(-30, 340), r.between(-56, 280)]
    glint += b.flat(
      facet([
        [x, y - 5],
        [x + 1.4, y],
        [x, y + 5],
        [x - 1.4, y],
      ]),
      '#FFF3B0',
      r.between(0.5, 1),
    )
  }
  const all =
    b.soft(150, 130, 210, '#FFB04A', 0.55) +
    farEar +
    body +
    nearEar +
    earring +
    head +
    crest +
    b.stroke(line('100 258, 150 292, 196 292, 256 262'), '#FFC83A', 6) +
    bells +
    mouth +
    farTusk +
    trunk +
    nearTusk +
    eye(194, 138, 21, -5) +
    eye(104, 124, 16, -2) +
    headdress +
    b.soft(44, -36, 60, '#FFE27A', 0.6) +
    rain +
    glint +
    sparkle(b, 140, 84, 16) +
    sparkle(b, 300, 218, 16) +
    sparkle(b, 60, -54, 18)
  return b.done(`<g transform="translate(162 194) scale(.9) translate(-160 -190)">${all}</g>`)
}
