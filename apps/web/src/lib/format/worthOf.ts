import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromWire, toWire } from '@apogee/rules/money/units'
import { countedOf } from './money'

/** The value of one unit of each currency in euros, as a decimal string. */
export type Rates = Readonly<Record<string, string>>

/** Converts minor units between currencies, without a fee, rounded down; undefined without a rate. */
export function worthOf(cents: number, from: string, to: string, rates: Rates): number | undefined {
  const worth = worthIn(fromWire(cents), countedOf(from), countedOf(to), { fee: '0', value_in_eur: rates })
  return worth === undefined ? undefined : toWire(worth)
}
