import { withoutZeros } from '@apogee/rules/money/decimal'
import { toDisplay } from '@apogee/rules/money/display'
import { subunitsOf } from '../../../lib/format/money'

/** Minor units as a player types them: "30", "12.5". */
export function typedAmount(cents: number, currency: string): string {
  const { amount } = toDisplay(BigInt(cents), { code: currency, subunits_to_unit: subunitsOf(currency) })
  return withoutZeros(amount)
}
