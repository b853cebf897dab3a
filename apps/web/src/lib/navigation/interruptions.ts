import { useEffect } from 'react'
import { createStore, useStore } from '../browser/createStore'

/**
 * Interruptions that open automatically, the most urgent first. Only one is shown at a time; the others wait for their
 * turn.
 */
const interruptions = ['notice', 'popup', 'tooltip'] as const
export type Interruption = (typeof interruptions)[number]

const waiting = new Set<Interruption>()
const current = createStore<Interruption | undefined>(undefined)
const settle = () => current.set(interruptions.find((name) => waiting.has(name)))

/** The one whose turn it is; undefined when no interruption is waiting. */
export const currentInterruption = current.get

/** Requests a turn; returns a function that releases it. */
export function requestInterruption(name: Interruption): () => void {
  waiting.add(name)
  settle()
  return () => {
    waiting.delete(name)
    settle()
  }
}

/** Whether it is the turn of `name`, which wants to be shown while `isWanted`. */
export function useInterruption(name: Interruption, isWanted: boolean): boolean {
  useEffect(() => (isWanted ? requestInterruption(name) : undefined), [name, isWanted])
  return useStore(current) === name && isWanted
}
