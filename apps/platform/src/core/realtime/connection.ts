import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { ConnectData } from '@apogee/contract/realtime'
import type { WebSocket } from 'ws'
import { type ChannelName, nameOf, readChannel } from './channelName.ts'
import { CommandRate } from './commandRate.ts'
import type { Member } from './connectionsByPlayer.ts'
import type { ConnectToken } from './connectToken.ts'
import { isOlderFrame, OlderProtocol } from './olderProtocol.ts'
import {
  type CloseReason,
  type Command,
  closeCodes,
  linesOf,
  type ReplyError,
  readCommands,
  replyErrors,
} from './protocol.ts'
import { textFrame } from './textFrame.ts'

/** The visitor at the other end. */
export interface Identity {
  readonly playerId: bigint | null
  readonly sessionId: bigint | null
  /** null = as long as its session. */
  readonly expiresAt: Date | null
  /** Of the host the socket was opened on; null: none in particular. */
  readonly brand: string | null
}

/** The interface of the hub for its connections. */
export interface Gate {
  readonly pingSeconds: number
  /** More per second from one connection closes it. */
  readonly commandsPerSecond: number
  now(): Date
  /** Counts an accepted connection; returns the milliseconds over which its page should spread its reload. */
  arrived(): number
  /** The identity in a token; a refusal when it is invalid. `opened` is that of the cookie, looked up a moment ago. */
  identify(token: string, opened: Identity): Promise<ConnectToken | 'invalid' | 'expired'>
  join(spelling: string, connection: Connection): void
  leave(spelling: string, connection: Connection): void
  /** The messages to a channel that was just joined, since `epoch`; null if they are not known. */
  missed(epoch: string, spelling: string, connection: Connection): readonly Buffer[] | null
  closed(connection: Connection): void
}

/** The WebSocket, and the socket under it, for data that is framed already. */
export interface OpenedSocket {
  readonly socket: WebSocket
  readonly wire: Duplex
}

const maxChannels = 64
/** A client that falls this far behind is disconnected: it reloads when it reconnects. */
const maxBuffered = 1024 * 1024
const connectWithinMs = 10_000
const ping = textFrame('{}')

/**
 * One WebSocket speaking Centrifugo's client protocol. A process has twenty thousand of them, so that each field
 * counts: the hub checks the times ({@link tick}) instead of two timers, and channels are strings that all connections
 * share.
 */
export class Connection implements Member {
  readonly id = randomUUID()
  /** Number of the last message to whole channels that it was sent, or that was not for it. */
  lastReceived = 0
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #gate: Gate
  readonly #rate: CommandRate
  #identity: Identity
  /** Spellings of the channels it has joined; the owner of private ones is the player. */
  #joined: string[] = []
  #isConnected = false
  /** Set when the client speaks the older protocol. */
  #older: OlderProtocol | undefined
  #awaitsPong = false
  /**
   * In the time of `performance.now()`, like the argument of {@link tick}: when the connection expires, and when the
   * next ping is due.
   */
  #until: number
  #pingAt = 0
  /** Answers to the commands of a frame leave together, a line each. */
  #answers = ''
  /** Commands are answered in the order they arrived, though some wait for the database. */
  #work: Promise<void> = Promise.resolve()

  /** `identity` comes from the session cookie the socket was opened with. */
  constructor({ socket, wire }: OpenedSocket, gate: Gate, identity: Identity) {
    this.#socket = socket
    this.#wire = wire
    this.#gate = gate
    this.#rate = new CommandRate(gate.commandsPerSecond)
    this.#identity = identity
    this.#until = inMs(connectWithinMs)
    socket.on('message', (data, isBinary) => {
      // Once the close is decided, later messages are not queued.
      if (!this.#isOpen()) return
      if (isBinary) return this.close('badRequest')
      const text = String(data)
      if (!this.#isConnected && isOlderFrame(text)) this.#older ??= new OlderProtocol()
      const lines = linesOf(text)
      const commands = this.#older ? this.#older.read(text) : readCommands(lines)
      if (!this.#rate.take(Math.max(1, lines.length, commands?.length ?? 0))) return this.close('tooManyRequests')
      this.#work = this.#work.then(() => this.#frame(commands)).catch(() => this.close('badRequest'))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#dispose())
  }

  get identity(): Identity {
    return this.#identity
  }

  /** Whether any of its channels is private. */
  get hasPrivate(): boolean {
    return this.#joined.some((spelling) => !nameOf(spelling).startsWith('public:'))
  }

  /** The client's spellings of a channel, one for each way it has joined it. */
  spellingsOf(name: string): readonly string[] {
    return this.#joined.filter((spelling) => spelling === name || nameOf(spelling) === name)
  }

  receive(_name: string, frame: Buffer) {
    this.push(frame)
  }

  /** Sends a push that is a frame already, because it may go to many. */
  push(frame: Buffer) {
    if (!this.#isOpen()) return
    this.#answer()
    const own = this.#older ? this.#older.push(frame) : frame
    if (this.#socket.bufferedAmount > maxBuffered) this.close('slow')
    else if (own) this.#wire.write(own)
  }

  close(reason: CloseReason) {
    this.#answer()
    const [code, text] = closeCodes[reason]
    this.#socket.close(code, text)
  }

  /** Sends pings that are due, and closes the connection if it has expired. The hub calls it often enough for both. */
  tick(now: number) {
    if (!this.#isOpen()) return
    if (now >= this.#until) return this.close(this.#isConnected ? 'expired' : 'stale')
    if (!this.#isConnected || now < this.#pingAt) return
    if (this.#awaitsPong) return this.close('noPong')
    this.#awaitsPong = true
    // An older client sends a ping every 30 s by default: one must arrive between two looks.
    this.#pingAt = Math.round(now) + this.#gate.pingSeconds * (this.#older ? 2000 : 1000)
    this.push(ping)
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  async #frame(commands: readonly Command[] | null) {
    if (commands === null) return this.close('badRequest')
    for (const command of commands) {
      if (!this.#isOpen()) return
      // An older client answers no pings: it sends its own.
      if (command.id === undefined || this.#older) this.#awaitsPong = false
      if (command.id !== undefined) await this.#command(command, command.id)
    }
    this.#answer()
  }

  async #command(command: Command, id: number) {
    if (command.connect) return this.#connect(id, command.connect.token)
    if (!this.#isConnected) return this.close('badRequest')
    if (command.subscribe) return this.#subscribe(id, command.subscribe)
    if (command.unsubscribe) return this.#unsubscribe(id, command.unsubscribe.channel)
    if (command.refresh) return this.#refresh(id, command.refresh.token)
    if (command.ping) return this.#reply(id, { ping: {} })
    this.#refuse(id, replyErrors.notAvailable)
  }

  async #connect(id: number, token: string | undefined) {
    if (this.#isConnected) return this.close('badRequest')
    if (token) {
      const read = await this.#gate.identify(token, this.#identity)
      if (read === 'expired') return this.#refuse(id, replyErrors.tokenExpired)
      if (read === 'invalid') return this.close('invalidToken')
      this.#identity = { ...read, brand: this.#identity.brand }
    }
    this.#isConnected = true
    const { pingSeconds } = this.#gate
    const data: ConnectData = { read_within_ms: this.#gate.arrived() }
    this.#reply(id, {
      connect: { client: this.id, version: '0.0.0 apogee', ping: pingSeconds, pong: true, data, ...this.#life() },
    })
    this.#watchExpiry()
    this.#pingAt = inMs(pingSeconds * 1000)
  }

  #subscribe(id: number, { channel: text, recover, epoch }: NonNullable<Command['subscribe']>) {
    const channel = readChannel(text)
    if (channel === null) return this.#refuse(id, replyErrors.unknownChannel)
    const { spelling } = channel
    if (!this.#mayJoin(channel)) return this.#refuse(id, replyErrors.permissionDenied)
    if (this.#joined.includes(spelling)) return this.#refuse(id, replyErrors.alreadySubscribed)
    if (this.#joined.length >= maxChannels) return this.#refuse(id, replyErrors.limitExceeded)
    this.#joined.push(spelling)
    this.#gate.join(spelling, this)
    if (!recover) return this.#reply(id, { subscribe: {} })
    const missed = this.#gate.missed(epoch ?? '', spelling, this)
    this.#reply(id, { subscribe: { was_recovering: true, recovered: missed !== null } })
    for (const frame of missed ?? []) this.push(frame)
  }

  #mayJoin({ owner }: ChannelName): boolean {
    const { playerId } = this.#identity
    return owner === null || (playerId !== null && owner === playerId.toString())
  }

  #unsubscribe(id: number, text: string) {
    const channel = readChannel(text)
    const at = channel && this.#mayJoin(channel) ? this.#joined.indexOf(channel.spelling) : -1
    for (const left of at < 0 ? [] : this.#joined.splice(at, 1)) this.#gate.leave(left, this)
    this.#reply(id, { unsubscribe: {} })
  }

  async #refresh(id: number, token: string) {
    const read = await this.#gate.identify(token, { ...guest, brand: this.#identity.brand })
    // A token of another player does not prolong this connection.
    if (read === 'invalid' || (read !== 'expired' && read.playerId !== this.#identity.playerId)) {
      return this.close('invalidToken')
    }
    if (read === 'expired') return this.#refuse(id, replyErrors.tokenExpired)
    this.#identity = { ...read, brand: this.#identity.brand }
    this.#watchExpiry()
    this.#reply(id, { refresh: { client: this.id, version: '0.0.0 apogee', ...this.#life() } })
  }

  #life(): object {
    const { expiresAt } = this.#identity
    if (expiresAt === null) return {}
    return { expires: true, ttl: Math.max(1, Math.floor((expiresAt.getTime() - this.#gate.now().getTime()) / 1000)) }
  }

  /** The client refreshes its token in time; a client that does not is disconnected shortly after. */
  #watchExpiry() {
    const { expiresAt } = this.#identity
    this.#until =
      expiresAt === null
        ? Number.POSITIVE_INFINITY
        : inMs(expiresAt.getTime() - this.#gate.now().getTime() + connectWithinMs)
  }

  #reply(id: number, result: object) {
    const answer = this.#older ? this.#older.reply(id, result) : JSON.stringify({ id, ...result })
    this.#answers += `${this.#answers && (this.#older ? ',' : '\n')}${answer}`
  }

  #refuse(id: number, error: ReplyError) {
    this.#reply(id, { error })
  }

  /** Sends the pending answers: before any publication, so that the client knows which channels it has joined. */
  #answer() {
    const answers = this.#answers
    this.#answers = ''
    if (answers !== '' && this.#isOpen()) this.#wire.write(textFrame(this.#older ? `[${answers}]` : answers))
  }

  #dispose() {
    const left = this.#joined
    this.#joined = []
    for (const spelling of left) this.#gate.leave(spelling, this)
    this.#gate.closed(this)
  }
}

const guest = { playerId: null, sessionId: null, expiresAt: null }

/** An integer, because a fractional number takes extra memory. */
const inMs = (ms: number): number => Math.round(performance.now() + ms)
