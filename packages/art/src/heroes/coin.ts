import type { Brush } from './brush.ts'
import { GOLD } from './desert.ts'
import { circle } from './line.ts'

/** A gold coin that lies: `flat` is its height to its width, `turn` its lean. All of a heap share one paint. */
export const coin = (b: Brush, x: number, y: number, size: number, turn: number, flat = 0.86): string =>
  `<g transform="rotate(${turn} ${x} ${y})">` +
  b.flat(circle(x, y + size * 0.2, size, size * flat), '#7A3A06') +
  b.flat(circle(x, y, size, size * flat), b.fill(GOLD)) +
  b.stroke(circle(x, y, size - 1.2, size * flat - 1.2), '#FFF3B0', 1.6, 0.8) +
  b.stroke(circle(x, y, size * 0.7, size * flat * 0.7), '#8A4A06', 2.2, 0.7) +
  b.soft(x - size * 0.3, y - size * flat * 0.4, size * 0.6, '#FFFFF0', 0.8, size * flat * 0.4) +
  '</g>'
