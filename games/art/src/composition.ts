import type { Seed } from './seed.ts'

/**
 * An element of a composition: the hero, the n-th prop or the one with a name, or a fixed part of the stage. Positions in
 * a 300 x 400 picture.
 */
export interface Part {
  what: 'hero' | 'prop' | 'ring' | 'panel' | 'curve' | 'table'
  name?: string
  x: number
  y: number
  size: number
  prop: number
  turn: number
  flip?: boolean
  blur?: boolean
}
type Composition = (r: Seed) => Part[]

const hero = (x: number, y: number, size: number, turn = 0): Part => ({ what: 'hero', x, y, size, turn, prop: 0 })
const prop = (n: number, x: number, y: number, size: number, turn = 0, extra: Partial<Part> = {}): Part => ({
  what: 'prop',
  x,
  y,
  size,
  turn,
  prop: n,
  ...extra,
})
const named = (name: string, x: number, y: number, size: number, turn = 0): Part => ({
  ...prop(0, x, y, size, turn),
  name,
})
const stage = (what: 'ring' | 'panel' | 'curve' | 'table'): Part => ({
  what,
  x: 150,
  y: 160,
  size: 300,
  turn: 0,
  prop: 0,
})

/** Near props at the lower corners, out of focus in front of the hero. */
const foreground = (r: Seed): Part[] => {
  const side = r.chance(0.5) ? 1 : -1
  return [
    prop(0, 150 + side * r.between(104, 120), r.between(222, 236), r.between(92, 108), r.between(-24, 24)),
    prop(1, 150 - side * r.between(112, 126), r.between(236, 248), r.between(66, 78), r.between(-24, 24)),
  ]
}

const row = (r: Seed, count: number, y: number, size: number, from: number): Part[] =>
  Array.from({ length: count }, (_, i) =>
    prop(
      i + from,
      150 + (i - (count - 1) / 2) * (300 / count) * 1.08,
      y + r.between(-8, 8),
      size * r.between(0.85, 1.2),
      r.between(-40, 40),
    ),
  )

const heap: Composition = (r) => [
  hero(150, 140, 212, r.between(-4, 4)),
  ...row(r, 5, 240, 70, 0),
  ...row(r, 6, 274, 76, 1),
]

const orbit: Composition = (r) => {
  const start = r()
  const around = Array.from({ length: 7 }, (_, i) => {
    const at = (i / 7) * 6.2832 + start
    const depth = Math.sin(at)
    return {
      depth,
      part: prop(
        i,
        150 + 122 * Math.cos(at),
        166 + 62 * depth - 10 * Math.cos(at),
        56 + 20 * depth,
        r.between(-25, 25),
      ),
    }
  })
  return [...around, { depth: 0, part: hero(150, 160, 196) }].sort((a, b) => a.depth - b.depth).map(({ part }) => part)
}

const rain: Composition = (r) => [
  ...Array.from({ length: 9 }, (_, i) =>
    prop(
      i,
      (i % 3) * 110 + r.between(10, 70),
      Math.floor(i / 3) * 86 + r.between(10, 50),
      r.between(34, 62),
      r.between(-50, 50),
      {
        blur: i % 3 === 0,
      },
    ),
  ),
  hero(150, 172, 222, r.between(-6, 6)),
]

const grid: Composition = () => [
  stage('panel'),
  ...Array.from({ length: 9 }, (_, i): Part => {
    const [x, y] = [75 + (i % 3) * 75, 70 + Math.floor(i / 3) * 72]
    return i === 4 ? hero(x, y, 82) : prop(i, x, y, 58)
  }),
]

const COMPOSITIONS: Record<string, Composition> = {
  /** a custom hero fills the picture and overlaps its frame */
  star: () => [hero(150, 147, 280)],
  /** the same closer, from below, leaning, in its surroundings, with a companion */
  starnear: (r) => [hero(150 + r.between(-18, 18), 178, 388, r.between(-4, 4))],
  starlow: (r) => [
    prop(0, 66, 60, 84, -14, { blur: true }),
    hero(158, 166, 318, r.between(2, 5)),
    prop(1, 264, 70, 70, 12),
  ],
  starlean: (r) => [hero(164, 158, 326, r.between(-12, -7))],
  starfar: () => [prop(0, 64, 206, 108, -14), prop(1, 240, 204, 108, 12), hero(150, 128, 224)],
  starring: () => [stage('ring'), hero(150, 150, 246)],
  starheap: (r) => [hero(150, 134, 262, r.between(-4, 4)), ...row(r, 5, 254, 78, 0)],
  starrain: (r) => [
    ...Array.from({ length: 6 }, (_, i) =>
      prop(
        i,
        (i % 2) * 240 + r.between(10, 50),
        Math.floor(i / 2) * 90 + r.between(10, 60),
        r.between(44, 74),
        r.between(-50, 50),
        {
          blur: i % 3 === 0,
        },
      ),
    ),
    hero(150, 156, 272, r.between(-6, 6)),
  ],
  /** a dealer behind the rail, with the wheel, the cards and chips or the money wheel of the game */
  tablewheel: () => [hero(150, 152, 240), stage('table'), named('hero-wheel', 150, 254, 176)],
  tablewheelleft: () => [hero(178, 158, 252), stage('table'), named('hero-wheel', 70, 232, 160)],
  tablewheelnear: () => [hero(146, 174, 288), stage('table'), named('hero-wheel', 84, 260, 146)],
  tablewheelring: () => [stage('ring'), hero(150, 160, 228), stage('table'), named('hero-wheel', 150, 256, 160)],
  tablecards: () => [
    hero(150, 124, 256),
    stage('table'),
    named('chip', 52, 242, 66, -10),
    named('chip', 250, 246, 58, 12),
  ],
  tablenear: (r) => [hero(146 + r.between(-8, 8), 154, 330), stage('table'), named('chip', 46, 244, 74, -14)],
  tablering: () => [stage('ring'), hero(150, 138, 240), stage('table'), named('cards', 62, 238, 78, -12)],
  tableaside: () => [
    prop(0, 56, 96, 118, -12, { blur: true }),
    hero(172, 134, 276),
    stage('table'),
    named('chip', 60, 238, 76),
  ],
  tableshow: () => [named('hero-moneywheel', 204, 128, 236), hero(110, 168, 250), stage('table')],
  tableshowleft: () => [named('hero-moneywheel', 92, 128, 236), hero(176, 168, 250), stage('table')],
  tablehalo: () => [named('hero-moneywheel', 150, 132, 280), hero(146, 172, 232), stage('table')],
  starpair: () => [prop(0, 226, 98, 148, 12), hero(124, 172, 262, -4)],
  single: (r) => [hero(150, 158, 236, r.between(-5, 5)), ...foreground(r)],
  lean: (r) => [hero(162, 160, 258, r.between(6, 12)), prop(0, 62, 232, 92, -14)],
  duo: () => [prop(0, 214, 128, 150, 12), hero(122, 172, 218, -4)],
  trio: () => [prop(0, 62, 164, 138, -14), prop(1, 238, 164, 138, 14, { flip: true }), hero(150, 166, 214)],
  close: (r) => [hero(150 + r.between(-26, 26), 172, 318, r.between(-6, 6)), ...foreground(r)],
  emblem: () => [stage('ring'), hero(150, 156, 196), prop(0, 50, 252, 78, -16), prop(1, 250, 252, 78, 16)],
  line3: () => [prop(0, 58, 150, 116, -10), prop(1, 242, 150, 116, 10), hero(150, 176, 176)],
  tower: () => [hero(150, 96, 156), prop(0, 92, 222, 118, -8), prop(1, 208, 222, 118, 8)],
  fly: () => [stage('curve'), hero(206, 102, 150, 6), prop(0, 70, 96, 76, -10)],
  /** props in a fan behind the hero, like a hand of cards */
  fan: () => [
    ...[-60, -30, 0, 30, 60].map((turn, i) =>
      prop(
        i,
        150 + 112 * Math.sin((turn * Math.PI) / 180),
        186 - 112 * Math.cos((turn * Math.PI) / 180),
        74,
        turn * 0.7,
      ),
    ),
    hero(150, 184, 188),
  ],
  /** hero on the left, props in a column on the right */
  aside: () => [
    prop(0, 238, 70, 84, 12),
    prop(1, 256, 150, 84, -8),
    prop(2, 236, 230, 84, 10),
    hero(118, 162, 226, -4),
  ],
  /** a large soft prop behind */
  loom: (r) => [
    prop(0, 176, 128, 290, r.between(-10, 10), { blur: true }),
    hero(138, 178, 196, -3),
    prop(1, 248, 240, 82, 14),
  ],
  /** hero above, a row at its feet */
  parade: (r) => [hero(150, 136, 206, r.between(-4, 4)), ...row(r, 4, 246, 88, 0)],
  heap,
  orbit,
  rain,
  grid,
}

export function composition(name: string): Composition {
  const found = COMPOSITIONS[name]
  if (!found) throw new Error(`No composition is called ${name}.`)
  return found
}
