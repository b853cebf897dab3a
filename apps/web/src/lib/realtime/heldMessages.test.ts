import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeldMessages } from './heldMessages'
import type { Channel } from './registry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const messages = new HeldMessages()
  const delivered: string[] = []
  const receive = (channel: Channel, name: string = channel) => messages.receive(channel, () => delivered.push(name))
  return { messages, delivered, receive }
}

const moved: readonly Channel[] = [
  'balance',
  'bonuses_changes',
  'freespins_changes',
  'tournaments_statuses',
  'tournament_notifications',
  'public:tournaments_changes',
  'quests_changes',
  'comps_award',
  'jackpot_win_award',
  'personal_notifications',
]

test('[RTM-05] what a result moves waits until the game has shown it, and then arrives in its order', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  for (const channel of moved) receive(channel)
  expect(delivered).toEqual([])
  messages.roundShown()
  expect(delivered).toEqual(moved)
  receive('balance', 'after the round')
  expect(delivered.at(-1)).toBe('after the round')
})

test('[SAFE-04] a reality check, a limit, a payment and the end of the session never wait', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  const atOnce: readonly Channel[] = ['game_limits', 'limits', 'payments_events', 'payments_changes', 'session']
  for (const channel of atOnce) receive(channel)
  expect(delivered).toEqual(atOnce)
})

test('[RTM-05] data that a lost connection made stale is read after the round, not during it', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  receive('balance')
  messages.read(() => delivered.push('read'))
  expect(delivered).toEqual([])
  messages.roundShown()
  messages.read(() => delivered.push('read at once'))
  expect(delivered).toEqual(['balance', 'read', 'read at once'])
})

test('of rounds that overlap, the last one that is shown ends the wait', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  messages.roundStarted()
  receive('balance')
  messages.roundShown()
  expect(delivered).toEqual([])
  messages.roundShown()
  expect(delivered).toEqual(['balance'])
})

test('a round that is aborted, and a game that is closed, end the wait', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  receive('balance', 'aborted')
  messages.roundsEnded()
  expect(delivered).toEqual(['aborted'])
  messages.delayEach(5_000)
  receive('balance', 'closed')
  messages.delayEach(0)
  expect(delivered).toEqual(['aborted', 'closed'])
})

test('a round whose end is never reported holds a message for 30 s after its arrival', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  vi.advanceTimersByTime(20_000)
  receive('balance')
  vi.advanceTimersByTime(29_999)
  expect(delivered).toEqual([])
  vi.advanceTimersByTime(1)
  expect(delivered).toEqual(['balance'])
})

test('at a game that reports no rounds, each message waits for a fixed time, in its order', () => {
  const { messages, delivered, receive } = setUp()
  messages.delayEach(5_000)
  receive('balance', 'first')
  vi.advanceTimersByTime(3_000)
  receive('balance', 'second')
  receive('game_limits', 'limit')
  vi.advanceTimersByTime(2_000)
  expect(delivered).toEqual(['limit', 'first'])
  vi.advanceTimersByTime(3_000)
  expect(delivered).toEqual(['limit', 'first', 'second'])
})

test('messages of a closed connection are dropped: the next player must not get them', () => {
  const { messages, delivered, receive } = setUp()
  messages.roundStarted()
  receive('balance')
  messages.discard()
  messages.roundShown()
  vi.advanceTimersByTime(60_000)
  expect(delivered).toEqual([])
})
