import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { recall } from '../../lib/storage'
import { playerQuery } from '../profile/queries'
import { notificationEvents } from './events'
import { newsOfMessage } from './messages'
import { withoutPromotions } from './news'

/** Device storage of a browser, as much of it as is used here. */
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
