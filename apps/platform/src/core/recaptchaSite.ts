import type { Config } from './config.ts'
import { readSiteConfig } from './content/config.ts'

/** What `site.recaptcha` says while reCAPTCHA is in use: it has a key, and we have the secret that goes with it. */
export function recaptchaSite({ recaptchaSecret }: Pick<Config, 'recaptchaSecret'>) {
  const { recaptcha } = readSiteConfig()
  return recaptchaSecret !== null && recaptcha.key !== '' ? recaptcha : null
}
