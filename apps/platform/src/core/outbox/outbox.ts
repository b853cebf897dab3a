import { z } from 'zod'
import type { Sql, Tx } from '../db/db.ts'
import { type EventName, events, type Payload } from './events.ts'

/** An event, as its consumers see it. */
export interface OutboxEvent<N extends EventName = EventName> {
  readonly id: bigint
  readonly name: N
  readonly payload: Payload<N>
  readonly createdAt: Date
}

/** A consumer's reaction to one event, created by {@link onEach}, {@link onMany} or {@link deliver}. */
export type Reaction = { readonly event: EventName } & (
  | { readonly kind: 'each'; readonly run: (tx: Tx, event: OutboxEvent) => Promise<void> }
  | { readonly kind: 'many'; readonly run: (tx: Tx, events: readonly OutboxEvent[]) => Promise<void> }
  | { readonly kind: 'deliver'; readonly run: (event: OutboxEvent) => Promise<void> }
)

/**
 * Reacts to events at its own pace: a failing consumer neither stops nor repeats the others. Its name identifies its
 * position in the database: renamed, it starts again.
 */
export interface Consumer {
  readonly name: string
  readonly reactions: readonly Reaction[]
  /** Where a new one starts: with events from now on, or with the oldest retained event. */
  readonly from?: 'now' | 'oldest'
  /** Runs before the others: players see its effects on open pages. */
  readonly isFirst?: boolean
  /**
   * Its passes begin this far apart, and each takes the events of that time together: what it writes for a player is
   * then written once. The worker calls it whenever events wait.
   */
  readonly everyMs?: () => number
}

// The worker passes a reaction only the events of its name, parsed by that name's schema.
const asReaction = (reaction: object) => reaction as Reaction

/** Writes to the database: once for each event, in the transaction that also moves the consumer's position. */
export const onEach = <N extends EventName>(
  event: N,
  run: (tx: Tx, event: OutboxEvent<N>) => Promise<unknown>,
): Reaction => asReaction({ event, kind: 'each', run })

/**
 * Like {@link onEach}, for all events fetched together, in order: for reactions that would otherwise write one row for
 * each.
 */
export const onMany = <N extends EventName>(
  event: N,
  run: (tx: Tx, events: readonly OutboxEvent<N>[]) => Promise<unknown>,
): Reaction => asReaction({ event, kind: 'many', run })

/** Like {@link onMany}, for events of several names that lead to the same work. */
export const onManyOf = <N extends EventName>(
  names: readonly N[],
  run: (tx: Tx, events: readonly OutboxEvent<N>[]) => Promise<unknown>,
): Reaction[] => names.map((event) => asReaction({ event, kind: 'many', run }))

/**
 * Calls an external service (mail, a provider): at least once, outside any transaction; the event's id is the
 * idempotency key. If it throws, it is retried later.
 */
export const deliver = <N extends EventName>(event: N, run: (event: OutboxEvent<N>) => Promise<unknown>): Reaction =>
  asReaction({ event, kind: 'deliver', run })

const listeners = new Set<() => void>()

/** Calls `wake` whenever an event may have been committed in this process. Returns a function that stops it. */
export function onOutbox(wake: () => void): () => void {
  listeners.add(wake)
  return () => listeners.delete(wake)
}

/** Notifies the workers of this process that something was committed to the outbox. */
export function signalOutbox() {
  for (const wake of listeners) wake()
}

/** Writes an event in the current transaction; the worker wakes once it is committed. */
export const emit = <N extends EventName>(sql: Sql | Tx, name: N, payload: Payload<N>): Promise<void> =>
  emitMany(sql, name, [payload])

/** Like {@link emit}, for many of a kind in one statement. */
export async function emitMany<N extends EventName>(
  sql: Sql | Tx,
  name: N,
  payloads: readonly Payload<N>[],
): Promise<void> {
  if (payloads.length === 0) return
  const schema: z.ZodType = events[name]
  await sql.query('INSERT INTO outbox (topic, payload) SELECT $1, unnest($2::jsonb[])', [
    name,
    payloads.map((payload) => JSON.stringify(z.encode(schema, payload))),
  ])
  if ('afterCommit' in sql) sql.afterCommit(signalOutbox)
  else signalOutbox()
}
