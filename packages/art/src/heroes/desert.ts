import { Brush, type Ramp } from './brush.ts'
import { along, blob, circle, facet, type Joint, leaf, limb, line, mirror, polar } from './line.ts'

export const GOLD: Ramp = ['#FFFBD8', '#FFD24A', '#B8680E', '#FFD86A', '#6A3206']

/** A golden scarab lifts the sun on spread wings of lapis, turquoise and carnelian. */
export function scarab(k: string): string {
  const b = new Brush(k, { shade: '#2A0A3A', rim: '#FFE08A', key: '#FFF6D8' })
  const inlay: readonly Ramp[] = [
    ['#8AF7F0', '#18A8B8', '#064A6A'],
    ['#6A8AFF', '#1E3AC8', '#0A1266'],
    ['#FFB27A', '#E0481E', '#7A120E'],
  ]
  let wing = ''
  for (const [row, reach] of [172, 132, 92].entries())
    for (let i = 0; i < 9; i++) {
      const turn = -190 + i * 9.5 + row * 4
      const base: readonly [number, number] = [132, 184]
      const tip = polar(
        base[0],
        base[1],
        reach * (1 + 0.16 * Math.sin((i / 8) * 3.1)),
        turn + 200 - 190 + (i - 4) * 2.5,
      )
      wing +=
        b.form(leaf(base, tip, 11 - row), inlay[(i + row) % 3] ?? GOLD, { depth: 8, lit: 3, rim: 1.6, turn: 150 }) +
        b.stroke(leaf(base, tip, 11 - row), '#F2C24A', 1.8)
    }
  wing += b.form(limb('138 176 10, 92 140 13, 40 130 10, -14 148 3'), GOLD, { depth: 9, rim: 3 })
  const leg =
    b.form(limb('126 240 9, 92 254 8, 78 292 6, 88 316 2'), GOLD, { depth: 8, rim: 2 }) +
    b.form(limb('130 214 9, 92 210 8, 66 238 6, 56 268 2'), GOLD, { depth: 8, rim: 2 }) +
    b.form(limb('130 150 10, 106 112 9, 112 74 7, 132 52 3'), GOLD, { depth: 8, rim: 2 }) +
    b.stroke('M84 262l-12 4M80 282l-12 2M108 104l-12-4M106 88l-12 2', '#FFD24A', 5)
  const shell = 'M158 168C126 166 104 188 100 226C98 266 122 304 158 316Z'
  const elytron =
    b.form(shell, ['#7AF0E8', '#1296A8', '#0A3A7A', '#0A1240'], {
      depth: 34,
      lit: 10,
      rim: 4,
      inside:
        b.stroke(
          'M146 176C126 210 128 264 152 308M134 176C112 206 110 254 132 296M120 186C104 212 104 244 116 274',
          '#FFD86A',
          2.6,
          0.85,
        ) + b.soft(124, 204, 26, '#fff', 0.5, 40),
    }) + b.stroke(shell, '#F2C24A', 4)
  const thorax = b.form(blob('112 172, 122 144, 160 134, 198 144, 208 172, 190 188, 160 180, 130 188'), GOLD, {
    depth: 20,
    rim: 4,
    inside: b.stroke('M122 168Q160 146 198 168M130 178Q160 162 190 178', '#7A3A06', 2.4, 0.7),
  })
  const head =
    b.form(blob('132 140, 138 116, 160 108, 182 116, 188 140, 160 150'), ['#8AF7F0', '#1296A8', '#0A2A6A'], {
      depth: 14,
      rim: 3,
    }) +
    b.form(facet('134 118, 142 92, 152 108, 160 88, 168 108, 178 92, 186 118, 160 126'), GOLD, { depth: 8, rim: 2 })
  let rays = ''
  for (let i = 0; i < 24; i++)
    rays += b.flat(
      leaf(polar(160, 38, 48, i * 15), polar(160, 38, i % 2 ? 66 : 84, i * 15), 5),
      b.fill(['#FFF9D0', '#FFB02A'], i * 15),
    )
  const sun =
    b.soft(160, 38, 120, '#FFC23A', 0.9) +
    rays +
    b.form(circle(160, 38, 48), ['#FFF9C8', '#FFB02A', '#F0480E', '#8A1206'], {
      depth: 22,
      rim: 5,
      lit: 9,
      inside:
        b.stroke(circle(160, 38, 38), '#FFE9A0', 2.4, 0.7) +
        b.flat(leaf([128, 40], [192, 40], 15), '#5A0A06', 0.85) +
        b.flat(circle(160, 38, 9), '#FFD24A') +
        b.stroke('M150 48C146 58 138 62 130 60', '#5A0A06', 4, 0.85),
    })
  return b.done(
    sun +
      mirror(wing) +
      mirror(leg) +
      mirror(elytron) +
      b.stroke('M160 172V316', '#FFE08A', 4) +
      thorax +
      head +
      mirror(b.flat(circle(142, 130, 5), '#FF6A2A') + b.flat(circle(140.6, 128.6, 1.8), '#fff')) +
      b.form(circle(160, 162, 12), ['#FFD0C0', '#E0281E', '#5A0410'], { depth: 6, rim: 2 }),
  )
}

/** A rattlesnake in a sheriff's hat, coiled to strike. */
export function rattler(k: string): string {
  const b = new Brush(k, { shade: '#3A0E1E', rim: '#FFE08A', key: '#FFF6D8' })
  const skin: Ramp = ['#F2E07A', '#B8A02A', '#5A6A1E', '#26301A']
  const coil = (joints: readonly Joint[], from = 2) => {
    let marks = ''
    const path = along(joints, 6)
    for (const [i, p] of path.entries()) {
      if (i < from || i % 3 !== 0) continue
      const mark = (reach: number) =>
        leaf(
          [p.x - p.tx * 15 * reach - p.ty * p.radius * 0.3, p.y - p.ty * 15 * reach + p.tx * p.radius * 0.3],
          [p.x + p.tx * 15 * reach - p.ty * p.radius * 0.3, p.y + p.ty * 15 * reach + p.tx * p.radius * 0.3],
          p.radius * 0.62 * reach,
        )
      marks += b.flat(mark(1.05), '#FFF3B0', 0.85) + b.flat(mark(0.86), '#5A2A0E') + b.flat(mark(0.45), '#A8641E')
    }
    let belly = ''
    for (const p of path)
      belly += `M${p.x + p.ty * p.radius * 0.45} ${p.y - p.tx * p.radius * 0.45}L${p.x + p.ty * p.radius} ${p.y - p.tx * p.radius}`
    return b.form(limb(joints), skin, {
      depth: 30,
      rim: 4,
      lit: 6,
      inside: b.stroke(belly, '#FFF0A8', 3, 0.35) + marks,
    })
  }
  let rattle = ''
  for (let i = 0; i < 7; i++) {
    const [x, y] = [296 - i * 1.5 + (i % 2 ? 2 : -2), 168 - i * 17]
    rattle += b.form(
      blob([
        [x - 13 + i, y - 8],
        [x + 13 - i, y - 8],
        [x + 15 - i, y + 4],
        [x, y + 11],
        [x - 15 + i, y + 4],
      ]),
      ['#FFE9B8', '#C8924A', '#5A2A12'],
      { depth: 8, rim: 2, lit: 3 },
    )
  }
  const jaw = b.form(
    'M154 128C150 156 126 172 94 176C74 178 60 170 62 162C92 158 118 146 132 122Z',
    ['#F2E6A8', '#C8A85A', '#6A4A1E'],
    { depth: 12, rim: 2 },
  )
  const mouth = b.flat('M52 112L150 100L156 132C132 156 100 166 66 162Z', b.fill(['#FF9A8A', '#C81E3A', '#5A0618'], 30))
  const fang = (x: number, y: number) =>
    b.form(
      `M${x - 6} ${y}Q${x - 8} ${y + 26} ${x + 4} ${y + 42}Q${x + 10} ${y + 22} ${x + 9} ${y - 2}Z`,
      ['#FFFFFF', '#FFF3D8', '#C8A888'],
      { depth: 5, lit: 2, rim: 1.5 },
    )
  const tongue = b.stroke('M92 160C66 174 48 168 30 184M30 184L8 180M30 184L20 204', '#E0122E', 6)
  const head = b.form(
    'M46 112C36 96 44 78 68 72C92 52 130 44 162 58C190 72 196 106 172 134C158 128 146 116 128 116C100 120 66 124 46 112Z',
    skin,
    {
      depth: 24,
      rim: 4,
      lit: 8,
      inside:
        b.flat(leaf([190, 92], [120, 72], 14), '#5A2A0E', 0.7) +
        b.stroke('M60 100C80 110 110 108 140 104', '#FFF3B0', 3, 0.6),
    },
  )
  const felt: Ramp = ['#C88A4A', '#8A4A1E', '#4A1E0E', '#260A08']
  const hat =
    b.form(
      'M26 52C56 74 160 66 232 34C244 26 236 14 222 22C204 26 196 20 190 14L64 30C56 38 46 42 36 38C24 36 18 44 26 52Z',
      felt,
      { depth: 16, rim: 4, lit: 6 },
    ) +
    b.form(
      'M66 40C62 6 76-26 96-28C110-30 116-18 128-20C140-24 146-36 162-34C184-30 194-2 196 22C160 48 100 52 66 40Z',
      felt,
      { depth: 28, rim: 4, lit: 8, inside: b.stroke('M128-20C132-8 132 6 128 18', '#260A08', 7, 0.5) },
    ) +
    b.form(
      'M66 40C64 30 64 24 66 16C104 30 158 24 194 2C196 10 197 16 196 22C160 48 100 52 66 40Z',
      ['#FF8A5A', '#C2281E', '#6A0A12'],
      { depth: 8, rim: 2 },
    )
  const star = b.form(facet(Array.from({ length: 10 }, (_, i) => polar(112, 31, i % 2 ? 7 : 16, i * 36 - 100))), GOLD, {
    depth: 4,
    rim: 1.5,
    lit: 2,
  })
  return b.done(
    rattle +
      coil([
        [296, 186, 13],
        [292, 226, 21],
        [240, 250, 28],
        [160, 230, 30],
        [90, 236, 30],
        [50, 262, 28],
      ]) +
      coil([
        [40, 262, 24],
        [60, 302, 34],
        [150, 318, 38],
        [250, 300, 36],
        [274, 262, 30],
      ]) +
      coil([
        [270, 270, 28],
        [216, 226, 36],
        [130, 258, 38],
        [96, 214, 36],
        [160, 176, 36],
        [178, 128, 36],
        [152, 92, 30],
      ]) +
      tongue +
      mouth +
      jaw +
      fang(72, 116) +
      fang(104, 116) +
      head +
      b.flat(leaf([52, 96], [64, 90], 3), '#26120A') +
      b.eye(112, 86, 14, ['#FFF9A0', '#FF9A1A', '#C2280A'], { slit: true, look: -0.4 }) +
      b.form(leaf([90, 72], [144, 74], 9), skin, { depth: 6, rim: 0, lit: 3 }) +
      b.stroke(line('158 112, 168 108, 176 112'), '#26301A', 3, 0.6) +
      `<g transform="translate(-4 22)">${hat}${star}</g>`,
  )
}
