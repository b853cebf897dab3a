import type { LiveBet } from '../../../engines/engine.ts'

type Chips = LiveBet['chips']

/** What lies on the fields and is not confirmed, and the way back from it. */
export interface Laying {
  readonly laid: Chips
  readonly before: readonly Chips[]
  /** What was confirmed last, over all of a round. */
  readonly last: Chips
}
export const NOTHING: Laying = { laid: [], before: [], last: [] }

export const sumOf = (chips: Chips) => chips.reduce((sum, { cents }) => sum + cents, 0)
export const on = (chips: Chips, spot: string) => sumOf(chips.filter((chip) => chip.spot === spot))

const step = (laying: Laying, laid: Chips): Laying => ({
  ...laying,
  laid,
  before: [...laying.before.slice(-49), laying.laid],
})

/** Lays chips beside what lies there; null where a field would hold more than it takes. */
export function lay(laying: Laying, chips: Chips, confirmed: Chips, most: (spot: string) => number): Laying | null {
  const spots = [...new Set([...laying.laid, ...chips].map(({ spot }) => spot))]
  const laid = spots.map((spot) => ({ spot, cents: on(laying.laid, spot) + on(chips, spot) }))
  if (laid.some(({ spot, cents }) => cents + on(confirmed, spot) > most(spot))) return null
  return step(laying, laid)
}

export const lift = (laying: Laying, spot: string): Laying =>
  on(laying.laid, spot) > 0
    ? step(
        laying,
        laying.laid.filter((chip) => chip.spot !== spot),
      )
    : laying
export const clear = (laying: Laying): Laying => (laying.laid.length > 0 ? step(laying, []) : laying)
export const undo = (laying: Laying): Laying => {
  const laid = laying.before.at(-1)
  return laid ? { ...laying, laid, before: laying.before.slice(0, -1) } : laying
}
/** Confirmed: what lay there is the table's. */
export const taken = ({ laid }: Laying): Laying => ({ laid: [], before: [], last: laid })
