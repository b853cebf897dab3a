import type { Brush, Ramp } from './brush.ts'
import { circle, facet, leaf, limb, line, type Point, polar } from './line.ts'

export const BRASS: Ramp = ['#FFFBD0', '#FFD24A', '#E08A1A', '#FFC84A', '#7A3A0A']
export const RED: Ramp = ['#FF9A6A', '#F0321E', '#B00A2A', '#4A0420']
export const STEEL: Ramp = ['#A8B8E8', '#4A4E7A', '#1E1A3A', '#0A0618']
export const IRON = '#0C0716'
export const LIP = '#5A2406'

/** The middle of the boiler's face, and how far it reaches. */
export const FACE = [112, 148, 80, 90] as const

/** The face: a riveted ring, a red door with a winged star. */
export function face(b: Brush): string {
  const [fx, fy, frx, fry] = FACE
  let rivets = ''
  for (let i = 0; i < 22; i++) {
    const [px, py] = polar(0, 0, 1, i * (360 / 22) + 8)
    rivets += b.flat(
      circle(fx + px * frx * 0.9, fy + py * fry * 0.9, 3.4),
      b.ball(['#FFFFFF', '#A8B0D8', '#3A3460', '#0A0618']),
    )
  }
  const star = Array.from({ length: 10 }, (_, i) => polar(fx - 2, fy, i % 2 ? 11 : 25, i * 36 - 90))
  let wings = ''
  for (const way of [-1, 1])
    for (let i = 0; i < 4; i++)
      wings +=
        b.flat(
          leaf([fx - 2 + way * 12, fy + 9 - i * 2], [fx - 2 + way * (51 - i * 5), fy + 15 - i * 17], 7, way * 0.14),
          LIP,
        ) +
        b.flat(
          leaf([fx - 2 + way * 12, fy + 8 - i * 2], [fx - 2 + way * (50 - i * 5), fy + 14 - i * 17], 5.6, way * 0.14),
          b.fill(['#FFFBD0', '#FFD24A', '#C8700E'], 70),
        )
  return (
    b.form(circle(fx, fy, frx, fry), ['#8A94C8', '#3A3666', '#16102A', '#06040E'], { depth: 18, rim: 7, lit: 8 }) +
    rivets +
    b.flat(circle(fx, fy, frx * 0.8, fry * 0.8), IRON) +
    b.stroke(circle(fx, fy, frx * 0.77, fry * 0.77), b.fill(BRASS, 50), 6) +
    b.form(circle(fx, fy, frx * 0.73, fry * 0.73), ['#FF8A5A', '#F0281E', '#B0082A', '#5A0424'], {
      depth: 24,
      rim: 3,
      lit: 9,
      inside:
        b.soft(fx - 20, fy - 30, 40, '#FFD8A0', 0.7, 24) +
        b.stroke(circle(fx, fy, frx * 0.6, fry * 0.6), '#5A0420', 3, 0.6) +
        b.stroke(circle(fx - 1, fy - 1, frx * 0.6, fry * 0.6), '#FFB08A', 1.4, 0.7),
    }) +
    // Hinges on the right.
    [-34, 34]
      .map(
        (off) =>
          b.form(
            limb([
              [fx + 34, fy + off, 3.4],
              [fx + 52, fy + off, 4.4],
              [fx + 70, fy + off * 1.02, 7],
            ]),
            BRASS,
            { depth: 4, rim: 1, lit: 2 },
          ) + b.flat(circle(fx + 68, fy + off, 2.6), LIP),
      )
      .join('') +
    b.soft(fx + 4, fy + 10, 56, '#3A0216', 0.7, 36) +
    wings +
    b.form(facet(star), BRASS, { depth: 5, rim: 2, lit: 4 }) +
    b.flat(circle(fx - 2, fy, 7), b.ball(['#E0FFFF', '#3AC8F0', '#0A3A9A'])) +
    b.flat(circle(fx - 4, fy - 2, 2.2), '#fff')
  )
}

/** The great lamp on its bracket. */
export function lamp(b: Brush): string {
  return (
    b.form('M82 84L96 60H128L140 84Z', STEEL, { depth: 6, rim: 2, lit: 4 }) +
    b.form('M92 4L128-2C146 0 152 20 152 34C152 52 144 66 130 66L96 70Z', BRASS, {
      depth: 12,
      rim: 4,
      lit: 5,
      turn: 80,
    }) +
    b.form('M104-6C104-20 122-22 124-8L126 0H104Z', BRASS, { depth: 5, rim: 2, lit: 3 }) +
    b.form(circle(96, 37, 37, 39), BRASS, { depth: 8, rim: 3, lit: 5 }) +
    b.flat(circle(96, 37, 30, 32), LIP) +
    b.flat(circle(96, 37, 28, 30), b.ball(['#FFFFFF', '#FFFFF0', '#FFF0A0', '#FFB83A'])) +
    b.stroke('M72 37H120M96 10V64', '#FFB83A', 1.6, 0.6)
  )
}

/** What the lamp throws towards us. */
export function beam(b: Brush): string {
  return (
    [172, 150, 124, 196]
      .map((turn, i) => `<g transform="rotate(${turn} 96 37)">${b.soft(176, 37, 112 - i * 8, '#FFE88A', 0.5, 15)}</g>`)
      .join('') +
    b.soft(92, 37, 96, '#FFE88A', 0.6) +
    b.soft(92, 37, 44, '#FFFFFF', 0.9) +
    b.flat(
      leaf([-30, 58], [206, 18], 3.6) +
        leaf([84, -70], [106, 136], 3.6) +
        leaf([48, -12], [144, 86], 2.4) +
        leaf([48, 86], [144, -12], 2.4),
      '#FFFFFF',
      0.9,
    )
  )
}

/** A lamp at an end of the beam. */
export function lantern(b: Brush, x: number, y: number, color: string): string {
  return (
    b.form(circle(x, y, 15, 16), BRASS, { depth: 6, rim: 2, lit: 3 }) +
    b.flat(circle(x - 1, y, 10, 11), b.ball(['#FFFFFF', color, '#7A0A1E'])) +
    b.soft(x, y, 30, color, 0.8)
  )
}

/** The beam across the front. */
export function bumper(b: Brush): string {
  return (
    b.form('M22 218L198 226L204 258L20 250Z', RED, {
      depth: 10,
      rim: 4,
      lit: 5,
      inside: b.stroke('M26 224L196 231M24 245L200 252', '#FFC84A', 2.6),
    }) +
    [40, 76, 148, 180]
      .map((x) => b.flat(circle(x, 235 + x * 0.03, 4.4), b.ball(['#FFFBD0', '#FFC83A', '#7A3A0A'])))
      .join('')
  )
}

/** The cowcatcher, slat by slat. */
export function catcher(b: Brush): string {
  let slats = ''
  for (let i = 0; i < 13; i++) {
    const t = (i - 6) / 6
    const top: Point = [112 + t * 80, 255 + t * 3]
    const foot: Point = [104 + t * 112, 338 - Math.abs(t) ** 1.4 * 26]
    const w = 5.4
    const bar = (left: number, right: number) =>
      facet([
        [top[0] - w * 0.6 * left, top[1]],
        [top[0] + w * 0.6 * right, top[1]],
        [foot[0] + w * right, foot[1]],
        [foot[0] - w * left, foot[1]],
      ])
    slats +=
      b.flat(bar(1, 1), b.fill(RED, 80)) +
      b.flat(bar(0.9, -0.45), '#FFC08A', 0.75) +
      b.flat(bar(-0.6, 0.95), '#FFB04A', 0.6)
  }
  return (
    b.flat('M30 252L194 258L222 314L104 342L-12 312Z', '#12040E') +
    slats +
    b.stroke(line('-10 312, 46 328, 104 340, 164 332, 218 314'), LIP, 13) +
    b.stroke(line('-10 311, 46 327, 104 339, 164 331, 218 313'), '#FFC23A', 9) +
    b.stroke(line('-10 309, 46 325, 104 337, 164 329'), '#FFF6C0', 2.4)
  )
}
