import { randomUUID } from 'node:crypto'
import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { Arrivals } from './arrivals.ts'
import { Audience, Broadcasts } from './broadcasts.ts'
import { isPublic, nameOf } from './channelName.ts'
import { Connection, type Gate, type Identity, type OpenedSocket } from './connection.ts'
import { ConnectionsByPlayer, type Member } from './connectionsByPlayer.ts'
import { type ConnectToken, readConnectToken } from './connectToken.ts'
import { Mailbox } from './mailbox.ts'
import type { Realtime } from './realtime.ts'
import { textFrame } from './textFrame.ts'

export interface HubOptions {
  readonly clock: Clock
  readonly tokenSecret: string
  /** Player of a live session by its number; null when it has ended. */
  readonly playerOf: (sessionId: bigint, brand: string | null) => Promise<bigint | null>
  readonly pingSeconds?: number
  readonly commandsPerSecond?: number
}

/** Interval of the connection checks: pings and expiries are at most this late. */
const tickMs = 1000
/** Longer than a connection takes to open after its session was found alive. */
const endedMs = 20_000
const maxEnded = 20_000
/** A page connects when it has been idle for a second; one that takes longer refetches its data. */
const retainMs = 20_000
const maxMailboxes = 10_000

/** The embedded realtime server: channels, their members, and who may join (WIRE-06). */
export class Hub implements Realtime, Gate {
  readonly pingSeconds: number
  readonly commandsPerSecond: number
  readonly #options: HubOptions
  /**
   * Members of public channels: by name, then by the spelling they joined with, which is also used in messages to them.
   */
  readonly #public = new Map<string, Map<string, Audience<Connection>>>()
  readonly #players = new ConnectionsByPlayer()
  readonly #connections = new Set<Connection>()
  /** By epoch. */
  readonly #mailboxes = new Map<string, Mailbox>()
  readonly #broadcasts = new Broadcasts(this.#connections)
  /** Sessions that ended a moment ago, by number: a connection looked up before the end must not open after it. */
  readonly #ended = new LRUCache<string, true>({ max: maxEnded, ttl: endedMs })
  readonly #arrivals = new Arrivals()
  #ticking: NodeJS.Timeout | undefined
  #reportPresence: (key: string, isHere: boolean) => void = () => undefined

  constructor(options: HubOptions) {
    this.#options = options
    this.pingSeconds = options.pingSeconds ?? 25
    this.commandsPerSecond = options.commandsPerSecond ?? 100
  }

  publish<N extends PublicChannel>(channel: N, data: MessageOf<N>) {
    this.send(channel, data)
  }

  publishTo<N extends PrivateChannel>(playerId: bigint, name: N, data: MessageOf<N>) {
    this.#sendToPlayer(playerId, name, data)
  }

  /** Sends to the sockets of this process that joined the channel of this plain name. */
  send(channel: string, data: object) {
    const [name = channel, owner] = channel.split('#')
    if (owner !== undefined) return this.#sendToPlayer(BigInt(owner), name, data)
    for (const [spelling, audience] of this.#public.get(name) ?? [])
      this.#broadcasts.send(audience, pushOf(spelling, data))
  }

  #sendToPlayer(playerId: bigint, name: string, data: object) {
    for (const member of this.#players.of(playerId))
      for (const spelling of member.spellingsOf(name))
        member.receive(name, textFrame(pushOf(`${spelling}#${playerId}`, data)))
  }

  /** The public channels with members here, and the players with private channels here, by number. */
  present(): Iterable<string> {
    return [...this.#public.keys(), ...[...this.#players.players()].map(String)]
  }

  /** Reports whenever {@link present} changes. */
  onPresence(report: (key: string, isHere: boolean) => void) {
    this.#reportPresence = report
  }

  hasSubscribers(playerId: bigint, name: PrivateChannel): boolean {
    return this.#players.of(playerId).some((member) => member.spellingsOf(name).length > 0)
  }

  isWatched(channel: PublicChannel): boolean {
    return this.#public.has(channel)
  }

  subscribers(): ReadonlySet<bigint> {
    return new Set(this.#players.players())
  }

  retainMessages(playerId: bigint): string | null {
    if (this.#mailboxes.size >= maxMailboxes) return null
    const epoch = randomUUID()
    const mailbox = new Mailbox(playerId)
    this.#mailboxes.set(epoch, mailbox)
    this.#addMember(playerId, mailbox)
    setTimeout(() => this.#dropMailbox(epoch), retainMs).unref()
    return epoch
  }

  #dropMailbox(epoch: string) {
    const mailbox = this.#mailboxes.get(epoch)
    if (mailbox && this.#mailboxes.delete(epoch)) this.#removeMember(mailbox.playerId, mailbox)
  }

  missed(epoch: string, spelling: string, { identity }: Connection): readonly Buffer[] | null {
    const mailbox = this.#mailboxes.get(epoch)
    return mailbox && mailbox.playerId === identity.playerId ? mailbox.framesOf(spelling) : null
  }

  disconnect({ playerId, sessionId }: { readonly playerId: bigint | null; readonly sessionId?: bigint }) {
    if (sessionId !== undefined) this.#ended.set(sessionId.toString(), true)
    for (const connection of this.#connections) {
      const { identity } = connection
      if (sessionId === undefined ? identity.playerId === playerId : identity.sessionId === sessionId) {
        connection.close('sessionEnded')
      }
    }
  }

  /** Takes over an opened socket; `identity` comes from the session cookie it was opened with. */
  accept(opened: OpenedSocket, identity: Identity) {
    const connection = new Connection(opened, this, identity)
    if (this.#hasEnded(identity.sessionId)) return connection.close('sessionEnded')
    this.#connections.add(connection)
    this.#ticking ??= setInterval(() => this.#tick(), Math.min(tickMs, this.pingSeconds * 250)).unref()
  }

  #hasEnded(sessionId: bigint | null): boolean {
    return sessionId !== null && this.#ended.has(sessionId.toString())
  }

  #tick() {
    const now = performance.now()
    for (const connection of this.#connections) connection.tick(now)
  }

  close() {
    for (const connection of this.#connections) connection.close('shutdown')
  }

  /** Like {@link close}, but each connection at a random moment within this time. */
  disconnectWithin(ms: number) {
    for (const epoch of this.#mailboxes.keys()) this.#dropMailbox(epoch)
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

  arrived(): number {
    return this.#arrivals.count()
  }

  async identify(token: string, opened: Identity): Promise<ConnectToken | 'invalid' | 'expired'> {
    const read = readConnectToken(this.#options.tokenSecret, token, this.now())
    if (typeof read === 'string' || read.sessionId === null) return read
    // A session looked up at the opening also closes the socket when it ends: when all players return at once, that
    // saves a query each.
    if (read.sessionId === opened.sessionId) return read.playerId === opened.playerId ? read : 'invalid'
    // The token may outlive its session by minutes, so the session decides.
    const playerId = await this.#options.playerOf(read.sessionId, opened.brand)
    if (playerId === null || playerId !== read.playerId) return 'invalid'
    return this.#hasEnded(read.sessionId) ? 'invalid' : read
  }

  join(spelling: string, connection: Connection) {
    const name = nameOf(spelling)
    if (!isPublic(name)) return this.#joinPrivate(connection)
    const spellings = this.#public.get(name) ?? new Map<string, Audience<Connection>>()
    const audience = spellings.get(spelling) ?? new Audience()
    const isFirst = spellings.size === 0
    this.#broadcasts.join(audience, connection)
    this.#public.set(name, spellings.set(spelling, audience))
    if (isFirst) this.#reportPresence(name, true)
  }

  leave(spelling: string, connection: Connection) {
    const name = nameOf(spelling)
    if (!isPublic(name)) return this.#leavePrivate(connection)
    const spellings = this.#public.get(name)
    const members = spellings?.get(spelling)?.members
    members?.delete(connection)
    if (members?.size === 0) spellings?.delete(spelling)
    if (spellings?.size === 0 && this.#public.delete(name)) this.#reportPresence(name, false)
  }

  closed(connection: Connection) {
    this.#connections.delete(connection)
    if (this.#connections.size > 0) return
    clearInterval(this.#ticking)
    this.#ticking = undefined
  }

  #joinPrivate(connection: Connection) {
    const { playerId } = connection.identity
    if (playerId !== null) this.#addMember(playerId, connection)
  }

  #leavePrivate(connection: Connection) {
    const { playerId } = connection.identity
    if (playerId === null || connection.hasPrivate) return
    this.#removeMember(playerId, connection)
  }

  #addMember(playerId: bigint, member: Member) {
    if (this.#players.add(playerId, member)) this.#reportPresence(playerId.toString(), true)
  }

  #removeMember(playerId: bigint, member: Member) {
    if (this.#players.remove(playerId, member)) this.#reportPresence(playerId.toString(), false)
  }
}

const pushOf = (channel: string, data: object): string => JSON.stringify({ push: { channel, pub: { data } } })
