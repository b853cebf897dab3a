import { useEffect } from 'react'
import { watched } from './watched'

/**
 * Things that open by themselves, the most urgent first. Only one is shown at a time; the others wait for their turn.
 */
const speakers = ['notice', 'popup', 'tooltip'] as const
export type Speaker = (typeof speakers)[number]

const waiting = new Set<Speaker>()
const turn = watched<Speaker | undefined>(undefined)
const settle = () => turn.set(speakers.find((name) => waiting.has(name)))

/** The one whose turn it is; undefined when none is waiting. */
export const speaker = turn.get

/** Requests a turn; returns a function that releases it. */
export function askFloor(name: Speaker): () => void {
  waiting.add(name)
  settle()
  return () => {
    waiting.delete(name)
    settle()
  }
}

/** Whether it is the turn of `name`, which wants to be shown while `isWanted`. */
export function useFloor(name: Speaker, isWanted: boolean): boolean {
  useEffect(() => (isWanted ? askFloor(name) : undefined), [name, isWanted])
  return turn.use() === name && isWanted
}
