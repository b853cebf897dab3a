/** What nodes tell each other. Numbers of players and sessions travel as text, because JSON has no bigint. */
export interface NodeMessages {
  /** For the sockets of the node that hears it. */
  readonly publication: { readonly channel: string; readonly data: object }
  /** Connections to close: those of a session, or all of a player. */
  readonly disconnect: { readonly playerId: string | null; readonly sessionId?: string }
  /** Sessions that are no longer what a node may have kept, by the key they are kept under. */
  readonly sessions: { readonly keys: readonly string[] }
  /** A player whose data with their sessions changed. */
  readonly player: { readonly id: string }
  /** The sandbox has moved the clock: how far is in the database. */
  readonly clock: Record<string, never>
  /** Pages, games or snippets in the database have changed. */
  readonly content: Record<string, never>
  /** Who is connected to the node that tells it (`presence.ts`). */
  readonly presence:
    | { readonly kind: 'hello' }
    | { readonly kind: 'all'; readonly keys: readonly string[] }
    | { readonly kind: 'change'; readonly came: readonly string[]; readonly gone: readonly string[] }
  /** Between studios: the platform only carries it. */
  readonly studio: { readonly data: object }
}
export type NodeTopic = keyof NodeMessages

/** A bucket of tokens: `burst` at once, then `perMinute`. */
export interface SharedLimit {
  readonly burst: number
  readonly perMinute: number
}

/**
 * The other nodes of this platform (docs/decisions/094-run-many-nodes-over-postgresql-and-redis.md). Nothing here is needed for a correct movement of
 * money: what nodes must agree on is in the database, and this makes them hear of it at once.
 */
export interface Nodes {
  /** The name of this node, new with every process. */
  readonly self: string
  /** Whether the others are heard now. While they are not, nothing they may have changed is answered from memory. */
  isConnected(): boolean
  /** The others that were heard in the last seconds. */
  others(): readonly string[]
  /** Tells all others, or only those named. Lost while they are not reached. */
  tell<T extends NodeTopic>(topic: T, message: NodeMessages[T], to?: readonly string[]): void
  /** Returns a function that stops it. */
  hear<T extends NodeTopic>(topic: T, hear: (message: NodeMessages[T], from: string) => void): () => void
  /** Another node has come or gone; `isBack`: this node was cut off, and what was told meanwhile is lost. */
  onChange(listener: (change: NodeChange) => void): () => void
  /**
   * Takes a token of a bucket that all nodes share: milliseconds to wait, 0 when it was taken; null when that cannot be
   * asked now. `left` is what this node would leave in the bucket by its own count, and at most that is in it.
   */
  take(key: string, limit: SharedLimit, left?: number): Promise<number | null>
  /** The same without taking one: what is in the bucket is at most `left`. */
  lower(key: string, limit: SharedLimit, left: number): Promise<void>
  close(): Promise<void>
}

export type NodeChange = { readonly kind: 'came' | 'gone'; readonly node: string } | { readonly kind: 'isBack' }

/** One process alone: there is nobody to tell. */
export const aloneNode: Nodes = {
  self: 'alone',
  isConnected: () => true,
  others: () => [],
  tell: () => undefined,
  hear: () => () => undefined,
  onChange: () => () => undefined,
  take: async () => null,
  lower: async () => undefined,
  close: async () => undefined,
}
