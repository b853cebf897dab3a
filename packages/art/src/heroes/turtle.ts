import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { along, blob, circle, facet, leaf } from './line.ts'
import { bubble, head, PLATE, SKIN } from './turtleHead.ts'
import { AZURE, island, JADE, jewel, palm, RUBY, VIOLET } from './turtleIsland.ts'

/** An old sea turtle, captain's cap and a pipe of bubbles: on its back, between jewels, the island with the chest. */
export function turtle(k: string): string {
  const b = new Brush(k, { shade: '#02123E', rim: '#8AF6FF', key: '#FFFFE0' })
  const r = seedFrom('turtle')
  const amber: Ramp = ['#FFE08A', '#F09A2A', '#B0481A', '#5A1626']
  const bronze: Ramp = ['#FFD87A', '#C8701E', '#7A2E1E', '#380E26']
  const captain = head(b, r)

  const rays = [
    [40, -90, -50, 270, 24],
    [130, -96, 76, 290, 30],
    [216, -96, 236, 280, 26],
    [280, -90, 360, 260, 30],
  ]
    .map(([x = 0, y = 0, tx = 0, ty = 0, w = 0]) => b.flat(leaf([x, y], [tx, ty], w), '#C8FFFF', 0.1))
    .join('')

  // The shell: plates of amber seamed with gold, a jewel grown into each.
  const shell = b.form(
    'M104 262C84 190 116 96 190 58C252 28 322 44 352 108C378 164 372 226 338 268C290 306 150 312 104 262Z',
    bronze,
    { depth: 40, rim: 7, lit: 9, turn: 70 },
  )
  const scute = (points: string, x: number, y: number, size: number, gem: Ramp) =>
    b.form(facet(points), amber, {
      depth: 12,
      rim: 0,
      lit: 6,
      inside:
        b.soft(x - size, y - size * 1.4, size * 2.2, '#FFF6B0', 0.6) +
        b.stroke(facet(points), '#5A1626', 7, 0.5) +
        `<g transform="translate(${x} ${y}) scale(.62) translate(${-x} ${-y})">${b.stroke(facet(points), '#8A3A1A', 3, 0.6)}</g>`,
    }) +
    b.stroke(facet(points), '#FFD86A', 3.4) +
    jewel(b, x, y, size, gem)
  const scutes =
    scute('196 78, 232 62, 262 78, 262 118, 226 136, 192 118', 228, 100, 13, JADE) +
    scute('266 78, 298 60, 328 84, 334 120, 302 136, 266 118', 299, 98, 13, RUBY) +
    scute('228 140, 264 122, 302 140, 306 184, 268 204, 230 184', 267, 162, 17, AZURE) +
    scute('306 140, 338 124, 358 150, 358 190, 334 204, 310 184', 334, 164, 12, VIOLET) +
    scute('190 122, 224 140, 226 184, 194 206, 160 190, 160 140', 194, 164, 14, VIOLET) +
    scute('196 210, 229 189, 264 208, 262 246, 226 260, 196 246', 229, 226, 13, RUBY) +
    scute('270 208, 307 189, 332 208, 330 240, 300 258, 268 246', 300, 224, 12, JADE)
  const marginal = along('176 268 0, 226 280 0, 286 276 0, 330 250 0, 356 206 0', 2)
    .map(({ x, y, tx, ty }) => {
      const turn = Math.round((Math.atan2(ty, tx) * 180) / Math.PI)
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})">${b.form('M-15 -12H15L17 8C8 16 -8 16 -17 8Z', amber, { depth: 7, rim: 2, lit: 4 })}${b.stroke('M-15 -12H15L17 8C8 16 -8 16 -17 8Z', '#FFD86A', 2.4)}</g>`
    })
    .join('')

  const flipper = (d: string, spots: string) =>
    b.form(d, SKIN, {
      depth: 22,
      rim: 5,
      lit: 8,
      inside: b.flat(
        spots
          .split(';')
          .map((points) => blob(points))
          .join(''),
        b.fill(PLATE),
        0.85,
      ),
    })
  const near = flipper(
    'M150 262C110 244 60 250 20 244C-10 240 -32 244 -52 258C-42 286 -2 312 60 322C120 330 190 328 206 296C204 276 180 262 150 262Z',
    '-30 256, -8 250, 4 262, -14 270;10 254, 36 252, 42 270, 16 270;48 254, 78 256, 82 276, 50 274;90 260, 118 266, 118 288, 90 282;-6 274, 14 278, 22 290, 2 288;28 280, 52 282, 60 300, 34 298;66 284, 94 290, 96 308, 70 304',
  )
  const far = flipper(
    'M300 262C330 250 352 268 366 300C376 330 372 360 360 380C330 360 300 330 284 290Z',
    '318 268, 334 272, 340 288, 322 288;338 294, 354 300, 358 318, 342 314;318 296, 332 304, 336 322, 322 316',
  )
  const fish = (x: number, y: number, size: number, ramp: Ramp) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${b.form('M-16 0C-8 -12 8 -11 14 -2L26 -11C24 -3 24 3 26 11L14 3C8 11 -8 12 -16 0Z', ramp, { depth: 5, rim: 2, lit: 3, turn: 90, inside: b.stroke('M0 -12Q5 0 0 12', '#fff', 3, 0.7) })}${b.flat(circle(-8, -2, 2.6), '#fff')}${b.flat(circle(-8.6, -2, 1.5), '#0A0A2A')}</g>`
  let motes = ''
  for (let i = 0; i < 14; i++) {
    const [x, y] = [r.between(-20, 340), r.between(-50, 250)]
    motes += b.soft(x, y, r.between(5, 10), '#E0FFFF', 0.8) + b.flat(circle(x, y, 1.6), '#fff')
  }
  return b.done(
    b.soft(160, 120, 230, '#1E9AF0', 0.7) +
      b.soft(200, -40, 160, '#A8FFF0', 0.5) +
      rays +
      motes +
      far +
      palm(b) +
      shell +
      scutes +
      marginal +
      island(b) +
      near +
      captain +
      fish(48, -24, 0.9, ['#FFF06A', '#FF9A2A', '#D8401A']) +
      fish(92, -40, 0.6, ['#FFF06A', '#FF9A2A', '#D8401A']) +
      bubble(b, 336, 20, 8) +
      bubble(b, 296, 254, 7),
  )
}
