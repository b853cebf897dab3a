import { recaptchaSite } from '../../core/config/recaptchaSite.ts'
import { readSiteConfig } from '../../core/content/configs/config.ts'
import type { Core } from '../../core/http/handler.ts'
import type { Log } from '../../core/log.ts'
import type { Captcha } from '../../ports/captcha/captcha.ts'
import { noCaptcha } from '../../ports/captcha/noCaptcha.ts'
import { proofOfWork } from '../../ports/captcha/proofOfWork.ts'
import { recaptcha } from '../../ports/captcha/recaptcha.ts'

/**
 * reCAPTCHA while the site has a key for it, else our own proof-of-work; read at each use, because an operator may set
 * the key.
 */
export function openCaptcha({ config, db, clock }: Core, log: Log): Captcha {
  if (!config.captcha) return noCaptcha
  const own = proofOfWork({
    db,
    secret: config.secrets.session,
    now: () => clock.now(),
    work: () => readSiteConfig().proof_of_work,
  })
  if (config.recaptchaSecret === null) return own
  const theirs = recaptcha({
    secret: config.recaptchaSecret,
    site: () => readSiteConfig().recaptcha,
    fetch: (url, init) => fetch(url, init),
    onError: (error) => log.error({ err: error }, 'captcha: verification failed, the visitor passes'),
  })
  const current = () => (recaptchaSite(config) ? theirs : own)
  return {
    challenge: (address) => current().challenge(address),
    isPassed: (token, address) => current().isPassed(token, address),
  }
}
