import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { cabin } from './cabin.ts'
import { leaf } from './line.ts'

const HULL: Ramp = ['#FFFFFF', '#EAF2FF', '#9FB2E8', '#3A4696']
const BLUE: Ramp = ['#7AD8FF', '#2A7AF0', '#1A2AA8', '#0A0A5A']

const brushFor = (k: string) => new Brush(k, { shade: '#0C1250', rim: '#FFB84A', key: '#FFFFFF' })

/** A ship with a cabin for everyone, climbing on three fires: the flight that a whole table shares. */
export function starliner(k: string): string {
  const b = brushFor(k)
  const r = seedFrom('starliner')
  const flame = (x: number, top: number, length: number, width: number, colors: Ramp) =>
    b.flat(
      `M${x - width} ${top}C${x - width * 1.5} ${top + length * 0.4} ${x - width * 0.4} ${top + length * 0.7} ${x} ${top + length}C${x + width * 0.4} ${top + length * 0.7} ${x + width * 1.5} ${top + length * 0.4} ${x + width} ${top}Z`,
      b.fill(colors, 90),
    )
  const fire = (x: number, top: number, size: number) =>
    flame(x, top, 150 * size, 24 * size, ['#FF9A2A', '#F0301E', '#8A0A4A']) +
    flame(x, top, 108 * size, 17 * size, ['#FFF3A0', '#FFA81A', '#FF5A1A']) +
    flame(x, top, 62 * size, 10 * size, ['#FFFFFF', '#FFF9C8', '#FFD84A'])
  let smoke = ''
  for (let i = 0; i < 18; i++) {
    const [x, y, size] = [160 + r.between(-90, 90) * (0.3 + i / 16), 326 + i * 5 + r.between(-8, 8), r.between(18, 40)]
    smoke += b.soft(x, y, size * 1.7, i % 3 ? '#FF8A5A' : '#FFE0C0', 0.5)
  }
  let sparks = ''
  for (let i = 0; i < 28; i++) {
    const [x, y] = [160 + r.between(-96, 96), r.between(256, 404)]
    sparks += b.flat(leaf([x, y], [x + r.between(-2, 2), y + r.between(10, 26)], 2), '#FFE9A0', 0.9)
  }
  return b.done(
    `<g transform="rotate(27 160 160) translate(0 4)">` +
      b.soft(160, 300, 150, '#FF7A2A', 0.9) +
      smoke +
      fire(62, 258, 0.8) +
      fire(258, 258, 0.8) +
      fire(160, 246, 1.25) +
      sparks +
      ship(b) +
      '</g>',
  )
}

/** The ship alone, nose up, its fires out. Its nozzles are at 62 258, 160 260 and 258 258. */
export const starlinerShip = (k: string): string => {
  const b = brushFor(k)
  return b.done(ship(b))
}

function ship(b: Brush): string {
  const wing = 'M92 150C46 172 16 214 16 268C44 248 74 240 108 244Z'
  const pod = (x: number) =>
    b.form(`M${x - 20} 214C${x - 20} 196 ${x + 20} 196 ${x + 20} 214L${x + 17} 262H${x - 17}Z`, HULL, {
      depth: 14,
      rim: 3,
      inside: b.stroke(`M${x - 20} 224H${x + 20}`, '#2A7AF0', 7),
    })
  const body = 'M160-56C236-8 252 96 232 186C226 214 216 234 206 246H114C104 234 94 214 88 186C68 96 84-8 160-56Z'
  const row = (y: number, size: number, places: readonly number[], from: number) =>
    places.map((x, at) => cabin(b, x, y, size, from + at)).join('')
  const cockpit =
    b.form('M118 28C130 2 190 2 202 28C192 46 128 46 118 28Z', ['#DFFBFF', '#4AC8F0', '#0A3A9A'], {
      depth: 12,
      rim: 2,
      inside: b.flat('M126 26C136 10 160 6 176 10C152 14 140 22 134 36Z', '#fff', 0.75),
    }) + b.stroke('M118 28C130 2 190 2 202 28C192 46 128 46 118 28Z', '#F0B44A', 4)
  return (
    b.form(wing, BLUE, { depth: 18, rim: 3 }) +
    `<g transform="translate(320 0) scale(-1 1)">${b.form(wing, BLUE, { depth: 18, rim: 3 })}</g>` +
    pod(62) +
    pod(258) +
    b.form('M110 234H210L220 260H100Z', ['#8A90C8', '#4A4A8A', '#1A1640'], { depth: 10, rim: 3, turn: 0 }) +
    b.form(body, HULL, {
      depth: 46,
      rim: 7,
      lit: 10,
      turn: 10,
      inside:
        b.form('M70-4C120 14 200 14 250-4V-70H70Z', BLUE, { depth: 24, rim: 0, turn: 10 }) +
        b.stroke('M70-4C120 14 200 14 250-4', '#F0B44A', 5) +
        b.stroke('M80 196C124 214 196 214 240 196', '#2A7AF0', 9) +
        b.stroke('M80 210C124 228 196 228 240 210', '#F0B44A', 4) +
        b.flat('M112 20C100 70 102 140 118 196L104 190C88 132 88 68 102 16Z', '#fff', 0.65),
    }) +
    cockpit +
    row(84, 19, [112, 160, 208], 0) +
    row(146, 19, [109, 160, 211], 4)
  )
}
