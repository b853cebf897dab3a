import { expect, test, vi } from 'vitest'
import { captchaToken, type Makers, type Settings } from './captchaToken'

/** A page whose settings arrive after this many waits. */
function page(after: number, settings: Settings, more: Partial<Makers> = {}) {
  const waits: number[] = []
  const givenUp = vi.fn()
  const makers: Makers = {
    settings: () => (waits.length >= after ? settings : undefined),
    abort: givenUp,
    wait: async (ms) => void waits.push(ms),
    recaptcha: async ({ recaptcha, recaptcha_version }, action) => `${recaptcha} v${recaptcha_version} ${action}`,
    work: async () => 'work',
    ...more,
  }
  return { makers, waits, givenUp }
}
const own = { recaptcha: '', recaptcha_version: 2 }
const theirs = { recaptcha: 'site-key', recaptcha_version: 3 }

test.each([
  [0, own, 'work'],
  [0, theirs, 'site-key v3 signUp'],
  [4, theirs, 'site-key v3 signUp'],
  [5, theirs, undefined],
])(
  '[AUTH-16] [CONST-25] settings that arrive after %i waits of 500 ms, at most four between five tries',
  async (after, settings, token) => {
    const { makers, waits, givenUp } = page(after, settings)
    expect(await captchaToken(makers, 'signUp')).toBe(token)
    expect(waits).toEqual(Array(Math.min(after, 4)).fill(500))
    expect(givenUp).toHaveBeenCalledTimes(token === undefined ? 1 : 0)
  },
)

test('a form can be sent even if its captcha fails', async () => {
  const broken = { work: () => Promise.reject(new Error('no worker')) }
  expect(await captchaToken(page(0, own, broken).makers, 'signUp')).toBeUndefined()
})
