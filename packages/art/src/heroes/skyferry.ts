import { seedFrom } from '../seed.ts'
import { Brush, GOLD, type Ramp } from './brush.ts'
import { cabin } from './cabin.ts'
import { circle, leaf, line } from './line.ts'

const SILK: Ramp = ['#FFF3DC', '#FFC9D8', '#D868B8', '#6A1E8A']
const WINE: Ramp = ['#FF8AC8', '#D8248A', '#7A0E7A', '#2E0650']
const WOOD: Ramp = ['#FFD9A0', '#C8763A', '#6A2E2A', '#2E0E2A']
/** From tail to nose, and the line between them. */
const [TAIL, NOSE, AXIS] = [-8, 344, 92]

/** The half of a rib between tail and nose that reaches `height` above the axis, or below it where that is negative. */
const rib = (height: number): string =>
  `C${TAIL + 26} ${AXIS - height * 0.95} ${TAIL + 120} ${AXIS - height * 1.36} ${TAIL + 196} ${AXIS - height * 1.3}C${NOSE - 70} ${AXIS - height * 1.2} ${NOSE - 14} ${AXIS - height * 0.7} ${NOSE} ${AXIS}`

/** The same, drawn back from the nose to the tail. */
const back = (height: number): string =>
  `C${NOSE - 14} ${AXIS - height * 0.7} ${NOSE - 70} ${AXIS - height * 1.2} ${TAIL + 196} ${AXIS - height * 1.3}C${TAIL + 120} ${AXIS - height * 1.36} ${TAIL + 26} ${AXIS - height * 0.95} ${TAIL} ${AXIS}`

const gore = (upper: number, lower: number): string => `M${TAIL} ${AXIS}${rib(upper)}${back(lower)}Z`

const brushFor = (k: string) => new Brush(k, { shade: '#1E0440', rim: '#7AE8FF', key: '#FFFFFF' })

/** A silk airship that carries a wooden boat under it, lamps lit, everyone at the windows: the other flight that a table shares. */
export function skyferry(k: string): string {
  const b = brushFor(k)
  const r = seedFrom('skyferry')
  let clouds = ''
  for (let i = 0; i < 13; i++) {
    const [x, y, size] = [i * 30 - 30 + r.between(-12, 12), 330 + r.between(-14, 22), r.between(26, 46)]
    clouds += b.soft(x, y, size * 1.5, i % 3 ? '#B88AFF' : '#FFE4F6', 0.55, size * 0.8)
  }
  let lights = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = [r.between(-20, 330), r.between(-30, 320)]
    lights += b.flat(
      leaf([x, y - 7], [x, y + 7], 1.6) + leaf([x - 7, y], [x + 7, y], 1.6),
      '#FFF6C8',
      r.between(0.4, 0.9),
    )
  }
  return b.done(
    `<g transform="rotate(-15 160 160) translate(-4 6)">` +
      b.soft(160, 190, 190, '#C84AFF', 0.5) +
      lights +
      ship(b) +
      '</g>' +
      clouds,
  )
}

/** The ship alone, level, its nose on the right. */
export const skyferryShip = (k: string): string => {
  const b = brushFor(k)
  return b.done(ship(b))
}

function ship(b: Brush): string {
  const hull =
    'M62 226C52 262 78 296 112 302H222C258 298 284 268 292 222C262 236 236 238 214 238H104C86 238 72 234 62 226Z'
  const house = 'M100 238V204C100 194 106 188 116 188H214C226 188 232 194 232 204V238Z'
  const ropes = [
    [84, 168, 72, 230],
    [126, 186, 120, 190],
    [208, 186, 212, 190],
    [252, 164, 280, 226],
  ].map(([x = 0, y = 0, toX = 0, toY = 0]) => b.stroke(`M${x} ${y - 20}L${toX} ${toY}`, '#F2C24A', 3.4))
  const fin = (d: string) => b.form(d, WINE, { depth: 14, rim: 3, inside: b.stroke('M-40 92H40', '#F2C24A', 4, 0.8) })
  const blade = (turn: number) =>
    `<g transform="rotate(${turn} 44 258)">${b.form(leaf([44, 258], [44, 196], 11), GOLD, { depth: 6, rim: 2, lit: 3 })}</g>`
  const screw =
    b.soft(44, 258, 74, '#8AF0FF', 0.42) +
    [12, 132, 252].map(blade).join('') +
    b.form(circle(44, 258, 13), GOLD, { depth: 5, rim: 2, lit: 3 })
  const envelope = b.form(gore(82, -74), SILK, {
    depth: 50,
    rim: 7,
    lit: 11,
    turn: 84,
    inside:
      b.flat(gore(82, 60), b.fill(['#FFA8D8', '#D8248A', '#8A0E7A'], 0)) +
      b.flat(gore(36, 8), b.fill(['#FF8AC8', '#C81E86', '#7A0E7A'], 0)) +
      b.flat(gore(-20, -46), b.fill(['#E84AA8', '#9A127A', '#520A5E'], 0)) +
      b.flat(gore(-64, -74), b.fill(['#B81E86', '#6A0E6A'], 0)) +
      [60, 36, 8, -20, -46].map((at) => b.stroke(`M${TAIL} ${AXIS}${rib(at)}`, '#F2C24A', 2.4, 0.75)).join('') +
      b.stroke(line('96 -20, 82 40, 84 110, 104 190'), '#F0B44A', 7) +
      b.stroke(line('256 -10, 274 40, 274 120, 254 176'), '#F0B44A', 7) +
      b.flat(leaf([70, 40], [232, 2], 13), '#fff', 0.5) +
      // The nose is capped in gold.
      b.form('M322 40C300 64 300 122 322 148L360 150V40Z', GOLD, { depth: 12, rim: 0, lit: 4 }),
  })
  // The ferry's mark: a star in a ring.
  const star = Array.from({ length: 10 }, (_, i) => {
    const [turn, reach] = [(i * 36 - 90) * (Math.PI / 180), i % 2 ? 12 : 29]
    return `${i ? 'L' : 'M'}${177 + Math.cos(turn) * reach} ${86 + Math.sin(turn) * reach}`
  }).join('')
  const mark =
    b.form(circle(177, 86, 44), GOLD, { depth: 8, rim: 3, lit: 4 }) +
    b.form(circle(177, 86, 37), ['#5A2AC8', '#2E0E7A', '#16043E'], { depth: 14, rim: 0, lit: 3 }) +
    b.form(`${star}Z`, GOLD, { depth: 6, rim: 2, lit: 3 })
  const lamp = (x: number, y: number) =>
    b.soft(x, y, 40, '#FFC84A') +
    b.form(circle(x, y, 9, 11), ['#FFFFFF', '#FFF0A0', '#FFB82A'], { depth: 0, rim: 0, lit: 0 }) +
    b.stroke(`M${x - 6} ${y - 12}H${x + 6}`, '#F2C24A', 4)
  return (
    fin('M10 74C-34 60 -58 20 -60 -16C-22 -14 22 16 52 56Z') +
    fin('M10 110C-34 124 -58 164 -60 200C-22 198 22 168 52 128Z') +
    envelope +
    fin('M22 84C-14 78 -48 84 -70 94C-46 106 -12 106 22 100Z') +
    mark +
    ropes.join('') +
    screw +
    b.form(house, ['#FFF3DC', '#F2C27A', '#A85A4A', '#4A1640'], { depth: 20, rim: 4 }) +
    b.form('M90 192C92 176 106 172 118 172H216C230 172 240 178 242 192Z', WINE, { depth: 10, rim: 3 }) +
    [126, 166, 206].map((x, at) => cabin(b, x, 214, 15, at + 1)).join('') +
    b.form(hull, WOOD, {
      depth: 30,
      rim: 6,
      lit: 8,
      turn: 78,
      inside:
        b.stroke('M54 250C120 264 230 264 300 246', '#4A1640', 3, 0.7) +
        b.stroke('M66 274C126 284 226 284 282 268', '#4A1640', 3, 0.7) +
        b.stroke('M58 230C96 244 230 246 296 226', '#F2C24A', 11),
    }) +
    [112, 156, 200, 242].map((x, at) => cabin(b, x, 264 - (at === 3 ? 3 : 0), 12, at + 4)).join('') +
    lamp(298, 214) +
    lamp(84, 216)
  )
}
