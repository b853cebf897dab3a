import type { Challenge } from 'altcha-lib/types'

/** Distinguishes people from programs that try passwords and register by the thousand. */
export interface Captcha {
  /** A challenge for the client at this address; null if it need not solve one. */
  challenge(address: string): Promise<Challenge | null>
  /** Whether a token was earned at this address, recently, and is used for the first time. */
  isPassed(token: string, address: string): Promise<boolean>
}
