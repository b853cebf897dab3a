import { expect, test } from 'vitest'
import { checkInMs, netOf, playOf, withAward } from './play'

const sums = [
  { currency: 'BTC', rounds: 1, bet_cents: 500, win_cents: 900 },
  { currency: 'EUR', rounds: 12, bet_cents: 2000, win_cents: 760 },
]
const wire = {
  activity_sum: {},
  wager_sum: {},
  period: { from: '2026-11-21T12:20:00.000Z', to: '2026-11-21T13:01:30.000Z' },
  sums: [],
  interval_minutes: 30 as const,
  due_at: '2026-11-21T12:50:00.000Z',
  play: { from: '2026-11-21T12:00:00.000Z', sums },
}

test('[SAFE-05] a play is timed by the device’s elapsed time, even if its clock is wrong', () => {
  const wrongClock = Date.parse('2031-01-01T00:00:00.000Z')
  const play = playOf(wire, wrongClock)
  expect(wrongClock - play.startedAtMs).toBe(61.5 * 60_000)
  expect(wrongClock - play.dueAtMs).toBe(11.5 * 60_000)
  expect([play.minutes, play.playMinutes]).toEqual([41, 61])
})

test('[SAFE-05] the time of a session does not step back: for a slow response, nor before its first round', () => {
  const first = playOf(wire, 0)
  const later = (seconds: number) => ({ ...wire, period: { ...wire.period, to: iso(seconds) } })
  const iso = (seconds: number) => new Date(Date.parse(wire.period.to) + seconds * 1000).toISOString()
  const slow = playOf(later(10), 12_000, first)
  expect(slow.startedAtMs).toBe(first.startedAtMs)
  expect(playOf(later(20), 19_800, slow).startedAtMs).toBe(first.startedAtMs - 200)
  const begunAgain = { ...later(10), play: { ...wire.play, from: iso(10) } }
  expect(playOf(begunAgain, 10_000, first).startedAtMs).toBe(first.startedAtMs)
})

test('[SAFE-05] after a pause of half an hour another session begins, and a clock that was set is measured again', () => {
  const first = playOf(wire, 0)
  const at = '2026-11-21T13:31:30.000Z'
  const another = { ...wire, period: { ...wire.period, to: at }, play: { ...wire.play, from: at } }
  expect(playOf(another, 30 * 60_000, first).startedAtMs).toBe(30 * 60_000)
  expect(playOf(wire, 3_600_000, first).startedAtMs).toBe(first.startedAtMs + 3_600_000)
})

test('[SAFE-05] the net position is winnings less bets, per currency', () => {
  expect(netOf(sums, 'EUR')).toBe(-1240)
  expect(netOf(sums, 'BTC')).toBe(400)
  expect(netOf(sums, 'USD')).toBe(0)
})

test('[SAFE-05] a jackpot counts in the play at once, and not again where the platform’s figures include it', () => {
  const play = playOf(wire, 0)
  const won = { award_cents: 31_806, award_currency: 'EUR', created_at: '2026-11-21T13:02:00.000Z' }
  expect(netOf(withAward(play, won).playSums, 'EUR')).toBe(-1240 + 31_806)
  expect(netOf(withAward(play, won).playSums, 'BTC')).toBe(400)
  expect(netOf(withAward(play, won).sums, 'EUR')).toBe(31_806)
  expect(withAward(play, { ...won, created_at: '2026-11-21T13:01:00.000Z' })).toBe(play)
})

test.each([
  { name: 'opens when it is due', now: 900, isOn: false, endedAtMs: 0, inMs: 100 },
  { name: 'opens at once when it was due before', now: 5000, isOn: false, endedAtMs: 0, inMs: 0 },
  {
    name: 'waits for the end of the round that is on, a minute at most',
    now: 1000,
    isOn: true,
    endedAtMs: 0,
    inMs: 60_000,
  },
  { name: 'opens after a minute of that round', now: 61_000, isOn: true, endedAtMs: 500, inMs: 0 },
  {
    name: 'opens when a round has ended since, though autoplay began the next',
    now: 2000,
    isOn: true,
    endedAtMs: 1500,
    inMs: 0,
  },
])('[SAFE-04] a check $name', ({ now, isOn, endedAtMs, inMs }) => {
  expect(checkInMs(1000, now, { isOn, endedAtMs })).toBe(inMs)
})
