import type { Captcha } from './captcha.ts'

/** Asks nothing of anybody: tests and load of our own. Demo mode only. */
export const noCaptcha: Captcha = {
  challenge: async () => null,
  isPassed: async () => true,
}
