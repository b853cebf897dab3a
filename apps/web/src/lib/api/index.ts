import { type Client, createClient } from '@apogee/contract/client'
import { callFailed } from '../track'
import { setConnection } from './connection'
import { platformFetch } from './platformFetch'

export { ApiError, ConnectionError } from '@apogee/contract/client'

type Unauthorized = () => void
let onUnauthorized: Unauthorized | undefined

/** ERR-01: the shell says what happens when the session has ended. */
export function setUnauthorizedHandler(handler: Unauthorized): void {
  onUnauthorized = handler
}

const client: Client = import.meta.env.SSR
  ? createClient({ fetch: platformFetch, baseUrl: 'http://platform', timeoutMs: 8_000, retries: 0 })
  : createClient({
      fetch: (request) => fetch(request),
      baseUrl: '',
      timeoutMs: 30_000,
      retries: 6,
      // Texts of answers follow the page's language, not the browser's.
      headers: () => ({ 'accept-language': document.documentElement.lang }),
      onConnection: setConnection,
      onUnauthorized: () => onUnauthorized?.(),
    })

/** The contract's client: `api('wallet.accounts', {})`. In server rendering it calls the platform in-process (8 s), in a browser over HTTP (30 s, 6 retries). */
export const api: Client = import.meta.env.SSR
  ? client
  : (name, request, options) => {
      const answer = client(name, request, options)
      answer.catch((error: unknown) => callFailed(name, request, error))
      return answer
    }

/** A fresh key for a money call (WIRE-05): make it when the form opens, keep it over retries. */
export const idempotencyKey = (): string => crypto.randomUUID()
