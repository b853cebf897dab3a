import type { Seed } from '../seed.ts'
import type { Brush } from './brush.ts'
import { blob, circle, leaf, line, type Point, polar } from './line.ts'
import { cap, frontBow, place, sideBow, stand } from './regaliaBows.ts'
import { EMERALD, INK, METAL, moved, patty, pearl, ROUND, RUBY, SAPPHIRE, type Stone, stone } from './regaliaStones.ts'

const LILY =
  'M-9 4C-9-8-14-13-21-11C-28-9-26 2-34-2C-41-9-33-25-20-23C-13-22-10-18-8-12C-7-24-16-34 0-58C16-34 7-24 8-12C10-18 13-22 20-23C33-25 41-9 34-2C26 2 28-9 21-11C14-13 9-8 9 4Z'

const arc = (from: number, to: number, out: number, high: number): Point[] =>
  Array.from({ length: 7 }, (_, i) => place(from + ((to - from) * i) / 6, out, high))

/** What shows of the inside of the band. */
function inside(b: Brush): string {
  return b.flat(blob([...arc(180, 360, 1.08, 46), ...arc(360, 180, 1.02, 20)]), '#5A2206')
}

/** The front of the band. */
function band(b: Brush): string {
  const face = (low: number, high: number, grow = 0) =>
    `${line(arc(182, -2, 1 + low * 0.0022 + grow, low))}L${line(arc(-2, 182, 1 + high * 0.0022 + grow, high)).slice(1)}Z`
  return (
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
  )
}

/** The stones and pearls in the band. */
function jewels(b: Brush): string {
  const set: readonly (readonly [number, Stone, number, number, number])[] = [
    [168, EMERALD, 12, 14, 8],
    [142, RUBY, 15, 14, 8],
    [115, SAPPHIRE, 17, 15, 6],
    [84, RUBY, 21, 17, 8],
    [52, EMERALD, 17, 15, 6],
    [25, SAPPHIRE, 15, 14, 8],
    [4, RUBY, 12, 14, 8],
  ]
  return (
    set.map(([turn, colors, w, h, sides]) => stand(turn, 1.06, 24, stone(b, 0, 0, w, h, colors, sides))).join('') +
    [155, 129, 100, 68, 38, 14]
      .map((turn) => stand(turn, 1.06, 24, pearl(b, 0, -8, 4.4) + pearl(b, 0, 8, 4.4)))
      .join('')
  )
}

/** Ermine round the foot. */
function ermine(b: Brush, r: Seed): string {
  let fur =
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
      fur += b.flat(leaf([x, y - 3], end, 5.4, r.between(-0.16, 0.16)), b.fill([root, tip], 90))
    }
  for (const [i, turn] of [174, 156, 137, 118, 99, 80, 61, 42, 24, 7].entries())
    fur += stand(turn, 1.11, i % 2 ? -6 : -13, b.flat(leaf([0, -9], [2, 10], 4.6, 0.1), '#1E0A1E'))

  return fur
}

function lily(b: Brush, turn: number, colors: Stone): string {
  return stand(
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
}

function cross(b: Brush, turn: number, colors: Stone): string {
  return stand(
    turn,
    1.12,
    50,
    `<g transform="translate(0 -25)">${moved(2, 3, b.flat(patty(27), INK))}${b.form(patty(27), METAL, { depth: 5, rim: 1, lit: 4 })}${stone(b, 0, 0, 8.5, 8.5, colors, 8)}${pearl(b, 0, -27, 4.4)}</g>`,
  )
}

/** The ball and the cross on top. */
function monde(b: Brush): string {
  const [mx, my] = place(0, 0, 154)
  return (
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
  )
}

/** The crown, a little tilted. */
export function crown(b: Brush, r: Seed): string {
  return (
    `<g transform="translate(-6 6) rotate(-9 156 200) translate(156 200) scale(1.04) translate(-156 -200)">` +
    b.soft(160, 226, 140, '#1E0010', 0.8, 40) +
    inside(b) +
    cap(b) +
    sideBow(b, 170) +
    sideBow(b, -12) +
    frontBow(b, 76, 21, [SAPPHIRE, RUBY]) +
    monde(b) +
    ermine(b, r) +
    band(b) +
    jewels(b) +
    cross(b, 170, SAPPHIRE) +
    cross(b, -10, SAPPHIRE) +
    lily(b, 36, RUBY) +
    lily(b, 124, RUBY) +
    cross(b, 76, EMERALD) +
    '</g>'
  )
}
