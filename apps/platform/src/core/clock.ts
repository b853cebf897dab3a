import type { Db } from './db/db.ts'

/** The only source of time: tests and the sandbox move it. */
export interface Clock {
  now(): Date
  /** How far the sandbox has moved it from real time. */
  readonly offsetMs?: number
  /** Calls the listener whenever the sandbox has moved it. Returns a function that stops that. */
  onMove?(listener: () => void): () => void
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs but can be set forward or back. */
export interface MovableClock extends Clock {
  readonly offsetMs: number
  /** Moves it by this many milliseconds from where it is; 0 moves nothing. Survives restarts. */
  move(byMs: number): Promise<void>
  /** Back to real time. */
  reset(): Promise<void>
}

/** The sandbox clock: the system's plus an offset kept in the database. */
export async function openMovableClock(db: Db): Promise<MovableClock> {
  const [row] = await db.query<{ offset_ms: bigint }>('SELECT offset_ms FROM clock_offset')
  let offset = Number(row?.offset_ms ?? 0)
  const listeners = new Set<() => void>()
  const keep = async (value: number) => {
    await db.query(
      'INSERT INTO clock_offset (offset_ms) VALUES ($1) ON CONFLICT (one) DO UPDATE SET offset_ms = excluded.offset_ms',
      [value],
    )
    offset = value
    for (const listener of listeners) listener()
  }
  return {
    now: () => new Date(Date.now() + offset),
    get offsetMs() {
      return offset
    },
    move: (byMs) => keep(offset + Math.trunc(byMs)),
    reset: () => keep(0),
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A clock for tests: stands still until moved. */
export function standingClock(at: Date): Clock & { move(byMs: number): void } {
  let now = at.getTime()
  return {
    now: () => new Date(now),
    move(byMs) {
      now += byMs
    },
  }
}
