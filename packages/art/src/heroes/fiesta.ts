import { Brush, type Ramp } from './brush.ts'
import { blob, circle, leaf, mirror, polar } from './line.ts'

/** A skull's grin for the day of the dead: flowers in the sockets, a candle on top, marigolds around. */
export function candleSkull(k: string): string {
  const b = new Brush(k, { shade: '#3A0A5A', rim: '#FF8AB0', key: '#FFF9E0' })
  const bone: Ramp = ['#FFFFFF', '#FFF3DC', '#D8B0B8', '#6A3A7A']
  const flower = (x: number, y: number, size: number, ramp: Ramp, count = 12) => {
    let s = ''
    for (const [share, off] of [
      [1, 0],
      [0.7, 15],
      [0.42, 0],
    ] as const)
      for (let i = 0; i < count; i++) {
        const petal = leaf([x, y], polar(x, y, size * share, (i * 360) / count + off), size * 0.2 * share)
        s += b.flat(petal, b.fill(ramp, (i * 360) / count + off + 180)) + b.stroke(petal, ramp[0] ?? '#fff', 1, 0.55)
      }
    return b.soft(x, y + size * 0.1, size * 1.25, '#1A0426', 0.6) + s
  }
  const marigold: Ramp = ['#FFE27A', '#FF9A1A', '#D8480E']
  const rose: Ramp = ['#FFC0D8', '#F0387A', '#8A0A4A']
  const teal: Ramp = ['#C0FFF0', '#1AC8B0', '#0A5A7A']
  const skull = b.form(
    'M160 52C232 50 276 100 274 164C272 196 256 212 250 230C246 250 224 252 214 262C212 290 206 306 160 308C114 306 108 290 106 262C96 252 74 250 70 230C64 212 48 196 46 164C44 100 88 50 160 52Z',
    bone,
    { depth: 50, rim: 7, lit: 12 },
  )
  const socket = b.form(blob('84 150, 112 132, 142 148, 142 182, 112 200, 84 182'), ['#1A0426', '#4A0A5A'], {
    depth: 10,
    rim: 0,
    lit: 0,
  })
  let tooth = ''
  for (let i = 0; i < 7; i++)
    tooth += b.form(
      blob([
        [114 + i * 14, 258],
        [124 + i * 14, 256],
        [126 + i * 14, 284],
        [119 + i * 14, 292],
        [112 + i * 14, 284],
      ]),
      ['#FFFFFF', '#FFF3DC', '#C89AA8'],
      { depth: 5, lit: 2, rim: 1 },
    )
  const swirl =
    b.stroke(
      'M70 208C84 222 104 222 106 206C106 196 92 194 92 204M96 76C76 84 66 104 72 120C78 130 90 122 84 114',
      '#1A9AC8',
      5,
    ) +
    b.stroke('M120 88C112 100 116 116 130 118', '#F0387A', 5) +
    [0, 1, 2, 3].map((i) => b.flat(circle(78 + i * 5, 134 - i * 9, 3), '#FF9A1A')).join('')
  const flameShape = 'M160-58C186-30 184-4 160 6C136-4 138-28 160-58Z'
  const candle =
    b.soft(160, -22, 120, '#FFC23A', 0.85) +
    b.form('M138 8C146 2 174 2 182 8L184 60H136Z', ['#FFF9E0', '#F2C88A', '#A85A4A'], { depth: 14, rim: 3 }) +
    b.form(
      'M134 30C136 6 184 4 186 26C188 40 178 42 176 34C172 28 168 36 168 48C166 60 156 58 156 46C152 34 148 50 142 48C136 46 134 40 134 30Z',
      ['#FFFFFF', '#FFE9C0', '#D89A6A'],
      { depth: 6, rim: 2 },
    ) +
    b.flat(flameShape, b.fill(['#FFF3A0', '#FF9A1A', '#F0381E'], 90)) +
    b.flat('M160-32C172-18 170-4 160 2C150-4 150-16 160-32Z', '#FFFBE0')
  return b.done(
    flower(58, 70, 44, marigold) +
      flower(262, 70, 44, rose) +
      candle +
      skull +
      mirror(socket + flower(113, 166, 30, rose, 9) + b.flat(circle(113, 166, 6), '#FFE27A')) +
      b.flat(
        'M160 196C148 210 142 226 150 230C156 232 160 222 160 222S164 232 170 230C178 226 172 210 160 196Z',
        '#2A0636',
      ) +
      mirror(swirl) +
      b.flat(leaf([160, 80], [160, 132], 12), b.fill(['#FF9A1A', '#E0287A'], 90)) +
      mirror(b.flat(leaf([160, 112], [136, 88], 7), '#1AC8B0')) +
      b.flat('M112 262H208V286H112Z', '#3A0A3A', 0.7) +
      tooth +
      flower(34, 264, 46, marigold) +
      flower(286, 264, 46, marigold) +
      flower(84, 306, 34, teal, 9) +
      flower(236, 306, 34, rose, 9) +
      flower(124, 62, 26, teal, 8) +
      flower(196, 62, 26, marigold, 9),
  )
}
