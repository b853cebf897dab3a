import { z } from 'zod'
import type { Captcha } from './captcha.ts'

export interface RecaptchaOptions {
  readonly secret: string
  readonly site: () => {
    readonly version: number
    /** Address that judges tokens. */
    readonly verify: string
    /** Version 3: visitors below this score, 0 to 1, are considered programs. */
    readonly least_score: number
  }
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly onError: (error: unknown) => void
}

const verdict = z.object({ success: z.boolean(), score: z.number().optional() })
const limitMs = 5_000

/** reCAPTCHA 2 and 3. Its service counts a token once and for two minutes. */
export function recaptcha({ secret, site, fetch, onError }: RecaptchaOptions): Captcha {
  return {
    challenge: async () => null,
    async isPassed(token, address) {
      if (token === '') return false
      const { version, verify, least_score } = site()
      try {
        const answer = await fetch(verify, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          signal: AbortSignal.timeout(limitMs),
        })
        const { success, score = 0 } = verdict.parse(await answer.json())
        return success && (version < 3 || score >= least_score)
      } catch (error) {
        // If the verdict is unavailable, the visitor passes: the limits by address and account still apply, and no real
        // visitor is blocked.
        onError(error)
        return true
      }
    },
  }
}
