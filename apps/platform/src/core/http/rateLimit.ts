import type { CallName } from '@apogee/contract'
import { refuse } from '../errors.ts'
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
 * Counts in this process. Time is the machine's own, because moving the sandbox clock must not lift or impose a limit.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #limits: RateLimits
  readonly #now: () => number

  constructor(limits: RateLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** Throws 429 with Retry-After when the address or the account has used up its allowance. */
  check(call: CallName, address: string, account: string | null) {
    const limits = this.#limits[call]
    // The account first: one player's excess requests do not count against others at the same address.
    if (limits?.account && account !== null) this.#take(`${call} account ${account}`, limits.account)
    if (limits?.address) this.#take(`${call} ${addressBlock(address)}`, limits.address)
  }

  #take(key: string, { burst, perMinute }: Limit) {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    bucket.at = now
    if (this.#buckets.size > 50_000) this.#prune(now)
    this.#buckets.set(key, bucket)
    if (bucket.tokens < 1) {
      const wait = Math.ceil(((1 - bucket.tokens) / perMinute) * 60)
      throw refuse(429, { base: { too_many_requests: true } }, { 'retry-after': String(wait) })
    }
    bucket.tokens -= 1
  }

  /** Buckets untouched for an hour are full again, whatever their limit. */
  #prune(now: number) {
    for (const [key, { at }] of this.#buckets) if (now - at > 3_600_000) this.#buckets.delete(key)
  }
}
