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
export type RateLimits = { readonly [N in CallName]?: CallLimits }

/** SEC-07. An address may be a whole household or office; an account is one person. */
export const rateLimits: RateLimits = {
  // Neither these nor the mails asked for have a limit by account: a stranger would use up the owner's share. Tries are counted by
  // account and source (areas/auth/signInLock), mails where they are sent.
  'auth.signIn': { address: { burst: 60, perMinute: 30 } },
  'auth.signUp': { address: { burst: 30, perMinute: 10 } },
  'auth.captcha': { address: { burst: 60, perMinute: 40 } },
  // Each begins a session.
  'auth.startProvider': { address: { burst: 30, perMinute: 10 } },
  'auth.checkEmail': { address: { burst: 60, perMinute: 30 } },
  'auth.requestPassword': { address: { burst: 20, perMinute: 5 } },
  'auth.setPassword': { address: { burst: 20, perMinute: 10 } },
  'auth.readConfirmation': { address: { burst: 30, perMinute: 20 } },
  'auth.confirm': { address: { burst: 30, perMinute: 20 } },
  'auth.readUnlock': { address: { burst: 30, perMinute: 20 } },
  'auth.unlock': { address: { burst: 30, perMinute: 20 } },
  'auth.changePassword': { account: { burst: 10, perMinute: 6 } },
  'auth.enableTwoFactor': { account: { burst: 10, perMinute: 6 } },
  'auth.disableTwoFactor': { account: { burst: 10, perMinute: 6 } },
  'auth.renewRecoveryCodes': { account: { burst: 10, perMinute: 6 } },
  'auth.resendConfirmation': { address: { burst: 20, perMinute: 5 } },
  // Nobody types codes faster; a code is counted before it is looked up.
  'bonuses.coupon': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  'bonuses.setCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  'sport.promoCode': { address: { burst: 20, perMinute: 10 }, account: { burst: 10, perMinute: 3 } },
  'cashbox.process': { account: { burst: 20, perMinute: 20 } },
  'cashbox.transaction': { account: { burst: 20, perMinute: 20 } },
  'profile.uploadDocument': { account: { burst: 20, perMinute: 10 } },
  'profile.sumsubToken': { account: { burst: 10, perMinute: 6 } },
  'support.contact': { address: { burst: 10, perMinute: 1 }, account: { burst: 3, perMinute: 0.5 } },
  // A talk is quicker than letters; nobody types twenty answers a minute.
  'support.say': { address: { burst: 40, perMinute: 20 }, account: { burst: 15, perMinute: 10 } },
  'tracking.log': { address: { burst: 100, perMinute: 60 } },
  'tracking.validation': { address: { burst: 100, perMinute: 60 } },
  'tracking.performance': { address: { burst: 100, perMinute: 60 } },
  'tracking.network': { address: { burst: 60, perMinute: 30 } },
  'tracking.utmSet': { address: { burst: 30, perMinute: 10 } },
  'tracking.utmSend': { address: { burst: 30, perMinute: 10 } },
}

interface Bucket {
  tokens: number
  at: number
}

/** Counts in this process; time is the machine's, for a moved sandbox clock must not open or shut anything. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #limits: RateLimits
  readonly #now: () => number

  constructor(limits: RateLimits = rateLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** Throws 429 with Retry-After when the address or the account has used up its share. */
  check(call: CallName, address: string, account: string | null) {
    const limits = this.#limits[call]
    // The account first: what one player sends too much of is not taken from the others at their address.
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

  /** Buckets untouched for an hour are full again whatever their limit. */
  #prune(now: number) {
    for (const [key, { at }] of this.#buckets) if (now - at > 3_600_000) this.#buckets.delete(key)
  }
}
