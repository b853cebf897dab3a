import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, leaf, limb, mirror, polar } from './line.ts'

/** A phoenix rises: wings in flame to the edges of the picture, a crown of sparks. */
export function phoenix(k: string): string {
  const b = new Brush(k, { shade: '#4A0420', rim: '#FFF3A0', key: '#FFFBE0' })
  const r = seedFrom('phoenix')
  const rows: readonly Ramp[] = [
    ['#FFB02A', '#F0381E', '#8A0A36'],
    ['#FFE27A', '#FF8A1A', '#D8241E'],
    ['#FFFBD0', '#FFD23A', '#FF7A12'],
  ]
  let wing = ''
  for (const [row, reach] of [206, 150, 98].entries())
    for (let i = 0; i < 11; i++) {
      const root: readonly [number, number] = [134 - i * 1.2, 146 + i * 3.4]
      const tip = polar(root[0], root[1], reach * (0.74 + 0.3 * Math.sin(0.5 + i * 0.24)), -108 - i * 9 + row * 2)
      wing +=
        b.form(leaf(root, tip, 15 - row * 2, -0.12), rows[row] ?? GOLD, { depth: 10, lit: 3, rim: 2, turn: 60 }) +
        b.stroke(`M${root[0]} ${root[1]}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`, '#FFF3B0', 1.4, 0.5)
    }
  let tail = ''
  for (let i = 0; i < 9; i++) {
    const lean = i - 4
    const end = [160 + lean * 34, 330 - Math.abs(lean) * 9] as const
    tail +=
      b.form(
        limb([
          [160, 210, 10],
          [160 + lean * 12, 258, 13],
          [end[0], end[1], 11],
          [end[0] + lean * 8, end[1] + 26, 2],
        ]),
        rows[i % 3] ?? GOLD,
        { depth: 10, rim: 2, lit: 3 },
      ) +
      b.soft(end[0], end[1], 20, '#FFF3A0', 0.8) +
      b.flat(leaf([end[0], end[1] - 13], [end[0], end[1] + 13], 7), b.fill(['#8AF7FF', '#1E6AE0', '#3A0A8A'], 90))
  }
  const body = b.form(blob('138 112, 160 100, 184 112, 204 160, 196 214, 160 250, 124 214, 116 160'), rows[1] ?? GOLD, {
    depth: 30,
    rim: 5,
    inside: Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 7 }, (_, i) =>
        b.stroke(`M${112 + i * 16 + (row % 2) * 8} ${138 + row * 17}q8 13 16 0`, '#FFF3A0', 2, 0.6),
      ).join(''),
    ).join(''),
  })
  const neck = b.form(limb('162 150 34, 150 104 24, 158 66 21, 172 40 20'), rows[2] ?? GOLD, { depth: 20, rim: 5 })
  const crest = [-150, -128, -106, -84]
    .map((turn, i) => {
      const tip = polar(168, 34, 62 - i * 3, turn)
      return (
        b.form(leaf([170, 34], tip, 8, 0.16), rows[i % 2] ?? GOLD, { depth: 6, rim: 2, lit: 2 }) +
        b.soft(tip[0], tip[1], 12, '#FFF9C8')
      )
    })
    .join('')
  const head =
    b.form(blob('148 38, 164 14, 192 14, 206 36, 196 58, 168 66'), rows[2] ?? GOLD, { depth: 14, rim: 3 }) +
    b.form('M198 26C222 26 236 40 236 60C222 50 210 50 196 52Z', ['#FFFBE0', '#E0A23A', '#6A2A0A'], {
      depth: 8,
      rim: 2,
      lit: 3,
    }) +
    b.eye(186, 34, 8, ['#C0FFFF', '#1E9AE0', '#0A2A8A'], { look: 0.3, tilt: 6 }) +
    b.form(leaf([170, 26], [202, 28], 4), rows[0] ?? GOLD, { depth: 3, rim: 0, lit: 2 })
  let sparks = ''
  for (let i = 0; i < 40; i++) {
    const [x, y] = polar(160, 160, r.between(90, 200), r.between(0, 360))
    sparks += b.flat(leaf([x, y], [x + r.between(-4, 4), y - r.between(6, 16)], 2.4), i % 2 ? '#FFF3A0' : '#FF9A2A')
  }
  return b.done(
    `<g transform="translate(160 206) scale(.84) translate(-160 -186)">${b.soft(160, 160, 220, '#FFB02A', 0.6) + tail + mirror(wing) + sparks + neck + body + crest + head}</g>`,
  )
}
