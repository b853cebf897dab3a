import { findSpot } from './spots.ts'
import { neighboursOf } from './wheel.ts'

/** A named bet: chips on several spots at once, so many of one value each. */
export interface Announced {
  readonly id: AnnouncedId
  readonly chips: readonly (readonly [spot: string, pieces: number])[]
}
export const ANNOUNCED_IDS = ['zero-game', 'neighbours-of-zero', 'orphans', 'thirds'] as const
export type AnnouncedId = (typeof ANNOUNCED_IDS)[number]

const splits = (...pairs: readonly string[]) => pairs.map((pair) => [`split-${pair}`, 1] as const)

export const ANNOUNCED: Readonly<Record<AnnouncedId, Announced>> = {
  'zero-game': { id: 'zero-game', chips: [['straight-26', 1], ...splits('0-3', '12-15', '32-35')] },
  'neighbours-of-zero': {
    id: 'neighbours-of-zero',
    chips: [['street-0-2-3', 2], ...splits('4-7', '12-15', '18-21', '19-22', '32-35'), ['corner-25-26-28-29', 2]],
  },
  orphans: { id: 'orphans', chips: [['straight-1', 1], ...splits('6-9', '14-17', '17-20', '31-34')] },
  thirds: { id: 'thirds', chips: splits('5-8', '10-11', '13-16', '23-24', '27-30', '33-36') },
}

/** A number with two neighbours on either side: a straight-up chip on each of the five. */
export function neighbourChips(number: number): Announced['chips'] {
  return neighboursOf(number, 2).map((pocket) => [`straight-${pocket}`, 1] as const)
}

/** Numbers covered by an announced bet, to highlight them on the racetrack. */
export function numbersOf(chips: Announced['chips']): Set<number> {
  return new Set(chips.flatMap(([spot]) => findSpot(spot)?.numbers ?? []))
}
