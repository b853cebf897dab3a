import { expect, test } from 'vitest'
import { openDraws } from '../fairness/stream.ts'
import { stakesFor } from '../server/stakes.ts'
import { engine as crash } from './crash/engine.ts'
import { PAYOUT_PARTS as CRASH_PARTS, DRAWS, LOWEST_GOAL, payoutAt, peakOf } from './crash/flight.ts'
import { PROFILES as CRASH } from './crash/profiles.ts'
import type { AnyEngine, EngineProfile } from './engine.ts'
import { ENGINES } from './index.ts'
import { engine as liveCrash } from './live-crash/engine.ts'
import { LIVE_CRASH_PROFILES } from './live-crash/liveCrashProfiles.ts'
import { PAYOUT_PARTS as MINES_PARTS, payoutOf, survival } from './mines/ladder.ts'
import { PROFILES as MINES, stepsOf } from './mines/profiles.ts'
import { planOf } from './plans.ts'
import { roundPayout } from './rounding.ts'
import { isStake } from './stake.ts'

const CURRENCIES = [
  ['EUR', 100],
  ['JPY', 1],
  ['KWD', 1000],
  ['BTC', 100_000_000],
] as const

/** The mean payout over all drawn numbers. The payout decreases by one at some number, which a binary search finds. */
function meanPayout(parts: number, payout: (drawn: number) => number): number {
  const [high, low] = [payout(0), payout(parts)]
  if (high === low) return low
  let [up, down] = [0, parts]
  while (down - up > 1) {
    const middle = (up + down) >> 1
    if (payout(middle) === high) up = middle
    else down = middle
  }
  return low + ((high - low) * down) / parts
}

test('a fraction is rounded up by exactly as many numbers as it has parts', () => {
  for (const parts of [10, 100, 1000])
    for (let rest = 0; rest < parts; rest++) {
      let ups = 0
      for (let drawn = 0; drawn < parts; drawn++) ups += roundPayout(BigInt(7 * parts + rest), parts, drawn) - 7
      expect(ups).toBe(rest)
    }
})

// Payouts repeat every thousand minor units of stake, so these cover all stakes.
const everyStake = Array.from({ length: 101 }, (_, at) => 20 + at * 10)

test.each(Object.values(MINES))(
  'mines $id returns at least the stated share, at every stake, number of mines and step',
  (profile) => {
    const stated = Number(profile.rtp) / 100
    for (let mines = profile.fewest; mines <= profile.most; mines++)
      for (const [step, hundredths] of stepsOf(profile, mines).entries()) {
        if (step === 0) continue
        for (const stake of everyStake) {
          const mean = meanPayout(MINES_PARTS, (drawn) => payoutOf(stake, hundredths, drawn))
          const returned = (mean * survival(mines, step)) / stake
          if (returned < stated - 1e-9) throw new Error(`${stake} on ${mines} mines, step ${step}: ${returned}`)
        }
      }
  },
)

test.each(Object.values(CRASH))('crash $id returns the stated share, at every stake and goal', (profile) => {
  const stated = Number(profile.rtp) / 100
  for (let goal = LOWEST_GOAL; goal <= profile.highest; goal += goal < 2000 ? 1 : Math.floor(goal / 97)) {
    const reached = Math.floor((profile.returned * DRAWS) / 100 / goal) / DRAWS
    for (const stake of everyStake.slice(0, 11)) {
      const mean = meanPayout(CRASH_PARTS, (drawn) => payoutAt(stake, goal, drawn))
      const returned = (mean * reached) / stake
      if (Math.abs(returned - stated) > 0.000_003) throw new Error(`${stake} to ${goal}: ${returned}`)
    }
  }
})

test('a shared flight pays like a single-player one', () => {
  expect(liveCrash.play).toBe(crash.play)
  for (const [id, profile] of Object.entries(LIVE_CRASH_PROFILES))
    expect(profile).toBe(Object.entries(CRASH).find(([own]) => own === id)?.[1])
})

test('the engine draws the rounding number after the flight; older bets are rounded down', async () => {
  const profile = CRASH.drift
  const bet = { stakeCents: 20, goal: 104 }
  const win = async (rounding: 'drawn' | undefined, drawn: number) => {
    const values = [0, drawn]
    const draws = { below: async () => values.shift() ?? 0 }
    return (await crash.play(profile, { ...bet, ...(rounding && { rounding }) }, [{ kind: 'land' }], draws)).winCents
  }
  expect(peakOf(profile, 0)).toBe(profile.highest)
  const wins = await Promise.all(Array.from({ length: CRASH_PARTS }, (_, drawn) => win('drawn', drawn)))
  // 20.8 minor units: 80 of 100 numbers pay 21.
  expect([wins.filter((cents) => cents === 21).length, wins.filter((cents) => cents === 20).length]).toEqual([80, 20])
  expect(await win(undefined, 0)).toBe(20)
})

const whole = ENGINES.filter(({ id }) => !['mines', 'crash', 'live-crash'].includes(id))

/** The win of a bet with this stake, by the plan of the engine, or on one spot of a live table. */
async function winOf(
  engine: AnyEngine,
  profile: EngineProfile,
  stakeCents: number,
  nonce: number,
): Promise<[number, number]> {
  const plan = engine.live
    ? { bet: { chips: [{ spot: engine.id === 'live-wheel' ? 'n1' : 'red', cents: stakeCents }] }, move: () => null }
    : planOf(engine.id, profile, stakeCents)
  const moves: unknown[] = []
  const draws = () => openDraws('5eed', 'stake', nonce)
  let played = await engine.play(profile, plan.bet, moves, await draws())
  while (!played.isOver) {
    moves.push(plan.move(played))
    played = await engine.play(profile, plan.bet, moves, await draws())
  }
  return [played.winCents, played.stakedCents]
}

test.each(whole)(
  '$id returns the same share for every stake, in every kind of currency, without rounding',
  async (engine) => {
    for (const profile of Object.values(engine.profiles))
      for (let nonce = 0; nonce < 4; nonce++) {
        const [win, staked] = await winOf(engine, profile, 2000, nonce)
        // All stakes up to 10.20, typed ones too: payouts repeat every hundred minor units.
        const typed = everyStake.filter((stake) => isStake(stake, [20, 1020], profile))
        expect(typed.length).toBeGreaterThan(50)
        for (const stakes of [
          typed,
          ...CURRENCIES.map(([currency, subunits]) => stakesFor(currency, subunits, profile)),
        ])
          for (const stake of stakes) {
            const [own, ownStaked] = await winOf(engine, profile, stake, nonce)
            expect([profile.id, stake, Number.isInteger(own), own * staked]).toEqual([
              profile.id,
              stake,
              true,
              win * ownStaked,
            ])
          }
      }
  },
)
