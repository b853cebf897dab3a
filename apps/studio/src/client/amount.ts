/**
 * Reads an amount as people type it: with the decimal sign of their language or the other one, with or without groups
 * and the currency. Answers minor units, rounded down; null for anything else. "1,000" is a thousand where the comma
 * groups, and one where it is the decimal sign.
 */
export function readAmount(text: string, locale: string, subunitsToUnit: number): number | null {
  const digits = text.replace(/[^\d.,]/g, '')
  if (!/\d/.test(digits) || text.includes('-')) return null
  const at = decimalAt(digits, locale)
  if (at === null) return null
  const whole = (at < 0 ? digits : digits.slice(0, at)).replace(/[.,]/g, '')
  const part = at < 0 ? '' : digits.slice(at + 1)
  const places = String(subunitsToUnit).length - 1
  const cents = BigInt(whole || '0') * BigInt(subunitsToUnit) + BigInt(part.slice(0, places).padEnd(places, '0') || '0')
  return cents <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(cents) : null
}

/** Writes an amount for a field: what `readAmount` reads, without groups and currency. */
export function writeAmount(cents: number, locale: string, subunitsToUnit: number): string {
  const places = String(subunitsToUnit).length - 1
  const units = BigInt(cents)
  const whole = units / BigInt(subunitsToUnit)
  if (places === 0) return String(whole)
  const part = String(units % BigInt(subunitsToUnit)).padStart(places, '0')
  // Two places say an amount; more only where they are not zero.
  return `${whole}${decimalSign(locale)}${part.slice(0, 2)}${part.slice(2).replace(/(?<!0)0+$/, '')}`
}

/** Where the decimal sign stands; -1 without one, null where the signs make no amount. */
function decimalAt(digits: string, locale: string): number | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return -1
  const sign = digits[last] as string // it was found there
  const [before, after] = [digits.slice(0, last), digits.slice(last + 1)]
  if (sign === decimalSign(locale)) return before.includes(sign) ? null : last
  const isRepeated = before.includes(sign)
  const isGroup = after.length === 3 && /^[1-9]\d{0,2}([.,]\d{3})*$/.test(before)
  if (isGroup && (isRepeated || groupSign(locale) === sign)) return -1
  return isRepeated ? null : last
}

const signOf = (locale: string, type: 'decimal' | 'group') =>
  new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6).find((part) => part.type === type)?.value
const decimalSign = (locale: string): string => signOf(locale, 'decimal') ?? '.'
const groupSign = (locale: string): string | undefined => signOf(locale, 'group')
