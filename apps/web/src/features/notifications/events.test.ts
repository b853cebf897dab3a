import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { recall } from '../../lib/storage'
import { playerQuery } from '../profile/queries'
import { notificationEvents } from './events'
import { newsOfMessage } from './messages'
import { withoutPromotions } from './news'

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
})

test.each([
  ['promotional', '9999-12-31T00:00:00.000Z', []],
  ['promotional', '2020-01-01T00:00:00.000Z', ['personal-7']],
  ['service', '9999-12-31T00:00:00.000Z', ['personal-7']],
] as const)('[SAFE-02] a %s message to a player with a break until %s is kept: %j', (kind, break_until, expected) => {
  const cache = new QueryClient()
  cache.setQueryData(playerQuery().queryKey, { id: 1, break_until } as never)
  notificationEvents.personal_notifications!({ id: 7, kind, ...words }, cache)
  expect(kept()).toEqual(expected)
})

test('[SAFE-02] promotions that were heard before a break are not among those shown in it', () => {
  const at = { atMs: 0, isRead: false }
  const promotion = { id: 'personal-1', news: newsOfMessage({ kind: 'promotional', ...words }), ...at }
  const service = { id: 'personal-2', news: newsOfMessage({ kind: 'service', ...words }), ...at }
  expect(withoutPromotions([promotion, service])).toEqual([service])
})

const payment = (id: number, own: object) =>
  ({ id, action: 'cashout', state: 'succeeded', amount_cents: 500, currency: 'EUR', ...own }) as never
const bonus = (id: number, stage: string) => ({ id, stage, title: 'Gift', amount_cents: 500, currency: 'EUR' }) as never
const signedIn = () => {
  const cache = new QueryClient()
  cache.setQueryData(playerQuery().queryKey, { id: 1 } as never)
  return cache
}
const news = () => recall('notifications.inbox')?.list.map((one) => [one.id, one.news]) ?? []

test('a message that comes twice is one notification', () => {
  const cache = signedIn()
  for (let time = 0; time < 2; time += 1) {
    notificationEvents.payments_events!(payment(3, {}), cache)
    notificationEvents.bonuses_changes!(bonus(4, 'issued'), cache)
    notificationEvents.personal_notifications!({ id: 7, kind: 'service', ...words }, cache)
  }
  expect(kept().toSorted()).toEqual(['bonus-4', 'payment-3', 'personal-7'])
})

test('a payment that is under way tells nothing, also late, and takes nothing back that was told', () => {
  const cache = signedIn()
  notificationEvents.payments_events!(payment(3, {}), cache)
  const told = news()
  notificationEvents.payments_events!(payment(3, { state: 'processing' }), cache)
  expect(news()).toEqual(told)
})

test('what became of a payment later takes the place of what was told before', () => {
  const cache = signedIn()
  notificationEvents.payments_events!(payment(3, { action: 'deposit' }), cache)
  notificationEvents.payments_events!(payment(3, { action: 'deposit', reversed_cents: 200 }), cache)
  expect(news()).toEqual([
    ['payment-3', { kind: 'payment', action: 'deposit', currency: 'EUR', outcome: 'back', cents: 200 }],
  ])
})

test('a gift is news until it is activated, and no message of what was missed is needed for that', () => {
  const cache = signedIn()
  notificationEvents.bonuses_changes!(bonus(4, 'issued'), cache)
  notificationEvents.bonuses_changes!(bonus(4, 'wagered'), cache)
  expect(kept()).toEqual([])
})

test('before the player is known nothing is kept', () => {
  notificationEvents.payments_events!(payment(3, {}), new QueryClient())
  expect(kept()).toEqual([])
})
