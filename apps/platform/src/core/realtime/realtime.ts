import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'

/** Sends messages to players that are connected now; nobody is told of the past. Publish only what is committed. */
export interface Realtime {
  /** To everybody who joined the channel. */
  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>): void
  /** To one player, on `{name}#{player id}`. */
  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>): void
  /** Whether anybody may be listening to this channel of the player: what nobody hears need not be read. */
  isHeard(playerId: bigint, name: PrivateChannel): boolean
  /** Closes the connections that stand on this session (it ended), or all of the player's without one. */
  disconnect(who: { readonly playerId: bigint | null; readonly sessionId?: bigint }): void
}
