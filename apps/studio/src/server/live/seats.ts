import { createHash } from 'node:crypto'
import type { Session } from '../sessions.ts'

/** Shown around the table; of the others only their number. */
const NAMED = 8

export interface Listener {
  readonly session: Session
  send(event: string, data: unknown): void
}

/** Who sits at a table on this node, and what each has bet in the round. */
export function createSeats() {
  const listeners = new Set<Listener>()
  const staked = new Map<string, Map<string, number>>()
  return {
    join: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isEmpty: () => listeners.size === 0,
    bet: (owner: string, id: string, units: number) => {
      staked.set(owner, (staked.get(owner) ?? new Map<string, number>()).set(id, units))
    },
    clearBets: () => staked.clear(),
    /** One seat a player, however many windows he looks through; those who bet sit in front. */
    shown: () => {
      const owners = new Set([...listeners].map(({ session }) => session.owner))
      const names = [...owners]
        .map((owner) => ({ name: maskOf(owner), units: sumOf(staked.get(owner)) }))
        .toSorted((a, b) => b.units - a.units)
      return { seats: owners.size, names: names.slice(0, NAMED) }
    },
    toAll: (event: string, data: unknown) => {
      for (const listener of listeners) listener.send(event, data)
    },
    to: (owner: string, event: string, data: unknown) => {
      for (const listener of listeners) if (listener.session.owner === owner) listener.send(event, data)
    },
  }
}
const sumOf = (bets: ReadonlyMap<string, number> = new Map()) =>
  [...bets.values()].reduce((sum, units) => sum + units, 0)

export type Seats = ReturnType<typeof createSeats>

/** A name nobody can be known by: the studio is not told who its players are. */
export function maskOf(owner: string): string {
  const hash = createHash('sha256').update(owner).digest()
  const letter = String.fromCharCode(65 + ((hash[0] as number) % 26)) // a hash has 32 bytes
  return `${letter}***${String((hash[1] as number) % 100).padStart(2, '0')}`
}
