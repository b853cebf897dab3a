import type { ErrorCode } from '@apogee/contract/errors'

/** A rule's answer: the code to refuse with, or undefined if the value is valid. */
export type Verdict = ErrorCode | undefined
