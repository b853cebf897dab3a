import { seedFrom } from '../seed.ts'
import { Brush, type Ramp } from './brush.ts'
import { sparkle } from './gems.ts'
import { along, blob, circle, facet, leaf, line, type Point, polar } from './line.ts'

const METAL: Ramp = ['#FFFBD0', '#FFDA4A', '#F0A01A', '#A85408']
/** Gold that bends away: it mirrors the room in bands. */
const ROUND: Ramp = ['#7A3206', '#F0A21E', '#FFF6B8', '#FFD04A', '#B8620A', '#FFC23A', '#FFE58A', '#8A3E06', '#E08A2A']
const INK = '#5A1E06'
const RUBY = ['#FFE0E4', '#FF7A8A', '#F0143E', '#A00030', '#4A001E'] as const
const SAPPHIRE = ['#E0F4FF', '#7AC8FF', '#1E6AF8', '#0A2AB0', '#060E5A'] as const
const EMERALD = ['#E4FFE8', '#7AFFB0', '#0AC86A', '#047A4A', '#02382E'] as const
type Stone = readonly [string, string, string, string, string]

/** Half the width of the crown, and where the middle of its foot is. */
const [WIDE, MIDX, MIDY] = [116, 156, 206] as const
/** How far we look down on it. */
const [DOWN, UP] = [0.33, 0.95] as const

/** A place on the crown: a turn about its axis, 90 being towards us, its distance from the axis in radii, its height. */
const place = (turn: number, out: number, high: number): Point => {
  const a = (turn * Math.PI) / 180
  return [MIDX + Math.cos(a) * out * WIDE, MIDY + Math.sin(a) * out * WIDE * DOWN - high * UP]
}

/** What is drawn about 0, 0, upright, set on the rim at this turn. */
function stand(turn: number, out: number, high: number, what: string): string {
  const a = (turn * Math.PI) / 180
  const [x, y] = place(turn, out, high)
  const m = [Math.sin(a), -Math.cos(a) * DOWN, -Math.cos(a) * 0.2, UP - Math.sin(a) * 0.07, x, y]
  return `<g transform="matrix(${m.map((v) => Math.round(v * 100) / 100).join(' ')})">${what}</g>`
}

/** A cut stone in its setting: the facets towards the light are bright, and the far side glows with what came through. */
function stone(b: Brush, x: number, y: number, w: number, h: number, colors: Stone, sides = 8): string {
  const [white, light, mid, deep, dark] = colors
  const ring = (share: number, shift = 0): Point[] =>
    Array.from({ length: sides }, (_, i) => {
      const [px, py] = polar(0, 0, share, ((i + 0.5 + shift) * 360) / sides)
      return [x + px * w, y + py * h]
    })
  const [outer, inner] = [ring(1), ring(0.58)]
  let cut = b.flat(facet(outer), mid)
  for (let i = 0; i < sides; i++) {
    const n = (i + 1) % sides
    const [a, z, p, q] = [outer[i], outer[n], inner[i], inner[n]]
    if (!a || !z || !p || !q) continue
    const toLight = Math.cos((((i + 1) * 360) / sides - 225) * (Math.PI / 180))
    const paint = toLight > 0.6 ? white : toLight > 0.1 ? light : toLight > -0.5 ? deep : i % 2 ? mid : dark
    cut += b.flat(facet([a, z, q, p]), paint)
  }
  return (
    b.flat(circle(x, y + 1.5, w * 1.3, h * 1.3), INK) +
    b.flat(circle(x, y, w * 1.26, h * 1.26), b.fill(['#FFF9C8', '#FFC93A', '#A8560A', '#FFD86A'], 60)) +
    b.flat(circle(x, y, w * 1.06, h * 1.06), dark) +
    cut +
    b.flat(facet(inner), b.fill([light, mid, deep, light], 55)) +
    b.flat(leaf([x - w * 0.4, y + h * 0.05], [x + w * 0.2, y - h * 0.42], w * 0.15), '#fff', 0.9) +
    b.soft(x + w * 0.3, y + h * 0.38, w * 0.55, light, 0.8, h * 0.5)
  )
}

const pearl = (b: Brush, x: number, y: number, size: number): string =>
  b.flat(circle(x, y, size), b.ball(['#FFFFFF', '#FFF6EE', '#E0C4D0', '#8A6A9A', '#4A1E2E']))

/** Pearls at even steps along a line. */
function string(b: Brush, points: readonly Point[], size: number, step: number): string {
  const path = along(
    points.map(([x, y]): readonly [number, number, number] => [x, y, 0]),
    12,
  )
  let row = ''
  let gone = step
  let before = path[0]
  for (const p of path) {
    gone += before ? Math.hypot(p.x - before.x, p.y - before.y) : 0
    before = p
    if (gone < step) continue
    gone -= step
    row += pearl(b, p.x, p.y, size)
  }
  return row
}

/** Arms that widen outwards, about 0, 0. */
const patty = (size: number): string => {
  const [n, w, t] = [size * 0.16, size * 0.52, size * 0.84]
  const arm = (x: number, y: number): string => {
    const p = (u: number, v: number) => `${(u * -y + v * x).toFixed(1)} ${(u * x + v * y).toFixed(1)}`
    return `L${p(-n, n)}Q${p(-n * 1.1, t * 0.6)} ${p(-w, t)}Q${p(0, size * 1.14)} ${p(w, t)}Q${p(n * 1.1, t * 0.6)} ${p(n, n)}`
  }
  return `M${`${arm(0, -1)}${arm(1, 0)}${arm(0, 1)}${arm(-1, 0)}`.slice(1)}Z`
}

const moved = (x: number, y: number, what: string): string => `<g transform="translate(${x} ${y})">${what}</g>`

const LILY =
  'M-9 4C-9-8-14-13-21-11C-28-9-26 2-34-2C-41-9-33-25-20-23C-13-22-10-18-8-12C-7-24-16-34 0-58C16-34 7-24 8-12C10-18 13-22 20-23C33-25 41-9 34-2C26 2 28-9 21-11C14-13 9-8 9 4Z'

/** A bow of the crown from the rim over the velvet to the middle, as wide as it is, and its two edges. */
function bow(turn: number, half: number) {
  const run: readonly (readonly [number, number])[] = [
    [1.1, 44],
    [1.2, 84],
    [1.14, 124],
    [0.86, 156],
    [0.5, 162],
    [0.16, 148],
    [0, 140],
  ]
  const a = (turn * Math.PI) / 180
  const side = (way: number, shift = 0): Point[] =>
    run.map(([out, high], i) => {
      const [x, y] = place(turn, out, high)
      const w = half * (1 - i * 0.07) * way
      return [x + Math.sin(a) * w + shift, y - Math.cos(a) * DOWN * w + shift]
    })
  return { run, side }
}

/** A crown that has been won: gold, velvet and stones as large as eggs, on a cushion with the orb and the sceptre. */
export function regalia(k: string): string {
  const b = new Brush(k, { shade: '#4A0A1E', rim: '#8AE8FF', key: '#FFFDE0' })
  const r = seedFrom('regalia')
  const velvet: Ramp = ['#E08AFF', '#8A2AE0', '#4A0AA0', '#1E0450']
  const crimson: Ramp = ['#FF8A7A', '#E01E3E', '#96042E', '#3E0220']

  let rays = b.soft(156, 110, 240, '#FFD86A', 0.75)
  for (let i = 0; i < 18; i++)
    rays += b.flat(
      leaf([156, 110], polar(156, 110, (i % 2 ? 236 : 176) * r.between(0.9, 1.1), i * 20 + 6), i % 2 ? 11 : 6),
      '#FFE58A',
      0.3,
    )

  // The cushion, its cord and tassels.
  const pillow = b.form(
    'M2 240C30 226 90 218 160 216C230 216 292 224 322 238C314 262 316 300 338 352C280 382 40 384-18 354C6 304 10 262 2 240Z',
    crimson,
    {
      depth: 34,
      rim: 7,
      lit: 8,
      inside:
        b.soft(60, 330, 90, '#FF6A6A', 0.5, 34) +
        b.soft(250, 330, 80, '#FF4A6A', 0.35, 30) +
        b.soft(156, 246, 150, '#2A0016', 0.95, 34) +
        b.stroke(line('26 250, 40 274, 34 300'), '#5A0220', 5, 0.5) +
        b.stroke(line('292 248, 280 272, 288 298'), '#5A0220', 5, 0.5) +
        b.stroke(line('20 250, 34 276, 28 300'), '#FFA09A', 3, 0.5),
    },
  )
  const cordLine = '2 241, 30 276, 90 300, 160 306, 232 300, 292 274, 322 239'
  let twist = ''
  for (let i = 0; i < 34; i++) {
    const t = i / 33
    const x = 4 + t * 314
    const y = 241 + 65 * (1 - Math.abs(2 * t - 1) ** 2.3)
    twist += `M${x.toFixed(1)} ${(y - 6).toFixed(1)}q-1 7-6 12`
  }
  const cord =
    b.stroke(line(cordLine), '#4A0A10', 15) +
    b.stroke(line(cordLine), '#E89A1E', 11) +
    b.stroke(line('3 239, 30 273, 90 297, 160 303, 232 297, 292 271, 321 237'), '#FFF0A0', 4) +
    b.stroke(twist, '#8A3E06', 2.4, 0.75)
  const tassel = (x: number, y: number, turn: number): string => {
    let threads = ''
    for (let i = 0; i < 9; i++) threads += `M${-7 + i * 1.8} 26Q${-12 + i * 3} 48 ${-15 + i * 3.8} ${70 + (i % 3) * 2}`
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      b.form('M-9 22C-16 40-20 58-21 72Q0 84 21 72C20 58 16 40 9 22Z', ['#FFE58A', '#F0A01E', '#8A4206'], {
        depth: 10,
        rim: 3,
        lit: 4,
        inside: b.stroke(threads, '#8A3E06', 1.5, 0.7),
      }) +
      b.form('M-11 26C-12 20-10 16-8 14C-14 8-12-4 0-6C12-4 14 8 8 14C10 16 12 20 11 26Q0 31-11 26Z', METAL, {
        depth: 8,
        rim: 2,
        lit: 4,
        inside: b.stroke('M-10 15Q0 20 10 15', '#8A3E06', 2.4),
      }) +
      '</g>'
    )
  }

  // The sceptre lies behind the crown and shows its stone.
  const sceptre =
    b.form(facet('142 268, 158 276, 286 20, 272 14'), METAL, { depth: 7, rim: 3, lit: 4, turn: 25 }) +
    `<g transform="translate(284 6) rotate(28)">` +
    moved(0, -51, b.form(patty(12), METAL, { depth: 3, rim: 1, lit: 3 })) +
    b.form(
      'M-11 34C-16 28-14 22-6 20C-20 12-26-2-22-18C-14-14-10-8-8-4H8C10-8 14-14 22-18C26-2 20 12 6 20C14 22 16 28 11 34Q0 40-11 34Z',
      METAL,
      { depth: 8, rim: 3, lit: 4, inside: b.stroke('M-9 21Q0 26 9 21', '#8A3E06', 3) },
    ) +
    stone(b, 0, -18, 17, 20, SAPPHIRE, 8) +
    pearl(b, -22, -20, 5) +
    pearl(b, 22, -20, 5) +
    b.form(circle(0, 44, 11, 8), METAL, { depth: 5, rim: 2, lit: 3 }) +
    '</g>'

  // The velvet in four puffs between the bows.
  const puff = (points: readonly Point[], fold: string) =>
    b.form(blob(points), velvet, { depth: 26, rim: 5, lit: 9, inside: fold })
  const at = (list: readonly (readonly [number, number, number])[]): Point[] => list.map(([t, o, h]) => place(t, o, h))
  /** A fold of the velvet from the rim up. */
  const fold = (from: number, to: number, width: number, color: string, opacity: number) =>
    b.flat(leaf(place(from, 1.04, 26), place(to, 0.7, 134), width, from > 90 ? 0.16 : -0.16), color, opacity)
  const cap =
    puff(
      at([
        [184, 1.02, 30],
        [184, 1.12, 92],
        [200, 0.98, 136],
        [250, 0.5, 158],
        [330, 0.6, 152],
        [350, 1.0, 122],
        [0, 1.1, 80],
        [0, 1.0, 30],
        [90, 0.9, 30],
      ]),
      '',
    ) +
    puff(
      at([
        [172, 1.0, 24],
        [166, 1.12, 84],
        [158, 1.06, 120],
        [144, 0.8, 148],
        [110, 0.4, 152],
        [86, 0.55, 150],
        [80, 1.0, 112],
        [78, 1.1, 74],
        [80, 1.02, 24],
      ]),
      fold(154, 132, 8, '#1E0450', 0.6) +
        fold(148, 128, 4, '#E8A8FF', 0.6) +
        fold(98, 106, 8, '#1E0450', 0.6) +
        fold(104, 110, 3.4, '#C070FF', 0.5) +
        b.soft(...place(128, 1.0, 112), 36, '#F6B0FF', 0.9, 24),
    ) +
    puff(
      at([
        [72, 1.02, 24],
        [72, 1.1, 74],
        [70, 1.0, 112],
        [58, 0.55, 150],
        [20, 0.4, 154],
        [4, 0.8, 146],
        [-8, 1.06, 116],
        [-12, 1.12, 80],
        [-10, 1.0, 24],
      ]),
      fold(42, 34, 8, '#1E0450', 0.6) +
        fold(48, 38, 4, '#C070FF', 0.6) +
        b.soft(...place(28, 1.0, 108), 32, '#E08AFF', 0.8, 24),
    )

  const goldBow: Ramp = ['#FFF3A0', '#FFC93A', '#E8901A', '#FFD86A', '#A85A0A']
  /** Towards us: its whole width shows, with stones in it. */
  const frontBow = (turn: number, half: number, stones: readonly Stone[]) => {
    const { run, side } = bow(turn, half)
    const outline = (shift = 0) => blob([...side(-1, shift), ...side(1, shift).reverse()])
    const mid = run.map(([out, high]) => place(turn, out, high))
    return (
      b.flat(outline(7), '#14022A', 0.6) +
      b.form(outline(), goldBow, { depth: 10, rim: 2, lit: 5, inside: b.stroke(line(mid), '#8A3E06', half, 0.5) }) +
      string(b, side(-1), 5, 10.4) +
      string(b, side(1), 5, 10.4) +
      stones
        .map((colors, i) => {
          const [x, y] = mid[i + 2] ?? [0, 0]
          return stone(b, x, y, half * (0.74 - i * 0.12), half * (0.84 - i * 0.2), colors, 8)
        })
        .join('')
    )
  }
  /** To the side: its edge shows. */
  const sideBow = (turn: number) => {
    const edge = (grow: number, rise: number) =>
      bow(turn, 0).run.map(([out, high], i) => place(turn, out * grow, high + rise * (1 - i * 0.03)))
    return (
      b.form(blob([...edge(1.05, 8), ...edge(0.94, -10).reverse()]), goldBow, {
        depth: 9,
        rim: 2,
        lit: 5,
        inside: b.stroke(line(edge(0.99, -2)), '#8A3E06', 6, 0.5),
      }) + string(b, edge(1.06, 9), 5.4, 11)
    )
  }

  // The band: what shows of its inside, then its front.
  const arc = (from: number, to: number, out: number, high: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => place(from + ((to - from) * i) / 6, out, high))
  const inner = b.flat(blob([...arc(180, 360, 1.08, 46), ...arc(360, 180, 1.02, 20)]), '#5A2206')
  const face = (low: number, high: number, grow = 0) =>
    `${line(arc(182, -2, 1 + low * 0.0022 + grow, low))}L${line(arc(-2, 182, 1 + high * 0.0022 + grow, high)).slice(1)}Z`
  const band =
    b.form(face(0, 48), ROUND, {
      depth: 14,
      rim: 6,
      lit: 5,
      turn: 0,
      inside: b.stroke(line(arc(182, -2, 1.05, 24)), '#7A3206', 24, 0.35),
    }) +
    [0, 48]
      .map((high) => {
        const d = line(arc(182, -2, 1 + high * 0.0022 + 0.012, high))
        return (
          b.stroke(d, INK, 11) +
          b.stroke(d, b.fill(ROUND, 0), 8) +
          b.stroke(line(arc(182, -2, 1 + high * 0.0022 + 0.012, high + 2)), '#FFFBD0', 2, 0.7)
        )
      })
      .join('')
  const set: readonly (readonly [number, Stone, number, number, number])[] = [
    [168, EMERALD, 12, 14, 8],
    [142, RUBY, 15, 14, 8],
    [115, SAPPHIRE, 17, 15, 6],
    [84, RUBY, 21, 17, 8],
    [52, EMERALD, 17, 15, 6],
    [25, SAPPHIRE, 15, 14, 8],
    [4, RUBY, 12, 14, 8],
  ]
  const jewels =
    set.map(([turn, colors, w, h, sides]) => stand(turn, 1.06, 24, stone(b, 0, 0, w, h, colors, sides))).join('') +
    [155, 129, 100, 68, 38, 14]
      .map((turn) => stand(turn, 1.06, 24, pearl(b, 0, -8, 4.4) + pearl(b, 0, 8, 4.4)))
      .join('')

  // Ermine round the foot.
  let ermine =
    b.flat(blob([...arc(190, -10, 1.16, -26), ...arc(-10, 190, 1.06, 0)]), '#1E0010', 0.5) +
    b.flat(blob([...arc(187, -7, 1.1, -18), ...arc(-7, 187, 1.08, 0)]), b.fill(['#FFFFFF', '#E8D4E4', '#9A86B8'], 90))
  // Three rows of hair, evenly across, the lowest first.
  for (const [high, root, tip] of [
    [-13, '#8A78B0', '#F0E4F4'],
    [-5, '#BCA8D0', '#FFFFFF'],
    [3, '#D8C8E4', '#FFFFFF'],
  ] as const)
    for (let i = 0; i <= 36; i++) {
      const turn = (Math.acos((i - 18) / 18.3) * 180) / Math.PI
      const [x, y] = place(turn, 1.1, high)
      const end = polar(x, y, r.between(13, 18), 90 + (turn - 90) * 0.4 + r.between(-14, 14))
      ermine += b.flat(leaf([x, y - 3], end, 5.4, r.between(-0.16, 0.16)), b.fill([root, tip], 90))
    }
  for (const [i, turn] of [174, 156, 137, 118, 99, 80, 61, 42, 24, 7].entries())
    ermine += stand(turn, 1.11, i % 2 ? -6 : -13, b.flat(leaf([0, -9], [2, 10], 4.6, 0.1), '#1E0A1E'))

  const lily = (turn: number, colors: Stone) =>
    stand(
      turn,
      1.12,
      50,
      moved(2, 3, b.flat(LILY, INK)) +
        b.form(LILY, METAL, { depth: 6, rim: 1.4, lit: 4, turn: 60 }) +
        stone(b, 0, -32, 6.5, 10, colors, 6) +
        pearl(b, 0, -62, 5) +
        pearl(b, -30, -6, 3.6) +
        pearl(b, 30, -6, 3.6),
    )
  const cross = (turn: number, colors: Stone) =>
    stand(
      turn,
      1.12,
      50,
      `<g transform="translate(0 -25)">${moved(2, 3, b.flat(patty(27), INK))}${b.form(patty(27), METAL, { depth: 5, rim: 1, lit: 4 })}${stone(b, 0, 0, 8.5, 8.5, colors, 8)}${pearl(b, 0, -27, 4.4)}</g>`,
    )

  const [mx, my] = place(0, 0, 154)
  const monde =
    b.soft(mx, my - 34, 70, '#FFF6C0', 0.6) +
    `<g transform="translate(${mx} ${my - 44})">${b.form(patty(28), METAL, { depth: 5, rim: 1.2, lit: 5 })}${stone(b, 0, 0, 9.5, 9.5, RUBY, 8)}${[
      [0, -29],
      [-28, 0],
      [28, 0],
    ]
      .map(([x = 0, y = 0]) => pearl(b, x, y, 5.4))
      .join('')}</g>` +
    b.form(circle(mx, my, 20, 19), ['#FFFBD0', '#FFD04A', '#C86E0A', '#FFC23A', '#6A2E06'], {
      depth: 9,
      rim: 4,
      lit: 5,
      inside:
        b.stroke(`M${mx - 22} ${my - 2}Q${mx} ${my + 8} ${mx + 22} ${my - 2}`, '#7A3206', 7) +
        b.stroke(`M${mx - 22} ${my - 2}Q${mx} ${my + 8} ${mx + 22} ${my - 2}`, '#FFE58A', 4),
    })

  const orb =
    b.soft(276, 296, 56, '#1E0010', 0.8, 20) +
    `<g transform="rotate(14 270 248)">` +
    `<g transform="translate(270 182)">${b.form(patty(20), METAL, { depth: 4, rim: 1, lit: 4 })}${stone(b, 0, 0, 7, 7, EMERALD, 8)}${pearl(b, 0, -22, 4.4)}${pearl(b, -21, 0, 4)}${pearl(b, 21, 0, 4)}</g>` +
    b.form(circle(270, 250, 48), ['#FFF3A0', '#FFC62A', '#E08A12', '#9A4A08'], {
      depth: 22,
      rim: 4,
      lit: 6,
      inside:
        b.soft(248, 226, 18, '#FFFFFF', 0.6, 12) +
        b.flat('M262 200C256 216 258 232 262 250H280C282 232 282 214 276 200Z', b.fill(['#FFE58A', '#B8620A'], 0)) +
        b.flat('M218 240Q270 270 322 240V262Q270 292 218 262Z', b.fill(ROUND, 0)) +
        b.stroke(
          'M218 241Q270 271 322 241M218 261Q270 291 322 261M262 200C256 216 258 232 262 254M276 200C282 214 282 232 280 254',
          INK,
          2.6,
          0.75,
        ) +
        b.flat(leaf([232, 232], [256, 208], 6, 0.15), '#fff', 0.85),
    }) +
    stone(b, 270, 266, 13, 11, SAPPHIRE, 8) +
    pearl(b, 240, 260, 6) +
    pearl(b, 300, 260, 6) +
    pearl(b, 269, 216, 4.4) +
    pearl(b, 269, 232, 4.8) +
    '</g>'

  let motes = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(156, 120, r.between(120, 210), r.between(150, 390))
    motes += b.soft(x, y, r.between(5, 10), '#FFE58A', 0.8) + b.flat(circle(x, y, r.between(1, 2.2)), '#FFFFF0')
  }
  return b.done(
    rays +
      sceptre +
      pillow +
      cord +
      tassel(6, 244, 8) +
      tassel(318, 242, -10) +
      `<g transform="translate(-6 6) rotate(-9 156 200) translate(156 200) scale(1.04) translate(-156 -200)">` +
      b.soft(160, 226, 140, '#1E0010', 0.8, 40) +
      inner +
      cap +
      sideBow(170) +
      sideBow(-12) +
      frontBow(76, 21, [SAPPHIRE, RUBY]) +
      monde +
      ermine +
      band +
      jewels +
      cross(170, SAPPHIRE) +
      cross(-10, SAPPHIRE) +
      lily(36, RUBY) +
      lily(124, RUBY) +
      cross(76, EMERALD) +
      '</g>' +
      orb +
      string(
        b,
        [
          [34, 262],
          [40, 284],
          [64, 312],
          [92, 318],
          [108, 300],
          [96, 284],
        ],
        6.4,
        13,
      ) +
      motes +
      sparkle(b, 60, 92, 30) +
      sparkle(b, 136, 152, 22) +
      sparkle(b, 244, 222, 18) +
      sparkle(b, 280, -10, 26) +
      sparkle(b, 30, 20, 16),
  )
}
