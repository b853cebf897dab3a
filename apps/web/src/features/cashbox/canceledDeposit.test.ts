import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, remember } from '../../lib/browser/storage'
import { compileTexts, Texts } from '../../lib/i18n/texts'
import { toasts } from '../../lib/toasts'
import { announceCanceled, recordCanceled } from './canceledDeposit'
import { newestCanceled, type Payment } from './model'

const file = new URL('../../../../../content/messages/en/notifications.json', import.meta.url)
const site = {
  texts: new Texts('en', { notifications: compileTexts(JSON.parse(readFileSync(file, 'utf8')), compile) }),
}
const endedAt = '2026-11-21T10:00:00.000Z'
const canceled = (id: number, change: Partial<Payment> = {}) =>
  // The parts of a canceled deposit that its message uses.
  ({ id, action: 'deposit', state: 'canceled', created_at: endedAt, finished_at: endedAt, ...change }) as Payment
const again = vi.fn()
const told = () => {
  const ids = toasts.snapshot().map(({ title }) => title)
  for (const { id } of toasts.snapshot()) toasts.dismiss(id)
  return ids
}

beforeEach(() => {
  // The list is shared by all tests of a worker.
  told()
  remember('auth.playerId', 1)
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:05.000Z'), toFake: ['Date'] })
})
afterEach(() => {
  told()
  forget('auth.playerId')
  forget('cashbox.toldCanceled')
  vi.useRealTimers()
})

test('[CASH-11] [CASH-12] a canceled deposit is announced once: not again in a second tab or after a reload', async () => {
  await Promise.all([announceCanceled(canceled(7), site, again), announceCanceled(canceled(7), site, again)])
  expect(toasts.snapshot().map(({ kind, action }) => [kind, action?.label])).toEqual([['warning', 'Try again']])
  expect(told()).toHaveLength(1)
  await announceCanceled(canceled(7), site, again)
  expect(told()).toEqual([])
  await announceCanceled(canceled(8), site, again)
  expect(told()).toHaveLength(1)
})

test('[CASH-11] [CONST-24] a deposit canceled five minutes ago, or already shown by the cashbox, is not announced', async () => {
  vi.setSystemTime(new Date('2026-11-21T10:05:00.000Z'))
  await announceCanceled(canceled(7), site, again)
  vi.setSystemTime(new Date('2026-11-21T10:04:59.999Z'))
  recordCanceled(canceled(8))
  await announceCanceled(canceled(8), site, again)
  expect(told()).toEqual([])
})

test('[CASH-11] nothing about a deposit is stored after its player has logged out', () => {
  recordCanceled(canceled(7))
  expect(recall('cashbox.toldCanceled')).toBe(7)
  forget('cashbox.toldCanceled')
  forget('auth.playerId')
  recordCanceled(canceled(8))
  expect(recall('cashbox.toldCanceled')).toBeUndefined()
})

test('the most recently canceled deposit is announced', () => {
  const older = canceled(1, { created_at: '2026-11-21T09:00:00.000Z' })
  const [declined, cashout] = [canceled(3, { state: 'declined' }), canceled(4, { action: 'cashout' })]
  expect(newestCanceled([older, canceled(2), declined, cashout])?.id).toBe(2)
  expect(newestCanceled([declined, cashout])).toBeUndefined()
})
