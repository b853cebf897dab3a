import type { Sql, Tx } from '../db/db.ts'

/** Something that happened, as its consumers see it. */
export interface OutboxEvent {
  readonly id: bigint
  readonly topic: string
  /** Parsed JSON; a consumer parses it with its own schema. */
  readonly payload: unknown
  readonly createdAt: Date
}

/**
 * Draws the consequences of a topic. `apply` writes to the database: exactly once, in the transaction that also marks
 * the event as done; it publishes by `tx.afterCommit`. `applyAll` is the same for all that are taken at once, in order: for
 * what would otherwise write one row for each of them. `deliver` reaches outside (mail, a provider): at least once,
 * under no transaction; the event's id is the key by which the other side knows a repeat. Throwing tries again later.
 */
export type Consumer =
  | { readonly topic: string; readonly apply: (tx: Tx, event: OutboxEvent) => Promise<void> }
  | { readonly topic: string; readonly applyAll: (tx: Tx, events: readonly OutboxEvent[]) => Promise<void> }
  | { readonly topic: string; readonly deliver: (event: OutboxEvent) => Promise<void> }

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
export async function emit(sql: Sql | Tx, topic: string, payload: object): Promise<void> {
  await sql.query('INSERT INTO outbox (topic, payload) VALUES ($1, $2)', [topic, JSON.stringify(payload)])
  if ('afterCommit' in sql) sql.afterCommit(signalOutbox)
  else signalOutbox()
}
