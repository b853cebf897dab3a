import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { scales, teeth } from './dragons.ts'
import { blob, circle, leaf, limb, type Point, polar } from './line.ts'

/** A tyrant lizard roars over its dividend, a volcano in its breath. */
export function dino(k: string): string {
  const b = new Brush(k, { shade: '#04202E', rim: '#FFB03A', key: '#F6FFD8' })
  const r = seedFrom('dino')
  const hide: Ramp = ['#D8FF7A', '#5AC83A', '#127A4A', '#04303A']
  const belly: Ramp = ['#FFF6C0', '#E8D06A', '#A8883A', '#5A4A2A']
  const stripes = (list: readonly (readonly [number, number, number, number, number])[]) =>
    list.map(([x, y, tx, ty, w]) => b.flat(leaf([x, y], [tx, ty], w, 0.1), '#06404A', 0.75)).join('')
  const body = b.form(
    blob('176 96, 240 92, 290 140, 330 220, 350 340, 330 440, 90 440, 84 340, 116 280, 128 200'),
    hide,
    {
      depth: 50,
      rim: 8,
      lit: 10,
      inside:
        scales(b, 100, 110, 260, 300, 19, '#F0FFA0', '#04404A') +
        b.form('M128 190C120 230 96 270 76 330V450H176C150 400 150 330 168 260C178 226 176 200 166 184Z', belly, {
          depth: 20,
          rim: 0,
          lit: 5,
          inside: Array.from({ length: 9 }, (_, i) =>
            b.stroke(`M${112 - i * 4} ${214 + i * 20}Q140 ${226 + i * 20} 174 ${210 + i * 20}`, '#8A6A2A', 3, 0.55),
          ).join(''),
        }) +
        stripes([
          [296, 130, 238, 176, 12],
          [320, 176, 250, 226, 13],
          [338, 230, 262, 276, 13],
        ]),
    },
  )
  const spines = (
    [
      [206, 44, 220, 10, 12],
      [236, 66, 262, 34, 13],
      [262, 96, 300, 70, 14],
      [286, 134, 330, 116, 14],
      [308, 178, 352, 166, 14],
    ] as const
  )
    .map(([x, y, tx, ty, w]) =>
      b.form(
        leaf([x - (tx - x) * 0.4, y - (ty - y) * 0.4], [tx, ty], w, 0.1),
        ['#FFE27A', '#FF8A1A', '#B82A1A', '#4A0A1E'],
        { depth: 8, rim: 3, lit: 4 },
      ),
    )
    .join('')
  const throat = b.flat(
    'M60 92C110 110 160 116 206 100L214 150C196 190 150 206 92 208C84 170 70 130 60 92Z',
    b.fill(['#FFE27A', '#FF6A1A', '#A8102A', '#3A0420'], 0),
  )
  const tongue = b.form(
    'M84 196C96 170 120 156 158 154C182 154 196 146 202 136C206 170 176 196 132 202C108 206 92 204 84 196Z',
    ['#FFB0A0', '#F04A5A', '#9A0A32'],
    { depth: 10, rim: 0, lit: 6, inside: b.stroke('M100 192C124 182 158 178 190 160', '#8A0A2A', 3, 0.6) },
  )
  const jaw = b.form(
    'M216 122C222 168 196 206 148 222C112 234 82 236 66 226C54 218 58 202 70 198C108 200 156 188 186 144Z',
    hide,
    {
      depth: 20,
      rim: 4,
      lit: 6,
      inside:
        scales(b, 60, 190, 170, 60, 13, '#F0FFA0', '#04404A') +
        b.flat('M60 230C110 240 170 224 206 190L210 240H60Z', b.fill(belly, 90), 0.7),
    },
  )
  const head = b.form(
    'M28 84C14 74 12 50 28 38C42 28 58 32 74 26C96 16 104-2 130-8C164-16 204-4 226 28C246 58 246 104 222 134C210 124 204 112 190 108C150 110 92 108 52 98C40 96 34 90 28 84Z',
    hide,
    {
      depth: 30,
      rim: 6,
      lit: 11,
      inside:
        scales(b, 130, 0, 130, 130, 15, '#F0FFA0', '#04404A') +
        b.stroke('M64 60C88 66 110 60 128 46M54 78C84 86 120 82 146 72', '#06404A', 4, 0.45) +
        b.stroke('M62 54C86 56 104 46 120 34', '#F6FFC0', 4, 0.6) +
        stripes([
          [170, -8, 156, 22, 7],
          [200, 0, 182, 34, 8],
          [228, 28, 200, 52, 8],
          [240, 66, 206, 78, 8],
        ]),
    },
  )
  const nostril = b.flat(leaf([28, 58], [48, 46], 5.5), '#04202A') + b.stroke('M24 54Q32 40 50 42', '#E8FFA0', 3, 0.7)
  const eye =
    b.eye(148, 38, 18, ['#FFFFB0', '#FFC81A', '#E8480A'], { slit: true, look: -0.4, tilt: -6 }) +
    b.form('M106 26C124 4 158-2 194 12C176 18 156 18 142 26C130 32 116 34 106 26Z', hide, { depth: 7, rim: 2, lit: 6 })
  const hole = b.flat(circle(206, 88, 5), '#04303A', 0.7)
  const claw = (x: number, y: number, turn: number) =>
    b.form(leaf([x, y], polar(x, y, 24, turn), 6, 0.12), ['#FFFFFF', '#F0E0B0', '#7A5A3A'], {
      depth: 4,
      rim: 2,
      lit: 2,
    })
  const coin =
    b.soft(70, 252, 70, '#FFD24A', 0.8) +
    b.form(circle(70, 254, 40), GOLD, {
      depth: 12,
      rim: 4,
      inside:
        b.stroke(circle(70, 254, 30), '#8A4A06', 3, 0.7) +
        b.form(
          'M70 232C82 248 88 256 88 264C88 274 80 280 70 280C60 280 52 274 52 264C52 256 58 248 70 232Z',
          ['#FFF6C0', '#C87A12'],
          { depth: 3, rim: 1, lit: 2 },
        ),
    })
  const arm =
    b.form(limb('214 238 26, 178 284 25, 118 276 17, 104 262 15'), hide, {
      depth: 18,
      rim: 2,
      lit: 7,
      inside: scales(b, 90, 230, 150, 90, 12, '#F0FFA0', '#04404A'),
    }) +
    claw(104, 254, 196) +
    claw(106, 266, 178) +
    claw(112, 278, 160)
  const teethUp: readonly [Point, Point] = [
    [44, 98],
    [184, 108],
  ]
  let embers = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [r.between(-14, 330), r.between(-40, 280)]
    embers += b.soft(x, y, 9, '#FF8A1A', 0.9) + b.flat(circle(x, y, r.between(1.4, 3)), '#FFF0A0')
  }
  return b.done(
    b.soft(170, 130, 210, '#FFB03A', 0.55) +
      spines +
      body +
      throat +
      tongue +
      jaw +
      teeth(b, [78, 206], [172, 190], 7, -22) +
      head +
      teeth(b, ...teethUp, 9, 25, 2) +
      b.stroke('M44 98C90 110 150 112 190 108', '#04404A', 4, 0.7) +
      nostril +
      eye +
      hole +
      coin +
      arm +
      embers,
  )
}
