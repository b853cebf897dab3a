import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'

/** Sends messages to players who are connected now; past messages are not delivered. Publish only what is committed. */
export interface Realtime {
  /** To everybody who joined the channel. */
  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>): void
  /** To one player, on `{name}#{player id}`. */
  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>): void
  /** Whether anyone may be listening to this channel of the player: data for nobody need not be read. */
  isHeard(playerId: bigint, name: PrivateChannel): boolean
  /** Whether anyone may be listening to a public channel. */
  isWatched(channel: PublicChannel): boolean
  /** The players who listen to any channel of theirs; null where that is not known, and everybody may. */
  hearers(): ReadonlySet<bigint> | null
  /** Closes the connections of this session (it ended), or all of the player's without one. */
  disconnect(who: { readonly playerId: bigint | null; readonly sessionId?: bigint }): void
}
