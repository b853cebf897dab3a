import { readDecimal, scaleOf, withoutZeros, writeDecimal } from './decimal.ts'
import { fromDecimal } from './units.ts'

/** The facts about a currency needed for display; `subunits_to_unit` as in `/api/info/currencies`. */
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
// ISO 4217 currencies without decimals. The wire counts them in hundredths (decision 123), but there is no half yen.
const withoutFraction: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
)

const powerOf = (code: string): number => cryptoUnits[code]?.power ?? 0

/** OPEN-39: the coin DOG is called DOGE wherever a player reads an amount of it. */
export const coinName = (code: string): string => (code === 'DOG' ? 'DOGE' : code)

/** The unit a currency is shown in: "µBTC" for BTC, the name itself for most (CONST-32). */
export const displayUnit = (code: string): string => `${cryptoUnits[code]?.prefix ?? ''}${coinName(code)}`

/**
 * How many digits after the point an amount of this currency shows: EUR 2, JPY 0, KWD 3, BTC (in micro) 2, ETH (in
 * milli) 5.
 */
export const displayDigits = ({ code, subunits_to_unit }: DisplayCurrency): number =>
  withoutFraction.has(code) ? 0 : scaleOf(subunits_to_unit) - powerOf(code)

/** Minor units as shown to a player. Rounds towards zero: a player never sees more than they have. */
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

/**
 * Decimal text in the display unit as decimal text of whole units, which the wire wants: ('150', 'BTC') -> "0.00015".
 */
export const toWhole = (shown: string, code: string): string => movePoint(shown, powerOf(code))

/**
 * Decimal text of whole units in the display unit: ('0.0001', 'BTC') -> "100". Text that is no decimal stays as it is.
 */
export const toShown = (whole: string, code: string): string => movePoint(whole, -powerOf(code))

function movePoint(text: string, places: number): string {
  const read = places === 0 ? undefined : readDecimal(text)
  if (!read) return text
  const scale = read.scale + places
  const moved = scale < 0 ? writeDecimal(read.digits * 10n ** BigInt(-scale), 0) : writeDecimal(read.digits, scale)
  return withoutZeros(moved)
}
