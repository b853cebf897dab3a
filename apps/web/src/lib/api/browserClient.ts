import shapes from 'virtual:answer-shapes'
import { type Client, createClient } from '@apogee/contract/protocol/client'
import { recordPlatformTime } from '../time/platformClock'
import { setConnection } from './connection'
import { sessionEnded } from './index'
import { pressTrace } from './pressTrace'

/** Calls the platform over HTTP. CONST-01, CONST-02: 30 s timeout, up to 6 retries. */
export const client: Client = createClient({
  fetch: (request) => fetch(request),
  baseUrl: '',
  timeoutMs: 30_000,
  retries: 6,
  // Texts in responses use the page's language, not the browser's.
  headers: () => ({
    'accept-language': document.documentElement.lang,
    locale: document.documentElement.lang,
    ...pressTrace(),
  }),
  shapes,
  gamePictures: () => document.documentElement.dataset['gamePictures'],
  onConnection: setConnection,
  onUnauthorized: sessionEnded,
  onTime: recordPlatformTime,
})
