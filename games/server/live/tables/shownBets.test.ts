import { expect, test } from 'vitest'
import { timeOf } from '../../../engines/crash/flight.ts'
import { engine } from '../../../engines/live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from '../../../engines/live-crash/liveCrashProfiles.ts'
import { createShownBets, LISTED } from './shownBets.ts'

const { ascent } = LIVE_CRASH_PROFILES
const live = engine.live as NonNullable<typeof engine.live>
const bet = (id: string, goal: number | null = null, units = 10) => ({
  id,
  owner: `player-${id}`,
  ship: null,
  units,
  bet: { stakeCents: units * 20, goal },
  moves: [] as unknown[],
})
const stored = (...list: ReturnType<typeof bet>[]) => ({
  count: list.length,
  units: list.reduce((sum, { units }) => sum + units, 0),
  list,
})
const at = (hundredths: number) => ({ elapsedMs: timeOf(ascent, hundredths) })
const ended = (peak: number) => ({ view: { goal: null, left: null, peak } })
const cashOut = (hundredths: number) => [{ kind: 'cash_out', hundredths }]

test('each cash-out is reported once, by press or by goal, and other bets are not', () => {
  const bets = createShownBets(live, ascent)
  bets.set(stored(bet('a'), bet('b', 150), bet('c')))
  expect(bets.follow(at(120))).toEqual([])
  bets.moved('a', cashOut(130))
  expect(bets.follow(at(140))).toEqual([{ id: 'a', name: expect.any(String), ship: null, units: 10, left: 130 }])
  expect(bets.follow(at(150))).toEqual([expect.objectContaining({ id: 'b', left: 150 })])
  expect(bets.follow(at(200))).toEqual([])
  expect(bets.shown()).toMatchObject({ count: 3, units: 30, left: 2, won: 28 })
})

test('the end reports a goal reached in the last moment, and no lost bets', () => {
  const bets = createShownBets(live, ascent)
  bets.set(stored(bet('a', 240), bet('b', 241), bet('c')))
  expect(bets.follow(ended(240)).map(({ id }) => id)).toEqual(['a'])
})

test('reading bets again keeps earlier cash-outs; another round begins without any', () => {
  const bets = createShownBets(live, ascent)
  bets.set(stored(bet('a', 150)))
  bets.follow(at(150))
  bets.set(stored(bet('a', 150), bet('b')))
  expect(bets.shown().list.map(({ left }) => left)).toEqual([150, null])
  bets.clear()
  expect(bets.shown()).toEqual({ count: 0, units: 0, left: 0, won: 0, list: [] })
})

test('of very many bets the highest are listed, all are counted, and each is tracked', () => {
  const bets = createShownBets(live, ascent)
  const many = Array.from({ length: LISTED + 5 }, (_, nth) => bet(`bet-${nth}`, 150, 100 - nth))
  bets.set(stored(...many))
  expect([bets.shown().list.length, bets.shown().count]).toEqual([LISTED, LISTED + 5])
  expect(bets.follow(at(150))).toHaveLength(LISTED + 5)
})

test('a name is anonymous and the same on every node', () => {
  const names = [0, 1].map(() => {
    const bets = createShownBets(live, ascent)
    bets.set(stored(bet('a')))
    return bets.shown().list[0]?.name
  })
  expect(names[0]).toMatch(/^[A-Z]\*\*\*\d\d$/)
  expect(names[1]).toBe(names[0])
})
