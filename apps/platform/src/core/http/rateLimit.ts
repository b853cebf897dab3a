import type { CallName } from '@apogee/contract'
import { LRUCache } from 'lru-cache'
import { refuse } from '../errors.ts'
import { type Nodes, singleNode } from '../nodes/nodes.ts'
import { addressBlock } from './visits/visitor.ts'

/** A token bucket: `burst` at once, then `perMinute`. */
export interface Limit {
  readonly burst: number
  readonly perMinute: number
}
export interface CallLimits {
  readonly address?: Limit
  /** The signed-in player. */
  readonly account?: Limit
}
type SharedLimits = Pick<Nodes, 'takeToken' | 'lower' | 'onChange'>

/**
 * SEC-07, by call; an area lists its own in its manifest. An address may be a whole household or office; an account is
 * one person.
 */
export type RateLimits = { readonly [N in CallName]?: CallLimits }

interface Bucket {
  readonly limit: Limit
  tokens: number
  at: number
}

/** The least recently used are dropped; after an hour a bucket is full again, whatever its limit. */
const maxBuckets = 50_000
/** The most buckets written back in one call. */
const atOnce = 500

/**
 * Counts once for all nodes, and locally as well. The local count is used without other nodes and while Redis is down
 * (then each node allows as much as all nodes together otherwise), and it refills a Redis that restarts empty. Time is
 * the machine's own, because moving the sandbox clock must not lift or impose a limit.
 */
export class RateLimiter {
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  readonly #limits: RateLimits
  readonly #now: () => number
  readonly #nodes: SharedLimits

  constructor(limits: RateLimits, nodes: SharedLimits = singleNode, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#nodes = nodes
    this.#now = now
    nodes.onChange(({ kind }) => {
      if (kind === 'isBack') void this.#writeBack()
    })
  }

  /** Throws 429 with Retry-After when the address or the account has used up its allowance. */
  async check(call: CallName, address: string, account: string | null): Promise<void> {
    const limits = this.#limits[call]
    // The account first: one player's excess requests do not count against others at the same address.
    if (limits?.account && account !== null) await this.#take(`${call} account ${account}`, limits.account)
    if (limits?.address) await this.#take(`${call} ${addressBlock(address)}`, limits.address)
  }

  async #take(key: string, limit: Limit): Promise<void> {
    const bucket = this.#bucketOf(key, limit)
    const shared = await this.#nodes.takeToken(key, limit, bucket.tokens)
    this.#refill(bucket)
    const waitMs = shared ?? (bucket.tokens < 1 ? ((1 - bucket.tokens) / limit.perMinute) * 60_000 : 0)
    if (waitMs > 0)
      throw refuse(429, { base: { too_many_requests: true } }, { 'retry-after': String(Math.ceil(waitMs / 1000)) })
    bucket.tokens = Math.max(0, bucket.tokens - 1)
  }

  #bucketOf(key: string, limit: Limit): Bucket {
    const bucket = this.#buckets.get(key) ?? { limit, tokens: limit.burst, at: this.#now() }
    this.#refill(bucket)
    this.#buckets.set(key, bucket)
    return bucket
  }

  #refill(bucket: Bucket) {
    const now = this.#now()
    const { burst, perMinute } = bucket.limit
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    bucket.at = now
  }

  /** Sends the local counts to Redis after an outage: it missed them, or lost its own in a restart. */
  async #writeBack() {
    const counted = [...this.#buckets]
    for (let from = 0; from < counted.length; from += atOnce) {
      await Promise.all(
        counted.slice(from, from + atOnce).map(([key, bucket]) => {
          this.#refill(bucket)
          const { limit, tokens } = bucket
          return tokens < limit.burst && this.#nodes.lower(key, limit, tokens)
        }),
      )
    }
  }
}
