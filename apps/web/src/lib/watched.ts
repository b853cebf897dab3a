import { useSyncExternalStore } from 'react'

/** A value of this page that components watch. */
export interface Watched<T> {
  get(): T
  set(next: T): void
  /** The value; rerenders whenever it changes. On the server and in the first render it is `first`. */
  use(): T
}

/** `const unread = watched(0)`: for state that belongs to no query and no component. */
export function watched<T>(first: T): Watched<T> {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => value
  const onServer = () => first
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, onServer),
  }
}
