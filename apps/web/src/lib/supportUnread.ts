import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** The chat says how many answers of support wait unread. */
export function setSupportUnread(count: number): void {
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Unread answers of support, shown on its buttons (NAV-15). */
export const useSupportUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
