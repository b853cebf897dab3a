import type { ErrorCode } from '@apogee/contract/errors'

/** A rule's answer: the code to refuse with, or undefined when the value may stand. */
export type Verdict = ErrorCode | undefined
