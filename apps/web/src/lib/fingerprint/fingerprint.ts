import { randomId } from '../browser/randomId'
import { isBot } from '../reports/isBot'

/** CONST-22, OPEN-49: after an hour the script runs again, and the id changes. */
const livesMs = 3_600_000
// Sign-in does not wait longer than this: a slower browser stays unknown this time.
const patienceMs = 1_500

/** The parts of creating an id that need a browser. */
export interface Maker {
  readonly isBot: () => Promise<boolean>
  readonly deviceHash: () => Promise<string>
}

const browser: Maker = { isBot, deviceHash: async () => (await import('./deviceHash')).deviceHash() }

/** Caches one id per hour. */
export function createFingerprint({ isBot, deviceHash }: Maker): (nowMs: number) => Promise<string | undefined> {
  let made: { readonly id: Promise<string | undefined>; readonly at: number } | undefined
  const make = async () => {
    if (await isBot()) return undefined
    return `${await deviceHash()}.${randomId().replaceAll('-', '').slice(0, 16)}`
  }
  return (nowMs) => {
    // Sign-in and sign-up work without the id.
    if (!made || nowMs - made.at >= livesMs) made = { id: make().catch(() => undefined), at: nowMs }
    return made.id
  }
}

const current = createFingerprint(browser)

/**
 * The anti-fraud id of this browser (`dfpc`): 32 digits of the device, a dot, 16 of this hour. The first part
 * recognises the device; the second changes every hour. Undefined for bots, and when it cannot be computed in time.
 */
export function fingerprint(): Promise<string | undefined> {
  const tooLate = new Promise<undefined>((done) => setTimeout(() => done(undefined), patienceMs))
  return Promise.race([current(Date.now()), tooLate])
}
