import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testNow } from '../../testing/testApp.ts'
import { standingClock } from '../clock.ts'
import type { Connection } from './connection.ts'
import { Hub } from './hub.ts'

const pageOf = (playerId: bigint | null) => ({ identity: { playerId } }) as Connection
const open = () =>
  new Hub({ clock: standingClock(testNow), tokenSecret: 'secret', playerOf: () => Promise.resolve(null) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a mailbox has the messages to each channel of its player, for pages of that player only', () => {
  const hub = open()
  const epoch = hub.retainMessages(7n) ?? ''
  hub.publishTo(7n, 'limits', {})
  hub.publishTo(8n, 'limits', {})
  hub.publishTo(7n, 'vip_adventure_changes', {})
  const [frame, ...more] = hub.missed(epoch, 'limits', pageOf(7n)) ?? []
  expect(String(frame)).toContain('"channel":"limits#7"')
  expect(more).toEqual([])
  expect(hub.missed(epoch, 'balance', pageOf(7n))).toEqual([])
  expect(hub.missed(epoch, 'limits', pageOf(8n))).toBeNull()
  expect(hub.missed(epoch, 'limits', pageOf(null))).toBeNull()
  expect(hub.missed('of another node', 'limits', pageOf(7n))).toBeNull()
})

test('a mailbox that has dropped a message gives none', () => {
  const hub = open()
  const epoch = hub.retainMessages(7n) ?? ''
  for (let nth = 0; nth < 100; nth += 1) hub.publishTo(7n, 'limits', {})
  expect(hub.missed(epoch, 'limits', pageOf(7n))).toHaveLength(100)
  hub.publishTo(7n, 'limits', {})
  expect(hub.missed(epoch, 'balance', pageOf(7n))).toBeNull()
})

test('a player whose page has not connected yet counts as a subscriber for twenty seconds', () => {
  const hub = open()
  const presence = vi.fn()
  hub.onPresence(presence)
  expect(hub.hasSubscribers(7n, 'balance')).toBe(false)
  const epoch = hub.retainMessages(7n) ?? ''
  hub.retainMessages(7n)
  expect(hub.hasSubscribers(7n, 'balance')).toBe(true)
  vi.advanceTimersByTime(19_999)
  expect(presence.mock.calls).toEqual([['7', true]])
  vi.advanceTimersByTime(1)
  expect(hub.hasSubscribers(7n, 'balance')).toBe(false)
  expect(hub.missed(epoch, 'balance', pageOf(7n))).toBeNull()
  expect(presence.mock.calls).toEqual([
    ['7', true],
    ['7', false],
  ])
})

test('a node that was cut off from its peers has no complete mailboxes', () => {
  const hub = open()
  const epoch = hub.retainMessages(7n) ?? ''
  hub.disconnectWithin(1)
  expect(hub.missed(epoch, 'balance', pageOf(7n))).toBeNull()
  expect([...hub.present()]).toEqual([])
})
