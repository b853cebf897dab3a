import { expect, test } from 'vitest'
import { flagsWithin, type Offer, wholeOffer } from './capabilities.ts'

const flags = { rocket_mart: true, rocket_chance: true, mystic_jackpots: false, survey: true, live_chat: true }

test('a flag without the platform’s support is off, and the flags are the same object until one changes', () => {
  let offer: Offer = wholeOffer
  const read = flagsWithin(
    () => flags,
    () => offer,
  )
  expect(read()).toEqual(flags)
  expect(read()).toBe(read())
  offer = { off: ['rocket_mart', 'mystic_jackpots'], withoutPages: [] }
  expect(read()).toEqual({ ...flags, rocket_mart: false })
  expect(read()).toBe(read())
})
