import type { CallName } from '@apogee/contract'
import { refuse } from '../errors.ts'
import { aloneNode, type Nodes } from '../nodes/nodes.ts'
import { addressBlock } from './visitor.ts'

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
/**
 * SEC-07, by call; an area lists its own in its manifest. An address may be a whole household or office; an account is
 * one person.
 */
export type RateLimits = { readonly [N in CallName]?: CallLimits }

interface Bucket {
  tokens: number
  at: number
}

/**
 * Counts once for all nodes, and in this process where there are no others or they are not reached: then each node allows as
 * much as all together otherwise do. Time is the machine's own, because moving the sandbox clock must not lift or impose a
 * limit.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #limits: RateLimits
  readonly #now: () => number
  readonly #nodes: Pick<Nodes, 'take'>

  constructor(limits: RateLimits, nodes: Pick<Nodes, 'take'> = aloneNode, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#nodes = nodes
    this.#now = now
  }

  /** Throws 429 with Retry-After when the address or the account has used up its allowance. */
  async check(call: CallName, address: string, account: string | null): Promise<void> {
    const limits = this.#limits[call]
    // The account first: one player's excess requests do not count against others at the same address.
    if (limits?.account && account !== null) await this.#take(`${call} account ${account}`, limits.account)
    if (limits?.address) await this.#take(`${call} ${addressBlock(address)}`, limits.address)
  }

  async #take(key: string, limit: Limit): Promise<void> {
    const waitMs = (await this.#nodes.take(key, limit)) ?? this.#takeHere(key, limit)
    if (waitMs === 0) return
    throw refuse(429, { base: { too_many_requests: true } }, { 'retry-after': String(Math.ceil(waitMs / 1000)) })
  }

  /** Milliseconds to wait; 0 when there was a token. */
  #takeHere(key: string, { burst, perMinute }: Limit): number {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    bucket.at = now
    if (this.#buckets.size > 50_000) this.#prune(now)
    this.#buckets.set(key, bucket)
    if (bucket.tokens < 1) return ((1 - bucket.tokens) / perMinute) * 60_000
    bucket.tokens -= 1
    return 0
  }

  /** Buckets untouched for an hour are full again, whatever their limit. */
  #prune(now: number) {
    for (const [key, { at }] of this.#buckets) if (now - at > 3_600_000) this.#buckets.delete(key)
  }
}
