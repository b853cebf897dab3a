import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'
import type { Hub } from '../realtime/hub.ts'
import type { Realtime } from '../realtime/realtime.ts'
import type { Nodes } from './nodes.ts'
import { Presence } from './presence.ts'

/** After this node was cut off, its pages reconnect and reload spread over this time, to avoid a load spike. */
const returnWithinMs = 5000

/**
 * Realtime of many nodes, each with the sockets of its own players. A message reaches the sockets of this node at once
 * and those of the peers over the bus; while the bus is down it reaches those of this node only.
 */
export class SharedRealtime implements Realtime {
  readonly #hub: Hub
  readonly #nodes: Nodes
  readonly #presence: Presence

  constructor(hub: Hub, nodes: Nodes) {
    this.#hub = hub
    this.#nodes = nodes
    this.#presence = new Presence(nodes, () => hub.present())
    hub.onPresence((key, isHere) => this.#presence.change(key, isHere))
    nodes.subscribe('publication', ({ channel, data }) => hub.send(channel, data))
    nodes.subscribe('disconnect', ({ playerId, sessionId }) =>
      hub.disconnect({
        playerId: playerId === null ? null : BigInt(playerId),
        ...(sessionId !== undefined && { sessionId: BigInt(sessionId) }),
      }),
    )
    nodes.onChange(({ kind }) => {
      if (kind === 'isBack') hub.disconnectWithin(returnWithinMs)
    })
  }

  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>) {
    this.#hub.publish(channel, data)
    this.#publish(channel, channel, data)
  }

  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>) {
    this.#hub.publishTo(playerId, name, data)
    this.#publish(playerId.toString(), `${name}#${playerId}`, data)
  }

  hasSubscribers(playerId: bigint, name: PrivateChannel): boolean {
    return this.#hub.hasSubscribers(playerId, name) || this.#isRemote(playerId.toString())
  }

  isWatched(channel: PublicChannel): boolean {
    return this.#hub.isWatched(channel) || this.#isRemote(channel)
  }

  subscribers(): ReadonlySet<bigint> | null {
    const elsewhere = this.#presence.remote()
    if (elsewhere === null) return null
    const players = [...elsewhere].filter((key) => /^\d+$/.test(key)).map(BigInt)
    return new Set([...this.#hub.subscribers(), ...players])
  }

  /** Messages of the peers reach it too: its player counts as present here. */
  retainMessages(playerId: bigint): string | null {
    return this.#hub.retainMessages(playerId)
  }

  /** Whether pages are known to be connected to other nodes. */
  hasRemotePages(): boolean {
    return (this.#presence.remote()?.size ?? 0) > 0
  }

  disconnect(who: { readonly playerId: bigint | null; readonly sessionId?: bigint }) {
    this.#hub.disconnect(who)
    const { playerId, sessionId } = who
    this.#nodes.publish('disconnect', {
      playerId: playerId?.toString() ?? null,
      ...(sessionId !== undefined && { sessionId: sessionId.toString() }),
    })
  }

  #isRemote(key: string): boolean {
    const nodes = this.#presence.nodesOf(key)
    return nodes === null || nodes.length > 0
  }

  #publish(key: string, channel: string, data: object) {
    const nodes = this.#presence.nodesOf(key)
    if (nodes?.length === 0) return
    this.#nodes.publish('publication', { channel, data }, nodes ?? undefined)
  }
}
