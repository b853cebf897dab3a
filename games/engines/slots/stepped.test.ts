import { expect, test } from 'vitest'
import type { EngineProfile } from '../engine.ts'
import { MAX_UNITS, slotRules, steppedSlot, unitsOf, untilMaxWin } from './stepped.ts'

const profile: EngineProfile = { id: 'plain', volatility: 'low', rtp: '96.00', hitRate: '30.0' }
const stakes = [20, 100, 10_000]
const noDraws = { below: async () => 0 }
const step = (units: number, freeGamesLeft = 0) => ({ units, freeGamesLeft })

/** A slot whose rounds have these steps for any draws. */
const slotOf = (...steps: ReturnType<typeof step>[]) => steppedSlot('lines', { plain: profile }, async () => steps)
const play = (steps: ReturnType<typeof step>[], moves: readonly ('next' | 'rest')[]) =>
  slotOf(...steps).play(profile, { stakeCents: 100 }, moves, noDraws)

test('a bet is a stake of the ladder, and the feature that the platform granted', () => {
  const read = (stakeCents: number, feature?: 'hold_and_win') =>
    slotRules.readBet(null, { profile, stakeCents, stakes, feature })
  expect(read(100)).toEqual({ stakeCents: 100, bet: { stakeCents: 100 } })
  expect(read(100, 'hold_and_win')).toEqual({ stakeCents: 100, bet: { stakeCents: 100, feature: 'hold_and_win' } })
  expect([read(30), read(10_020), read(30, 'hold_and_win')]).toEqual([null, null, null])
})

test('a player may only request the next step, and the server plays the rest for a player who has left', () => {
  const played = { view: null, offers: ['next'], isOver: false, stakedCents: 100, winCents: 0 }
  const admit = (input: unknown) =>
    slotRules.admit(input, { profile, bet: { stakeCents: 100 }, moves: [], elapsedMs: 0, played })
  expect([admit('next'), admit('rest'), admit(undefined)]).toEqual(['next', null, null])
  expect(slotRules.defaultMove(played, 0)).toBe('rest')
  expect(slotRules.patienceMs).toBe(600_000)
  expect(slotRules.takesFreeRounds).toBe(true)
})

test('a slot states ten thousand stakes as its most, and the highest stake times that', () => {
  expect([slotRules.maxTimes(profile), slotRules.maxWin(profile, stakes), MAX_UNITS]).toEqual([
    10_000, 100_000_000, 200_000,
  ])
})

test('a round shows one step more for each move, and pays what it has shown', async () => {
  const steps = [step(3, 2), step(0, 1), step(40)]
  expect(await play(steps, [])).toEqual({
    view: { steps: steps.slice(0, 1) },
    offers: ['next'],
    isOver: false,
    stakedCents: 100,
    winCents: 15,
  })
  const second = await play(steps, ['next'])
  expect([second.view.steps.length, second.isOver, second.winCents]).toEqual([2, false, 15])
  const over = { view: { steps }, offers: [], isOver: true, stakedCents: 100, winCents: 215 }
  expect(await play(steps, ['next', 'next'])).toEqual(over)
  expect(await play(steps, ['rest'])).toEqual(over)
  expect(await play(steps, ['next', 'rest'])).toEqual(over)
})

test('the steps of a round end at the one that reaches the most it pays, and that one gives no free games', () => {
  const [first, rest] = [step(MAX_UNITS - 5, 8), step(2, 7)]
  expect(untilMaxWin([first, rest])).toEqual([first, rest])
  expect(untilMaxWin([first, step(5, 7), rest])).toEqual([first, step(5, 0)])
  expect(untilMaxWin([first, step(6, 7), rest])).toEqual([first, step(6, 0)])
  expect(untilMaxWin([step(MAX_UNITS, 3), rest])).toEqual([step(MAX_UNITS, 0)])
  expect(unitsOf([first, rest])).toBe(MAX_UNITS - 3)
})

test('a round pays at most ten thousand stakes', async () => {
  const most = await play([step(MAX_UNITS - 1, 1), step(50)], ['rest'])
  expect([most.winCents, most.isOver]).toEqual([1_000_000, true])
  expect((await play([step(MAX_UNITS - 1)], [])).winCents).toBe(999_995)
})
