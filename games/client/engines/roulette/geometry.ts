import { itemAt } from '../../../engines/itemAt.ts'
import { findSpot, SPOTS, type Spot } from '../../../engines/roulette/spots.ts'

// The cloth in cells, in either orientation: `u` runs along the streets from the zero (0 to 1) over the twelve streets
// to the column bets (13 to 14), `v` across them from the even chances (-1.6) over the dozens to the third row's far
// edge (3).

export interface Place {
  readonly u: number
  readonly v: number
}
export interface Area {
  readonly u: readonly [number, number]
  readonly v: readonly [number, number]
}
export const LENGTH = 14
const OUTER = 0.8
export const LOWEST = -2 * OUTER
export const BREADTH = 3 - LOWEST

const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']

/** The cell of a spot that has one: numbers, columns, dozens, even chances. */
export function areaOf({ id, kind, numbers }: Spot): Area | null {
  const first = itemAt(numbers, 0) // no spot is empty
  if (kind === 'straight') return numberArea(first)
  const order = Number(id.split('-')[1])
  if (kind === 'column') return { u: [13, 14], v: [order - 1, order] }
  if (kind === 'dozen') return { u: [4 * order - 3, 4 * order + 1], v: [-OUTER, 0] }
  const even = EVENS.indexOf(id)
  return even < 0 ? null : { u: [1 + 2 * even, 3 + 2 * even], v: [LOWEST, -OUTER] }
}

function numberArea(number: number): Area {
  if (number === 0) return { u: [0, 1], v: [0, 3] }
  const street = Math.ceil(number / 3)
  const row = (number - 1) % 3
  return { u: [street, street + 1], v: [row, row + 1] }
}

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2

/** Position of a chip on a spot. */
function anchorOf(spot: Spot): Place {
  const own = areaOf(spot)
  if (own) return { u: middle(own.u), v: middle(own.v) }
  const cells = spot.numbers.filter((number) => number > 0).map(numberArea)
  const first = itemAt(cells, 0) // on a line with the zero there is always another number
  const u = spot.numbers[0] === 0 ? 1 : middle([first.u[0], itemAt(cells, -1).u[1]])
  // Streets, lines and the first four are selected at the edge towards the dozens.
  if (spot.kind === 'line' || spot.kind === 'four' || (spot.kind === 'street' && spot.numbers[0] !== 0))
    return { u, v: 0 }
  return { u, v: middle([Math.min(...cells.map(({ v }) => v[0])), Math.max(...cells.map(({ v }) => v[1]))]) }
}

export const ANCHORS: ReadonlyMap<string, Place> = new Map(SPOTS.map((spot) => [spot.id, anchorOf(spot)]))
const keyOf = ({ u, v }: Place) => `${Math.round(2 * u)},${Math.round(2 * v)}`
const CELLS = SPOTS.flatMap((spot) => {
  const area = areaOf(spot)
  return area ? [{ id: spot.id, area }] : []
})
const insides = new Map(
  SPOTS.filter((spot) => spot.kind === 'straight' || !areaOf(spot)).map((spot) => [keyOf(anchorOf(spot)), spot.id]),
)

/** The spot at a point: near a line of the cloth (within `reach`, in cells) the spot on that line, else the cell. */
export function spotAt(at: Place, reach: { u: number; v: number }): string | null {
  const onLine = (value: number, near: number) =>
    Math.abs(value - Math.round(value)) <= near ? Math.round(value) : Math.floor(value) + 0.5
  const u = onLine(at.u, reach.u)
  const isInside = at.u >= 1 - reach.u && at.u < 13 && at.v > -reach.v
  const lined = isInside ? insides.get(keyOf({ u, v: Math.max(0, onLine(at.v, reach.v)) })) : undefined
  if (lined) return lined
  const holds = (value: number, [from, to]: readonly [number, number]) => value >= from && value < to
  return CELLS.find(({ area }) => holds(at.u, area.u) && holds(at.v, area.v))?.id ?? null
}

export type Way = 'along' | 'back' | 'out' | 'in'
const STEPS: Readonly<Record<Way, Place>> = {
  along: { u: 1, v: 0 },
  back: { u: -1, v: 0 },
  out: { u: 0, v: -1 },
  in: { u: 0, v: 1 },
}

/** The next spot in that direction; `far` goes from cell to cell and skips the lines. Stays where no spot follows. */
export function stepFrom(id: string, way: Way, far: boolean): string {
  const from = ANCHORS.get(id) ?? { u: 0, v: 0 }
  const step = STEPS[way]
  let best = { id, cost: Number.POSITIVE_INFINITY }
  for (const [other, at] of ANCHORS) {
    const ahead = (at.u - from.u) * step.u + (at.v - from.v) * step.v
    const across = step.u === 0 ? ('u' as const) : ('v' as const)
    // A wide cell counts as straight ahead of all cells along its width.
    const [min, max] = areaOf(findSpot(other) as Spot)?.[across] ?? [at[across], at[across]]
    const aside = Math.max(0, min - from[across], from[across] - max) + Math.abs(at[across] - from[across]) / 100
    if (ahead < 0.2 || (far && !areaOf(findSpot(other) as Spot))) continue
    // Prefers straight over diagonal: sideways distance counts three times.
    const cost = ahead + 3 * aside
    if (cost < best.cost) best = { id: other, cost }
  }
  return best.id
}
