import type { Brush, Ramp } from './brush.ts'
import { coin } from './coin.ts'
import { GOLD } from './desert.ts'
import { circle, facet, leaf, polar } from './line.ts'

export const RUBY: Ramp = ['#FFD0DC', '#FF2A5A', '#7A0436']
export const AZURE: Ramp = ['#E0F6FF', '#2AA8FF', '#0A2A9A']
export const VIOLET: Ramp = ['#F0D8FF', '#A84AF8', '#3A0A8A']
export const JADE: Ramp = ['#E8FFF0', '#1EE09A', '#04604A']
const WOOD: Ramp = ['#E8A05A', '#A0522A', '#5A221E', '#2A0E1E']

/** A cut stone. */
export function jewel(b: Brush, x: number, y: number, size: number, ramp: Ramp): string {
  return (
    b.flat(circle(x, y + 1, size * 1.3, size * 1.2), '#3A0E1E', 0.7) +
    b.form(
      facet([
        [x - size, y],
        [x - size * 0.5, y - size * 0.9],
        [x + size * 0.5, y - size * 0.9],
        [x + size, y],
        [x + size * 0.5, y + size * 0.9],
        [x - size * 0.5, y + size * 0.9],
      ]),
      ramp,
      { depth: 5, rim: 2, lit: 3 },
    ) +
    b.flat(
      facet([
        [x - size * 0.5, y - size * 0.9],
        [x + size * 0.5, y - size * 0.9],
        [x + size * 0.1, y - size * 0.2],
        [x - size, y],
      ]),
      '#fff',
      0.55,
    )
  )
}

/** The palm of the island. */
export function palm(b: Brush): string {
  const frond = (turn: number, length: number, bend: number) => {
    const tip = polar(312, -34, length, turn)
    return (
      b.form(leaf([312, -34], tip, 15, bend), ['#F0FF8A', '#4AD84A', '#0A8A4A', '#04484A'], {
        depth: 8,
        rim: 2,
        lit: 4,
        turn,
      }) + b.flat(leaf([312, -34], polar(312, -34, length * 0.9, turn), 1.6, bend), '#F6FFB0', 0.8)
    )
  }
  return (
    frond(-150, 66, -0.2) +
    frond(-30, 58, 0.2) +
    b.form('M294 70C302 40 296 4 306 -36L318 -34C314 6 322 40 320 74Z', ['#FFD89A', '#B8703A', '#5A2A1E'], {
      depth: 8,
      rim: 2,
      lit: 4,
      turn: 0,
      inside: b.stroke(
        'M290 54Q308 62 324 54M292 36Q308 44 322 36M294 18Q308 26 322 18M296 0Q308 8 322 0M298 -16Q310 -10 322 -16',
        '#4A1E16',
        2.6,
        0.7,
      ),
    }) +
    frond(160, 70, -0.3) +
    frond(20, 56, 0.34) +
    frond(-88, 50, 0.24) +
    frond(196, 74, -0.1) +
    frond(128, 48, -0.2) +
    [
      [304, -30],
      [318, -26],
      [310, -20],
    ]
      .map(([x = 0, y = 0]) => b.flat(circle(x, y, 7), b.ball(['#E0A86A', '#7A3A1E', '#2A0E16'])))
      .join('')
  )
}

function crystals(b: Brush): string {
  const shard = (x: number, y: number, length: number, width: number, turn: number, ramp: Ramp) => {
    const [one, two] = [polar(x, y, width, turn - 80), polar(x, y, width, turn + 80)]
    const [a, c] = [polar(...one, length * 0.7, turn), polar(...two, length * 0.7, turn)]
    const tip = polar(x, y, length, turn)
    return (
      b.form(facet([one, a, tip, c, two]), ramp, { depth: 6, rim: 2, lit: 3 }) +
      b.flat(facet([one, a, tip, [x, y]]), '#fff', 0.45)
    )
  }
  return (
    b.soft(338, 66, 46, '#FF7AE8', 0.7) +
    shard(322, 84, 62, 9, -54, VIOLET) +
    shard(326, 92, 50, 8, -26, ['#FFE0FF', '#FF5AC8', '#8A0A7A']) +
    shard(324, 80, 44, 8, -84, AZURE)
  )
}

function sand(b: Brush): string {
  return b.form(
    'M186 74C196 52 216 44 240 42C268 34 312 40 330 66C338 80 344 92 340 98C322 80 300 88 286 82C262 74 240 86 222 80C206 78 194 84 186 74Z',
    ['#FFFBD8', '#FFE08A', '#E0A04A', '#8A5A2E'],
    { depth: 10, rim: 3, lit: 5 },
  )
}

function chest(b: Brush): string {
  return (
    b.soft(246, 10, 80, '#FFE06A', 0.95) +
    b.form('M214 18C202 -10 208 -36 228 -40C250 -44 274 -38 284 -30C294 -20 290 8 282 24Z', WOOD, {
      depth: 10,
      rim: 3,
      lit: 5,
      inside:
        b.flat(
          'M220 16C212 -8 216 -26 232 -30C250 -34 268 -28 276 -22C284 -12 280 8 276 22Z',
          b.fill(['#2A0A16', '#8A3A16', '#FFB83A'], 90),
        ) +
        b.stroke('M236 -40L234 18M264 -38L262 20', '#7A3A06', 8) +
        b.stroke('M236 -40L234 18M264 -38L262 20', '#FFC83A', 5),
    }) +
    b.stroke('M214 18C202 -10 208 -36 228 -40C250 -44 274 -38 284 -30C294 -20 290 8 282 24', '#FFC83A', 4) +
    coin(b, 226, 14, 11, -20, 0.7) +
    coin(b, 244, 6, 12, 10, 0.7) +
    coin(b, 264, 10, 12, -12, 0.7) +
    coin(b, 276, 20, 10, 16, 0.7) +
    jewel(b, 254, 16, 8, RUBY) +
    coin(b, 236, 20, 11, 6, 0.6) +
    b.form('M210 20L286 28L282 66L216 58Z', WOOD, {
      depth: 12,
      rim: 3,
      lit: 5,
      inside:
        b.stroke('M206 34L290 42M206 46L290 54', '#2A0E1E', 2, 0.6) +
        b.stroke('M226 16L229 66M268 20L266 70', '#7A3A06', 9) +
        b.stroke('M226 16L229 66M268 20L266 70', '#FFC83A', 6),
    }) +
    b.stroke('M210 21L286 29', '#7A3A06', 7) +
    b.stroke('M210 20L286 28', '#FFD24A', 4.6) +
    b.form('M240 26L258 28L256 46C250 50 244 48 240 44Z', GOLD, { depth: 5, rim: 2, lit: 3 }) +
    b.flat(circle(248, 35, 3), '#3A1206') +
    coin(b, 206, 62, 11, -14, 0.5) +
    coin(b, 288, 70, 11, 10, 0.5) +
    coin(b, 226, 68, 12, 6, 0.5)
  )
}

/** The island: sand, crystals, the chest. */
export function island(b: Brush): string {
  return crystals(b) + sand(b) + chest(b)
}
