import { readDecimal } from '../money/decimal.ts'
import { fromDecimal } from '../money/units.ts'
import type { AmountLimits } from './methods.ts'

/** Codes an amount can be rejected with, as on the wire. */
export type AmountRefusal = 'required' | 'invalid' | 'not_a_multiple' | 'too_small' | 'too_big' | 'not_enough_money'

export type CheckedAmount =
  | { readonly ok: true; readonly cents: bigint }
  | { readonly ok: false; readonly code: AmountRefusal }

/** VAL-18 compares in thousandths; a finer step or amount raises the scale, so that coins compare exactly too. */
const thousandths = 3

/** VAL-18: (amount x 1000) mod (step x 1000) must be 0, in whole numbers. Both are decimal text in whole units. */
export function isMultipleOf(amount: string, step: string): boolean {
  const [left, right] = [readDecimal(amount), readDecimal(step)]
  if (!left || !right || right.digits === 0n) return false
  const scale = Math.max(thousandths, left.scale, right.scale)
  const whole = (read: { digits: bigint; scale: number }) => read.digits * 10n ** BigInt(scale - read.scale)
  return whole(left) % whole(right) === 0n
}

/**
 * Checks a typed amount, decimal text in whole units, against a method's limits. `available` is the withdrawable
 * amount, in minor units (VAL-19); leave it out for a deposit. Returns the first error: form, step, minimum, maximum,
 * and last the available money.
 */
export function checkAmount(
  text: string,
  limits: AmountLimits,
  subunitsToUnit: number,
  available?: bigint,
): CheckedAmount {
  const typed = text.trim()
  if (typed === '') return { ok: false, code: 'required' }
  if (!readDecimal(typed)) return { ok: false, code: 'invalid' }
  const cents = fromDecimal(typed, subunitsToUnit)
  if (cents === undefined || !isMultipleOf(typed, limits.step)) return { ok: false, code: 'not_a_multiple' }
  if (cents < limitInCents(limits.min, subunitsToUnit)) return { ok: false, code: 'too_small' }
  if (cents > limitInCents(limits.max, subunitsToUnit)) return { ok: false, code: 'too_big' }
  if (available !== undefined && cents > available) return { ok: false, code: 'not_enough_money' }
  return { ok: true, cents }
}

/** A limit of the configuration in minor units. Throws RangeError when the currency has no such amount. */
export function limitInCents(limit: string, subunitsToUnit: number): bigint {
  const cents = fromDecimal(limit, subunitsToUnit)
  if (cents === undefined) throw new RangeError(`"${limit}" is not an amount with ${subunitsToUnit} subunits`)
  return cents
}
