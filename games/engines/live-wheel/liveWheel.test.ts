import { expect, test } from 'vitest'
import type { Draws } from '../../fairness/stream.ts'
import { engine } from './engine.ts'
import { playWheel, readBet, SPIN_MS } from './play.ts'
import { WHEEL_PROFILES, type WheelProfile } from './profiles.ts'
import { wheelFigures } from './wheelFigures.ts'

const orbit = WHEEL_PROFILES['orbit'] as WheelProfile
const stakes = [20, 100]
const at = (segment: string) => orbit.segments.indexOf(segment as 'n1')
const drawn = (...places: number[]): Draws => ({ below: async () => places.shift() as number })

test.each(Object.values(WHEEL_PROFILES))('$id has the stated return and hit rate', (profile) => {
  const { rtp, hitRate } = wheelFigures(profile)
  expect({ rtp, hitRate }).toEqual({ rtp: profile.rtp, hitRate: profile.hitRate })
})

test.each(Object.values(WHEEL_PROFILES))('$id: the counted shares match enumerated spins of the wheel', (profile) => {
  // Enumerates sequences of at most three spins with their probability; the rest is the probability of four multipliers
  // in a row.
  const size = profile.segments.length
  const returned = new Map<string, number>()
  const walk = (weight: number, times: number, left: number) => {
    if (left === 0) return
    for (const segment of profile.segments) {
      const value = Number(segment.slice(1))
      if (segment.startsWith('x')) walk(weight / size, Math.min(times * value, profile.mostTimes), left - 1)
      else returned.set(segment, (returned.get(segment) ?? 0) + (weight / size) * (value * times + 1))
    }
  }
  walk(1, 1, 7)
  for (const { spot, rtp } of wheelFigures(profile).spots) expect(returned.get(spot)).toBeCloseTo(rtp, 4)
})

test.each([
  ['a number pays so many to one, the stake beside it', ['n4'], 1, 500],
  ['a multiplier spins again for more', ['x4', 'n4'], 4, 1700],
  ['multipliers multiply', ['x2', 'x4', 'n4'], 8, 3300],
  ['up to the most', ['x4', 'x4', 'x4', 'x4', 'n4'], 128, 51_300],
  ['another number loses', ['n1'], 1, 0],
])('%s', async (_, segments, times, cents) => {
  const draws = drawn(...segments.map(at))
  const played = await engine.play(orbit, { chips: [{ spot: 'n4', cents: 100 }] }, [], draws)
  expect([(played.view as { times: number }).times, played.winCents]).toEqual([times, cents])
})

test('the table’s outcome is drawn independently of the bets', async () => {
  const places = [at('x2'), at('n21')]
  const bare = await engine.live?.outcome(orbit, drawn(...places))
  const { wins, ...seen } = await playWheel(orbit, { chips: [{ spot: 'n21', cents: 20 }] }, drawn(...places))
  expect(bare).toEqual({ view: { ...seen, wins: [] }, lastsMs: 2 * SPIN_MS, mark: 'n21x2' })
  expect(wins).toEqual([{ spot: 'n21', cents: 20 * 43 }])
  expect((await engine.live?.outcome(orbit, drawn(at('n21'))))?.mark).toBe('n21')
})

test.each([
  ['an unknown spot', [{ spot: 'n3', cents: 20 }]],
  ['a multiplier', [{ spot: 'x2', cents: 20 }]],
  ['less than a chip', [{ spot: 'n1', cents: 10 }]],
  ['no whole units', [{ spot: 'n1', cents: 30 }]],
  ['more than the spot takes', [{ spot: 'n1', cents: 2501 * 20 }]],
  ['the same spot twice', Array.from({ length: 2 }, () => ({ spot: 'n1', cents: 20 }))],
  ['nothing', []],
  ['no list', 'n1'],
  ['no chip', [null]],
  ['no cents', [{ spot: 'n1' }]],
  ['cents in words', [{ spot: 'n1', cents: '20' }]],
  ['a part of a cent', [{ spot: 'n1', cents: 20.5 }]],
])('a bet of %s is rejected', (_, chips) => {
  expect(readBet({ chips }, { profile: orbit, stakes })).toBeNull()
})

test('a bet that is no record, and one below the lowest chip, is rejected', () => {
  for (const asked of [null, undefined, 'chips', {}]) expect(readBet(asked, { profile: orbit, stakes })).toBeNull()
  const high = { profile: { ...orbit, chips: [5] }, stakes }
  expect(readBet({ chips: [{ spot: 'n1', cents: 80 }] }, high)).toBeNull()
  expect(readBet({ chips: [{ spot: 'n1', cents: 100 }] }, high)?.stakeCents).toBe(100)
})

test('a valid bet is its chips and their sum', () => {
  const chips = [
    { spot: 'n1', cents: 40 },
    { spot: 'n43', cents: 20 },
  ]
  expect(readBet({ chips }, { profile: orbit, stakes })).toEqual({ stakeCents: 60, bet: { chips } })
})

test('the most the wheel pays is its dearest spot after every multiplier, within the limit of the spot', () => {
  // 43 to one, 128 times, and the stake; 900 units of 20 cents at most.
  expect([engine.maxTimes(orbit), engine.maxWin(orbit, stakes)]).toEqual([5505, 900 * 5505 * 20])
})

test('only one spot of a bet wins, so that its most is that of the dearest', () => {
  const chips = [
    { spot: 'n43', cents: 20 },
    { spot: 'n1', cents: 100 },
  ]
  expect(engine.live?.exposure(orbit, { chips })).toBe(20 * 5505)
})

test('a table accepts bets, closes, spins and shows its result for these times, from the lowest chip', async () => {
  expect(engine.live?.times).toEqual({ bettingMs: 15_000, closingMs: 2000, resultMs: 5500 })
  expect(engine.live?.minBet({ ...orbit, chips: [5] }, 20)).toBe(100)
  const chips = [
    { spot: 'n1', cents: 40 },
    { spot: 'n4', cents: 20 },
  ]
  const played = await engine.play(orbit, { chips }, [], drawn(at('n4')))
  expect(played).toMatchObject({ offers: [], isOver: true, stakedCents: 60, winCents: 100 })
})

test.each(Object.values(WHEEL_PROFILES))('$id: equal segments are far from one another', ({ segments }) => {
  const together = segments.filter((segment, place) => segment === segments[(place + 1) % segments.length])
  expect(together.length).toBeLessThan(3)
})

test.each([
  ['n1', '1', 'blue'],
  ['n21', '21', 'pink'],
  ['n43', '43', 'gold'],
  ['n2x8', '2×8', 'green'],
])('a lobby shows %s as %s on %s, like the wheel', (mark, text, tone) => {
  expect(engine.live?.face(orbit, mark)).toEqual({ text, tone })
})

test('the highest spot of a wheel has its own colour, however many there are', () => {
  const small: WheelProfile = { ...orbit, segments: ['n1', 'n2', 'n43'] }
  expect(['n2', 'n43'].map((mark) => engine.live?.face(small, mark).tone)).toEqual(['green', 'gold'])
})
