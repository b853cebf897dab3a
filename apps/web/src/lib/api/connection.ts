import { createStore, useStore } from '../browser/createStore'

const isUp = createStore(true)
let lostAt = 0

/**
 * Called by the API client and on the browser's own online and offline events. A response to a request from before the
 * connection was lost does not prove that it is back.
 */
export function setConnection(up: boolean, askedAt = performance.now()): void {
  if (!up) lostAt = performance.now()
  if (!up || askedAt >= lostAt) isUp.set(up)
}

/** Whether calls get responses; true until one fails. */
export const useConnection = () => useStore(isUp)

export const isConnected = isUp.get
