import { scaleOf, writeDecimal } from './decimal.ts'
import { fromDecimal } from './units.ts'

/** What display needs to know of a currency; `subunits_to_unit` as in `/api/info/currencies`. */
export interface DisplayCurrency {
  readonly code: string
  readonly subunits_to_unit: number
}

export interface DisplayAmount {
  /** Plain decimal in the display unit, never rounded up: "1.05". Grouping and symbols are the front end's. */
  readonly amount: string
  /** Code of the display unit: "EUR", "mETH", "µBTC". */
  readonly unit: string
  readonly fractionDigits: number
}

// CONST-32: crypto is shown in units in which an ordinary stake is not a row of zeros.
const cryptoUnits: Readonly<Record<string, { prefix: string; power: number }>> = {
  ETH: { prefix: 'm', power: 3 },
  LTC: { prefix: 'm', power: 3 },
  BTC: { prefix: 'µ', power: 6 },
}
// Counted in hundredths on the wire like all fiat, but nobody has seen half a yen.
const withoutFraction: ReadonlySet<string> = new Set(['JPY'])

const powerOf = (code: string): number => cryptoUnits[code]?.power ?? 0

/** The unit a currency is shown in: "µBTC" for BTC, the code itself for most (CONST-32). */
export const displayUnit = (code: string): string => `${cryptoUnits[code]?.prefix ?? ''}${code}`

/** How many digits after the point an amount of this currency shows: EUR 2, JPY 0, BTC (in micro) 2, ETH (in milli) 5. */
export const displayDigits = ({ code, subunits_to_unit }: DisplayCurrency): number =>
  withoutFraction.has(code) ? 0 : scaleOf(subunits_to_unit) - powerOf(code)

/** Minor units as shown to a player. Cuts towards zero: nobody is shown more than he has. */
export function toDisplay(minor: bigint, currency: DisplayCurrency): DisplayAmount {
  const digits = displayDigits(currency)
  const hidden = scaleOf(currency.subunits_to_unit) - powerOf(currency.code) - digits
  return {
    amount: writeDecimal(minor / 10n ** BigInt(hidden), digits),
    unit: displayUnit(currency.code),
    fractionDigits: digits,
  }
}

/** An amount typed in the display unit as minor units; undefined when it is no decimal or too fine. */
export const fromDisplay = (text: string, { code, subunits_to_unit }: DisplayCurrency): bigint | undefined =>
  fromDecimal(text, subunits_to_unit / 10 ** powerOf(code))
