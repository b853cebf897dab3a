import { colourOf } from './wheel.ts'

// Every spot of the cloth. The cloth has three rows of twelve: a number n belongs to street ceil(n / 3), and the zero
// is next to the first street.

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'four'
  | 'line'
  | 'dozen'
  | 'column'
  | 'colour'
  | 'parity'
  | 'half'

export interface Spot {
  /** The id used in bets: `straight-17`, `split-17-20`, `corner-16-17-19-20`, `dozen-2`, `red`. */
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
}

/** Payout of a kind to one; the stake is returned in addition. */
export const PAYS: Readonly<Record<SpotKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  four: 8,
  line: 5,
  dozen: 2,
  column: 2,
  colour: 1,
  parity: 1,
  half: 1,
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
const NUMBERS = range(1, 36)
const STREETS = range(1, 34, 3)

const inside = (kind: SpotKind, numbers: readonly number[]): Spot => ({
  id: `${kind}-${numbers.join('-')}`,
  kind,
  numbers,
})
const outside = (id: string, kind: SpotKind, holds: (number: number) => boolean): Spot => ({
  id,
  kind,
  numbers: NUMBERS.filter(holds),
})

function allSpots(): Spot[] {
  const across = NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1])
  const along = NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3])
  const corners = NUMBERS.filter((number) => number % 3 !== 0 && number <= 32)
  return [
    ...range(0, 36).map((number) => inside('straight', [number])),
    ...[[0, 1], [0, 2], [0, 3], ...across, ...along].map((pair) => inside('split', pair)),
    ...[[0, 1, 2], [0, 2, 3], ...STREETS.map((first) => range(first, first + 2))].map((three) =>
      inside('street', three),
    ),
    ...corners.map((first) => inside('corner', [first, first + 1, first + 3, first + 4])),
    inside('four', [0, 1, 2, 3]),
    ...STREETS.slice(0, -1).map((first) => inside('line', range(first, first + 5))),
    ...[1, 2, 3].map((dozen) => outside(`dozen-${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen)),
    ...[1, 2, 3].map((column) => outside(`column-${column}`, 'column', (number) => number % 3 === column % 3)),
    outside('red', 'colour', (number) => colourOf(number) === 'red'),
    outside('black', 'colour', (number) => colourOf(number) === 'black'),
    outside('odd', 'parity', (number) => number % 2 === 1),
    outside('even', 'parity', (number) => number % 2 === 0),
    outside('low', 'half', (number) => number <= 18),
    outside('high', 'half', (number) => number > 18),
  ]
}

export const SPOTS: readonly Spot[] = allSpots()
const byId = new Map(SPOTS.map((spot) => [spot.id, spot]))

export const findSpot = (id: string): Spot | undefined => byId.get(id)

/** Even-money bets: those that a zero halves or imprisons on some tables. */
export const isEvenChance = ({ kind }: Spot): boolean => PAYS[kind] === 1
