/** The messages between nodes. Numbers of players and sessions are sent as text, because JSON has no bigint. */
export interface NodeMessages {
  /** For the sockets of the receiving node. */
  readonly publication: { readonly channel: string; readonly data: object }
  /** Connections to close: those of a session, or all of a player. */
  readonly disconnect: { readonly playerId: string | null; readonly sessionId?: string }
  /** Sessions to drop from the caches of other nodes, by cache key. */
  readonly sessions: { readonly keys: readonly string[] }
  /** A player whose data with their sessions changed. */
  readonly player: { readonly id: string }
  /** The sandbox has moved the clock: how far is in the database. */
  readonly clock: Record<string, never>
  /** Pages, games or snippets in the database have changed. */
  readonly content: Record<string, never>
  /** The sender's connections (`presence.ts`). */
  readonly presence:
    | { readonly kind: 'hello' }
    | { readonly kind: 'all'; readonly keys: readonly string[] }
    | { readonly kind: 'change'; readonly came: readonly string[]; readonly gone: readonly string[] }
  /** Between studios: the platform only forwards it. */
  readonly studio: { readonly data: object }
}
export type NodeTopic = keyof NodeMessages

/** A bucket of tokens: `burst` at once, then `perMinute`. */
export interface SharedLimit {
  readonly burst: number
  readonly perMinute: number
}

/**
 * The other nodes of this platform (docs/decisions/094-run-many-nodes-over-postgresql-and-redis.md). Money does not
 * depend on it: the state that nodes must agree on is in the database, and these messages only make the peers reload it
 * at once.
 */
export interface Nodes {
  /** The name of this node, new with every process. */
  readonly self: string
  /**
   * Whether the peers are reachable now. While they are not, state that they may have changed is never answered from
   * memory.
   */
  isConnected(): boolean
  /** The peers that were active in the last seconds. */
  peers(): readonly string[]
  /** Sends to all peers, or only to the listed ones. Messages are lost while the bus is down. */
  publish<T extends NodeTopic>(topic: T, message: NodeMessages[T], to?: readonly string[]): void
  /** Subscribes to a topic. Returns a function that unsubscribes. */
  subscribe<T extends NodeTopic>(topic: T, hear: (message: NodeMessages[T], from: string) => void): () => void
  /** A peer has joined or left; `isBack`: this node was cut off, and has missed the messages of that time. */
  onChange(listener: (change: NodeChange) => void): () => void
  /**
   * Takes a token of a bucket that all nodes share: milliseconds to wait, 0 when it was taken; null if Redis cannot be
   * reached now. `left` is the number of tokens by this node's own count; the bucket never contains more.
   */
  takeToken(key: string, limit: SharedLimit, left?: number): Promise<number | null>
  /** The same without taking one: limits the tokens in the bucket to `left`. */
  lower(key: string, limit: SharedLimit, left: number): Promise<void>
  close(): Promise<void>
}

export type NodeChange = { readonly kind: 'came' | 'gone'; readonly node: string } | { readonly kind: 'isBack' }

/** A single process: there are no peers. */
export const singleNode: Nodes = {
  self: 'alone',
  isConnected: () => true,
  peers: () => [],
  publish: () => undefined,
  subscribe: () => () => undefined,
  onChange: () => () => undefined,
  takeToken: async () => null,
  lower: async () => undefined,
  close: async () => undefined,
}
