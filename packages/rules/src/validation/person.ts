import { isEstonianCode } from './isEstonianCode.ts'
import { isPlainText } from './text/isPlainText.ts'
import type { Verdict } from './verdict.ts'

const within = (value: string, pattern: RegExp, minimum: number, maximum: number): Verdict => {
  if (value === '') return 'required'
  if (value.length < minimum) return 'too_short'
  if (value.length > maximum) return 'too_long'
  return pattern.test(value) ? undefined : 'invalid'
}

const plainWithin = (value: string, maximum: number): Verdict =>
  within(value, /./u, 1, maximum) ?? (isPlainText(value) ? undefined : 'invalid')

const address =
  /^[^\s@\p{Cc}\p{Cf}<>()[\],;:"\\]+@[^\s@.\p{Cc}\p{Cf}<>()[\],;:"\\]+(\.[^\s@.\p{Cc}\p{Cf}<>()[\],;:"\\]+)+$/u

/**
 * VAL-01: one `@`, no blanks or invisible characters, a domain with a dot, and no character that a mail header would
 * read as the start of a second address.
 */
export function judgeEmail(email: string): Verdict {
  if (email === '') return 'required'
  if (email.length > 254) return 'too_long'
  return address.test(email) ? undefined : 'invalid'
}

/**
 * VAL-04: optional; 3 to 15 letters with their marks, digits, spaces, dots, hyphens. At most three marks follow each
 * other.
 */
export const judgeNickname = (nickname: string): Verdict =>
  nickname === ''
    ? undefined
    : within(nickname, /^(?!\p{M})(?!.*\p{M}{4})(?:[\p{L}\p{M}\p{Nd} .-]|\u200c|\u200d)+$/u, 3, 15)

/**
 * VAL-07, OPEN-19: 1 to 50 letters of any script, spaces, digits, dots, hyphens and apostrophes (O'Brien), one letter
 * at least.
 */
export const judgeName = (name: string): Verdict => within(name, /^(?=.*\p{L})[\p{L}\p{M}\p{Nd} .'’ʼ‑-]+$/u, 1, 50)

/** OPEN-19 */
export const judgeCity = (city: string): Verdict => plainWithin(city, 100)

/** OPEN-19 */
export const judgeAddress = (address: string): Verdict => plainWithin(address, 200)

/** VAL-05; Estonia's code has its own form. */
export const judgePersonalId = (id: string, form: 'any' | 'estonian'): Verdict => {
  if (id === '') return 'required'
  const isPossible = form === 'estonian' ? isEstonianCode(id) : id.length === 11
  return isPossible ? undefined : 'invalid'
}

/** VAL-06, OPEN-74: every allowed character counts towards the 8. */
export const judgePhone = (phone: string): Verdict => within(phone, /^[\d+() -]+$/, 8, 24)

/** VAL-08 */
export const isEnglishLettersOnly = (text: string): boolean => /^[A-Za-z]*$/.test(text)
