import type { Challenge } from 'altcha-lib/types'

/** Distinguishes people from programs that try passwords and register by the thousand. */
export interface Captcha {
  /** A challenge for the client at this address; null if there is none. */
  challenge(address: string): Promise<Challenge | null>
  /** Whether a token was earned at this address, lately, and has not counted before. */
  isPassed(token: string, address: string): Promise<boolean>
}
