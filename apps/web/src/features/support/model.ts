import { judgeEmail } from '@apogee/rules/validation/person'
import { normalise } from '@apogee/rules/validation/text/normalise'
import type { Verdict } from '@apogee/rules/validation/verdict'

/** OPEN-58 */
export const contentLength = { minimum: 10, maximum: 2000 } as const

/** Validates a message as the platform would, before sending. */
export function judgeContent(text: string): Verdict {
  const { length } = text.trim()
  if (length === 0) return 'required'
  if (length < contentLength.minimum) return 'too_short'
  return length > contentLength.maximum ? 'too_long' : undefined
}

export const judgeSender = (email: string): Verdict => judgeEmail(normalise(email, 'email'))

/** wire-facts 11.2 and 11.3: the envelope of the chat's restore id. */
export const restoreIdRequest = <D extends object>(what: 'Get' | 'Set', data: D, requestId: string) => ({
  data,
  requestId,
  type: `Api.V1.RestoreId.${what}`,
})
