import type { FieldFacts } from './profileField.ts'
import { judgeProfileField, profileTextFields } from './profileField.ts'
import type { Verdict } from './verdict.ts'

/** An operator's configuration of one field of a player (PROF-08, wire-facts 4.1). */
export interface ConfiguredField {
  readonly field: string
  readonly length?: { readonly minimum: number; readonly maximum: number } | undefined
  readonly inclusion?: { readonly in?: readonly string[] | undefined } | undefined
  readonly age?: { readonly min: { readonly default: number } } | undefined
}

/** VAL-04: a nickname is always optional. */
export const isOptionalField = (field: string): boolean => field === 'nickname'

/**
 * The verdict on the value of a configured field, as a code of the wire: the configuration's lengths and choices first,
 * then the rule of its kind. An empty value counts as missing; the caller decides whether that matters.
 */
export function judgeConfiguredField(rule: ConfiguredField, value: string, facts: FieldFacts): Verdict {
  if (value === '') return 'required'
  if (rule.length && value.length < rule.length.minimum) return 'too_short'
  if (rule.length && value.length > rule.length.maximum) return 'too_long'
  if (rule.inclusion?.in && !rule.inclusion.in.includes(value)) return 'unknown_value'
  if (!profileTextFields.includes(rule.field)) return undefined
  const minAge = rule.age?.min.default
  return judgeProfileField(rule.field, value, minAge === undefined ? facts : { ...facts, minAge })
}
