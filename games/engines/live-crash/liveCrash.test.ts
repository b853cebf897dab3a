import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDraws } from '../../fairness/stream.ts'
import { stakesFor } from '../../server/stakes.ts'
import type { CrashMove } from '../crash/engine.ts'
import { DRAWS, hundredthsAt, peakOf } from '../crash/flight.ts'
import { type CrashProfile, PROFILES } from '../crash/profiles.ts'
import { engine, lastsMs, MAX_BETS } from './engine.ts'
import { LIVE_CRASH_PROFILES } from './liveCrashProfiles.ts'

const profiles: readonly CrashProfile[] = Object.values(LIVE_CRASH_PROFILES)
const { ascent } = LIVE_CRASH_PROFILES
const drawing = (draw: number) => ({ below: async () => draw })
const live = engine.live as NonNullable<typeof engine.live>

test.each(profiles)('$id has the curve, the odds and the limits of its single-player flight', (profile) => {
  expect(Object.values(PROFILES)).toContain(profile)
})

test.each(profiles)('$id: all bets are on one flight, with the same duration for all players', async (profile) => {
  for (let number = 0; number < 60; number++) {
    const draws = () => openDraws('cd'.repeat(32), 'table-1', number)
    const outcome = await live.outcome(profile, await draws())
    const { peak } = outcome.view as { peak: number }
    expect(outcome.mark).toBe(String(peak))
    for (const goal of [null, 101, 250]) {
      const bet = { stakeCents: 100, goal }
      const lost = await engine.play(profile, bet, [{ kind: 'land' }], await draws())
      expect(lost.view.peak).toBe(peak)
    }
    const open = await engine.play(profile, { stakeCents: 100, goal: null }, [], await draws())
    expect(outcome.lastsMs).toBe(open.endsAfterMs)
  }
})

/** A bet on a flight: its end, its goal, and when its player presses. */
const flights = fc.record({
  profile: fc.constantFrom(...profiles),
  draw: fc.oneof(fc.integer({ min: 0, max: DRAWS - 1 }), fc.integer({ min: 0, max: 100_000 })),
  goal: fc.option(fc.integer({ min: 101, max: 5000 })),
  stakeCents: fc.integer({ min: 2, max: 2000 }).map((tens) => tens * 10),
  /** Fraction of the flight after which its player presses. */
  press: fc.option(fc.double({ min: 0, max: 1.3, noNaN: true })),
})

test('a bet is paid by its press or goal before the end, as displayed by the table', async () => {
  await fc.assert(
    fc.asyncProperty(flights, async ({ profile, draw, goal, stakeCents, press }) => {
      const peak = peakOf(profile, draw)
      const lasts = lastsMs(profile, peak)
      const bet = { stakeCents, goal }
      const pressedMs = press === null ? null : Math.floor(press * lasts)
      let moves: CrashMove[] = []
      if (pressedMs !== null && pressedMs < lasts) {
        const played = await engine.play(profile, bet, [], drawing(draw))
        const made = engine.admit?.({ kind: 'cash_out' }, { profile, bet, played, moves, elapsedMs: pressedMs })
        if (made) moves = [made]
      }
      const shown = live.leftWith?.(profile, { bet, moves }, { elapsedMs: lasts - 1 })
      const open = await engine.play(profile, bet, moves, drawing(draw))
      const whole = open.isOver ? moves : [...moves, engine.defaultMove?.(open, lasts) as CrashMove]
      const { view, winCents } = await engine.play(profile, bet, whole, drawing(draw))

      const exit = goal ?? profile.highest
      const asked = pressedMs !== null && pressedMs < lasts ? Math.min(hundredthsAt(profile, pressedMs), exit) : exit
      const left = asked <= peak ? asked : null
      expect([view.left, winCents]).toEqual([left, Math.floor((stakeCents * (left ?? 0)) / 100)])
      expect(live.leftWith?.(profile, { bet, moves: whole }, { view })).toBe(left)
      // A displayed cash-out is never revoked.
      if (shown !== null) expect(shown).toBe(left)
    }),
    { numRuns: 400 },
  )
})

test('a cash-out is shown when its multiplier is reached, and not before', () => {
  const bet = { stakeCents: 100, goal: 200 }
  const at = (elapsedMs: number, moves: readonly CrashMove[] = []) =>
    live.leftWith?.(ascent, { bet, moves }, { elapsedMs })
  expect([at(-700), at(0), at(ascent.doublesMs - 1), at(ascent.doublesMs)]).toEqual([null, null, null, 200])
  const pressed: readonly CrashMove[] = [{ kind: 'cash_out', hundredths: 150 }]
  expect(at(ascent.doublesMs - 1, pressed)).toBe(150)
})

test('a player has at most two bets on a flight', () => {
  const about = { profile: ascent, stakes: stakesFor('EUR', 100, ascent) }
  const bet = { stakeCents: 100, goal: null }
  expect([1, 2, 3].map((count) => live.allows(Array(count).fill(bet), about))).toEqual([true, true, false])
  expect(MAX_BETS).toBe(2)
  const max = about.stakes.at(-1) as number
  const two = (stakeCents: number) => [
    { stakeCents: max - 100, goal: null },
    { stakeCents, goal: null },
  ]
  expect([live.allows(two(100), about), live.allows(two(110), about)]).toEqual([true, false])
})

test('a bet exposes the table to its goal, or to the highest multiplier, in whole minor units', () => {
  const exposure = (stakeCents: number, goal: number | null) => live.exposure(ascent, { stakeCents, goal })
  expect([exposure(100, 200), exposure(105, 101), exposure(100, null), exposure(100, 1_000_000)]).toEqual([
    200, 107, 500_000, 500_000,
  ])
})

test('a table accepts bets, closes, flies and shows its result for these times, from the lowest stake', () => {
  expect(live.times).toEqual({ bettingMs: 12_000, closingMs: 2000, leadMs: 700, resultMs: 4500 })
  expect(live.minBet(ascent, 20)).toBe(20)
})

test.each([
  ['97', '1.00×', 'blue'],
  ['199', '1.99×', 'blue'],
  ['200', '2.00×', 'amber'],
  ['999', '9.99×', 'amber'],
  ['1000', '10.00×', 'pink'],
])('a lobby shows a flight to %s as %s on %s', (mark, text, tone) => {
  expect(live.face(ascent, mark)).toEqual({ text, tone })
})
