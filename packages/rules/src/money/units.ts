import { readDecimal, scaleOf, withoutZeros, writeDecimal } from './decimal.ts'

/**
 * Minor units as a decimal string of whole units with all digits of the currency: (2000n, 100) -> "20.00".
 * This is the wire's twin of `_cents` fields and the `amount` of a payment (wire-facts 9.1, 12.4).
 */
export const toDecimal = (minor: bigint, subunitsToUnit: number): string => writeDecimal(minor, scaleOf(subunitsToUnit))

/** Like {@link toDecimal} without needless zeros: (2000n, 100) -> "20", (2050n, 100) -> "20.5". */
export const toShortDecimal = (minor: bigint, subunitsToUnit: number): string =>
  withoutZeros(toDecimal(minor, subunitsToUnit))

/**
 * Decimal text of whole units as minor units: ("20.5", 100) -> 2050n.
 * undefined if the text is not a plain decimal or finer than a minor unit: incoming money is never rounded.
 */
export function fromDecimal(text: string, subunitsToUnit: number): bigint | undefined {
  const read = readDecimal(text, true)
  if (!read) return undefined
  const shift = scaleOf(subunitsToUnit) - read.scale
  if (shift >= 0) return read.digits * 10n ** BigInt(shift)
  const divisor = 10n ** BigInt(-shift)
  return read.digits % divisor === 0n ? read.digits / divisor : undefined
}

/** Minor units for a JSON number. Throws RangeError beyond 2^53 - 1, where JSON would lose units. */
export function toWire(minor: bigint): number {
  const number = Number(minor)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${minor} does not fit a JSON number`)
  return number
}

/** Minor units of a JSON number. Throws RangeError when it is no safe integer. */
export function fromWire(cents: number): bigint {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of minor units`)
  return BigInt(cents)
}
