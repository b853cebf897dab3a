import { ApiError } from '@apogee/contract/protocol/failures'

/**
 * WIRE-05: whether an attempt is over, so that the next one needs a new idempotency key. Without a response, or after a
 * server error, the platform may have executed it: it is repeated under its own key.
 */
export const isAnswered = (error: unknown): boolean => !error || (error instanceof ApiError && error.status < 500)
