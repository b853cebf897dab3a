import { type Client, createClient } from '@apogee/contract/client'
import { setConnection } from './connection'
import { sessionEnded } from './index'

/** Calls the platform over HTTP; CONST-01, CONST-02: within 30 s, again up to 6 times. */
export const client: Client = createClient({
  fetch: (request) => fetch(request),
  baseUrl: '',
  timeoutMs: 30_000,
  retries: 6,
  // Texts of answers follow the page's language, not the browser's.
  headers: () => ({ 'accept-language': document.documentElement.lang, locale: document.documentElement.lang }),
  onConnection: setConnection,
  onUnauthorized: sessionEnded,
})
