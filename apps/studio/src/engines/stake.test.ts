import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakesFor } from '../server/stakes.ts'
import { PROFILES as CRASH } from './crash/profiles.ts'
import { ENGINES } from './index.ts'
import { PROFILES as MINES } from './mines/profiles.ts'
import { boardsOf, PROFILES as PLINKO, slotsOf } from './plinko/boards.ts'
import { isStake, USUAL_MOST } from './stake.ts'

const MOST_WIN = 1_000_000

test('a stake is a whole number of steps between the lowest and the highest', () => {
  const stakes = stakesFor('EUR', 100, { mostStake: 500 })
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 60_000 }),
      fc.constantFrom(10, 20),
      (cents, stakeStep) =>
        isStake(cents, stakes, { stakeStep }) === (cents >= 20 && cents <= 50_000 && cents % stakeStep === 0),
    ),
  )
  expect(isStake(20, [], {})).toBe(false)
  expect(isStake(100.5, stakes)).toBe(false)
})

test('the stakes offered end exactly at the highest of the profile, and each may be played', () => {
  for (const { profiles } of ENGINES)
    for (const profile of Object.values(profiles)) {
      const stakes = stakesFor('EUR', 100, profile)
      expect([profile.id, stakes.at(-1)]).toEqual([profile.id, (profile.mostStake ?? USUAL_MOST) * 100])
      expect(stakes.filter((stake) => !isStake(stake, stakes, profile))).toEqual([])
    }
})

test('at the highest stake no instant game wins more than a million', () => {
  const most = (profile: { mostStake?: number }, hundredths: number) =>
    ((profile.mostStake ?? USUAL_MOST) * hundredths) / 100
  for (const profile of Object.values(PLINKO))
    for (const { rows, risk } of boardsOf(profile))
      expect(most(profile, slotsOf(profile, rows, risk)[0] as number)).toBeLessThanOrEqual(MOST_WIN)
  for (const profile of Object.values(MINES))
    expect(most(profile, profile.mostTimes * 100)).toBeLessThanOrEqual(MOST_WIN)
  for (const profile of Object.values(CRASH)) expect(most(profile, profile.highest)).toBeLessThanOrEqual(MOST_WIN)
})

test('whatever is staked on a ball, its payout is whole: no step of a profile loses a fraction', () => {
  for (const profile of Object.values(PLINKO))
    for (const { rows, risk } of boardsOf(profile))
      for (const hundredths of slotsOf(profile, rows, risk))
        expect((hundredths * (profile.stakeStep ?? 20)) % 100).toBe(0)
})
