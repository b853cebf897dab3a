import type { Seed } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { lock } from './fur.ts'

const NIGHT: readonly Ramp[] = [
  ['#4A0630', '#9A0E3A', '#F03A3A'],
  ['#3E0630', '#860C3E', '#D82248'],
]
const EMBER: readonly Ramp[] = [
  ['#6A0A26', '#C82A1E', '#FF7A1A'],
  ['#7A0E22', '#E0401A', '#FF9A2A'],
]
const DUSK: readonly Ramp[] = [
  ['#9A1A1E', '#F0601A', '#FFB02A'],
  ['#A8261A', '#FF7A1E', '#FFC84A'],
]
const BLAZE: readonly Ramp[] = [
  ['#C8401A', '#FF9A2A', '#FFE27A'],
  ['#D8501A', '#FFAE3A', '#FFF0A0'],
]

/** A ring of locks about the face; those below hang longer, and a wind from the left lifts the whole of it. */
const ring = (
  b: Brush,
  r: Seed,
  ramps: readonly Ramp[],
  count: number,
  rx: number,
  ry: number,
  length: number,
  width: number,
  shade: string,
  rim?: string,
) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 360 + r.between(-4, 4)
    const [side, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const lean = turn + side * -14 * (1 - Math.abs(down)) + r.between(-4, 4)
    const reach = length * r.between(0.84, 1.16) * (1 + 0.2 * Math.max(0, down))
    const curl = (Math.abs(side) < 0.25 ? (i % 2 ? 0.26 : -0.26) : side < 0 ? 0.36 : -0.36) * r.between(0.75, 1.2)
    const style = {
      length: reach,
      width: width * r.between(0.88, 1.14),
      turn: lean,
      curl,
      ramp: r.pick(ramps),
      shade,
    }
    return { down, d: lock(b, 158 + rx * side, 146 + ry * down, rim ? { ...style, rim } : style) }
  })
    // What the face and the crown hide is left out.
    .filter(({ down }) => rx > 75 || Math.abs(down) < 0.85)
    // From the crown down, so that what hangs lies over what stands.
    .sort((one, two) => one.down - two.down)
    .map(({ d }) => d)
    .join('')

/** The mane behind the ears, from the darkest locks to the brightest. */
export function mane(b: Brush, r: Seed): string {
  return (
    ring(b, r, NIGHT, 21, 92, 90, 108, 40, '#2E0428', '#8AF0FF') +
    ring(b, r, EMBER, 19, 80, 82, 82, 23, '#5A0626', '#FFD86A') +
    ring(b, r, DUSK, 19, 70, 74, 64, 19, '#8A1420')
  )
}

/** The ruff of bright locks close about the face. */
export function ruff(b: Brush, r: Seed): string {
  return ring(b, r, BLAZE, 22, 64, 72, 40, 13, '#A82A16')
}

const tuft = (b: Brush, x: number, y: number, length: number, width: number, turn: number, curl: number, i: number) =>
  lock(b, x, y, { length, width, turn, curl, ramp: BLAZE[i % 2] as Ramp, shade: '#8A1E16' })

/** The beard, which hangs behind the jaw. */
export function beard(b: Brush): string {
  return (
    tuft(b, 100, 226, 66, 15, 118, -0.3, 0) +
    tuft(b, 206, 226, 72, 16, 64, 0.3, 1) +
    tuft(b, 118, 238, 76, 16, 104, 0.24, 1) +
    tuft(b, 186, 238, 78, 17, 80, -0.24, 0) +
    tuft(b, 136, 244, 78, 15, 98, -0.2, 0) +
    tuft(b, 166, 244, 80, 16, 86, 0.2, 1)
  )
}

/** The tufts on the chin. */
export function chin(b: Brush): string {
  return (
    tuft(b, 130, 263, 34, 8, 116, -0.3, 0) +
    tuft(b, 166, 263, 36, 8, 66, 0.3, 0) +
    tuft(b, 148, 264, 44, 10, 92, 0.24, 1)
  )
}
