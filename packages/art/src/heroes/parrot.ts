import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { blob, circle, facet, leaf, type Point } from './line.ts'

const DOUBLOON: Ramp = ['#FFFBD0', '#FFD24A', '#E88A12', '#FFC83A', '#8A3E06']
const SCARLET: Ramp = ['#FF9A6A', '#F8281E', '#B4062E', '#4A0426']
const HORN: Ramp = ['#FFFFFF', '#FFF2D8', '#E8B890', '#7A4A5A']
const SLATE: Ramp = ['#8A86B8', '#3A3460', '#161028']
const CLOTH: Ramp = ['#8A6AF0', '#3A1EA0', '#1A0A5A', '#0C0430']
const INK = '#1E0420'
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
    {
      depth: 40,
      rim: 4,
      lit: 9,
      inside: plumes + b.soft(120, 150, 90, '#3A0430', 0.7, 40),
    },
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

  // The head: scarlet, a bare white face, a beak that could crack a lock.
  const nape = b.form(
    blob('40 92, 48 50, 84 18, 134 8, 182 26, 210 70, 216 124, 206 168, 168 190, 116 186, 74 160, 46 130'),
    SCARLET,
    {
      depth: 26,
      rim: 3.4,
      lit: 11,
      inside: Array.from({ length: 22 }, () => {
        const [x, y] = [r.between(160, 206), r.between(84, 176)]
        return b.flat(leaf([x, y], [x + r.between(4, 12), y + 22], 5, 0.1), '#FF8A5A', 0.5)
      }).join(''),
    },
  )
  let lines = ''
  for (const [y, from, to] of [
    [126, 112, 160],
    [135, 110, 160],
    [144, 112, 154],
    [152, 118, 144],
  ] as const)
    for (let x = from; x < to; x += 7) lines += leaf([x, y], [x + 6, y + 2.5], 1.3)
  const cheek =
    b.form(
      blob('84 80, 100 60, 132 54, 160 74, 172 108, 164 142, 138 162, 108 160, 92 142, 88 108'),
      ['#FFFFFF', '#FFF6F0', '#F0D0D8', '#B890B8'],
      {
        depth: 14,
        rim: 0,
        lit: 5,
        inside: b.flat(lines, '#B80A2E', 0.75) + b.soft(146, 146, 30, '#FF7A9A', 0.5),
      },
    ) +
    b.form(blob('36 84, 42 60, 56 50, 72 56, 70 84, 50 104'), ['#FFFFFF', '#FFF6F0', '#E0B8C8'], {
      depth: 8,
      rim: 0,
      lit: 3,
    })
  const eye =
    b.soft(130, 90, 42, '#5A1A4A', 0.6, 36) +
    b.form(circle(130, 90, 29, 30), ['#FFFFFF', '#FFFDE8', '#E8D0B0'], { depth: 7, rim: 0, lit: 0 }) +
    b.flat(circle(124, 92, 21), b.ball(['#FFF9A0', '#FFD01E', '#F07A0A', '#7A2406'])) +
    b.flat(circle(123, 93, 11), '#120410') +
    b.flat(circle(115, 84, 6.6), '#fff') +
    b.flat(circle(131, 101, 3), '#fff', 0.9) +
    b.form('M95 80C104 46 158 46 166 92C148 72 116 68 95 80Z', SCARLET, { depth: 5, rim: 0, lit: 4 }) +
    b.stroke('M94 81C116 69 148 73 167 94', INK, 5) +
    b.stroke('M104 108C116 124 146 122 156 104', '#A8708A', 2.4, 0.8) +
    // The far one looks over the beak.
    b.flat(circle(54, 76, 17, 22), '#FFFDE8') +
    b.flat(circle(50, 77, 12, 15), b.ball(['#FFF9A0', '#FFD01E', '#F07A0A', '#7A2406'])) +
    b.flat(circle(49, 77, 6.4, 8.4), '#120410') +
    b.flat(circle(45, 71, 3.6, 4.4), '#fff') +
    b.form('M34 74C36 46 68 40 74 66C60 58 46 62 34 74Z', SCARLET, { depth: 4, rim: 0, lit: 4 }) +
    b.stroke('M33 75C46 61 60 58 75 67', INK, 5)
  const lower = b.form('M112 132C104 150 82 156 62 160C54 178 60 204 80 210C106 206 124 176 122 148Z', SLATE, {
    depth: 10,
    rim: 2,
    lit: 6,
  })
  const upper =
    b.form(
      'M104 78C96 52 66 46 46 58C14 78-8 126 4 174C8 192 16 204 24 208C24 190 30 174 44 162C66 150 98 152 112 134C118 116 112 94 104 78Z',
      HORN,
      {
        depth: 20,
        rim: 1.6,
        lit: 8,
        inside:
          b.flat('M24 214C20 190 28 168 46 156C66 146 96 150 116 130L120 150L60 170L30 214Z', '#4A3048', 0.55) +
          b.stroke('M94 74C74 62 54 66 40 84C24 106 18 134 20 160', '#FFFFFF', 8, 0.7) +
          b.stroke('M60 78C44 96 38 122 40 144M78 84C66 100 60 122 62 142', '#C89878', 2, 0.5),
      },
    ) + b.flat(leaf([78, 66], [92, 74], 4), '#5A3040')
  const coin =
    b.soft(38, 196, 70, '#FFD84A', 0.85) +
    `<g transform="rotate(-14 38 196)">` +
    b.form(circle(40, 199, 37), ['#C8760E', '#7A3606', '#3A1404'], { depth: 4, rim: 2, lit: 2 }) +
    b.form(circle(38, 196, 36), DOUBLOON, {
      depth: 10,
      rim: 2,
      lit: 5,
      inside: b.stroke(circle(38, 196, 28), '#8A4206', 3, 0.8) + b.stroke(circle(37, 195, 28), '#FFF9D0', 1.2, 0.8),
    }) +
    // A skull on it.
    b.form(
      'M38 176C52 176 58 186 57 197C56 203 52 205 50 207V215H27V207C24 205 20 203 19 197C18 186 24 176 38 176Z',
      ['#FFF6B8', '#F0B02A', '#A8580A'],
      { depth: 4, rim: 1, lit: 3 },
    ) +
    b.flat(circle(30, 196, 5.4, 6) + circle(47, 196, 5.4, 6) + facet('38 202, 42 208, 35 208'), '#5A2406') +
    b.stroke('M33 210V215M38.500 210V215M44 210V215', '#5A2406', 1.8) +
    '</g>'
  let dots = ''
  for (const [x, y] of [
    [62, 30],
    [90, 10],
    [122, 18],
    [152, 6],
    [172, 30],
    [198, 54],
    [140, 36],
  ] as const)
    dots += b.flat(circle(x, y, 4.6), b.ball(['#FFFFFF', '#FFE27A', '#F0A01E']))
  const scarf =
    b.form('M200 76C222 70 246 52 268 54C258 62 262 70 274 76C252 88 224 94 204 90Z', CLOTH, {
      depth: 9,
      rim: 4,
      lit: 4,
    }) +
    b.form('M202 84C218 92 232 112 252 122C240 124 238 132 240 142C220 136 204 112 196 94Z', CLOTH, {
      depth: 9,
      rim: 4,
      lit: 4,
    }) +
    b.form('M34 62C40 14 84-14 138-10C186-4 214 36 217 88C180 42 100 22 34 62Z', CLOTH, {
      depth: 16,
      rim: 6,
      lit: 8,
      inside:
        dots +
        b.stroke('M30 66C92 20 180 38 221 92', '#FFC83A', 9) +
        b.stroke('M30 64C92 18 180 36 221 90', '#FFF6C0', 2.4),
    }) +
    b.form(blob('196 74, 210 68, 220 80, 216 96, 202 98, 194 88'), CLOTH, { depth: 6, rim: 3, lit: 4 })
  const earring =
    b.stroke(circle(176, 158, 16, 17), '#5A2406', 9) +
    b.stroke(circle(176, 158, 16, 17), '#FFC22A', 6.4) +
    b.stroke('M163 150A16 17 0 0 1 178 141', '#FFFBE0', 3) +
    b.flat(circle(176, 139, 4.4), b.ball(['#FFFFFF', '#FFC83A', '#8A3E06']))

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
      nape +
      cheek +
      eye +
      '<g transform="translate(10 198) scale(.84) translate(-10 -198)">' +
      lower +
      coin +
      upper +
      '</g>' +
      scarf +
      earring +
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
