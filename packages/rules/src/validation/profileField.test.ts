import { expect, test } from 'vitest'
import type { PersonLaw } from './birthdate.ts'
import { judgeProfileField, normaliseField, profileTextFields } from './profileField.ts'
import { laws } from './test/laws.ts'

const facts = { now: new Date('2026-06-15T12:00:00Z'), law: laws.CW, country: 'DE' }

test.each([
  ['first_name', 'Mari', undefined],
  ['last_name', '', 'required'],
  ['gender', 'm', undefined],
  ['gender', 'f', undefined],
  ['gender', 'x', 'invalid'],
  ['country', 'DE', undefined],
  ['country', 'de', 'invalid'],
  ['country', 'DEU', 'invalid'],
  ['country', 'xDE', 'invalid'],
  ['country', 'DEx', 'invalid'],
  ['country', 'D', 'invalid'],
  ['date_of_birth', '2008-06-15', undefined],
  ['date_of_birth', '2008-06-16', 'too_young'],
  ['postal_code', '10115', undefined],
  ['postal_code', '1011', 'invalid'],
  ['unheard_of', 'x', 'invalid'],
  ['toString', 'x', 'invalid'],
])('[VAL-04] %s of "%s" is judged %s', (field, value, verdict) => {
  expect(judgeProfileField(field, value, facts)).toBe(verdict)
})

test('the least age is that of the law, or a higher one of the configuration', () => {
  const judge = (minAge: number, country: string) =>
    judgeProfileField('date_of_birth', '2005-06-16', { ...facts, country, minAge })
  expect([judge(18, 'DE'), judge(21, 'DE'), judge(18, 'EE')]).toEqual([undefined, 'too_young', 'too_young'])
})

test('a personal code is judged by the licence', () => {
  const judge = (law: PersonLaw) => judgeProfileField('personal_id_number', '49006150004', { ...facts, law })
  expect([judge(laws.EE), judge(laws.CW)]).toEqual(['invalid', undefined])
})

test('numbers and codes are stored without what people put between their digits, texts as they are', () => {
  const of = (field: string) => normaliseField(field, ' 12\u00a034\u200b ')
  expect(['mobile_phone', 'postal_code', 'personal_id_number', 'city'].map(of)).toEqual([
    '12 34',
    '12 34',
    '1234',
    '12 34',
  ])
  expect(normaliseField('postal_code', '１２３')).toBe('123')
  expect(normaliseField('city', '１２３')).toBe('１２３')
  expect(normaliseField('mobile_phone', '１２３')).toBe('123')
})

test('every field a player fills in is judged', () => {
  expect(profileTextFields).toEqual([
    'first_name',
    'last_name',
    'nickname',
    'date_of_birth',
    'gender',
    'country',
    'city',
    'address',
    'postal_code',
    'state',
    'mobile_phone',
    'personal_id_number',
  ])
})
