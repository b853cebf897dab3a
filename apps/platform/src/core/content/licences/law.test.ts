import { expect, test } from 'vitest'
import { isRestrictedCountry } from '../brands.ts'
import { missingDetails, readPlayerFields } from '../configs/config.ts'
import { licenceFaults } from './licenceFaults.ts'
import { everyLicence, licenceFile, readLicence } from './licences.ts'

test('each licence of the repository is a file, without contradictions', () => {
  expect(everyLicence()).toEqual(['CW', 'EE', 'MGA'])
  expect(licenceFaults()).toEqual([])
})

test.each([
  ['CW', 'date_of_birth'],
  ['EE', 'personal_id_number'],
  ['MGA', 'date_of_birth'],
])('under %s the %s is required before money moves', (licence, field) => {
  const { contexts } = readPlayerFields(licence)
  for (const context of ['deposit', 'play', 'cashout'] as const) expect(contexts[context]).toContain(field)
  expect(missingDetails(licence)).toEqual([])
})

test.each([
  ['CW', ['12_months', 'forever'], true],
  ['CW', ['day'], false],
  ['CW', ['6_months'], false],
  ['EE', ['6_months', '36_months'], true],
  ['EE', ['3_months'], false],
  ['EE', ['60_months'], false],
  ['EE', ['forever'], false],
  ['CW', [], false],
] as const)('under %s an operator may offer self-exclusion for %j: %s', (licence, selfexclusion, expected) => {
  const breaks = { coolingoff: ['day'], selfexclusion }
  expect(licenceFile.safeParse({ ...readLicence(licence), breaks }).success).toBe(expected)
})

test('a misspelt field of a licence is refused', () => {
  expect(licenceFile.safeParse({ ...readLicence('CW'), minimun_age: 16 }).success).toBe(false)
  expect(licenceFile.safeParse({ ...readLicence('CW'), minimum_age: 16 }).success).toBe(false)
})

test.each(['KP', 'IR', 'SY', 'CU', 'MM'])('%s is closed under every licence by default', (country) => {
  expect(everyLicence().map((licence) => isRestrictedCountry(country, licence))).toEqual([true, true, true])
})
