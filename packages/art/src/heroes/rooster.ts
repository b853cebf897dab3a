import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { blob, leaf, limb, polar } from './line.ts'

/** A rooster struts off with the golden egg: comb ablaze, tail like a fan of enamel. */
export function rooster(k: string): string {
  const b = new Brush(k, { shade: '#4A0A2A', rim: '#FFF3A0', key: '#FFFFFF' })
  const red: Ramp = ['#FF9A8A', '#F02A32', '#A80A2E', '#4A0420']
  const rust: Ramp = ['#F8A04A', '#C8501E', '#6A1E1A', '#2E0A16']
  const gold: readonly Ramp[] = [
    ['#FFB83A', '#F0781A', '#A83A12'],
    ['#FFE27A', '#FFA82A', '#D8601A'],
    ['#FFF6C0', '#FFD24A', '#F08A1E'],
  ]
  const enamel: readonly Ramp[] = [
    ['#7AF0D8', '#0E8A8A', '#063A5A'],
    ['#8AC8FF', '#1E5AD0', '#0A1A6A'],
    ['#B8F08A', '#1E9A5A', '#06404A'],
  ]
  let tail = ''
  for (let i = 0; i < 9; i++) {
    const turn = -112 + i * 15
    const reach = 168 - Math.abs(i - 3) * 9
    const [mx, my] = polar(232, 196, reach * 0.66, turn - 8)
    const [ex, ey] = polar(232, 196, reach, turn + 14)
    const [tx, ty] = polar(ex, ey, 34, turn + 78)
    tail +=
      b.form(
        limb([
          [226, 204, 9],
          [mx, my, 17],
          [ex, ey, 14],
          [tx, ty, 1],
        ]),
        enamel[i % 3] ?? rust,
        { depth: 12, rim: 3, lit: 5 },
      ) + b.stroke(`M226 204Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`, '#E0FFF0', 1.8, 0.5)
  }
  const body = b.form(blob('96 170, 130 128, 200 150, 258 178, 276 222, 252 276, 190 304, 128 290, 92 236'), rust, {
    depth: 44,
    rim: 7,
    lit: 10,
  })
  let wing = ''
  for (const [row, ramp] of [
    ['#6A1E1A', '#3A0E1E', '#1E0616'],
    ['#0E8A8A', '#0A4A6A', '#062040'],
    ['#FF9A3A', '#C8481E', '#6A1A1A'],
    ['#FFD24A', '#F08A1A', '#B8481A'],
  ].entries())
    for (let i = 0; i < 7 - row; i++) {
      const [x, y] = [156 + row * 5 + i * 3, 244 - i * 11 - row * 5]
      wing += b.form(leaf([x, y], polar(x, y, 112 - row * 21 - i * 3, 30 - i * 8), 13.5 - row, 0.12), ramp, {
        depth: 7,
        rim: 2,
        lit: 3,
      })
    }
  let hackles = ''
  for (const [row, ramp] of gold.entries())
    for (let i = 0; i < 10; i++) {
      const share = i / 9
      const [x, y] = [92 + share * 84 - row * 3, 132 - row * 26 - share * 8]
      const turn = 112 - share * 84
      hackles += b.form(leaf([x, y], polar(x, y, 92 - row * 8, turn), 10, 0.06 - share * 0.14), ramp, {
        depth: 6,
        rim: 2,
        lit: 3,
      })
    }
  const neck = b.form(limb('140 190 56, 134 130 46, 132 84 38'), gold[1] ?? rust, { depth: 22, rim: 5 })
  const head = b.form(blob('86 66, 96 34, 132 22, 166 38, 174 74, 156 104, 118 110, 92 96'), gold[2] ?? rust, {
    depth: 20,
    rim: 6,
    lit: 8,
  })
  const comb = b.form(
    'M84 44C70 22 76 0 90-6C96 2 98 12 102 16C100-10 112-40 132-46C138-30 136-14 138-4C148-28 168-40 186-36C184-20 176-4 172 4C186-6 204-4 212 6C200 18 190 34 176 48C154 30 112 28 84 44Z',
    red,
    {
      depth: 18,
      rim: 6,
      lit: 8,
      inside: b.stroke('M104 24C108 4 118-16 130-28M142 20C150 2 162-14 176-22', '#FFC8B0', 3, 0.5),
    },
  )
  const face = b.form(blob('84 72, 96 48, 126 44, 146 62, 142 88, 118 100, 94 94'), red, { depth: 12, rim: 0, lit: 6 })
  const wattle = b.form(
    'M88 98C70 116 66 146 82 160C96 168 108 154 108 138C110 154 122 166 132 156C142 142 134 114 116 98Z',
    red,
    { depth: 14, rim: 5, lit: 6 },
  )
  const bill =
    b.form(
      'M94 58C72 52 46 62 30 84C50 84 66 88 84 96C94 84 98 70 94 58Z',
      ['#FFF6C0', '#FFC23A', '#E07A0E', '#7A2E0A'],
      { depth: 10, rim: 3, lit: 6 },
    ) +
    b.form('M90 88C72 84 56 88 44 98C58 110 76 112 92 102Z', ['#FFD86A', '#E08A1A', '#7A2E0A'], {
      depth: 7,
      rim: 2,
      lit: 3,
    }) +
    b.flat(leaf([62, 70], [76, 66], 3), '#7A2E0A')
  const eye =
    b.eye(116, 68, 15, ['#FFF6A0', '#FF9A1A', '#B83A06'], { look: -0.35, tilt: -4 }) +
    b.form(leaf([92, 46], [142, 58], 7, -0.1), gold[1] ?? rust, { depth: 4, rim: 0, lit: 3 })
  const toe = (x: number, y: number, tx: number, ty: number) =>
    b.form(
      limb([
        [x, y, 8],
        [(x + tx) / 2, (y + ty) / 2 - 4, 7],
        [tx, ty, 3],
      ]),
      ['#FFE27A', '#F0981A', '#8A3E0A'],
      { depth: 5, rim: 2, lit: 3 },
    )
  const leg = (x: number) =>
    b.form(
      limb([
        [x, 280, 16],
        [x - 2, 312, 9],
        [x - 6, 334, 8],
      ]),
      ['#FFE27A', '#F0981A', '#8A3E0A'],
      { depth: 6, rim: 2 },
    ) +
    toe(x - 6, 332, x - 40, 342) +
    toe(x - 6, 334, x - 14, 350) +
    toe(x - 4, 332, x + 24, 344)
  const egg =
    b.soft(58, 232, 92, '#FFE27A', 0.9) +
    b.form('M58 172C86 172 104 212 102 242C100 270 82 286 58 286C34 286 16 270 14 242C12 212 30 172 58 172Z', GOLD, {
      depth: 22,
      rim: 6,
      lit: 10,
      inside:
        b.stroke('M14 236C40 250 76 250 102 236M16 252C40 266 76 266 100 252', '#8A4A06', 3, 0.5) +
        b.flat(leaf([34, 232], [46, 188], 7), '#FFFFFF', 0.85),
    }) +
    b.soft(44, 200, 22, '#FFFFFF', 0.9)
  const grip = [0, 1, 2]
    .map((i) =>
      b.form(
        leaf([126, 196 + i * 22], polar(126, 196 + i * 22, 66 - i * 6, 172 - i * 16), 13, -0.12),
        gold[2 - i] ?? rust,
        { depth: 7, rim: 2, lit: 4 },
      ),
    )
    .join('')
  const r = seedFrom('rooster')
  let down = ''
  for (let i = 0; i < 9; i++) {
    const [x, y] = [r.between(0, 320), r.between(-30, 260)]
    down += b.flat(
      leaf([x, y], polar(x, y, r.between(14, 26), r.between(20, 160)), 5, 0.2),
      b.fill(['#FFFFFF', '#FFE8B0']),
      0.85,
    )
  }
  return b.done(
    b.soft(160, 120, 200, '#FFFFFF', 0.5) +
      down +
      tail +
      leg(150) +
      leg(206) +
      body +
      wing +
      neck +
      egg +
      hackles +
      grip +
      comb +
      head +
      face +
      wattle +
      bill +
      eye,
  )
}
