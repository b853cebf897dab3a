import { codeAt, stepOf } from '../../../apps/platform/src/areas/auth/twoFactor/totp.ts'

const stepMs = 30_000

/** An app on a phone: shows a code for a secret, never one that it has shown before. */
export function authenticator(secret: string) {
  let last = 0
  return {
    /** The code to type now. A server takes one half minute ahead too, so that a journey seldom waits for the next. */
    async next(): Promise<string> {
      const step = Math.max(stepOf(new Date()), last + 1)
      last = step
      const ahead = (step - 1) * stepMs - Date.now()
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead))
      return codeAt(secret, step)
    },
  }
}
