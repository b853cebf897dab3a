import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Audience } from './audience.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const watching = { isWatched: false, subscribers: new Set<bigint>() as ReadonlySet<bigint> | null, looks: 0 }
const open = (own: Partial<typeof watching>) => {
  const present = { ...watching, ...own }
  const audience = new Audience({
    isWatched: (channel) => {
      expect(channel).toBe('public:tournaments_changes')
      present.looks += 1
      return present.isWatched
    },
    subscribers: () => present.subscribers,
  })
  return { present, audience }
}

test.each([
  ['nobody', 4000, {}],
  ['a page with a leaderboard', 500, { isWatched: true }],
  ['a connected player', 500, { subscribers: new Set([1n]) }],
  ['subscribers that are not known', 500, { subscribers: null }],
])('with %s, scores are counted every %i ms', (_, everyMs, own) => {
  expect(open(own).audience.countEveryMs()).toBe(everyMs)
})

test('a page that reads a leaderboard without realtime counts as present for a minute', () => {
  const { audience } = open({})
  audience.noteRead()
  vi.advanceTimersByTime(59_999)
  expect(audience.countEveryMs()).toBe(500)
  vi.advanceTimersByTime(1)
  expect(audience.countEveryMs()).toBe(4000)
})

test('an arrival is noticed at once, and the subscribers are listed once a second at most', () => {
  const { audience, present } = open({})
  expect(audience.countEveryMs()).toBe(4000)
  present.isWatched = true
  expect([audience.countEveryMs(), audience.countEveryMs(), present.looks]).toEqual([500, 500, 2])
  present.isWatched = false
  vi.advanceTimersByTime(999)
  expect(audience.countEveryMs()).toBe(500)
  vi.advanceTimersByTime(1)
  expect(audience.countEveryMs()).toBe(4000)
})

test('an arrival does not end the minute of a read', () => {
  const { audience, present } = open({ isWatched: true })
  audience.noteRead()
  audience.countEveryMs()
  present.isWatched = false
  vi.advanceTimersByTime(30_000)
  expect(audience.countEveryMs()).toBe(500)
})
