import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileTexts, Texts } from './i18n/texts'
import { tell } from './notices'
import { toastMs, toasts } from './toasts'

const file = new URL('../../../../content/messages/en/notifications.json', import.meta.url)
const notifications = compileTexts(JSON.parse(readFileSync(file, 'utf8')), compile)
const site = { texts: new Texts('en', { notifications }) }
const shown = () => toasts.snapshot().map(({ kind, title, action }) => [kind, title, action?.label])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id)
  vi.useRealTimers()
})

test.each([
  [
    '[ERR-05] a confirmation that was sent again',
    'confirmationSent',
    'success',
    'The confirmation email is on its way',
  ],
  ['[ERR-06] somebody who gets offers already', 'promosAlready', 'message', 'You get our offers already'],
  ['[ERR-06] somebody who gets offers from now on', 'promosSubscribed', 'success', 'You get our offers from now on'],
  ['[ERR-07] what went wrong', 'wrong', 'warning', 'Something went wrong'],
] as const)('%s: a toast that goes after its time', async (_what, name, kind, title) => {
  await tell(site, name)
  expect(shown()).toEqual([[kind, title, undefined]])
  vi.advanceTimersByTime(toastMs)
  expect(shown()).toEqual([])
})

test('[ERR-08] a cancelled payment is a warning with an action', async () => {
  const again = vi.fn()
  await tell(site, 'paymentCanceled', again)
  expect(shown()).toEqual([['warning', 'The payment was cancelled', 'Try again']])
  toasts.snapshot()[0]!.action!.onPress()
  expect(again).toHaveBeenCalledOnce()
})

test('[ERR-09] a reached limit is a warning that stays', async () => {
  await tell(site, 'limitReached', () => undefined)
  vi.advanceTimersByTime(toastMs * 100)
  expect(shown()).toEqual([['warning', 'A limit you set has been reached', 'See my limits']])
})
