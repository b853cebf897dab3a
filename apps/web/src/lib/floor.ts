import { useEffect } from 'react'
import { watched } from './watched'

/** What opens by itself, the most urgent first. One of them stands at a time, the others wait for their turn. */
const speakers = ['notice', 'popup', 'tooltip'] as const
export type Speaker = (typeof speakers)[number]

const waiting = new Set<Speaker>()
const turn = watched<Speaker | undefined>(undefined)
const settle = () => turn.set(speakers.find((name) => waiting.has(name)))

/** Whose turn it is; undefined while nobody asks. */
export const speaker = turn.get

/** Asks for a turn; returns what gives it back. */
export function askFloor(name: Speaker): () => void {
  waiting.add(name)
  settle()
  return () => {
    waiting.delete(name)
    settle()
  }
}

/** Whether it is the turn of `name`, which wants to stand as long as `isWanted`. */
export function useFloor(name: Speaker, isWanted: boolean): boolean {
  useEffect(() => (isWanted ? askFloor(name) : undefined), [name, isWanted])
  return turn.use() === name && isWanted
}
