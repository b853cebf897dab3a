import { expect, test } from 'vitest'
import { allCapabilities, type Capabilities, flagsWithCapabilities } from './capabilities.ts'

const flags = { rocket_mart: true, rocket_chance: true, mystic_jackpots: false, survey: true, live_chat: true }

test('a flag without the platform’s support is off, and the flags are the same object until one changes', () => {
  let capabilities: Capabilities = allCapabilities
  const read = flagsWithCapabilities(
    () => flags,
    () => capabilities,
  )
  expect(read()).toEqual(flags)
  expect(read()).toBe(read())
  capabilities = { disabledFlags: ['rocket_mart', 'mystic_jackpots'], hiddenPages: [] }
  expect(read()).toEqual({ ...flags, rocket_mart: false })
  expect(read()).toBe(read())
})
