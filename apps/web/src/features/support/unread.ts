import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** The chat tells how many answers nobody has read. */
export function setUnread(count: number): void {
  unread = Math.max(0, count)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many answers of support nobody has read; none on the server. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )

/** NAV-15: what the support button shows of them. */
export const unreadBadge = (count: number): '' | '1' | '1+' => (count <= 0 ? '' : count === 1 ? '1' : '1+')
