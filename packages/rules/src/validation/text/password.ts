import type { Verdict } from '../verdict.ts'

/** OPEN-17 */
export const passwordLength = { minimum: 8, maximum: 128 } as const

// OPEN-17: Unicode letters and digits, every printable ASCII symbol and the space.
const allowed = /^[\p{L}\p{Nd} -~]*$/u

/** Checks a new password (VAL-02, OPEN-17). `isCommon` checks the list of the most common ones. */
export function judgePassword(password: string, isCommon: (password: string) => boolean = () => false): Verdict {
  if (password === '') return 'required'
  if (password.length < passwordLength.minimum) return 'too_short'
  if (password.length > passwordLength.maximum) return 'too_long'
  if (!allowed.test(password)) return 'wrong_characters'
  return isCommon(password) ? 'too_common' : undefined
}

/** VAL-03 */
export const judgeConfirmation = (password: string, confirmation: string): Verdict =>
  password === confirmation ? undefined : 'confirmation_differs'
