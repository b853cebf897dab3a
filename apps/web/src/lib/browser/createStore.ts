import { useSyncExternalStore } from 'react'

/** A value of this page with subscribers. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** The value on the server and in the first render. */
  readonly first: T
}

/** `const unread = watched(0)`: for state outside queries and components. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Subscribes to the value; rerenders whenever it changes. */
export const useStore = <T>({ subscribe, get, first }: Store<T>): T => useSyncExternalStore(subscribe, get, () => first)
