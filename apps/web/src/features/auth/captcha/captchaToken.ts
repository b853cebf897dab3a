import type { Result } from '@apogee/contract'
import { logClient } from '../../../lib/browser/track'

export type Settings = Pick<Result<'profile.settings'>, 'recaptcha' | 'recaptcha_version' | 'recaptcha_script'>

/** The parts of getting a token that need a browser. */
export interface Makers {
  /** The settings loaded so far. */
  readonly settings: () => Settings | undefined
  /** The settings did not arrive in time: abort the call, so that the next form requests them again. */
  readonly abort: () => void
  readonly wait: (ms: number) => Promise<void>
  readonly recaptcha: (settings: Settings, action: string) => Promise<string | undefined>
  readonly work: () => Promise<string | undefined>
}

/** AUTH-16 */
const tries = 5
const betweenMs = 500

/** The settings, once they say which captcha is in use; undefined after five unsuccessful checks. */
async function settingsIn({ settings, wait, abort }: Makers): Promise<Settings | undefined> {
  for (let look = 1; look <= tries; look += 1) {
    const found = settings()
    if (found?.recaptcha !== undefined) return found
    if (look < tries) await wait(betweenMs)
  }
  abort()
  return undefined
}

/**
 * A token for a visitor's form: from reCAPTCHA if the settings have a key for it, else the solution of our own proof of
 * work. Undefined if no token could be made; the server then decides.
 */
export async function captchaToken(makers: Makers, action: string): Promise<string | undefined> {
  const found = await settingsIn(makers)
  if (!found) return undefined
  try {
    return await (found.recaptcha === '' ? makers.work() : makers.recaptcha(found, action))
  } catch (error) {
    logClient('CAPTCHA_FAILED', 'WARN', { message: String(error) })
    return undefined
  }
}
