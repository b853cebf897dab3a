import {
  type MessageOf,
  type PrivateChannel,
  type PublicChannel,
  privateMessages,
  publicMessages,
} from '@apogee/contract/realtime'
import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { Connection, type Gate, type Identity } from './connection.ts'
import { type ConnectToken, readConnectToken } from './connectToken.ts'
import { type ReplyError, replyErrors } from './protocol.ts'
import type { Realtime } from './realtime.ts'

export interface HubOptions {
  readonly clock: Clock
  readonly tokenSecret: string
  /** Player of a live session by its number; null when it has ended. */
  readonly playerOf: (sessionId: bigint) => Promise<bigint | null>
  readonly pingSeconds?: number
  readonly commandsPerSecond?: number
}

/** The name of a channel in the newer flow's spelling, `ws:{client_name}:{name}` (wire-facts 12.1). */
const plainName = (channel: string): string => channel.replace(/^ws:[\w-]{1,40}:(?=.)/, '')

/** The embedded realtime server: channels, who has joined them, and who may (WIRE-06). */
export class Hub implements Realtime, Gate {
  readonly pingSeconds: number
  readonly commandsPerSecond: number
  readonly #options: HubOptions
  /** By plain channel name, then by the spelling clients joined with, which is also what they are sent. */
  readonly #channels = new Map<string, Map<string, Set<Connection>>>()
  readonly #connections = new Set<Connection>()
  /** Public channels, and players by number, with how many of the channels are joined. */
  readonly #present = new Map<string, number>()
  #tellPresence: (key: string, isHere: boolean) => void = () => undefined

  constructor(options: HubOptions) {
    this.#options = options
    this.pingSeconds = options.pingSeconds ?? 25
    this.commandsPerSecond = options.commandsPerSecond ?? 100
  }

  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>) {
    this.send(channel, data)
  }

  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>) {
    this.send(`${name}#${playerId}`, data)
  }

  /** Sends to the sockets of this process that joined the channel of this plain name. */
  send(name: string, data: object) {
    for (const [channel, members] of this.#channels.get(name) ?? []) {
      const text = JSON.stringify({ push: { channel, pub: { data } } })
      for (const member of members) member.push(text)
    }
  }

  /** The public channels that are joined here, and the players who joined one of theirs, by number. */
  present(): Iterable<string> {
    return this.#present.keys()
  }

  /** Calls `tell` whenever something of {@link present} comes or goes. */
  onPresence(tell: (key: string, isHere: boolean) => void) {
    this.#tellPresence = tell
  }

  isHeard(playerId: bigint, name: PrivateChannel): boolean {
    return this.#channels.has(`${name}#${playerId}`)
  }

  isWatched(channel: PublicChannel): boolean {
    return this.#channels.has(channel)
  }

  hearersOf(names: readonly PrivateChannel[]): readonly bigint[] {
    const players = new Set<bigint>()
    for (const channel of this.#channels.keys()) {
      const [name, owner] = channel.split('#')
      if (owner !== undefined && names.some((one) => one === name)) players.add(BigInt(owner))
    }
    return [...players]
  }

  disconnect({ playerId, sessionId }: { readonly playerId: bigint | null; readonly sessionId?: bigint }) {
    for (const connection of this.#connections) {
      const { identity } = connection
      if (sessionId === undefined ? identity.playerId === playerId : identity.sessionId === sessionId) {
        connection.close('sessionEnded')
      }
    }
  }

  /** Takes over an opened socket; `identity` comes from the session cookie it was opened with. */
  accept(socket: WebSocket, identity: Identity) {
    this.#connections.add(new Connection(socket, this, identity))
  }

  close() {
    for (const connection of this.#connections) connection.close('shutdown')
  }

  /** Like {@link close}, each connection at a moment of its own within this time. */
  letGoWithin(ms: number) {
    for (const connection of this.#connections)
      setTimeout(() => connection.close('shutdown'), Math.random() * ms).unref()
  }

  /** Whether any page is connected. */
  hasConnections(): boolean {
    return this.#connections.size > 0
  }

  /** How many sockets are open, those of guests included. */
  get connectionCount(): number {
    return this.#connections.size
  }

  now(): Date {
    return this.#options.clock.now()
  }

  async identify(token: string): Promise<ConnectToken | 'invalid' | 'expired'> {
    const read = readConnectToken(this.#options.tokenSecret, token, this.now())
    if (typeof read === 'string' || read.sessionId === null) return read
    // The token may outlive its session by minutes, so the session decides.
    const playerId = await this.#options.playerOf(read.sessionId)
    return playerId !== null && playerId === read.playerId ? read : 'invalid'
  }

  mayJoin(spelled: string, { playerId }: Identity): ReplyError | null {
    const channel = plainName(spelled)
    if (Object.hasOwn(publicMessages, channel)) return null
    const [name = '', owner, ...rest] = channel.split('#')
    if (!Object.hasOwn(privateMessages, name) || rest.length > 0) return replyErrors.unknownChannel
    return playerId !== null && owner === playerId.toString() ? null : replyErrors.permissionDenied
  }

  join(channel: string, connection: Connection) {
    const plain = plainName(channel)
    const spellings = this.#channels.get(plain) ?? new Map<string, Set<Connection>>()
    const members = spellings.get(channel) ?? new Set()
    if (spellings.size === 0) this.#count(plain, 1)
    this.#channels.set(plain, spellings.set(channel, members.add(connection)))
  }

  leave(channel: string, connection: Connection) {
    const plain = plainName(channel)
    const spellings = this.#channels.get(plain)
    const members = spellings?.get(channel)
    members?.delete(connection)
    if (members?.size === 0) spellings?.delete(channel)
    if (spellings?.size === 0 && this.#channels.delete(plain)) this.#count(plain, -1)
  }

  closed(connection: Connection) {
    this.#connections.delete(connection)
  }

  #count(plain: string, change: 1 | -1) {
    const key = plain.split('#')[1] ?? plain
    const count = (this.#present.get(key) ?? 0) + change
    if (count === 0) this.#present.delete(key)
    else this.#present.set(key, count)
    if (count === 0 || (count === 1 && change === 1)) this.#tellPresence(key, count > 0)
  }
}
