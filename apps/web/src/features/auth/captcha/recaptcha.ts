import type { Settings } from './captchaToken'

interface Recaptcha {
  ready(callback: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
  execute(widget: number): void
  render(element: HTMLElement, options: object): number
}

const loaded = new Map<string, Promise<Recaptcha>>()

/** Its script, loaded when the first form needs it. */
function load({ recaptcha, recaptcha_version, recaptcha_script = '' }: Settings): Promise<Recaptcha> {
  const address = new URL(recaptcha_script)
  address.searchParams.set('render', recaptcha_version < 3 ? 'explicit' : recaptcha)
  const known = loaded.get(address.href)
  if (known) return known
  const made = new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address.href
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha }
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

/** Version 3 judges without a word; of version 2 the invisible kind is used, which asks only whom it doubts. */
export async function recaptcha(settings: Settings, action: string): Promise<string | undefined> {
  const service = await load(settings)
  if (settings.recaptcha_version >= 3) return service.execute(settings.recaptcha, { action })
  const place = document.createElement('div')
  document.body.append(place)
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = service.render(place, {
        sitekey: settings.recaptcha,
        size: 'invisible',
        callback: resolve,
        'error-callback': reject,
      })
      service.execute(widget)
    })
  } finally {
    place.remove()
  }
}
