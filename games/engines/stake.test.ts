import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakesFor } from '../server/stakes.ts'
import { ENGINES } from './index.ts'
import { boardsOf, PROFILES as PLINKO, slotsOf } from './plinko/boards.ts'
import { DEFAULT_MAX_STAKE, isStake } from './stake.ts'

test('a stake is a multiple of the step between the lowest and the highest', () => {
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

test('the offered stakes end exactly at the max of the profile, and each is valid', () => {
  for (const { profiles } of ENGINES)
    for (const profile of Object.values(profiles)) {
      const stakes = stakesFor('EUR', 100, profile)
      expect([profile.id, stakes.at(-1)]).toEqual([profile.id, (profile.mostStake ?? DEFAULT_MAX_STAKE) * 100])
      expect(stakes.filter((stake) => !isStake(stake, stakes, profile))).toEqual([])
    }
})

test('every stake on a ball has an integer payout: no step of a profile loses a fraction', () => {
  for (const profile of Object.values(PLINKO))
    for (const { rows, risk } of boardsOf(profile))
      for (const hundredths of slotsOf(profile, rows, risk))
        expect((hundredths * (profile.stakeStep ?? 20)) % 100).toBe(0)
})
