import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { CommandRate } from './commandRate.ts'
import type { ConnectToken } from './connectToken.ts'
import {
  type CloseReason,
  type Command,
  closeCodes,
  linesOf,
  type ReplyError,
  readCommands,
  replyErrors,
} from './protocol.ts'

/** The visitor at the other end. */
export interface Identity {
  readonly playerId: bigint | null
  readonly sessionId: bigint | null
  /** null = as long as its session. */
  readonly expiresAt: Date | null
}

/** What a connection needs from its hub. */
export interface Gate {
  readonly pingSeconds: number
  /** More per second from one connection closes it. */
  readonly commandsPerSecond: number
  now(): Date
  /** The identity in a token; a refusal when it is invalid. */
  identify(token: string): Promise<ConnectToken | 'invalid' | 'expired'>
  mayJoin(channel: string, identity: Identity): ReplyError | null
  join(channel: string, connection: Connection): void
  leave(channel: string, connection: Connection): void
  closed(connection: Connection): void
}

const mostChannels = 64
/** A reader that falls this far behind is disconnected: it reloads when it comes back. */
const mostBuffered = 1024 * 1024
const connectWithinMs = 10_000

/** One WebSocket speaking Centrifugo's client protocol. */
export class Connection {
  readonly id = randomUUID()
  readonly channels = new Set<string>()
  readonly #socket: WebSocket
  readonly #gate: Gate
  readonly #rate: CommandRate
  #identity: Identity
  #isConnected = false
  #awaitsPong = false
  #pinging: NodeJS.Timeout | undefined
  #deadline: NodeJS.Timeout | undefined
  /** Commands are answered in the order they arrived, though some wait for the database. */
  #work: Promise<void> = Promise.resolve()

  /** `identity` comes from the session cookie the socket was opened with. */
  constructor(socket: WebSocket, gate: Gate, identity: Identity) {
    this.#socket = socket
    this.#gate = gate
    this.#rate = new CommandRate(gate.commandsPerSecond)
    this.#identity = identity
    this.#deadline = setTimeout(() => this.close('stale'), connectWithinMs).unref()
    socket.on('message', (data, isBinary) => {
      // Once the close is decided, later messages are not queued.
      if (socket.readyState !== socket.OPEN) return
      if (isBinary) return this.close('badRequest')
      const lines = linesOf(String(data))
      if (!this.#rate.take(Math.max(1, lines.length))) return this.close('tooManyRequests')
      this.#work = this.#work.then(() => this.#frame(lines)).catch(() => this.close('badRequest'))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#dispose())
  }

  get identity(): Identity {
    return this.#identity
  }

  /** Sends a push that is already JSON text, because it goes to many. */
  push(text: string) {
    if (this.#socket.bufferedAmount > mostBuffered) this.close('slow')
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text)
  }

  close(reason: CloseReason) {
    const [code, text] = closeCodes[reason]
    this.#socket.close(code, text)
  }

  async #frame(lines: readonly string[]) {
    const commands = readCommands(lines)
    if (commands === null) return this.close('badRequest')
    for (const command of commands) {
      if (this.#socket.readyState !== this.#socket.OPEN) return
      if (command.id === undefined) this.#awaitsPong = false
      else await this.#command(command, command.id)
    }
  }

  async #command(command: Command, id: number) {
    if (command.connect) return this.#connect(id, command.connect.token)
    if (!this.#isConnected) return this.close('badRequest')
    if (command.subscribe) return this.#subscribe(id, command.subscribe.channel)
    if (command.unsubscribe) return this.#unsubscribe(id, command.unsubscribe.channel)
    if (command.refresh) return this.#refresh(id, command.refresh.token)
    if (command.ping) return this.#reply(id, { ping: {} })
    this.#refuse(id, replyErrors.notAvailable)
  }

  async #connect(id: number, token: string | undefined) {
    if (this.#isConnected) return this.close('badRequest')
    if (token) {
      const read = await this.#gate.identify(token)
      if (read === 'expired') return this.#refuse(id, replyErrors.tokenExpired)
      if (read === 'invalid') return this.close('invalidToken')
      this.#identity = read
    }
    this.#isConnected = true
    this.#reply(id, {
      connect: { client: this.id, version: '0.0.0 apogee', ping: this.#gate.pingSeconds, pong: true, ...this.#life() },
    })
    clearTimeout(this.#deadline)
    this.#watchExpiry()
    this.#pinging = setInterval(() => {
      if (this.#awaitsPong) return this.close('noPong')
      this.#awaitsPong = true
      this.push('{}')
    }, this.#gate.pingSeconds * 1000).unref()
  }

  #subscribe(id: number, channel: string) {
    if (this.channels.has(channel)) return this.#refuse(id, replyErrors.alreadySubscribed)
    if (this.channels.size >= mostChannels) return this.#refuse(id, replyErrors.limitExceeded)
    const refusal = this.#gate.mayJoin(channel, this.#identity)
    if (refusal) return this.#refuse(id, refusal)
    this.channels.add(channel)
    this.#gate.join(channel, this)
    this.#reply(id, { subscribe: {} })
  }

  #unsubscribe(id: number, channel: string) {
    if (this.channels.delete(channel)) this.#gate.leave(channel, this)
    this.#reply(id, { unsubscribe: {} })
  }

  async #refresh(id: number, token: string) {
    const read = await this.#gate.identify(token)
    // A token of another player does not prolong this connection.
    if (read === 'invalid' || (read !== 'expired' && read.playerId !== this.#identity.playerId)) {
      return this.close('invalidToken')
    }
    if (read === 'expired') return this.#refuse(id, replyErrors.tokenExpired)
    this.#identity = read
    this.#watchExpiry()
    this.#reply(id, { refresh: { client: this.id, version: '0.0.0 apogee', ...this.#life() } })
  }

  #life(): object {
    const { expiresAt } = this.#identity
    if (expiresAt === null) return {}
    return { expires: true, ttl: Math.max(1, Math.floor((expiresAt.getTime() - this.#gate.now().getTime()) / 1000)) }
  }

  /** The client refreshes in time by itself; one that does not is disconnected shortly after. */
  #watchExpiry() {
    clearTimeout(this.#deadline)
    const { expiresAt } = this.#identity
    if (expiresAt === null) return
    const left = expiresAt.getTime() - this.#gate.now().getTime() + connectWithinMs
    this.#deadline = setTimeout(() => this.close('expired'), Math.min(left, 2 ** 31 - 1)).unref()
  }

  #reply(id: number, result: object) {
    this.push(JSON.stringify({ id, ...result }))
  }

  #refuse(id: number, error: ReplyError) {
    this.#reply(id, { error })
  }

  #dispose() {
    clearInterval(this.#pinging)
    clearTimeout(this.#deadline)
    for (const channel of this.channels) this.#gate.leave(channel, this)
    this.channels.clear()
    this.#gate.closed(this)
  }
}
