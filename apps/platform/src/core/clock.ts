import type { Db } from './db/db.ts'
import { type Nodes, singleNode } from './nodes/nodes.ts'

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

async function readOffset(db: Db): Promise<number> {
  const [row] = await db.query<{ offset_ms: bigint }>('SELECT offset_ms FROM clock_offset')
  return Number(row?.offset_ms ?? 0)
}

type Others = Pick<Nodes, 'publish' | 'subscribe' | 'onChange'>

/** The sandbox clock: the system's plus an offset stored in the database, the same at all nodes. */
export async function openMovableClock(db: Db, nodes: Others = singleNode): Promise<MovableClock> {
  let offset = await readOffset(db)
  const listeners = new Set<() => void>()
  const follow = (value: number) => {
    if (value === offset) return
    offset = value
    for (const listener of listeners) listener()
  }
  // The offset comes from the database only: messages on the bus never set it.
  // Only sandboxes move it. A node that cannot read it keeps its offset until the next move or reconnect.
  nodes.subscribe('clock', () => void readOffset(db).then(follow, () => undefined))
  nodes.onChange(({ kind }) => {
    // The next move or reconnect triggers another read.
    if (kind === 'isBack') readOffset(db).then(follow, () => undefined)
  })
  const keep = async (value: number) => {
    await db.query(
      'INSERT INTO clock_offset (offset_ms) VALUES ($1) ON CONFLICT (one) DO UPDATE SET offset_ms = excluded.offset_ms',
      [value],
    )
    nodes.publish('clock', {})
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

/** A clock for tests: stopped until moved. */
export function standingClock(at: Date): Clock & { move(byMs: number): void } {
  let now = at.getTime()
  return {
    now: () => new Date(now),
    move(byMs) {
      now += byMs
    },
  }
}
