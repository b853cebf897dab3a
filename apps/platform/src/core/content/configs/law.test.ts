import { expect, test } from 'vitest'
import { isRestrictedCountry } from '../brands.ts'
import { playerFields, readPlayerFields } from './config.ts'
import { breakPeriods } from './limitsConfig.ts'

test.each(['deposit', 'play', 'cashout'] as const)(
  'an operator cannot remove the identity fields required before a %s',
  (context) => {
    for (const [licence, field] of [
      ['CW', 'date_of_birth'],
      ['EE', 'personal_id_number'],
    ] as const) {
      const known = readPlayerFields(licence)
      const without = known.contexts[context].filter((name) => name !== field)
      const edited = { ...known, contexts: { ...known.contexts, [context]: without } }
      expect(playerFields[licence].safeParse(known).success).toBe(true)
      expect(playerFields[licence].safeParse(edited).success).toBe(false)
    }
  },
)

test.each([
  ['CW', ['12_months', 'forever'], true],
  ['CW', ['day'], false],
  ['EE', ['6_months', '36_months'], true],
  ['EE', ['3_months'], false],
  ['EE', ['forever'], false],
  ['CW', [], false],
] as const)('under %s an operator may offer self-exclusion for %j: %s', (licence, selfexclusion, expected) => {
  expect(breakPeriods[licence].safeParse({ coolingoff: ['day'], selfexclusion }).success).toBe(expected)
})

test.each(['KP', 'IR', 'SY', 'CU', 'MM'])('%s is closed under every licence by default', (country) => {
  expect([isRestrictedCountry(country, 'CW'), isRestrictedCountry(country, 'EE')]).toEqual([true, true])
})
