import { type Brush, GOLD, type Ramp } from './brush.ts'
import { circle, leaf } from './line.ts'

const PANE: Ramp = ['#FFFBE4', '#FFD873', '#F08A1E']
const COATS = ['#3A1A6A', '#1A3A7A', '#6A1A4A', '#0E4A52'] as const

/** A lit cabin window with somebody in it, who leans to look out. */
export function cabin(b: Brush, x: number, y: number, size: number, who: number): string {
  const lean = ((who % 3) - 1) * size * 0.22
  const coat = COATS[who % COATS.length] ?? COATS[0]
  const head = circle(x + lean, y - size * 0.06, size * 0.36, size * 0.4)
  const shoulders = `M${x + lean - size * 0.8} ${y + size * 1.1}C${x + lean - size * 0.7} ${y + size * 0.3} ${x + lean + size * 0.7} ${y + size * 0.3} ${x + lean + size * 0.8} ${y + size * 1.1}Z`
  return (
    b.form(circle(x, y, size + 6), GOLD, { depth: 6, rim: 2, lit: 3 }) +
    b.form(circle(x, y, size), PANE, {
      depth: 8,
      rim: 0,
      lit: 0,
      inside:
        b.flat(shoulders, coat) +
        b.flat(head, coat) +
        b.flat(leaf([x - size * 0.7, y - size * 0.5], [x + size * 0.2, y - size * 0.85], 3), '#fff', 0.7),
    })
  )
}
