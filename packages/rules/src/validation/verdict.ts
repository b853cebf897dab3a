import type { ErrorCode } from '@apogee/contract/errors'

/** The result of a rule: the error code, or undefined if the value is valid. */
export type Verdict = ErrorCode | undefined
