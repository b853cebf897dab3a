import { expect, test } from 'vitest'
import { flagFile, readFlags } from './flags.ts'

test('a missing flag is off', () => {
  expect(flagFile.parse({ rocket_mart: true })).toMatchObject({ rocket_mart: true, rocket_chance: false })
  expect(Object.values(readFlags())).toContain(true)
})

test.each([[], { roket_mart: true }, { rocket_mart: 'yes' }])('%j is rejected', (json) => {
  expect(flagFile.safeParse(json).success).toBe(false)
})
