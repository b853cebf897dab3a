import { readDecimal } from '../money/decimal.ts'
import type { Verdict } from './verdict.ts'

/** Below 0 when a < b, above 0 when a > b; undefined when either is no decimal. */
function compare(a: string, b: string): bigint | undefined {
  const [left, right] = [readDecimal(a, true), readDecimal(b, true)]
  if (!left || !right) return undefined
  return left.digits * 10n ** BigInt(right.scale) - right.digits * 10n ** BigInt(left.scale)
}

/** VAL-15 */
export const judgeInteger = (text: string): Verdict => (/^-?\d+$/.test(text) ? undefined : 'not_an_integer')

/** VAL-16: decimal texts, compared exactly. */
export function judgeMinimum(text: string, minimum: string): Verdict {
  const order = compare(text, minimum)
  if (order === undefined) return 'invalid'
  return order < 0n ? 'too_small' : undefined
}

/** VAL-16: decimal texts, compared exactly. */
export function judgeMaximum(text: string, maximum: string): Verdict {
  const order = compare(text, maximum)
  if (order === undefined) return 'invalid'
  return order > 0n ? 'too_big' : undefined
}

/** VAL-16: length of a text. */
export const judgeMinimumLength = (text: string, minimum: number): Verdict =>
  text.length < minimum ? 'too_short' : undefined

/** VAL-18: compared in thousandths; what is finer than a thousandth is cut, as the rule multiplies by 1000. */
export function judgeMultipleOf(text: string, step: string): Verdict {
  const [amount, size] = [thousandths(text), thousandths(step)]
  if (amount === undefined || size === undefined || size === 0n) return 'invalid'
  return amount % size === 0n ? undefined : 'not_a_multiple'
}

function thousandths(text: string): bigint | undefined {
  const read = readDecimal(text)
  return read && (read.digits * 1000n) / 10n ** BigInt(read.scale)
}

/** VAL-19: minor units of one currency. */
export const judgeAgainstBalance = (amount: bigint, available: bigint): Verdict =>
  amount > available ? 'not_enough_money' : undefined

/** VAL-17 */
export const judgeRequired = (value: string | null | undefined): Verdict =>
  value === undefined || value === null || value.trim() === '' ? 'required' : undefined

/** VAL-17 */
export const judgeChecked = (isChecked: boolean): Verdict => (isChecked ? undefined : 'must_be_accepted')
