import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileTexts, Texts } from './i18n/texts'
import { showNotice, somethingWrong } from './notices'
import { toastMs, toasts } from './toasts'

const file = new URL('../../../../content/messages/en/notifications.json', import.meta.url)
const notifications = compileTexts(JSON.parse(readFileSync(file, 'utf8')), compile)
const site = { texts: new Texts('en', { notifications }) }
const shown = () => toasts.snapshot().map(({ kind, title, action }) => [kind, title, action?.label])

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of toasts.snapshot()) toasts.dismiss(id)
})
afterEach(() => {
  vi.useRealTimers()
})

const goesAfterItsTime = (...toast: [kind: string, title: string]) => {
  expect(shown()).toEqual([[...toast, undefined]])
  vi.advanceTimersByTime(toastMs)
  expect(shown()).toEqual([])
}

test('[ERR-05] a resent confirmation is a success that includes the address', async () => {
  await showNotice(site, { name: 'confirmationSent', kind: 'success' }, { email: 'nova@apogee.test' })
  expect(toasts.snapshot()[0]!.text).toContain('nova@apogee.test')
  goesAfterItsTime('success', 'The confirmation email is on its way')
})

test('[ERR-05] a confirmation that the server rejected is a warning with the server’s message', async () => {
  await showNotice(site, somethingWrong, { says: 'was confirmed before' })
  goesAfterItsTime('warning', 'was confirmed before')
})

test('[ERR-07] an error is shown as a warning', async () => {
  await showNotice(site, somethingWrong)
  goesAfterItsTime('warning', 'Something went wrong')
})

test('[ERR-08] a cancelled payment is a warning with an action', async () => {
  const again = vi.fn()
  await showNotice(site, { name: 'paymentCanceled', kind: 'warning' }, { onPress: again })
  expect(shown()).toEqual([['warning', 'The payment was cancelled', 'Try again']])
  expect(toasts.snapshot()[0]?.action).toMatchObject({ onPress: again })
})

test('[ERR-09] a reached limit is a warning that stays', async () => {
  await showNotice(site, { name: 'limitReached', kind: 'warning', persistent: true }, { onPress: () => undefined })
  vi.advanceTimersByTime(toastMs * 100)
  expect(shown()).toEqual([['warning', 'You have reached a limit you set', 'See my limits']])
})
