import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { blob, circle, leaf, limb, polar } from './line.ts'

/** A flamingo on holiday: sunglasses with the sunset in them, a hibiscus, the sea to itself. */
export function flamingo(k: string): string {
  const b = new Brush(k, { shade: '#5A0A5E', rim: '#FFE27A', key: '#FFFFFF' })
  const pink: Ramp = ['#FFD8E4', '#FF7AA8', '#E8286E', '#8A0A5A']
  const rows: readonly Ramp[] = [
    ['#FF8AB0', '#E82A72', '#8A0A56'],
    ['#FFA8C4', '#FF4A8A', '#B8145E'],
    ['#FFD0E0', '#FF7AA8', '#E0306E'],
    ['#FFF0F4', '#FFA8C4', '#FF5A94'],
  ]
  const frond = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${b.stroke('M0 0Q80-20 170 6', '#0A6A4A', 6)}${Array.from(
      { length: 12 },
      (_, i) => {
        const px = 14 + i * 12.5
        const py = -Math.sin((i / 12) * 3.1) * 11
        return [-1, 1]
          .map((side) =>
            b.flat(
              leaf([px, py], polar(px, py, 66 - Math.abs(i - 4) * 4, side * (58 - i * 2)), 6.5, side * 0.06),
              b.fill(side < 0 ? ['#0A7A5A', '#7AE06A'] : ['#064A4A', '#1E9A5A'], side * 60),
            ),
          )
          .join('')
      },
    ).join('')}</g>`
  const tail = Array.from({ length: 6 }, (_, i) =>
    b.form(leaf([262, 232], polar(262, 232, 92 - i * 4, -34 + i * 19), 13, 0.08), rows[i % 2] ?? pink, {
      depth: 8,
      rim: 3,
      lit: 3,
    }),
  ).join('')
  const body = b.form(blob('120 250, 136 204, 186 178, 244 186, 286 220, 292 268, 258 316, 190 330, 136 304'), pink, {
    depth: 44,
    rim: 7,
    lit: 10,
  })
  let wing = ''
  for (const [row, ramp] of rows.entries())
    for (let i = 0; i < 7 - row; i++) {
      const [x, y] = [170 + i * 5 + row * 4, 262 - i * 9 - row * 9]
      const turn = 34 - i * 9 - row * 3
      wing += b.form(leaf([x, y], polar(x, y, 118 - row * 22 - i * 2, turn), 14 - row, 0.1), ramp, {
        depth: 8,
        rim: 2.4,
        lit: 3,
      })
    }
  const neck = b.form(
    limb('196 268 40, 150 250 36, 122 216 27, 128 180 22, 166 148 20, 190 108 20, 176 62 22, 132 46 25'),
    pink,
    {
      depth: 22,
      rim: 6,
      lit: 8,
      turn: 40,
      inside: Array.from({ length: 30 }, (_, i) => {
        const r = seedFrom(`flamingo${i}`)
        const [x, y] = [r.between(110, 205), r.between(60, 270)]
        return b.stroke(`M${x} ${y}q8 4 12 12`, '#FFF0F6', 2, 0.35)
      }).join(''),
    },
  )
  const head = b.form(blob('92 60, 100 28, 132 12, 168 24, 182 54, 168 86, 130 94, 100 86'), pink, {
    depth: 24,
    rim: 6,
    lit: 9,
    inside: b.soft(112, 80, 26, '#FF2A6A', 0.5),
  })
  const bill =
    b.form(
      'M104 40C78 44 56 60 46 86C38 108 46 132 62 142C66 122 74 108 92 98C104 92 112 84 114 74Z',
      ['#FFFFFF', '#FFE8D8', '#F0A0A0', '#A84A6A'],
      { depth: 14, rim: 3, lit: 6 },
    ) +
    b.form('M47 84C38 108 46 132 62 142C66 124 72 112 84 103C74 100 56 96 47 84Z', ['#6A5A78', '#2A1A3A', '#0E0616'], {
      depth: 8,
      rim: 3,
      lit: 4,
    }) +
    b.stroke('M108 78C92 82 74 84 62 92', '#8A2A5A', 3.4, 0.8) +
    b.flat(leaf([78, 62], [94, 56], 3.4), '#8A2A5A')
  const glasses =
    b.form(
      'M92 34C112 26 140 28 154 36C160 52 152 74 132 76C110 78 94 62 92 34Z',
      ['#3A1A6A', '#7A1E8A', '#FF5A6A', '#FFD24A'],
      {
        depth: 0,
        rim: 0,
        lit: 0,
        turn: 90,
        inside:
          b.flat(circle(124, 66, 12), '#FFF6B0') +
          b.flat(leaf([98, 40], [122, 36], 5), '#fff', 0.8) +
          b.stroke('M142 40L130 74', '#fff', 4, 0.5),
      },
    ) +
    b.stroke('M92 34C112 26 140 28 154 36C160 52 152 74 132 76C110 78 94 62 92 34Z', '#FFFFFF', 6.5) +
    b.stroke('M92 34C112 26 140 28 154 36C160 52 152 74 132 76C110 78 94 62 92 34Z', '#FF9A2A', 2.4, 0.8) +
    b.form('M152 32L184 40L184 50L154 46Z', ['#FFFFFF', '#FFD0E0'], { depth: 3, rim: 1, lit: 2 }) +
    b.stroke('M93 38C84 36 80 40 76 46', '#FFFFFF', 6)
  const bloom = (x: number, y: number, size: number, ramp: Ramp) =>
    b.soft(x, y + 6, size * 1.3, '#3A0440', 0.5) +
    Array.from({ length: 5 }, (_, i) => {
      const turn = i * 72 - 90
      const [p, q, s] = [polar(x, y, size, turn - 26), polar(x, y, size * 1.12, turn), polar(x, y, size, turn + 26)]
      return b.form(
        `M${x} ${y}Q${polar(x, y, size * 0.7, turn - 44).join(' ')} ${p.join(' ')}Q${q.join(' ')} ${s.join(' ')}Q${polar(x, y, size * 0.7, turn + 44).join(' ')} ${x} ${y}Z`,
        ramp,
        { depth: 8, rim: 2, lit: 3 },
      )
    }).join('') +
    b.stroke(`M${x} ${y}Q${x + size * 0.3} ${y - size * 0.5} ${x + size * 0.55} ${y - size * 0.62}`, '#FFE27A', 4) +
    [0, 1, 2]
      .map((i) => b.flat(circle(x + size * (0.4 + i * 0.11), y - size * (0.52 + (i % 2) * 0.16), 3.4), '#FFF6B0'))
      .join('')
  const cocktail =
    b.form(
      'M18 214H90C90 252 78 274 60 278L62 318H46L48 278C30 274 18 252 18 214Z',
      ['#FFF6D0', '#FFC23A', '#FF5A4A', '#C81E6A'],
      { depth: 12, rim: 4, lit: 6, turn: 90, inside: b.flat(leaf([28, 222], [34, 262], 4), '#fff', 0.8) },
    ) +
    b.form(circle(54, 214, 36, 8), ['#FFFBE0', '#FFB03A'], { depth: 4, rim: 2 }) +
    b.form(circle(84, 206, 20), ['#FFF3A0', '#FFB01A', '#F0780A'], {
      depth: 4,
      rim: 2,
      inside: Array.from({ length: 8 }, (_, i) =>
        b.stroke(`M84 206L${polar(84, 206, 16, i * 45).join(' ')}`, '#FFF6C8', 2.4),
      ).join(''),
    }) +
    b.stroke('M48 216L34 158', '#FFFFFF', 5) +
    b.stroke('M48 216L34 158', '#FF5A8A', 2.4) +
    b.form('M4 178C10 148 54 138 78 158L38 170Z', ['#FFFFFF', '#5AE0F0', '#0A8AA8'], {
      depth: 6,
      rim: 3,
      inside: b.flat('M38 170L28 148L52 146Z', '#FF5A8A'),
    })
  return b.done(
    b.soft(150, 130, 200, '#FFF0B0', 0.6) +
      frond(250, 60, -24, 0.8) +
      frond(300, 120, -70, 0.75) +
      frond(60, 110, 200, 0.8) +
      tail +
      neck +
      body +
      wing +
      cocktail +
      head +
      bill +
      glasses +
      bloom(182, 34, 34, ['#FFFFFF', '#FFB0C0', '#F03A5A', '#A80A3A']),
  )
}
