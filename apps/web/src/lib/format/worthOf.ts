import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromWire, toWire } from '@apogee/rules/money/units'
import { subunitsOf } from './money'

/** The value of one unit of each currency in euros, as a decimal string. */
export type Rates = Readonly<Record<string, string>>

/** Converts minor units between currencies, without a fee, rounded down; undefined without a rate. */
export function worthOf(cents: number, from: string, to: string, rates: Rates): number | undefined {
  const counted = (code: string) => ({ code, subunits_to_unit: subunitsOf(code) })
  const worth = worthIn(fromWire(cents), counted(from), counted(to), { fee: '0', value_in_eur: rates })
  return worth === undefined ? undefined : toWire(worth)
}
