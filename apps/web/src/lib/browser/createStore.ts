import { useSyncExternalStore } from 'react'

/** A value of this page with subscribers. */
export interface Watched<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** The value on the server and in the first render. */
  readonly first: T
}

/** `const unread = watched(0)`: for state outside queries and components. */
export function watched<T>(first: T): Watched<T> {
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
export const useWatched = <T>({ subscribe, get, first }: Watched<T>): T =>
  useSyncExternalStore(subscribe, get, () => first)
