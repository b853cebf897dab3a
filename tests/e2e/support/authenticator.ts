import { codeAt, stepOf } from '../../../apps/platform/src/areas/auth/twoFactor/totp.ts'

const stepMs = 30_000

/** An authenticator app: returns a code for a secret, never the same one twice. */
export function authenticator(secret: string) {
  let last = 0
  return {
    /** The next code. A server also accepts the code of the next half minute, so a test seldom has to wait. */
    async next(): Promise<string> {
      const step = Math.max(stepOf(new Date()), last + 1)
      last = step
      const ahead = (step - 1) * stepMs - Date.now()
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead))
      return codeAt(secret, step)
    },
  }
}
