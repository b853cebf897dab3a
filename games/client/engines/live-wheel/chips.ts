import type { LiveBet } from '../../../engines/engine.ts'

type Chips = LiveBet['chips']

/** The unconfirmed chips on the fields, with their undo history. */
export interface Laying {
  readonly laid: Chips
  readonly before: readonly Chips[]
  /** The chips confirmed in the last round with any. */
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

/** Adds chips to the fields; null where a field would exceed its max. */
export function lay(laying: Laying, chips: Chips, confirmed: Chips, maxOn: (spot: string) => number): Laying | null {
  const spots = [...new Set([...laying.laid, ...chips].map(({ spot }) => spot))]
  const laid = spots.map((spot) => ({ spot, cents: on(laying.laid, spot) + on(chips, spot) }))
  if (laid.some(({ spot, cents }) => cents + on(confirmed, spot) > maxOn(spot))) return null
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
/** What repeating the last bets would stake, in cents; 0 while there are other chips. */
export const repeatedBy = ({ laid, last }: Laying): number => (laid.length > 0 ? 0 : sumOf(last))
/** After confirmation the chips belong to the table. */
export const afterConfirmation = ({ laid }: Laying): Laying => ({ laid: [], before: [], last: laid })
