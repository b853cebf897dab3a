import { Brush } from './brush.ts'
import { facet, leaf, type Point, polar } from './line.ts'

/** A star of light where a hard thing catches it. */
export const sparkle = (b: Brush, x: number, y: number, size: number): string =>
  b.soft(x, y, size * 0.9, '#FFFFFF', 0.9) +
  b.flat(leaf([x - size, y], [x + size, y], size * 0.07) + leaf([x, y - size], [x, y + size], size * 0.07), '#fff')

/** A warm glint, as gold has it. */
export const twinkle = (b: Brush, x: number, y: number, size: number): string =>
  b.soft(x, y, size * 1.2, '#FFF0A0', 0.9) +
  b.flat(
    leaf([x - size, y], [x + size, y], size * 0.14) + leaf([x, y - size * 1.2], [x, y + size * 1.2], size * 0.14),
    '#fff',
  )

interface Cut {
  b: Brush
  x: number
  y: number
  w: number
  colors: readonly string[]
}
/** A brilliant from the side: table, crown, girdle, and a pavilion that throws the light back in pieces. */
function brilliant({ b, x, y, w, colors }: Cut): string {
  const [white = '#fff', light = '#fff', mid = '#fff', deep = '#000', dark = '#000'] = colors
  const P = (px: number, py: number): Point => [x + px * w, y + py * w]
  const flat = (points: readonly Point[], paint: string, opacity = 1) => b.flat(facet(points), paint, opacity)
  const crownY = -0.34
  const girdle = [-0.5, -0.36, -0.17, 0, 0.17, 0.36, 0.5]
  const shades = [light, deep, white, mid, dark, light, mid, deep, white, mid, light, dark]
  let s = flat([P(-0.29, crownY), P(0.29, crownY), P(0.5, -0.1), P(0, 0.52), P(-0.5, -0.1)], mid)
  // Crown: kites and triangles between the table and the girdle.
  const star: readonly (readonly Point[])[] = [
    [P(-0.29, crownY), P(-0.5, -0.1), P(-0.36, -0.22)],
    [P(-0.29, crownY), P(-0.36, -0.22), P(-0.17, -0.2)],
    [P(-0.29, crownY), P(-0.17, -0.2), P(-0.1, crownY)],
    [P(-0.1, crownY), P(-0.17, -0.2), P(0, -0.22)],
    [P(-0.1, crownY), P(0, -0.22), P(0.1, crownY)],
    [P(0.1, crownY), P(0, -0.22), P(0.17, -0.2)],
    [P(0.1, crownY), P(0.17, -0.2), P(0.29, crownY)],
    [P(0.29, crownY), P(0.17, -0.2), P(0.36, -0.22)],
    [P(0.29, crownY), P(0.36, -0.22), P(0.5, -0.1)],
    [P(-0.5, -0.1), P(-0.36, -0.22), P(-0.17, -0.2), P(-0.26, -0.08)],
    [P(-0.17, -0.2), P(0, -0.22), P(0.17, -0.2), P(0.06, -0.08), P(-0.06, -0.08)],
    [P(0.17, -0.2), P(0.36, -0.22), P(0.5, -0.1), P(0.26, -0.08)],
    [P(-0.17, -0.2), P(-0.06, -0.08), P(-0.26, -0.08)],
    [P(0.17, -0.2), P(0.06, -0.08), P(0.26, -0.08)],
  ]
  const crownShades = [deep, light, mid, white, light, mid, deep, light, white, light, white, deep, mid, light]
  for (const [i, points] of star.entries())
    s += flat(points, b.fill([crownShades[i] ?? mid, shades[i % 12] ?? mid], 60))
  // Pavilion: facets from the girdle to the point, in two tiers.
  const half = girdle.map((g) => P(g * 0.52, 0.2))
  for (let i = 0; i < 6; i++) {
    const [a = 0, z = 0] = [girdle[i], girdle[i + 1]]
    const [ga, gz, ha = ga, hz = gz] = [P(a, -0.09), P(z, -0.09), half[i], half[i + 1]]
    s +=
      flat([ga, gz, hz], b.fill([shades[(i * 5) % 12] ?? mid, deep], 90)) +
      flat([ga, hz, ha], b.fill([shades[(i * 7 + 3) % 12] ?? mid, mid], 70)) +
      flat([ha, hz, P(0, 0.52)], b.fill([shades[(i * 3 + 1) % 12] ?? mid, shades[(i * 5 + 4) % 12] ?? dark], 90))
  }
  const edges = `${star.map(facet).join('')}${half.map((h, i) => `M${P(girdle[i] ?? 0, -0.09).join(' ')}L${h.join(' ')}L${P(0, 0.52).join(' ')}`).join('')}`
  s += b.stroke(edges, white, w * 0.006, 0.65)
  s += b.stroke(
    facet([P(-0.5, -0.1), P(-0.29, crownY), P(0.29, crownY), P(0.5, -0.1), P(0, 0.52)]),
    white,
    w * 0.012,
    0.95,
  )
  s += b.stroke(`M${P(-0.5, -0.095).join(' ')}L${P(0.5, -0.095).join(' ')}`, white, w * 0.014, 0.9)
  return s
}

/** One great brilliant with the rainbow in it, and the stones that fell from it. */
export function diamond(k: string): string {
  const b = new Brush(k, { shade: '#06065A', rim: '#B8F4FF', key: '#FFFFFF' })
  const ice = ['#FFFFFF', '#B8F0FF', '#4AA8FF', '#1A4AE0', '#0A1A8A']
  const ruby = ['#FFF0F4', '#FFA0C0', '#F8306A', '#B00A4A', '#5A0432']
  const gold = ['#FFFFF0', '#FFEC8A', '#FFB81A', '#D8700A', '#7A3204']
  const mint = ['#F4FFF8', '#A0FFD0', '#1ED88A', '#0A8A6A', '#04443E']
  const plum = ['#FBF0FF', '#DCA8FF', '#9A4AF8', '#4A1AB8', '#22066A']
  const turned = (x: number, y: number, w: number, turn: number, colors: readonly string[]) =>
    `<g transform="rotate(${turn} ${x} ${y})">${b.soft(x, y, w * 0.75, colors[2] ?? '#fff', 0.6)}${brilliant({ b, x, y, w, colors })}</g>`
  const fire = b.soft(160, 130, 240, '#8AD8FF', 0.85)
  let rays = ''
  for (let i = 0; i < 16; i++)
    rays += b.flat(leaf([160, 128], polar(160, 128, i % 2 ? 230 : 170, i * 22.5 + 8), 7), '#FFFFFF', 0.28)
  const rainbow = [
    [110, 150, '#FF4AA8'],
    [140, 184, '#FFD24A'],
    [186, 170, '#4AFFB0'],
    [214, 138, '#FFB03A'],
    [170, 214, '#B84AFF'],
    [128, 96, '#FF8AD8'],
  ] as const
  const shine =
    rainbow.map(([x, y, color]) => b.soft(x, y, 30, color, 0.6, 22)).join('') +
    b.flat(facet('78 100, 130 62, 152 66, 96 122'), '#FFFFFF', 0.35) +
    b.flat(facet('196 70, 214 74, 168 210, 160 196'), '#FFFFFF', 0.22)
  const back = turned(38, 74, 70, -24, plum) + turned(286, 62, 78, 20, ruby) + turned(300, 190, 60, 34, gold)
  const front = turned(48, 226, 104, -16, mint) + turned(264, 246, 96, 14, ruby) + turned(152, 280, 84, 4, gold)
  return b.done(
    fire +
      rays +
      back +
      b.soft(160, 240, 150, '#06064A', 0.5, 60) +
      brilliant({ b, x: 160, y: 120, w: 268, colors: ice }) +
      shine +
      front +
      sparkle(b, 84, 42, 40) +
      sparkle(b, 236, 96, 26) +
      sparkle(b, 160, 254, 20) +
      sparkle(b, 120, 120, 18) +
      sparkle(b, 20, 186, 16),
  )
}
