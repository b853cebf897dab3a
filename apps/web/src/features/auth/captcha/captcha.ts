import { ApiError, api } from '../../../lib/api'
import { captchaToken, type Makers, type Settings } from './captchaToken'

let settings: Settings | undefined
let asked: { readonly done: Promise<void>; readonly abort: AbortController } | undefined

/** Loads the settings; called again after it failed. */
function loadSettings(): void {
  if (asked) return
  const abort = new AbortController()
  const done = api('profile.settings', {}, { signal: abort.signal }).then(
    (answer) => {
      settings = answer
    },
    () => {
      asked = undefined
    },
  )
  asked = { done, abort }
}

// Longer nobody waits for what a form can go without: the server then says what it thinks of that.
const challengeMs = 5_000

const makers: Makers = {
  settings: () => settings,
  giveUp: () => asked?.abort.abort(new Error('the settings did not come in time')),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  recaptcha: async (found, action) => (await import('./recaptcha')).recaptcha(found, action),
  work: async () => (await import('./proofOfWork')).proofOfWork(AbortSignal.timeout(challengeMs)),
}

// The server takes its work for ten minutes.
const freshMs = 9 * 60_000
let ahead: { readonly token: Promise<string | undefined>; readonly at: number } | undefined

async function make(action: string): Promise<string | undefined> {
  loadSettings()
  return captchaToken(makers, action)
}

/** While the form is filled in: what takes time is done before it is sent. A token of reCAPTCHA lives too short for that. */
export function prepareCaptcha(action: string): void {
  loadSettings()
  if (ahead && Date.now() - ahead.at < freshMs) return
  ahead = undefined
  void asked?.done.then(() => {
    // Only what is there is waited for when the form is sent.
    if (settings?.recaptcha === '' && !ahead) ahead = { token: make(action), at: Date.now() }
  })
}

/** Each counts once. */
async function take(action: string): Promise<string | undefined> {
  const prepared = ahead && Date.now() - ahead.at < freshMs ? await ahead.token : undefined
  ahead = undefined
  return prepared ?? make(action)
}

const isAsked = (error: unknown): boolean => error instanceof ApiError && 'captcha' in error.errors

/**
 * Sends a form with a captcha. `always` false: only when the server asks for one. A token that did not count, because the
 * form lay open too long, is made anew once; a question that the visitor put away is not put again until he sends the form again.
 */
export async function withCaptcha<T>(
  action: string,
  always: boolean,
  send: (captcha: { captcha?: string }) => Promise<T>,
): Promise<T> {
  const made = async (): Promise<{ captcha?: string }> => {
    const captcha = await take(action)
    return captcha === undefined ? {} : { captcha }
  }
  const first = always ? await made() : {}
  try {
    return await send(first)
  } catch (error) {
    if (!isAsked(error) || (always && !first.captcha)) throw error
    return send(await made())
  }
}
