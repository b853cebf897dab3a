import { ApiError, api } from '../../../lib/api'
import { deviceNow } from '../../../lib/time/platformClock'
import { captchaToken, type Makers, type Settings } from './captchaToken'

let settings: Settings | undefined
let settingsRequest: { readonly done: Promise<void>; readonly abort: AbortController } | undefined

/** Loads the settings; called again after a failure. */
function loadSettings(): void {
  if (settingsRequest) return
  const abort = new AbortController()
  const done = api('profile.settings', {}, { signal: abort.signal }).then(
    (answer) => {
      settings = answer
    },
    () => {
      settingsRequest = undefined
    },
  )
  settingsRequest = { done, abort }
}

// The maximum wait for something a form can do without: the server then decides.
const challengeMs = 5_000

const makers: Makers = {
  settings: () => settings,
  abort: () => settingsRequest?.abort.abort(new Error('captcha settings timed out')),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  recaptcha: async (found, action) => (await import('./recaptcha')).recaptcha(found, action),
  work: async () => (await import('./proofOfWork')).proofOfWork(AbortSignal.timeout(challengeMs)),
}

// The server accepts a solution for ten minutes.
const freshMs = 9 * 60_000
let prefetched: { readonly token: Promise<string | undefined>; readonly at: number } | undefined

async function make(action: string): Promise<string | undefined> {
  loadSettings()
  return captchaToken(makers, action)
}

/**
 * Runs while the form is being filled in, so that slow work is done before it is sent. A reCAPTCHA token expires too
 * soon for that.
 */
export function prepareCaptcha(action: string): void {
  loadSettings()
  if (prefetched && deviceNow() - prefetched.at < freshMs) return
  prefetched = undefined
  void settingsRequest?.done.then(() => {
    // On submit, wait only for what has already started.
    if (settings?.recaptcha === '' && !prefetched) prefetched = { token: make(action), at: deviceNow() }
  })
}

/** Each token counts once. */
async function consumeToken(action: string): Promise<string | undefined> {
  const prepared = prefetched && deviceNow() - prefetched.at < freshMs ? await prefetched.token : undefined
  prefetched = undefined
  return prepared ?? make(action)
}

const isCaptchaRequired = (error: unknown): boolean => error instanceof ApiError && 'captcha' in error.errors

/**
 * Sends a form with a captcha. `always` false: only when the server requires one. A token that was rejected because the
 * form stayed open too long is renewed once. A challenge that the visitor dismissed is not shown again until they
 * resubmit the form.
 */
export async function withCaptcha<T>(
  action: string,
  always: boolean,
  send: (captcha: { captcha?: string }) => Promise<T>,
): Promise<T> {
  const made = async (): Promise<{ captcha?: string }> => {
    const captcha = await consumeToken(action)
    return captcha === undefined ? {} : { captcha }
  }
  const first = always ? await made() : {}
  try {
    return await send(first)
  } catch (error) {
    if (!isCaptchaRequired(error) || (always && !first.captcha)) throw error
    return send(await made())
  }
}
