import type { Captcha } from './captcha.ts'

/** Accepts every form without a challenge: for our own tests and load tests. Demo mode only. */
export const noCaptcha: Captcha = {
  challenge: async () => null,
  isPassed: async () => true,
}
