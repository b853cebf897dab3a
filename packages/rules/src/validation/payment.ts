import { normalise } from './text/normalise.ts'
import type { Verdict } from './verdict.ts'

const digitsOf = (text: string): string => normalise(text, 'code').replaceAll('-', '')

/** An IBAN as banks exchange it: without groups, in upper case. */
export const readIban = (text: string): string => digitsOf(text).toUpperCase()

/** 12 to 19 digits with a valid check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** VAL-11; the list of blocked bank prefixes is the operator's and empty by default. */
export function judgeCardNumber(text: string, blockedPrefixes: readonly string[] = []): Verdict {
  const digits = digitsOf(text)
  if (digits === '') return 'required'
  return isCardNumber(digits) && !blockedPrefixes.some((prefix) => digits.startsWith(prefix))
    ? undefined
    : 'card_invalid'
}

/** VAL-12: MM/YY, valid to the end of its month (UTC). */
export function judgeCardExpiry(text: string, now: Date): Verdict {
  if (text === '') return 'required'
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text)
  if (!match) return 'invalid'
  const months = (2000 + Number(match[2])) * 12 + Number(match[1])
  return months < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1 ? 'card_expired' : undefined
}

/** ISO 13616: country, length within bounds and check digits (mod 97 = 1). */
export function isIban(text: string): boolean {
  const iban = readIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const rearranged = `${iban.slice(4)}${iban.slice(0, 4)}`
  let rest = 0
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** VAL-13: the group whose payouts staff handle separately; players with a Lithuanian account join it. */
export const lithuanianGroup = '1101'

/** VAL-13: Lithuanian payouts are handled separately, the player joins {@link lithuanianGroup}. */
export const isLithuanianIban = (text: string): boolean => readIban(text).startsWith('LT')

/** VAL-13: the error of an IBAN as the destination of a payout. */
export function judgeIban(text: string): Verdict {
  if (digitsOf(text) === '') return 'required'
  if (isLithuanianIban(text)) return 'iban_lithuania'
  return isIban(text) ? undefined : 'iban_invalid'
}
