import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { blob, circle, leaf, type Point } from './line.ts'
import { cheek, coin, DOUBLOON, earring, eye, INK, lower, nape, SCARLET, SLATE, scarf, upper } from './parrotHead.ts'

/** The rows of the wing, each feather from its root to its tip. */
const FLIGHT: Ramp = ['#0A1470', '#0A1E8A', '#1650E8', '#4AC0FF']
const MIDDLE: Ramp = ['#04503A', '#067A46', '#1EBE5A', '#A8F04A']
const SHORT: Ramp = ['#F07A0E', '#FFC81E', '#FFF6A0']
const SMALL: Ramp = ['#8A0428', '#F0241E', '#FF8A5A']

/** A feather with a round end: its dark edge, its colours, a lit half and a quill. */
function feather(b: Brush, [x, y]: Point, turn: number, long: number, wide: number, ramp: Ramp): string {
  const vane = (l: number, w: number) =>
    `M0-${(w * 0.3).toFixed(1)}C${(l * 0.35).toFixed(1)}-${w.toFixed(1)} ${(l * 0.8).toFixed(1)}-${(w * 1.15).toFixed(1)} ${(l * 0.95).toFixed(1)}-${(w * 0.5).toFixed(1)}Q${(l * 1.03).toFixed(1)} 0 ${(l * 0.95).toFixed(1)} ${(w * 0.5).toFixed(1)}C${(l * 0.8).toFixed(1)} ${(w * 1.15).toFixed(1)} ${(l * 0.35).toFixed(1)} ${w.toFixed(1)} 0 ${(w * 0.3).toFixed(1)}Z`
  const half = `M0 0C${l(0.35)}-${wide.toFixed(1)} ${l(0.8)}-${(wide * 1.15).toFixed(1)} ${l(0.95)}-${(wide * 0.5).toFixed(1)}Q${l(0.9)}-${(wide * 0.3).toFixed(1)} ${l(0.5)}-${(wide * 0.15).toFixed(1)}Z`
  function l(share: number) {
    return (long * share).toFixed(1)
  }
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">` +
    b.flat(vane(long + 2, wide + 1.8), INK, 0.8) +
    b.flat(vane(long, wide), b.fill(ramp, 0)) +
    b.flat(half, '#FFFFFF', 0.22) +
    b.stroke(`M0 0H${l(0.92)}`, '#FFFFFF', 1.1, 0.5) +
    '</g>'
  )
}

interface Fan {
  /** where the row starts and where it ends */
  from: Point
  to: Point
  /** directions of the feathers there */
  turns: readonly [number, number]
  longs: readonly [number, number]
  wide: number
  count: number
  ramp: Ramp
}
function fan(b: Brush, { from, to, turns, longs, wide, count, ramp }: Fan): string {
  let row = ''
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    // The middle of the row reaches farther.
    const long = (longs[0] + (longs[1] - longs[0]) * t) * (1 + 0.12 * Math.sin(t * Math.PI))
    row += feather(b, at, turns[0] + (turns[1] - turns[0]) * t, long, wide, ramp)
  }
  return row
}

/** A pirate's macaw lands with a wing still spread and a doubloon in its beak that nobody saw it take. */
export function parrot(k: string): string {
  const b = new Brush(k, { shade: '#2A0438', rim: '#6AF0FF', key: '#FFFBE8' })
  const r = seedFrom('parrot')

  const glow = b.soft(170, 120, 230, '#FFB03A', 0.5) + b.soft(40, 180, 120, '#FFE27A', 0.6)

  const farWing =
    fan(b, { from: [96, 236], to: [84, 176], turns: [128, 204], longs: [120, 112], wide: 12, count: 8, ramp: FLIGHT }) +
    fan(b, { from: [98, 230], to: [86, 180], turns: [132, 202], longs: [84, 78], wide: 11, count: 7, ramp: MIDDLE }) +
    fan(b, { from: [98, 226], to: [88, 184], turns: [136, 200], longs: [54, 48], wide: 10, count: 6, ramp: SMALL })
  const tail = fan(b, {
    from: [190, 300],
    to: [224, 280],
    turns: [96, 44],
    longs: [110, 100],
    wide: 13,
    count: 6,
    ramp: ['#8A0428', '#F0241E', '#4AA8FF'],
  })
  const wing =
    fan(b, { from: [210, 250], to: [238, 146], turns: [58, -8], longs: [118, 126], wide: 14, count: 8, ramp: FLIGHT }) +
    fan(b, {
      from: [238, 142],
      to: [252, 112],
      turns: [-16, -106],
      longs: [132, 150],
      wide: 13,
      count: 9,
      ramp: FLIGHT,
    }) +
    fan(b, { from: [206, 244], to: [236, 140], turns: [54, -14], longs: [88, 92], wide: 13, count: 7, ramp: MIDDLE }) +
    fan(b, {
      from: [238, 136],
      to: [250, 112],
      turns: [-24, -108],
      longs: [92, 104],
      wide: 12,
      count: 8,
      ramp: MIDDLE,
    }) +
    fan(b, { from: [204, 236], to: [234, 132], turns: [48, -20], longs: [60, 62], wide: 12, count: 7, ramp: SHORT }) +
    fan(b, { from: [236, 128], to: [247, 110], turns: [-28, -112], longs: [62, 70], wide: 11, count: 7, ramp: SHORT }) +
    fan(b, { from: [198, 232], to: [232, 122], turns: [44, -26], longs: [38, 40], wide: 11, count: 8, ramp: SMALL }) +
    fan(b, { from: [232, 120], to: [242, 108], turns: [-34, -118], longs: [42, 46], wide: 10, count: 6, ramp: SMALL }) +
    b.form(blob('180 240, 184 200, 206 152, 228 112, 246 98, 256 110, 250 132, 228 178, 214 226, 200 250'), SCARLET, {
      depth: 14,
      rim: 3,
      lit: 6,
    })

  // Breast: rows of small feathers, the lowest first.
  const plume = (x: number, y: number, w: number, long: number) =>
    `M${x - w} ${y}C${x - w} ${y + long * 0.7} ${x - w * 0.5} ${y + long} ${x} ${y + long}C${x + w * 0.5} ${y + long} ${x + w} ${y + long * 0.7} ${x + w} ${y}Z`
  let plumes = ''
  for (let row = 10; row >= 0; row--)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [
        66 + i * 21 + (row % 2) * 10.5 + Math.round(r.between(-2, 2)),
        134 + row * 19 + Math.round(r.between(-2, 2)),
      ]
      plumes +=
        b.flat(plume(x, y, 13, 29), '#6A0428', 0.5) +
        b.flat(plume(x, y, 12, 25), b.fill(['#A8042E', '#F02A22', '#FF7A4A'], 90)) +
        b.flat(leaf([x - 3, y + 6], [x - 2, y + 22], 2), '#FFC08A', 0.5)
    }
  const body = b.form(
    blob('88 150, 140 120, 200 122, 238 180, 250 246, 226 316, 184 372, 124 372, 84 316, 60 240'),
    SCARLET,
    { depth: 40, rim: 4, lit: 9, inside: plumes + b.soft(120, 150, 90, '#3A0430', 0.7, 40) },
  )

  // A spar, and the feet on it.
  const spar = b.form(
    'M-40 318C60 306 240 306 370 318V352C240 342 60 342-40 352Z',
    ['#F0B070', '#A8602A', '#5A2A16', '#26100E'],
    {
      depth: 14,
      rim: 3,
      lit: 5,
      turn: 90,
      inside: b.stroke('M-40 330C60 320 160 318 230 322M80 338C160 332 260 332 350 340', '#3A180C', 2, 0.6),
    },
  )
  const claw = (x: number, turn: number) =>
    `<g transform="translate(${x} 312) rotate(${turn})">${b.form('M-8-6C-14 6-14 20-6 32C-2 24 0 12 8-4Z', SLATE, { depth: 5, rim: 2, lit: 3 })}</g>`
  const feet = [112, 128, 144, 176, 192, 208].map((x, i) => claw(x, [14, 0, -14][i % 3] ?? 0)).join('')

  const neck = nape(b, r)

  const loose = feather(b, [-12, 22], -38, 46, 8, SMALL) + feather(b, [300, 288], -30, 40, 7, MIDDLE)
  const far = (x: number, y: number, size: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.form(circle(x, y, size, size * 0.7), DOUBLOON, { depth: 6, rim: 2, lit: 3, inside: b.stroke(circle(x, y, size * 0.68, size * 0.46), '#8A4206', 2.2, 0.8) })}</g>`
  let motes = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = [r.between(-20, 330), r.between(-40, 290)]
    if (x < 220 && y > -30 && y < 230) continue // not in its face
    motes += b.soft(x, y, 8, '#FFE27A', 0.8) + b.flat(circle(x, y, r.between(1, 2.2)), '#FFFFE8')
  }
  return b.done(
    `${glow}<g transform="translate(6 -10)">` +
      farWing +
      tail +
      wing +
      body +
      spar +
      feet +
      neck +
      cheek(b) +
      eye(b) +
      '<g transform="translate(10 198) scale(.84) translate(-10 -198)">' +
      lower(b) +
      coin(b) +
      upper(b) +
      '</g>' +
      scarf(b) +
      earring(b) +
      loose +
      far(16, 270, 18, -20) +
      far(-4, 110, 13, 30) +
      '</g>' +
      motes +
      sparkle(b, 18, 176, 24) +
      sparkle(b, 164, 144, 12) +
      sparkle(b, 302, 24, 14),
  )
}
