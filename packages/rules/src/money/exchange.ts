import { readDecimal, scaleOf, withoutZeros } from './decimal.ts'

export interface Exchange {
  /** Decimal text: units of the target for one unit of the source, "0.92". */
  readonly rate: string
  readonly fromSubunits: number
  readonly toSubunits: number
}

/** `amount * numerator / denominator` in minor units, cut towards zero. Throws RangeError for a denominator of 0. */
export function share(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('the denominator is 0')
  return (amount * numerator) / denominator
}

/**
 * Minor units of one currency in minor units of another, cut towards zero. Throws RangeError for a rate that is no
 * decimal.
 */
export function exchange(minor: bigint, { rate, fromSubunits, toSubunits }: Exchange): bigint {
  const read = readDecimal(rate)
  if (!read) throw new RangeError(`"${rate}" is not an exchange rate`)
  const toScale = BigInt(scaleOf(toSubunits))
  return share(minor, read.digits * 10n ** toScale, 10n ** BigInt(read.scale + scaleOf(fromSubunits)))
}

const significantDigits = 12

/**
 * The rate between two currencies with known values in a third, as decimal text with about 12 significant digits:
 * ("60000", "0.92") -> BTC in USD. Throws RangeError if either is not a positive decimal.
 */
export function crossRate(fromValue: string, toValue: string): string {
  const [from, to] = [readDecimal(fromValue), readDecimal(toValue)]
  if (!from || !to || from.digits === 0n || to.digits === 0n) throw new RangeError('a value is not a positive decimal')
  const over = from.digits * 10n ** BigInt(to.scale)
  const under = to.digits * 10n ** BigInt(from.scale)
  const scale = Math.max(0, significantDigits - (String(over).length - String(under).length))
  // Half a unit is added, so that the last digit is rounded and not cut.
  const digits = (over * 10n ** BigInt(scale) * 2n + under) / (under * 2n)
  const text = digits.toString().padStart(scale + 1, '0')
  return scale === 0 ? text : withoutZeros(`${text.slice(0, -scale)}.${text.slice(-scale)}`)
}
