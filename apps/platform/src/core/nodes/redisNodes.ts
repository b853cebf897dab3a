import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { ConfigError } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { NodeChange, NodeMessages, Nodes, NodeTopic, SharedLimit } from './nodes.ts'

const beatEveryMs = 1000
/**
 * A peer without a heartbeat for this long is considered dead; this node, if it misses its own heartbeats for this
 * long, is cut off.
 */
const silentMs = 4000
/** A request does not wait longer for Redis than this. */
const answerWithinMs = 500
const connectWithinMs = 5000

/**
 * The token bucket of {@link SharedLimit}, as one atomic script for all nodes. Time is that of Redis. The key expires
 * once the bucket is full again. The bucket never has more tokens than a node's own count: a Redis that restarts empty
 * resets no limit.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst, perMs = tonumber(ARGV[1]), tonumber(ARGV[2]) / 60000
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = math.min(burst, (tonumber(kept[1]) or burst) + (now - (tonumber(kept[2]) or now)) * perMs, tonumber(ARGV[3]))
local wait = 0
if ARGV[4] == '0' then wait = 0
elseif tokens < 1 then wait = math.ceil((1 - tokens) / perMs) else tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / perMs) + 1000)
return wait`

type Topic = NodeTopic | 'beat'
interface Letter {
  readonly from: string
  readonly topic: Topic
  readonly message: NodeMessages[NodeTopic]
}

/**
 * Only nodes write to these channels, but another program on the same Redis may do so by mistake. Subscribers validate
 * the contents.
 */
function readLetter(text: string): Letter {
  const letter = JSON.parse(text) as Letter | null
  const isLetter =
    typeof letter?.from === 'string' &&
    typeof letter.topic === 'string' &&
    typeof letter.message === 'object' &&
    letter.message !== null
  if (!isLetter) throw new Error('not a message of a node')
  return letter
}

type Client = ReturnType<typeof connectionTo>
const connectionTo = (url: string) =>
  createClient({
    url,
    // A command that cannot be sent now fails at once: messages are lost, limits fall back to the local count. Nothing
    // is sent late.
    disableOfflineQueue: true,
    commandOptions: { timeout: answerWithinMs },
    socket: {
      connectTimeout: connectWithinMs,
      // Heartbeats arrive every second: a silent connection is a broken one.
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(1000, 50 * 2 ** Math.min(tries, 5)) * (0.5 + Math.random() / 2),
    },
  })

export interface RedisOptions {
  readonly url: string
  readonly log: Log
}

/** Joins the nodes over Redis or Valkey. Throws {@link ConfigError} when it cannot be reached at the start. */
export async function openRedisNodes({ url, log }: RedisOptions): Promise<Nodes> {
  const nodes = new RedisNodes(url, log)
  try {
    await nodes.open()
  } catch (error) {
    await nodes.close()
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The Redis of REDIS_URL (${new URL(url).host}) cannot be used: ${why}.`)
  }
  return nodes
}

class RedisNodes implements Nodes {
  readonly self = randomUUID()
  readonly #log: Log
  readonly #speaking: Client
  readonly #hearing: Client
  /** The number of the database is part of every name: several platforms may use one Redis. */
  readonly #prefix: string
  readonly #subscribers = new Map<Topic, Set<(message: never, from: string) => void>>()
  readonly #listeners = new Set<(change: NodeChange) => void>()
  /** Time of each peer's last heartbeat. */
  readonly #others = new Map<string, number>()
  #heardSelfAt = Number.NEGATIVE_INFINITY
  #lost: { readonly count: number; readonly error: unknown } = { count: 0, error: undefined }
  #isCutOff = false
  #isOpen = false
  #beating: NodeJS.Timeout | undefined

  constructor(url: string, log: Log) {
    this.#log = log
    this.#prefix = `apogee:${new URL(url).pathname.replace('/', '') || '0'}`
    this.#speaking = connectionTo(url)
    this.#hearing = connectionTo(url)
    for (const client of [this.#speaking, this.#hearing]) {
      client.on('error', (error) => this.#lose(error))
      client.on('ready', () => this.#comeBack())
    }
  }

  async open(): Promise<void> {
    const late = AbortSignal.timeout(connectWithinMs)
    const tooLate = new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(this.#lastError ?? new Error('no response'))),
    )
    // The race below reports it; after the race no code awaits it.
    tooLate.catch(() => undefined)
    await Promise.race([tooLate, Promise.all([this.#speaking.connect(), this.#hearing.connect()])])
    const hear = (text: string) => this.#read(text)
    await this.#hearing.subscribe([`${this.#prefix}:all`, `${this.#prefix}:${this.self}`], hear)
    this.#isOpen = true
    this.#beating = setInterval(() => this.#beat(), beatEveryMs).unref()
    const heard = new Promise<void>((resolve) => {
      this.#onFirstBeat = resolve
    })
    this.#beat()
    await Promise.race([tooLate, heard])
  }
  #onFirstBeat: () => void = () => undefined
  #lastError: Error | undefined

  isConnected(): boolean {
    return this.#speaking.isReady && this.#hearing.isReady && performance.now() - this.#heardSelfAt < silentMs
  }

  peers(): readonly string[] {
    return [...this.#others.keys()]
  }

  publish<T extends NodeTopic>(topic: T, message: NodeMessages[T], to?: readonly string[]) {
    if (to === undefined) return this.#send('all', topic, message)
    for (const node of to) this.#send(node, topic, message)
  }

  subscribe<T extends NodeTopic>(topic: T, hear: (message: NodeMessages[T], from: string) => void): () => void {
    const listeners = this.#subscribers.get(topic) ?? new Set()
    this.#subscribers.set(topic, listeners.add(hear))
    return () => listeners.delete(hear)
  }

  onChange(listener: (change: NodeChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  takeToken(key: string, limit: SharedLimit, left = limit.burst): Promise<number | null> {
    return this.#bucket(key, limit, left, 1)
  }

  async lower(key: string, limit: SharedLimit, left: number): Promise<void> {
    await this.#bucket(key, limit, left, 0)
  }

  async #bucket(key: string, { burst, perMinute }: SharedLimit, left: number, cost: 0 | 1): Promise<number | null> {
    if (!this.isConnected()) return null
    try {
      const wait = await this.#speaking.eval(takeScript, {
        keys: [`${this.#prefix}:limit:${key}`],
        arguments: [burst, perMinute, left, cost].map(String),
      })
      return Number(wait)
    } catch (error) {
      this.#log.warn({ err: error }, 'rate limit lookup in Redis failed, using the local count')
      return null
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#beating)
    this.#isOpen = false
    await this.#finish()
  }

  /** The last messages are still sent if that is quick. */
  async #finish(): Promise<void> {
    const late = new AbortController()
    const closing = this.#speaking.isReady ? this.#speaking.close() : Promise.resolve()
    // A broken connection is destroyed below.
    await Promise.race([closing.catch(() => undefined), sleep(answerWithinMs, undefined, { signal: late.signal })])
    late.abort()
    for (const client of [this.#speaking, this.#hearing]) if (client.isOpen) client.destroy()
  }

  #send(to: string, topic: Topic, message: object) {
    if (!this.#speaking.isReady) return
    this.#speaking
      .publish(`${this.#prefix}:${to}`, JSON.stringify({ from: this.self, topic, message }))
      .catch((error: unknown) => {
        this.#lost = { count: this.#lost.count + 1, error }
      })
  }

  /** Logs lost messages once a second: an outage affects many at once. */
  #tellLost() {
    const { count, error } = this.#lost
    if (count === 0) return
    this.#lost = { count: 0, error: undefined }
    this.#log.warn({ err: error, count }, 'messages to the other nodes were lost')
  }

  #beat() {
    this.#tellLost()
    this.#send('all', 'beat', {})
    const now = performance.now()
    for (const [node, at] of this.#others) {
      if (now - at < silentMs) continue
      this.#others.delete(node)
      this.#change({ kind: 'gone', node })
    }
  }

  #read(text: string) {
    let letter: Letter
    try {
      letter = readLetter(text)
    } catch (error) {
      this.#log.error({ err: error }, 'message of another node could not be parsed')
      return
    }
    const { from, topic, message } = letter
    const now = performance.now()
    if (from === this.self) {
      this.#heardSelfAt = now
      this.#onFirstBeat()
      return
    }
    const isNew = !this.#others.has(from)
    this.#others.set(from, now)
    if (isNew) this.#change({ kind: 'came', node: from })
    for (const hear of this.#subscribers.get(topic) ?? []) {
      try {
        hear(message as never, from)
      } catch (error) {
        this.#log.error({ err: error, topic }, 'message of another node could not be handled')
      }
    }
  }

  #lose(error: Error) {
    this.#lastError = error
    if (!this.#isOpen || this.#isCutOff) return
    this.#isCutOff = true
    this.#log.error({ err: error }, 'lost the connection to the other nodes')
  }

  /** A connection is back, with its subscriptions. */
  #comeBack() {
    if (!this.#isCutOff || !this.#speaking.isReady || !this.#hearing.isReady) return
    this.#isCutOff = false
    this.#log.info({}, 'connection to the other nodes is back')
    this.#beat()
    this.#change({ kind: 'isBack' })
  }

  #change(change: NodeChange) {
    for (const listener of this.#listeners) listener(change)
  }
}
