import { trustedScript } from '../../../lib/browser/trustedTypes'
import type { Settings } from './captchaToken'

interface Recaptcha {
  ready(callback: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
  execute(widget: number): void
  render(element: HTMLElement, options: object): number
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha
  }
}

const loaded = new Map<string, Promise<Recaptcha>>()

/** The reCAPTCHA script, loaded when the first form needs it. */
function load({ recaptcha, recaptcha_version, recaptcha_script = '' }: Settings): Promise<Recaptcha> {
  const address = new URL(recaptcha_script)
  address.searchParams.set('render', recaptcha_version < 3 ? 'explicit' : recaptcha)
  const known = loaded.get(address.href)
  if (known) return known
  const made = new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trustedScript(address.href)
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window
      grecaptcha?.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => {
      loaded.delete(address.href)
      script.remove()
      reject(new Error('the captcha cannot be loaded'))
    }
    document.head.append(script)
  })
  loaded.set(address.href, made)
  return made
}

/** Whether a challenge is shown. Its frame exists all the time, but is hidden between challenges. */
const isChallengeShown = (): boolean =>
  [...document.querySelectorAll('iframe[src*="/bframe"]')].some((frame) =>
    frame.checkVisibility({ visibilityProperty: true }),
  )

// How long the result of a solved challenge may take after its frame has closed.
const graceMs = 2_000

/**
 * Calls `onGone` when the visitor has dismissed the challenge, which the script does not report. Returns a function
 * that stops watching.
 */
function watchQuestion(onGone: () => void): () => void {
  let wasAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    const asks = isChallengeShown()
    if (asks === wasAsking) return
    wasAsking = asks
    clearTimeout(timer)
    if (!asks) timer = setTimeout(onGone, graceMs)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Version 3 scores silently; version 2 is used in its invisible form, which challenges only suspicious visitors. */
export async function recaptcha(settings: Settings, action: string): Promise<string | undefined> {
  const service = await load(settings)
  if (settings.recaptcha_version >= 3) return service.execute(settings.recaptcha, { action })
  const before = document.activeElement
  const place = document.createElement('div')
  document.body.append(place)
  let stop = () => {}
  try {
    return await new Promise<string>((resolve, reject) => {
      stop = watchQuestion(() => reject(new Error('the captcha was dismissed')))
      const widget = service.render(place, {
        sitekey: settings.recaptcha,
        size: 'invisible',
        callback: resolve,
        'error-callback': reject,
      })
      service.execute(widget)
    })
  } finally {
    stop()
    place.remove()
    // The challenge took the focus from the form and does not return it.
    if (before instanceof HTMLElement && !before.matches(':focus')) before.focus()
  }
}
