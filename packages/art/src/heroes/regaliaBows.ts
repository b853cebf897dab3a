import type { Brush, Ramp } from './brush.ts'
import { blob, leaf, line, type Point } from './line.ts'
import { type Stone, stone, string } from './regaliaStones.ts'

/** Half the width of the crown, and where the middle of its foot is. */
const [WIDE, MIDX, MIDY] = [116, 156, 206] as const
/** How far we look down on it. */
const [DOWN, UP] = [0.33, 0.95] as const

/** A place on the crown: a turn about its axis, 90 being towards us, its distance from the axis in radii, its height. */
export const place = (turn: number, out: number, high: number): Point => {
  const a = (turn * Math.PI) / 180
  return [MIDX + Math.cos(a) * out * WIDE, MIDY + Math.sin(a) * out * WIDE * DOWN - high * UP]
}

/** What is drawn about 0, 0, upright, set on the rim at this turn. */
export function stand(turn: number, out: number, high: number, what: string): string {
  const a = (turn * Math.PI) / 180
  const [x, y] = place(turn, out, high)
  const m = [Math.sin(a), -Math.cos(a) * DOWN, -Math.cos(a) * 0.2, UP - Math.sin(a) * 0.07, x, y]
  return `<g transform="matrix(${m.map((v) => Math.round(v * 100) / 100).join(' ')})">${what}</g>`
}

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

const goldBow: Ramp = ['#FFF3A0', '#FFC93A', '#E8901A', '#FFD86A', '#A85A0A']

/** The velvet in four puffs between the bows. */
export function cap(b: Brush): string {
  const velvet: Ramp = ['#E08AFF', '#8A2AE0', '#4A0AA0', '#1E0450']
  const puff = (points: readonly Point[], fold: string) =>
    b.form(blob(points), velvet, { depth: 26, rim: 5, lit: 9, inside: fold })
  const at = (list: readonly (readonly [number, number, number])[]): Point[] => list.map(([t, o, h]) => place(t, o, h))
  /** A fold of the velvet from the rim up. */
  const fold = (from: number, to: number, width: number, color: string, opacity: number) =>
    b.flat(leaf(place(from, 1.04, 26), place(to, 0.7, 134), width, from > 90 ? 0.16 : -0.16), color, opacity)
  return (
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
  )
}

/** Towards us: its whole width shows, with stones in it. */
export function frontBow(b: Brush, turn: number, half: number, stones: readonly Stone[]): string {
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
export function sideBow(b: Brush, turn: number): string {
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
