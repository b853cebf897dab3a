import type { Client } from '@apogee/contract/protocol/client'
import { ConnectionError } from '@apogee/contract/protocol/failures'
import { randomId } from '../browser/randomId'
import { callFailed } from '../browser/track'

export { ApiError, ConnectionError } from '@apogee/contract/protocol/failures'

type Unauthorized = () => void
let onUnauthorized: Unauthorized | undefined

/** ERR-01: lets the shell handle the end of the session. */
export function setUnauthorizedHandler(handler: Unauthorized): void {
  onUnauthorized = handler
}

let sessionSince = 0

/** A player has logged in: responses to earlier requests no longer concern them. */
export const sessionBegan = (): void => {
  sessionSince = performance.now()
}

/** Whether a moment (`performance.now()`) is within the current session. */
export const isOfThisSession = (at: number): boolean => at >= sessionSince

/** A call got a 401: the session has ended, unless the call belongs to the previous session. */
export const sessionEnded = (askedAt = performance.now()): void => {
  if (isOfThisSession(askedAt)) onUnauthorized?.()
}

// The first paint needs no API call, so the client and its path table load with the first one.
const browserClient = () =>
  import('./browserClient').then(
    ({ client }) => client,
    () => {
      throw new ConnectionError('network')
    },
  )

/** A call is imminent: preload the code for it. */
export const prepareApi = (): void => {
  // The call that follows reports the failure.
  browserClient().catch(() => undefined)
}

/**
 * The contract's client: `api('wallet.accounts', {})`. During server rendering it calls the platform in-process (8 s),
 * in a browser over HTTP (30 s, 6 retries).
 */
export const api: Client = import.meta.env.SSR
  ? (await import('./serverClient')).client
  : (name, request, options) => {
      const answer = browserClient().then((client) => client(name, request, options))
      answer.catch((error: unknown) => callFailed(name, request, error))
      return answer
    }

/** A fresh idempotency key for a money call (WIRE-05): create it when the form opens and keep it across retries. */
export const idempotencyKey = (): string => randomId()
