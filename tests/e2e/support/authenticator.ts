import { codeAt, stepOf } from '../../../apps/platform/src/areas/auth/twoFactor/totp.ts'

const stepMs = 30_000
/** On a busy machine a code may take this long from here to the server. */
const typingMs = 20_000

/** An authenticator app: returns a code for a secret, never the same one twice. */
export function authenticator(secret: string) {
  // A server also accepts the code of the last half minute and that of the next, so a test seldom has to wait for one.
  const oldest = () => stepOf(new Date(Date.now() - stepMs + typingMs))
  let last = oldest() - 1
  return {
    /** The next code. */
    async next(): Promise<string> {
      const step = Math.max(oldest(), last + 1)
      last = step
      const ahead = (step - 1) * stepMs - Date.now()
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead))
      return codeAt(secret, step)
    },
  }
}
