import type { Result } from '@apogee/contract'

export type Settings = Pick<Result<'profile.settings'>, 'recaptcha' | 'recaptcha_version' | 'recaptcha_script'>

/** How a token is come by: the parts that need a browser. */
export interface Makers {
  /** What has been loaded of the settings so far. */
  readonly settings: () => Settings | undefined
  /** The settings did not come in time: their call ends, so that the next form asks anew. */
  readonly giveUp: () => void
  readonly wait: (ms: number) => Promise<void>
  readonly recaptcha: (settings: Settings, action: string) => Promise<string | undefined>
  readonly work: () => Promise<string | undefined>
}

/** AUTH-16 */
const tries = 5
const betweenMs = 500

/** The settings once they say which captcha is in use; undefined when five looks found nothing. */
async function settingsIn({ settings, wait, giveUp }: Makers): Promise<Settings | undefined> {
  for (let look = 1; look <= tries; look += 1) {
    const found = settings()
    if (found?.recaptcha !== undefined) return found
    if (look < tries) await wait(betweenMs)
  }
  giveUp()
  return undefined
}

/**
 * A token for a form of a stranger: reCAPTCHA's where the settings have a key of it, else the answer to work of our own.
 * Undefined when none could be had; the server then says what it thinks of that.
 */
export async function captchaToken(makers: Makers, action: string): Promise<string | undefined> {
  const found = await settingsIn(makers)
  if (!found) return undefined
  try {
    return await (found.recaptcha === '' ? makers.work() : makers.recaptcha(found, action))
  } catch {
    return undefined
  }
}
