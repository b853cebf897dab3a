import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { along, facet, type Joint, leaf, limb, line, type Point, polar } from './line.ts'

/** A wyrm's hide and the skin of its wings. */
export const HIDES = {
  ember: { skin: ['#FF8A4A', '#D8281E', '#7A0A1C', '#2C0414'], web: ['#E8481E', '#8A0E1E', '#3A0418'] },
  jade: { skin: ['#8AF0A0', '#1EA86A', '#06524A', '#02201E'], web: ['#F2B84A', '#B8481E', '#4A0A12'] },
  frost: { skin: ['#C8F4FF', '#4A9AF0', '#1E2A9A', '#0A0A3A'], web: ['#B08AFF', '#4A1EA8', '#16064A'] },
} as const satisfies Readonly<Record<string, { skin: Ramp; web: Ramp }>>
const HORN: Ramp = ['#FFF3D0', '#E0B070', '#7A4220']
const FIRE: Ramp = ['#FFFBD0', '#FFD83A', '#FF7A12', '#E02A0A']

/** Overlapping scales in rows over an area, each with its lit upper edge. */
export function scales(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  light: string,
  dark: string,
): string {
  let lit = ''
  let low = ''
  for (let row = 0; row * size * 0.7 < h; row++)
    for (let i = -1; i * size < w; i++) {
      const [px, py] = [x + i * size + (row % 2 ? size / 2 : 0), y + row * size * 0.7]
      low += `M${px} ${py}q${size / 2} ${size * 0.95} ${size} 0`
      lit += `M${px + size * 0.15} ${py + size * 0.3}q${size * 0.35} ${size * 0.45} ${size * 0.7} 0`
    }
  return b.stroke(low, dark, size * 0.16, 0.5) + b.stroke(lit, light, size * 0.1, 0.45)
}

/** Tongues of fire from a mouth towards a direction, hot in the middle. */
export function blaze(b: Brush, x: number, y: number, length: number, degrees: number, seed: string): string {
  const r = seedFrom(seed)
  let s = b.soft(...polar(x, y, length * 0.45, degrees), length * 0.75, '#FF7A1A', 0.75)
  for (const [size, colors, spread] of [
    [1, FIRE.slice(2), 34],
    [0.8, FIRE.slice(1, 3), 26],
    [0.52, FIRE.slice(0, 2), 18],
  ] as const)
    for (let i = 0; i < 7; i++) {
      const turn = degrees + (i - 3) * (spread / 3) + r.between(-4, 4)
      const reach = length * size * (1 - Math.abs(i - 3) * 0.1) * r.between(0.85, 1.1)
      s += b.flat(
        leaf([x, y], polar(x, y, reach, turn), length * 0.085 * (size + 0.3), r.between(-0.1, 0.1)),
        b.fill(colors, degrees),
      )
    }
  for (let i = 0; i < 9; i++) {
    const [sx, sy] = polar(x, y, length * r.between(0.5, 1.15), degrees + r.between(-34, 34))
    s += b.flat(leaf([sx, sy], polar(sx, sy, r.between(5, 13), degrees + r.between(-40, 40)), 2.4), '#FFE27A')
  }
  return s
}

/** Teeth along a lip from a to b, pointing down for a positive length. */
export function teeth(b: Brush, from: Point, to: Point, count: number, length: number, sag = 0): string {
  let s = ''
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)]
    const reach = length * (i % 3 === 0 ? 1.25 : 0.75)
    const w = Math.abs(to[0] - from[0]) / count / 2
    s += b.flat(
      facet([
        [x - w, y],
        [x + w, y],
        [x - w * 0.2, y + reach],
      ]),
      b.fill(['#FFFDF0', '#D8B88A'], 90),
    )
  }
  return s
}

/** A wyrm that rears out of its own fire: neck and wing behind, jaws wide open. */
export function wyrm(k: string, { skin, web: wing }: { skin: Ramp; web: Ramp } = HIDES.ember): string {
  const b = new Brush(k, { shade: '#22020E', rim: '#FFC24A', key: '#FFE9C8' })
  const wingBone: readonly Joint[] = [
    [226, 190, 13],
    [262, 108, 10],
    [300, 20, 7],
    [318, -26, 2],
  ]
  const web = b.form(
    'M236 196C258 120 286 50 320-30C340 10 352 60 354 104C340 96 330 100 326 118C338 134 344 160 344 186C328 176 316 182 310 200C318 220 318 246 312 268C290 236 262 214 236 196Z',
    wing,
    {
      depth: 40,
      rim: 3,
      inside:
        b.stroke(
          'M262 150C290 116 330 104 354 104M256 176C292 166 322 178 344 186M250 190C280 200 304 234 312 268',
          '#2C0414',
          5,
          0.6,
        ) + b.stroke('M262 147C290 113 330 101 354 101M256 173C292 163 322 175 344 183', '#FF9A4A', 2, 0.7),
    },
  )
  const neckLine: readonly Joint[] = [
    [196, 116, 44],
    [244, 168, 50],
    [238, 236, 60],
    [170, 290, 72],
    [84, 350, 84],
  ]
  const path = along(neckLine, 7)
  const belly = path.map((p): Joint => [p.x - p.ty * p.radius * 0.72, p.y + p.tx * p.radius * 0.72, p.radius * 0.42])
  let seams = ''
  for (const p of path) {
    const edge = (reach: number, back: number): string =>
      `${p.x - p.ty * p.radius * reach - p.tx * back} ${p.y + p.tx * p.radius * reach - p.ty * back}`
    seams += `M${edge(0.3, 0)}Q${edge(0.7, -9)} ${edge(1.1, 4)}`
  }
  const plates = b.form(limb(belly), ['#FFE9A8', '#F29A3A', '#8A2E14'], {
    depth: 30,
    rim: 0,
    lit: 6,
    inside: b.stroke(seams, '#6A1E0A', 5, 0.6) + b.stroke(seams, '#FFF3C0', 1.6, 0.8),
  })
  const neck = b.form(limb(neckLine), skin, {
    depth: 46,
    rim: 5,
    lit: 8,
    inside: scales(b, 60, 90, 270, 270, 22, '#FFB07A', '#4A0612') + plates,
  })
  let spines = ''
  for (const p of path.filter((_, i) => i % 3 === 1)) {
    const [x, y] = [p.x + p.ty * p.radius * 0.9, p.y - p.tx * p.radius * 0.9]
    spines += b.form(
      leaf([x - p.tx * 12, y - p.ty * 12], [x + p.ty * 34 + p.tx * 22, y - p.tx * 34 + p.ty * 22], 13, 0.12),
      HORN,
      { depth: 8, lit: 3, rim: 2 },
    )
  }
  const horn = (joints: readonly Joint[]) => {
    let rings = ''
    for (const p of along(joints, 5).slice(1))
      rings += `M${p.x - p.ty * p.radius} ${p.y + p.tx * p.radius}Q${p.x + p.tx * 5} ${p.y + p.ty * 5} ${p.x + p.ty * p.radius} ${p.y - p.tx * p.radius}`
    return b.form(limb(joints), HORN, { depth: 12, lit: 5, rim: 3, inside: b.stroke(rings, '#5A2A12', 2, 0.5) })
  }
  const jaw = b.form(
    'M206 146C206 178 178 196 138 204C104 212 74 214 56 206C46 202 46 190 56 188C92 188 130 178 168 150Z',
    skin,
    { depth: 18, rim: 3, lit: 4, inside: scales(b, 60, 190, 150, 40, 14, '#FFB07A', '#4A0612') },
  )
  const mouth =
    b.flat(
      'M54 136L196 116L200 160C170 180 110 196 62 190Z',
      b.fill(['#FFF3A0', '#FF8A1A', '#8A0A12', '#30040E'], 12),
    ) + b.flat('M72 186C96 168 130 158 176 160C150 178 112 190 72 186Z', b.fill(['#FF9A7A', '#C81E3A', '#5A0618'], 20))
  const head = b.form(
    'M40 134C30 126 30 108 44 100C54 92 70 96 84 92C104 86 112 62 140 56C172 48 206 60 224 88C238 112 232 140 208 156C202 140 186 136 166 142C134 150 86 144 62 142C52 142 46 138 40 134Z',
    skin,
    {
      depth: 30,
      rim: 4,
      lit: 9,
      inside:
        scales(b, 150, 60, 90, 90, 15, '#FFB07A', '#4A0612') +
        b.soft(120, 150, 90, '#FFC23A', 0.5, 30) +
        b.stroke('M96 112C80 118 66 116 58 108M104 122C84 130 60 130 48 122', '#4A0612', 4, 0.55) +
        b.stroke('M100 100C120 88 130 74 150 70', '#FFC08A', 4, 0.6),
    },
  )
  const nostril = b.flat(leaf([46, 116], [66, 106], 5), '#2C0414') + b.soft(50, 112, 14, '#FFB03A', 0.7)
  const frill = [
    [236, 96, 274, 82],
    [238, 114, 286, 114],
    [234, 132, 278, 148],
    [222, 148, 254, 174],
  ]
    .map(([x, y, tx, ty]) =>
      b.form(leaf([(x as number) - 22, (y as number) - 4], [tx as number, ty as number], 12, 0.06), HORN, {
        depth: 8,
        lit: 3,
        rim: 2,
      }),
    )
    .join('')
  const brow = b.form(
    'M96 92C112 74 134 70 176 76C160 84 142 88 130 96C118 100 106 98 96 92Z',
    ['#FF9A5A', '#A8141E', '#3A0414'],
    { depth: 8, rim: 0, lit: 5 },
  )
  return b.done(
    web +
      b.form(limb(wingBone), skin, { depth: 8, lit: 3, rim: 3 }) +
      horn([
        [172, 66, 15],
        [206, 30, 12],
        [250, 14, 8],
        [290, 24, 1],
      ]) +
      spines +
      neck +
      frill +
      blaze(b, 96, 176, 190, 152, 'wyrm') +
      mouth +
      jaw +
      teeth(b, [66, 191], [150, 184], 6, -20) +
      head +
      teeth(b, [54, 138], [172, 138], 8, 24, 2) +
      nostril +
      b.eye(140, 100, 15, ['#FFF9A0', '#FFC21A', '#E0480A'], { slit: true, look: -0.4, tilt: -8 }) +
      brow +
      horn([
        [186, 68, 18],
        [222, 22, 15],
        [272, -4, 10],
        [318, 2, 1],
      ]) +
      b.stroke(
        line([
          [190, 128],
          [204, 122],
          [214, 128],
        ]),
        '#4A0612',
        4,
        0.6,
      ),
  )
}
