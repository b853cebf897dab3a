import { ApiError } from '@apogee/contract/failures'

/**
 * WIRE-05: whether an attempt is over, so that the next one needs a new idempotency key. Without an answer, or after a
 * failure of the server, the platform may have carried it out: it is repeated under its own key.
 */
export const isAnswered = (error: unknown): boolean => !error || (error instanceof ApiError && error.status < 500)
