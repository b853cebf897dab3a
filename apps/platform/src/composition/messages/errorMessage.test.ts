import { judgeEmail } from '@apogee/rules/validation/person'
import { judgeProfileField } from '@apogee/rules/validation/profileField'
import { laws } from '@apogee/rules/validation/test/laws'
import { expect, test } from 'vitest'
import { errorMessage } from './errorMessage.ts'

const facts = { now: new Date('2026-06-15T12:00:00Z'), law: laws.CW, country: 'DE' }
const judge = (field: string, value: string) =>
  field === 'email' ? judgeEmail(value) : judgeProfileField(field, value, facts)

test.each([
  ['email', 'nope', 'This email address is not valid.'],
  ['first_name', 'An_na!', 'Use only letters, digits, spaces, dots, hyphens and apostrophes.'],
  ['date_of_birth', '2020-13-32', 'This is not a valid date. Write it as DD/MM/YYYY.'],
  ['nickname', 'ab', 'Use 3 to 15 characters.'],
  ['nickname', 'a_b_c', 'Use only letters, digits, spaces, dots and hyphens.'],
  ['mobile_phone', '12', 'Enter at least 8 characters.'],
  ['mobile_phone', '12345678x', 'Use only digits, spaces, hyphens, parentheses and the plus sign.'],
  ['postal_code', '!', 'This is not a valid postal code for your country.'],
  ['personal_id_number', '123', 'This is not a valid personal ID number. It has 11 digits.'],
])('[VAL-01] [VAL-20] the refusal of %s "%s" names its rule, in every language', (field, value, sentence) => {
  const code = judge(field, value)
  if (!code) throw new Error(`${field} accepts ${value}`)
  expect(errorMessage('en', code, {}, field)).toBe(sentence)
  const others = ['de', 'et', 'fr-CA', 'it', 'no'].map((locale) => errorMessage(locale, code, {}, field))
  expect(new Set([sentence, ...others]).size).toBe(6)
})

test('a ticket that is bought too late is rejected with the reason', () => {
  expect(errorMessage('en', 'not_open', {}, 'lottery_id')).toBe('Ticket sales for this lottery have closed.')
})

test('[VAL-20] a field without its own sentence has that of the code', () => {
  expect(errorMessage('en', 'required', {}, 'email')).toBe('Please fill this in.')
  expect(errorMessage('en', 'invalid', {}, 'constructor')).toBe(errorMessage('en', 'invalid', {}, 'base'))
})
