import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'

/** Sends messages to players who are connected now; past messages are not delivered. Publish only committed changes. */
export interface Realtime {
  /** To all members of the channel. */
  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>): void
  /** To one player, on `{name}#{player id}`. */
  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>): void
  /** Whether this channel of the player may have subscribers: without them, the data need not be read. */
  hasSubscribers(playerId: bigint, name: PrivateChannel): boolean
  /** Whether a public channel may have subscribers. */
  isWatched(channel: PublicChannel): boolean
  /** The players with subscriptions to their own channels; null if unknown, and any player may have some. */
  subscribers(): ReadonlySet<bigint> | null
  /**
   * Stores the player's messages for some seconds, for a page that is being rendered and connects later. Returns the
   * epoch by which the page gets them; null if unavailable.
   */
  retainMessages(playerId: bigint): string | null
  /** Closes the connections of this session (it ended), or all of the player's if no session is given. */
  disconnect(who: { readonly playerId: bigint | null; readonly sessionId?: bigint }): void
}
