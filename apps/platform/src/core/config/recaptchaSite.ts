import { readSiteConfig } from '../content/configs/config.ts'
import type { Config } from './config.ts'

/** The value of `site.recaptcha` while reCAPTCHA is in use: it has a key, and we have the matching secret. */
export function recaptchaSite({ recaptchaSecret }: Pick<Config, 'recaptchaSecret'>) {
  const { recaptcha } = readSiteConfig()
  return recaptchaSecret !== null && recaptcha.key !== '' ? recaptcha : null
}
