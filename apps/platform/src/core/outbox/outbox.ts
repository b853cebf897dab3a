import { z } from 'zod'
import type { Sql, Tx } from '../db/db.ts'
import { type EventName, events, type Payload } from './events.ts'

/** Something that happened, as its consumers see it. */
export interface OutboxEvent<N extends EventName = EventName> {
  readonly id: bigint
  readonly name: N
  readonly payload: Payload<N>
  readonly createdAt: Date
}

/** What one consumer does about one event, made by {@link onEach}, {@link onMany} or {@link deliver}. */
export type Reaction = { readonly event: EventName } & (
  | { readonly kind: 'each'; readonly run: (tx: Tx, event: OutboxEvent) => Promise<void> }
  | { readonly kind: 'many'; readonly run: (tx: Tx, events: readonly OutboxEvent[]) => Promise<void> }
  | { readonly kind: 'deliver'; readonly run: (event: OutboxEvent) => Promise<void> }
)

/**
 * Draws the consequences of events at its own pace: a consumer that fails at one neither stops nor repeats the others. Its
 * name is that of its position in the database: renamed, it begins anew.
 */
export interface Consumer {
  readonly name: string
  readonly reactions: readonly Reaction[]
  /** Where a new one begins: with what happens from now on, or with the oldest event that is kept. */
  readonly from?: 'now' | 'oldest'
}

// The worker hands a reaction the events of its name alone, parsed by that name's schema.
const asReaction = (reaction: object) => reaction as Reaction

/** Writes to the database: once for each event, in the transaction that also moves the consumer's position. */
export const onEach = <N extends EventName>(
  event: N,
  run: (tx: Tx, event: OutboxEvent<N>) => Promise<unknown>,
): Reaction => asReaction({ event, kind: 'each', run })

/** As {@link onEach} for all that are taken at once, in order: for what would otherwise write one row for each. */
export const onMany = <N extends EventName>(
  event: N,
  run: (tx: Tx, events: readonly OutboxEvent<N>[]) => Promise<unknown>,
): Reaction => asReaction({ event, kind: 'many', run })

/**
 * Reaches outside (mail, a provider): at least once, under no transaction; the event's id is the key by which the other side
 * knows a repeat. Throwing tries again later.
 */
export const deliver = <N extends EventName>(event: N, run: (event: OutboxEvent<N>) => Promise<unknown>): Reaction =>
  asReaction({ event, kind: 'deliver', run })

const listeners = new Set<() => void>()

/** Calls `wake` whenever an event may have been committed in this process. Answers how to stop. */
export function onOutbox(wake: () => void): () => void {
  listeners.add(wake)
  return () => listeners.delete(wake)
}

/** Tells the workers of this process that something was committed to the outbox. */
export function signalOutbox() {
  for (const wake of listeners) wake()
}

/** Writes an event in the transaction of what happened; the worker wakes once it is committed. */
export async function emit<N extends EventName>(sql: Sql | Tx, name: N, payload: Payload<N>): Promise<void> {
  const schema: z.ZodType = events[name]
  await sql.query('INSERT INTO outbox (topic, payload) VALUES ($1, $2)', [
    name,
    JSON.stringify(z.encode(schema, payload)),
  ])
  if ('afterCommit' in sql) sql.afterCommit(signalOutbox)
  else signalOutbox()
}
