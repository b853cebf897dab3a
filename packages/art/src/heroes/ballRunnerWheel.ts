import type { Brush, Ramp } from './brush.ts'
import { GOLD } from './desert.ts'
import { circle, facet, leaf, limb, polar } from './line.ts'

const WOOD: Ramp = ['#FFB068', '#B85420', '#5E1C10', '#8E3A16']

// The wheel, flat in its own plane: a share of its radius, degrees, and how far below the rim.
const [rx, ry] = [288, 124]
const spot = (share: number, degrees: number, sunk = 0): string => {
  const [x, y] = polar(0, 0, share, degrees)
  return `${(x * rx).toFixed(1)} ${(y * ry + sunk).toFixed(1)}`
}
const ring = (share: number, sunk = 0) => circle(0, sunk, rx * share, ry * share)

function wall(b: Brush): string {
  return b.form(`M${-rx} 0V34C${-rx} 110 -140 164 0 164S${rx} 110 ${rx} 34V0Z`, WOOD, {
    depth: 40,
    rim: 5,
    lit: 6,
    turn: 20,
    inside:
      b.stroke(`M${-rx} 20C${-rx} 94 -140 146 0 146S${rx} 94 ${rx} 20`, '#FFD24A', 7) +
      b.stroke(`M${-rx} 18C${-rx} 92 -140 144 0 144S${rx} 92 ${rx} 18`, '#FFF6C0', 2) +
      b.stroke(`M${-rx} 32C${-rx} 106 -140 158 0 158S${rx} 106 ${rx} 32`, '#2A0808', 4, 0.7),
  })
}

function pockets(b: Brush): string {
  let all = ''
  for (let i = 0; i < 37; i++) {
    const [from, to] = [i * 9.73 + 76, (i + 1) * 9.73 + 76]
    // The zero lies where it is seen, before the runner's feet.
    const hue = i === 0 ? ['#7AFFB0', '#0EA85A'] : i % 2 ? ['#FF5A5A', '#C00A2E'] : ['#4A4260', '#141022']
    const deep = i === 0 ? ['#0A6A3A', '#18C86A'] : i % 2 ? ['#7A0424', '#E0203E'] : ['#08060E', '#342C48']
    all +=
      b.flat(`M${spot(0.74, from)}L${spot(0.74, to)}L${spot(0.62, to, 3)}L${spot(0.62, from, 3)}Z`, b.fill(hue, 90)) +
      b.flat(
        `M${spot(0.61, from, 3)}L${spot(0.61, to, 3)}L${spot(0.47, to, 12)}L${spot(0.47, from, 12)}Z`,
        b.fill(deep, 90),
      ) +
      b.stroke(`M${spot(0.74, from)}L${spot(0.61, from, 3)}L${spot(0.47, from, 12)}`, '#FFE08A', 1.8)
  }
  return all
}

function stud(b: Brush, degrees: number): string {
  const [x, y] = polar(0, 0, 0.84, degrees)
  return `<g transform="translate(${(x * rx).toFixed(1)} ${(y * ry).toFixed(1)}) rotate(${degrees % 180 === 90 ? 0 : 16})">${b.flat(facet('-17 2, 0 -5, 17 2, 0 10'), '#3A1206', 0.7)}${b.flat(facet('-16 0, 0 -8, 16 0, 0 7'), b.fill(GOLD))}${b.flat(facet('-16 0, 0 -8, 0 0'), '#FFFBD8', 0.8)}</g>`
}

function arm(b: Brush, degrees: number): string {
  const [x, y] = polar(0, 0, 1, degrees)
  return (
    b.form(
      limb([
        [0, -44, 7],
        [x * 34, -44 + y * 15, 6],
        [x * 56, -46 + y * 25, 5],
      ]),
      GOLD,
      { depth: 5, rim: 2, lit: 3 },
    ) +
    b.flat(circle(x * 62, -48 + y * 27, 11), b.ball(['#FFFBE0', '#FFC23A', '#7A3E06'])) +
    b.flat(circle(x * 62 - 4, -52 + y * 27, 3), '#fff', 0.9)
  )
}

function turret(b: Brush): string {
  return (
    b.soft(4, -30, 110, '#FFD24A', 0.5, 80) +
    b.form(circle(0, 2, 46, 21), GOLD, { depth: 8, rim: 3 }) +
    arm(b, -150) +
    arm(b, -30) +
    b.form(
      'M-30 -2C-18 -24 -14 -46 -18 -66C-26 -82 -20 -94 -10 -98C-12 -104 -8 -108 0 -108S12 -104 10 -98C20 -94 26 -82 18 -66C14 -46 18 -24 30 -2C24 12 -24 12 -30 -2Z',
      GOLD,
      {
        depth: 13,
        rim: 4,
        lit: 6,
        turn: 0,
        inside: b.stroke('M-22 -70Q0 -60 22 -70M-12 -96Q0 -91 12 -96M-20 -26Q0 -16 20 -26', '#6A3206', 3, 0.8),
      },
    ) +
    arm(b, 150) +
    arm(b, 30) +
    b.form(circle(0, -124, 19), ['#FFD0E0', '#FF2A5A', '#9A0440', '#4A0430'], {
      depth: 10,
      rim: 3,
      lit: 4,
      inside: b.flat(leaf([-12, -126], [-2, -138], 4, 0.2), '#fff', 0.9),
    })
  )
}

function sweep(
  b: Brush,
  share: number,
  from: number,
  to: number,
  width: number,
  color: string,
  opacity: number,
): string {
  return b.stroke(
    `M${spot(share, from)}A${(rx * share).toFixed(1)} ${(ry * share).toFixed(1)} 0 0 ${from < to ? 1 : 0} ${spot(share, to)}`,
    color,
    width,
    opacity,
  )
}

/** The roulette wheel under its feet. */
export function wheel(b: Brush): string {
  return (
    `<g transform="translate(282 168) rotate(-11)">` +
    wall(b) +
    b.form(ring(1), WOOD, { depth: 13, rim: 4, lit: 8, turn: 40 }) +
    b.stroke(ring(0.985), '#FFD24A', 5) +
    b.stroke(ring(0.99), '#FFF6C0', 1.6) +
    b.form(ring(0.94, 2), ['#6A2412', '#A8481E', '#F09A50'], {
      depth: 13,
      rim: 0,
      lit: 0,
      turn: 70,
      inside: sweep(b, 0.86, 60, 120, 9, '#FFE0A0', 0.45) + sweep(b, 0.8, 70, 110, 4, '#FFE0A0', 0.4),
    }) +
    b.stroke(ring(0.76), '#4A1606', 7) +
    b.stroke(ring(0.75), '#FFD86A', 4) +
    b.flat(ring(0.74), '#1A0414') +
    pockets(b) +
    b.stroke(ring(0.615, 3), '#FFE9A8', 2.6) +
    b.form(ring(0.47, 12), ['#FFC07A', '#B85A20', '#5A1C0C'], {
      depth: 20,
      rim: 3,
      lit: 6,
      inside: Array.from({ length: 8 }, (_, i) =>
        b.stroke(`M0 0L${spot(0.5, i * 45 + 8, 12)}`, '#FFD27A', 3, 0.7),
      ).join(''),
    }) +
    b.stroke(ring(0.47, 12), '#FFE08A', 4) +
    [52, 158].map((degrees) => stud(b, degrees)).join('') +
    `<g transform="rotate(15) scale(1.22)">${turret(b)}</g></g>`
  )
}
