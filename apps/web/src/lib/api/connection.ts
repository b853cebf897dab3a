import { watched } from '../watched'

const isUp = watched(true)
let lostAt = 0

/**
 * Told by the API client and by the browser's own online and offline events. An answer to what was asked before the
 * connection was lost does not say that it is back.
 */
export function setConnection(up: boolean, askedAt = performance.now()): void {
  if (!up) lostAt = performance.now()
  if (!up || askedAt >= lostAt) isUp.set(up)
}

/** Whether calls get answers; true until one fails. */
export const useConnection = isUp.use

export const isConnected = isUp.get
