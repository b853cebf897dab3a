import { laws } from '@apogee/rules/validation/test/laws'
import { expect, test } from 'vitest'
import playerFields from '../../../../../content/config/player_fields.json' with { type: 'json' }
import {
  changesOf,
  fieldsOf,
  fieldsToComplete,
  judgeField,
  missingOf,
  neededForWithdrawal,
  type PlayerFields,
  sectionsOf,
  valuesOf,
} from './model'
import type { Player } from './queries'

// The platform validates the file when it reads it.
const config = playerFields as unknown as PlayerFields
// A form reads only the configured fields.
const player = {
  first_name: 'Anna',
  last_name: null,
  date_of_birth: '1990-06-15',
  country: 'DE',
  city: '',
  gender: null,
  nickname: null,
  receive_promos: true,
  auth_fields_missed: [],
} as unknown as Player
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)
const fieldOf = (context: string, name: string) => fieldsOf(config, context, player).find((one) => one.name === name)!

test.each([
  ['deposit', ['last_name', 'city', 'address', 'postal_code']],
  ['cashout', ['last_name', 'city', 'address', 'postal_code']],
  ['registration', ['email', 'password', 'currency']],
  ['no such context', []],
])('[PROF-09] for the context %s these are missing: %j', (context, missing) => {
  expect(names(missingOf(fieldsOf(config, context, player), player))).toEqual(missing)
})

test('[PROF-09] completing a profile shows all empty fields and requires those that a withdrawal will require', () => {
  const asked = fieldsToComplete(config, player)
  expect(names(asked)).toEqual([
    'last_name',
    'nickname',
    'gender',
    'city',
    'address',
    'postal_code',
    'state',
    'mobile_phone',
  ])
  const wanted = ['last_name', 'city', 'address', 'postal_code']
  expect(names(asked.filter(({ isRequired }) => isRequired))).toEqual(wanted)
  expect(neededForWithdrawal(config, player)).toEqual(wanted)
  const told = { ...player, last_name: 'Novak', city: 'Brno', address: 'Hlavní 1', postal_code: '60200' } as Player
  expect(neededForWithdrawal(config, told)).toEqual([])
})

test('consents are optional in every context, texts only when editing', () => {
  expect(fieldOf('deposit', 'last_name').isRequired).toBe(true)
  expect(fieldOf('edition', 'last_name').isRequired).toBe(false)
  expect(fieldOf('registration', 'receive_promos').isRequired).toBe(false)
})

test('a field that can be set only once is shown and not sent when it is set', () => {
  expect(fieldOf('edition', 'first_name').isLocked).toBe(true)
  expect(fieldOf('edition', 'last_name').isLocked).toBe(false)
  const fields = fieldsOf(config, 'edition', player).filter(({ name }) =>
    ['first_name', 'last_name', 'nickname', 'receive_promos'].includes(name),
  )
  const values = { first_name: 'Other', last_name: ' Novak ', nickname: ' ', receive_promos: false }
  expect(changesOf(fields, values)).toEqual({ last_name: 'Novak', nickname: null, receive_promos: false })
})

test('a form is filled with the player’s data, dates as they are typed', () => {
  expect(valuesOf(fieldsOf(config, 'deposit', player), player)).toEqual({
    first_name: 'Anna',
    last_name: '',
    date_of_birth: '15/06/1990',
    country: 'DE',
    city: '',
    address: '',
    postal_code: '',
  })
})

const facts = { now: new Date('2026-06-15T12:00:00Z'), law: laws.CW, country: 'DE' }
test.each([
  ['deposit', 'first_name', ' ', 'required'],
  ['edition', 'first_name', ' ', undefined],
  ['deposit', 'first_name', '<b>', 'invalid'],
  ['deposit', 'date_of_birth', '15/06/2008', undefined],
  ['deposit', 'date_of_birth', '16/06/2008', 'too_young'],
  ['deposit', 'date_of_birth', '31/02/1990', 'invalid'],
  ['deposit', 'date_of_birth', '1990-06-15', 'invalid'],
  ['cashout', 'postal_code', '10115', undefined],
  ['cashout', 'postal_code', '101', 'invalid'],
  ['cashout', 'postal_code', '1', 'too_short'],
  ['edition', 'gender', 'x', 'unknown_value'],
  ['edition', 'gender', 'f', undefined],
  ['edition', 'nickname', 'ab', 'too_short'],
  ['edition', 'mobile_phone', '+49 30 5550130', undefined],
])('in the context %s the field %s with "%s" is validated as %s', (context, name, value, verdict) => {
  expect(judgeField(fieldOf(context, name), value, facts)).toBe(verdict)
})

test('the page’s fields are grouped by subject; additional configured fields come last', () => {
  const field = (name: string) => ({ ...fieldOf('edition', 'city'), name })
  const names = ['nickname', 'postal_code', 'first_name', 'passport_number', 'country', 'last_name']
  expect(sectionsOf(names.map(field)).map(([section, parts]) => [section, parts.map(({ name }) => name)])).toEqual([
    ['person', ['first_name', 'last_name']],
    ['reach', ['country', 'postal_code']],
    ['contact', ['nickname', 'passport_number']],
  ])
  expect(sectionsOf([field('gender')])).toHaveLength(1)
})
