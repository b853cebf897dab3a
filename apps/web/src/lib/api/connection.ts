import { useSyncExternalStore } from 'react'

let isUp = true
const listeners = new Set<() => void>()

/** Told by the API client and by the browser's own online and offline events. */
export function setConnection(up: boolean): void {
  if (up === isUp) return
  isUp = up
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether calls get answers; true until one fails. */
export const useConnection = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUp,
    () => true,
  )
