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

/** The session has ended: a call was answered with 401. */
export const sessionEnded = (): void => onUnauthorized?.()

// The first picture needs no call: the client and its table of paths come with the first one.
const browserClient = () =>
  import('./browserClient').then(
    ({ client }) => client,
    () => {
      throw new ConnectionError('network')
    },
  )

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
