import type { Brush, Ramp } from './brush.ts'

/** A round finger that points to the right before it is turned; `crease`: the colour of the line under it, if any. */
export function finger(
  b: Brush,
  [x, y]: readonly [number, number],
  turn: number,
  [length, width]: readonly [number, number],
  ramp: Ramp,
  crease?: string,
): string {
  const form = b.form(
    `M-6 -${width}H${length - width}C${length + 2} -${width} ${length + 2} ${width} ${length - width} ${width}H-6C-11 ${width} -11 -${width} -6 -${width}Z`,
    ramp,
    { depth: 7, rim: 1.4, lit: 4, turn: 90 - Math.round(turn / 30) * 30 },
  )
  const line = crease ? b.stroke(`M-6 ${width}H${length - width}`, crease, 1.6, 0.6) : ''
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${form}${line}</g>`
}
