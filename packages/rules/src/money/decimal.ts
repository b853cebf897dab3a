/**
 * Decimal text as an exact fraction `digits / 10^scale`; undefined for other text. Accepts a leading minus only with
 * `signed`.
 */
export function readDecimal(text: string, signed = false): { digits: bigint; scale: number } | undefined {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text)
  if (!match || (match[1] === '-' && !signed)) return undefined
  const fraction = match[3] ?? ''
  const digits = BigInt(`${match[2]}${fraction}`)
  return { digits: match[1] === '-' ? -digits : digits, scale: fraction.length }
}

/** `digits / 10^scale` as plain decimal text with exactly `scale` digits after the point. */
export function writeDecimal(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : ''
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** Decimal text without needless zeros: "20.00" -> "20", "20.50" -> "20.5", "20" -> "20". */
export const withoutZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : decimal

/** Digits after the point of a power of ten: 100 -> 2. Throws RangeError for anything else. */
export function scaleOf(subunitsToUnit: number): number {
  const scale = String(subunitsToUnit).length - 1
  if (10 ** scale !== subunitsToUnit) throw new RangeError(`${subunitsToUnit} is not a power of ten`)
  return scale
}
