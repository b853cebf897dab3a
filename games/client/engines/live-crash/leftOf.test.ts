import { expect, test } from 'vitest'
import type { TypesOf } from '../../../engines/engine.ts'
import type { engine } from '../../../engines/live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from '../../../engines/live-crash/liveCrashProfiles.ts'
import type { PresentedOwnBet } from '../../../protocol/live.ts'
import { leftOf, paidAt, withLeft } from './leftOf.ts'

type Own = PresentedOwnBet<TypesOf<typeof engine>>
const { ascent } = LIVE_CRASH_PROFILES
const bet = (over: Partial<Own> = {}, goal: number | null = null): Own => ({
  id: 'b',
  round: 'r',
  state: 'confirmed',
  bet: { stakeCents: 100, goal },
  moves: [],
  left: null,
  stake_cents: 100,
  win_cents: null,
  balance_cents: null,
  ...over,
})
const pressed = { moves: [{ kind: 'cash_out', hundredths: 180 } as const] }

test.each([
  ['still in', bet(), null, null],
  ['still in, whatever its goal: only the table knows whether that was reached', bet({}, 150), null, null],
  ['out at its goal, as the table said', bet({ left: 150 }, 150), null, 150],
  ['out by a press', bet(pressed), null, 180],
  ['lost with the flight', bet(), 240, null],
  ['out by a press, after the flight', bet(pressed), 240, 180],
  ['out at its goal, after the flight', bet({}, 240), 240, 240],
  ['lost: its goal was higher than the flight', bet({}, 241), 240, null],
  ['out at the top, where nobody stays in', bet(), ascent.highest, ascent.highest],
  ['lost with a press that came too late', bet({ moves: [{ kind: 'land' }] }), 240, null],
])('a bet is %s', (_, own, peak, left) => {
  expect(leftOf(ascent, own, peak)).toBe(left)
})

test('a stake is paid times the multiplier, rounded down', () => {
  expect([paidAt(100, 231), paidAt(33, 101), paidAt(20, 101)]).toEqual([231, 33, 20])
})

test('bets that leave are counted, and marked where they are listed', () => {
  const one = { id: 'a', name: 'A***01', ship: null, units: 10, left: null }
  const bets = { count: 3, units: 30, left: 0, won: 0, list: [one, { ...one, id: 'b' }] }
  const after = withLeft(bets, [
    { ...one, left: 150 },
    { ...one, id: 'unlisted', left: 300 },
  ])
  expect(after).toEqual({
    ...bets,
    left: 2,
    won: 45,
    list: [
      { ...one, left: 150 },
      { ...one, id: 'b' },
    ],
  })
})
