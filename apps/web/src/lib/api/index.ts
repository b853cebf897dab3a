import type { Client } from '@apogee/contract/client'
import { ConnectionError } from '@apogee/contract/failures'
import { callFailed } from '../track'

export { ApiError, ConnectionError } from '@apogee/contract/failures'

type Unauthorized = () => void
let onUnauthorized: Unauthorized | undefined

/** ERR-01: the shell says what happens when the session has ended. */
export function setUnauthorizedHandler(handler: Unauthorized): void {
  onUnauthorized = handler
}

let sessionSince = 0

/** Somebody has logged in: what was asked before is no longer about him. */
export const sessionBegan = (): void => {
  sessionSince = performance.now()
}

/** Whether a moment (`performance.now()`) lies in the session there is now. */
export const isOfThisSession = (at: number): boolean => at >= sessionSince

/** A call was answered with 401: the session has ended, unless it was asked in the one before. */
export const sessionEnded = (askedAt = performance.now()): void => {
  if (isOfThisSession(askedAt)) onUnauthorized?.()
}

// The first picture needs no call: the client and its table of paths come with the first one.
const browserClient = () =>
  import('./browserClient').then(
    ({ client }) => client,
    () => {
      throw new ConnectionError('network')
    },
  )

/** A call is about to be made: what it takes is loaded before. */
export const prepareApi = (): void => {
  browserClient().catch(() => undefined)
}

/** The contract's client: `api('wallet.accounts', {})`. In server rendering it calls the platform in-process (8 s), in a browser over HTTP (30 s, 6 retries). */
export const api: Client = import.meta.env.SSR
  ? (await import('./serverClient')).client
  : (name, request, options) => {
      const answer = browserClient().then((client) => client(name, request, options))
      answer.catch((error: unknown) => callFailed(name, request, error))
      return answer
    }

/** A fresh key for a money call (WIRE-05): make it when the form opens, keep it over retries. */
export const idempotencyKey = (): string => crypto.randomUUID()
