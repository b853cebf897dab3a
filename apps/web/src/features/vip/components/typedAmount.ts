import { withoutZeros } from '@apogee/rules/money/decimal'
import { toDisplay } from '@apogee/rules/money/display'
import { subunitsOf } from '../../../lib/format/money'

/** Minor units as decimal text in the display unit, which the cashbox writes into its field: "30", "12.5". */
export function typedAmount(cents: number, currency: string): string {
  const { amount } = toDisplay(BigInt(cents), { code: currency, subunits_to_unit: subunitsOf(currency) })
  return withoutZeros(amount)
}
