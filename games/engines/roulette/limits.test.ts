import { expect, test } from 'vitest'
import { engine as live } from '../live-roulette/engine.ts'
import { limitsOf } from './bet.ts'
import { maxTimesOf, maxWinOf, maxWinOfBet } from './play.ts'
import { ROULETTE_PROFILES } from './profiles.ts'
import { findSpot, type Spot } from './spots.ts'

const { classic, partage, comet } = ROULETTE_PROFILES
const spot = (id: string) => findSpot(id) as Spot

test('the limits of a table are counted in the lowest stake of the currency', () => {
  const limits = limitsOf(classic, 20)
  expect(limits).toMatchObject({ unit: 20, min: 20, table: 100_000, chips: [20, 100, 500, 1000, 2500, 5000] })
  // A spot of twelve numbers takes twelve times as much as a straight.
  expect([limits.max(spot('straight-0')), limits.max(spot('dozen-1'))]).toEqual([5000, 60_000])
  expect(live.live?.minBet(ROULETTE_PROFILES.prison, 20)).toBe(100)
})

test('a chip is paid at most 36 times, or the highest multiplier of a comet', () => {
  expect([maxTimesOf(classic), maxTimesOf(comet)]).toEqual([36, 500])
})

test.each([
  ['a number and its colour', classic, { 'straight-1': 10, red: 10 }, 10 * 36 + 10 * 2],
  ['a number and another colour', classic, { 'straight-1': 10, black: 100 }, 10 * 36],
  ['a colour, of which the zero may give half back', partage, { red: 10 }, 10 * 2],
  ['the zero, and what it may give back of an even chance', classic, { 'straight-0': 10, red: 10 }, 10 * 36 + 10],
  ['numbers of which one is struck', comet, { 'straight-1': 10, 'split-1-2': 10 }, 10 * 500 + 10 * 18],
  ['nothing', classic, {}, 0],
] as const)('what a bet may pay is that of its best ball: %s', (_, profile, chips, max) => {
  const bet = { chips: Object.entries(chips).map(([id, cents]) => ({ spot: id, cents })) }
  expect(maxWinOfBet(profile, bet)).toBe(max)
})

test('the most a round pays is the best ball with every limit used: the dearest spots first, until the table is full', () => {
  // With a table of 1,000 units: 250 of them on the straight, 500 on one split, 250 of the next.
  const table = { ...classic, mostTable: 1000 }
  expect(maxWinOf(table, [20, 40])).toBe((250 * 36 + 750 * 18) * 20)
  expect(maxWinOf({ ...classic, mostTable: 250 }, [1])).toBe(250 * 36)
  expect(maxWinOf({ ...comet, mostTable: 101 }, [1])).toBe(100 * 500 + 18)
})

test('at a shared table all chips of a player are one bet, within its limits, and a number has its colour', () => {
  const about = { profile: classic, stakes: [20] }
  const bet = (cents: number) => ({ chips: [{ spot: 'straight-1', cents }] })
  expect([live.live?.allows([bet(2500), bet(2500)], about), live.live?.allows([bet(2500), bet(2520)], about)]).toEqual([
    true,
    false,
  ])
  expect(['0', '1', '2'].map((mark) => live.live?.face(classic, mark))).toEqual([
    { text: '0', tone: 'green' },
    { text: '1', tone: 'red' },
    { text: '2', tone: 'black' },
  ])
})
