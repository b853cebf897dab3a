import type { Challenge } from 'altcha-lib/types'

/** Tells people from programs that try passwords and register by the thousand. */
export interface Captcha {
  /** Work for whoever is at this address; null where there is none to do. */
  challenge(address: string): Promise<Challenge | null>
  /** Whether a token was earned at this address, lately, and has not counted before. */
  isPassed(token: string, address: string): Promise<boolean>
}
