import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { recall, remember } from '../../lib/browser/storage'
import { playerQuery } from '../profile/queries'
import { notificationEvents } from './events'
import { readAll } from './inbox'
import { withoutPromotions } from './news'
import { newsOfMessage } from './newsOfMessage'

/** A minimal browser storage, with only what is used here. */
class Device {
  readonly #items = new Map<string, string>()
  getItem = (name: string) => this.#items.get(name) ?? null
  setItem = (name: string, value: string) => void this.#items.set(name, value)
  removeItem = (name: string) => void this.#items.delete(name)
}

const words = { title: 'Double Friday', text: 'Twice the points.' }
const kept = () => recall('notifications.inbox')?.list.map(({ id }) => id) ?? []

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new Device() })
  remember('auth.playerId', 1)
})

test.each([
  ['promotional', '9999-12-31T00:00:00.000Z', []],
  ['promotional', '2020-01-01T00:00:00.000Z', ['personal-7']],
  ['service', '9999-12-31T00:00:00.000Z', ['personal-7']],
] as const)('[SAFE-02] a %s message to a player with a break until %s is kept: %j', (kind, break_until, expected) => {
  const cache = new QueryClient()
  cache.setQueryData(playerQuery().queryKey, { id: 1, break_until } as never)
  notificationEvents.personal_notifications!({ id: 7, version: 1, kind, ...words }, cache)
  expect(kept()).toEqual(expected)
})

test('[SAFE-02] promotions received before a break are not shown during it', () => {
  const at = { atMs: 0, isRead: false }
  const promotion = { id: 'personal-1', news: newsOfMessage({ kind: 'promotional', ...words }), ...at }
  const service = { id: 'personal-2', news: newsOfMessage({ kind: 'service', ...words }), ...at }
  expect(withoutPromotions([promotion, service])).toEqual([service])
})

const payment = (id: number, version: number, own: object = {}) =>
  ({ id, version, action: 'cashout', state: 'succeeded', amount_cents: 500, currency: 'EUR', ...own }) as never
const gift = (id: number, version: number, stage: string) =>
  ({ id, version, stage, title: 'Gift', amount_cents: 500, currency: 'EUR' }) as never
const signedIn = () => {
  const cache = new QueryClient()
  cache.setQueryData(playerQuery().queryKey, { id: 1 } as never)
  return cache
}
const news = () => recall('notifications.inbox')?.list.map((one) => [one.id, one.news]) ?? []

test('a repeated message is one notification', () => {
  const cache = signedIn()
  for (let time = 0; time < 2; time += 1) {
    notificationEvents.payments_events!(payment(3, 1), cache)
    notificationEvents.bonuses_changes!(gift(4, 1, 'issued'), cache)
    notificationEvents.personal_notifications!({ id: 7, version: 1, kind: 'service', ...words }, cache)
  }
  expect(kept().toSorted()).toEqual(['bonus-4', 'payment-3', 'personal-7'])
})

test('a payment in progress creates no notification and, arriving late, does not replace the existing one', () => {
  const cache = signedIn()
  notificationEvents.payments_events!(payment(3, 2), cache)
  const told = news()
  notificationEvents.payments_events!(payment(3, 1, { state: 'processing' }), cache)
  notificationEvents.payments_events!(payment(4, 1, { state: 'processing' }), cache)
  expect(news()).toEqual(told)
})

test('a later outcome of a payment replaces its earlier notification', () => {
  const cache = signedIn()
  notificationEvents.payments_events!(payment(3, 2, { action: 'deposit' }), cache)
  notificationEvents.payments_events!(payment(3, 3, { action: 'deposit', reversed_cents: 200 }), cache)
  expect(news()).toEqual([
    ['payment-3', { kind: 'payment', action: 'deposit', currency: 'EUR', outcome: 'back', cents: 200 }],
  ])
})

test.each(['bonuses_changes', 'freespins_changes'] as const)(
  '[NTF-01] a gift of %s is news until it is activated; a late message does not restore it',
  (channel) => {
    const cache = signedIn()
    const hear = (version: number, stage: string) => notificationEvents[channel]!(gift(4, version, stage), cache)
    hear(1, 'issued')
    expect(kept()).toHaveLength(1)
    hear(3, 'handle_bets')
    expect(kept()).toEqual([])
    hear(1, 'issued')
    hear(2, 'issued')
    expect(kept()).toEqual([])
  },
)

test('a message about a read notification leaves it read', () => {
  const cache = signedIn()
  const hear = () => notificationEvents.personal_notifications!({ id: 7, version: 1, kind: 'service', ...words }, cache)
  hear()
  readAll()
  // Another tab has received it, and now this tab does.
  hear()
  notificationEvents.personal_notifications!({ id: 7, version: 1, kind: 'service', ...words }, signedIn())
  expect(recall('notifications.inbox')?.list.map(({ isRead }) => isRead)).toEqual([true])
})

test('the list converges in any order of delivery, repeats included: the newest message decides', () => {
  const stages = fc.array(fc.constantFrom('issued', 'wait', 'canceled'), { minLength: 1, maxLength: 5 })
  const states = fc.array(fc.constantFrom('pending', 'processing', 'succeeded', 'rejected'), {
    minLength: 1,
    maxLength: 5,
  })
  const delivery = fc.tuple(stages, states).chain(([bonus, cashout]) => {
    const told = [
      ...bonus.map((stage, at) => ['bonuses_changes', gift(4, at + 1, stage)] as const),
      ...cashout.map((state, at) => ['payments_events', payment(3, at + 1, { state })] as const),
    ]
    const messages = fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 })
    return fc.record({ messages, stage: fc.constant(bonus.at(-1)), state: fc.constant(cashout.at(-1)!) })
  })
  const outcomes: Readonly<Record<string, string>> = { succeeded: 'done', rejected: 'failed' }
  fc.assert(
    fc.property(delivery, ({ messages, stage, state }) => {
      localStorage.removeItem('apogee.notifications.inbox')
      const cache = signedIn()
      for (const [channel, message] of messages) notificationEvents[channel]!(message, cache)
      const shown = new Map(news().map(([id, one]) => [id, one]))
      expect(shown.has('bonus-4')).toBe(stage === 'issued')
      expect(shown.get('payment-3')).toEqual(
        outcomes[state] === undefined ? undefined : expect.objectContaining({ outcome: outcomes[state] }),
      )
    }),
  )
})

test('nothing is stored before the player is known', () => {
  notificationEvents.payments_events!(payment(3, 1), new QueryClient())
  expect(kept()).toEqual([])
})
