import type { BoxPaint } from './boxPaints.ts'
import { type Point, part, path, type Quad } from './boxShape.ts'

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[]

const stopsOf = (stops: Stops): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export const linear = (id: string, [x1, y1]: Point, [x2, y2]: Point, stops: Stops): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`

export const radial = (id: string, stops: Stops): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

/** A material on the three visible sides; the light comes from the upper left. */
export const material = (id: string, [bright, own, shade, night]: BoxPaint['body']): string =>
  linear(
    `${id}l`,
    [0, 0],
    [0.6, 1],
    [
      [0, bright],
      [0.35, own],
      [1, shade],
    ],
  ) +
  linear(
    `${id}r`,
    [0, 0],
    [1, 1],
    [
      [0, own],
      [0.4, shade],
      [1, night],
    ],
  ) +
  linear(
    `${id}t`,
    [0, 0.2],
    [1, 0.8],
    [
      [0, bright],
      [0.6, own],
      [1, shade],
    ],
  )

export const fill = (quad: readonly Point[], paint: string, more = ''): string =>
  `<path d="${path(quad)}" fill="${paint}" ${more}/>`

/** A side with soft corners: outlined in its own paint. */
export const wall = (quad: Quad, paint: string): string =>
  fill(quad, paint, `stroke="${paint}" stroke-width="5" stroke-linejoin="round"`)

export const line = (points: readonly Point[], color: string, width: number, opacity = 1): string =>
  `<path d="${path(points, false)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`

export const between = (from: number, to: number): Point => [from, to]

/** A trimmed part of a side with a light upper edge. */
export const band = (face: Quad, u: Point, v: Point, paint: string): string => {
  const quad = part(face, u, v)
  return fill(quad, paint) + line([quad[0], quad[1]], '#fff', 1.6, 0.55) + line([quad[3], quad[2]], '#000', 2, 0.22)
}

export const rivet = ([x, y]: Point, color: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${(y + 1).toFixed(1)}" r="3.4" fill="#000" opacity=".35"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${color}"/>`
