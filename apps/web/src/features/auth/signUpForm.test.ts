import { laws } from '@apogee/rules/validation/test/laws'
import { expect, test } from 'vitest'
import estonian from '../../../../../content/config/player_fields.EE.json' with { type: 'json' }
import own from '../../../../../content/config/player_fields.json' with { type: 'json' }
import {
  halvesOf,
  judgeSignUpField,
  minAge,
  namesOf,
  type PlayerFields,
  pickFields,
  signUpDetails,
  signUpFields,
  type Values,
} from './signUpForm'

// The platform validates the files when it reads them.
const config = own as unknown as PlayerFields
const ee = estonian as unknown as PlayerFields
const asked = (more: readonly string[] = []) => pickFields(config, [...namesOf(config, 'registration'), ...more])
const now = new Date('2026-06-15T12:00:00Z')

test('[AUTH-10] the form has the fields of the context, in its order', () => {
  expect(asked().map(({ name, kind }) => [name, kind])).toEqual([
    ['email', 'email'],
    ['password', 'password'],
    ['country', 'country'],
    ['currency', 'currency'],
    ['terms_acceptance', 'check'],
    ['age_acceptance', 'check'],
    ['receive_promos', 'check'],
    ['receive_sms_promos', 'check'],
  ])
})

test('[AUTH-10] fields added by the operator are shown, except those without a description', () => {
  const added = asked([
    'nickname',
    'city',
    'gender',
    'date_of_birth',
    'mobile_phone',
    'password_confirmation',
    'shoe_size',
  ])
  expect(added.slice(8).map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['nickname', 'text', false],
    ['city', 'text', true],
    ['gender', 'choice', true],
    ['date_of_birth', 'date', true],
    ['mobile_phone', 'phone', true],
    ['password_confirmation', 'confirmation', true],
  ])
})

test.each<[string, Values, string | undefined]>([
  ['email', { email: '' }, 'required'],
  ['email', { email: 'maya@gmail' }, 'invalid'],
  ['email', { email: ' maya@example.com ' }, undefined],
  ['password', { password: 'short7!' }, 'too_short'],
  ['password', { password: ' spaces count ' }, undefined],
  ['password_confirmation', { password: 'Rocket-2026!', password_confirmation: 'Rocket-2026' }, 'confirmation_differs'],
  ['country', { country: '' }, 'required'],
  ['terms_acceptance', { terms_acceptance: false }, 'must_be_accepted'],
  ['receive_promos', { receive_promos: false }, undefined],
  ['nickname', { nickname: '' }, undefined],
  ['nickname', { nickname: 'ab' }, 'too_short'],
  ['city', { city: ' ' }, 'required'],
  ['date_of_birth', { date_of_birth: '15/06/2008', country: 'DE' }, undefined],
  ['date_of_birth', { date_of_birth: '16/06/2008', country: 'DE' }, 'too_young'],
  ['date_of_birth', { date_of_birth: '16/06/2005', country: 'EE' }, 'too_young'],
  ['date_of_birth', { date_of_birth: '31/02/2000', country: 'DE' }, 'invalid'],
  ['gender', { gender: 'x' }, 'unknown_value'],
])('[VAL-20] [VAL-17] %s of %j is validated as %s', (name, values, verdict) => {
  const [field] = pickFields(config, [name])
  expect(judgeSignUpField(field!, values, { now, law: laws.CW })).toBe(verdict)
})

test('the request has dates in wire format and no empty values', () => {
  const values = {
    email: ' a@b.cd ',
    password: ' x y ',
    nickname: ' ',
    date_of_birth: '01/02/1990',
    receive_promos: true,
  }
  const fields = pickFields(config, [
    'email',
    'password',
    'nickname',
    'date_of_birth',
    'receive_promos',
    'terms_acceptance',
  ])
  expect(signUpDetails(fields, values)).toEqual({
    email: 'a@b.cd',
    password: ' x y ',
    date_of_birth: '1990-02-01',
    receive_promos: true,
    terms_acceptance: false,
  })
})

test.each([
  [config, laws.CW, 'DE', 18],
  [config, laws.CW, 'EE', 21],
  [ee, laws.EE, 'DE', 21],
])('[OPEN-18] the minimum age of %# is that of licence %s and country %s: %i', (fields, licence, country, age) => {
  expect(minAge(fields, licence, country)).toBe(age)
})

test('related neighbours share a line', () => {
  expect([...halvesOf(pickFields(config, ['country', 'currency', 'city']))]).toEqual(['country', 'currency'])
  expect([...halvesOf(pickFields(config, ['currency', 'city', 'country']))]).toEqual([])
})

test('the form always includes a password and both consents, even if a platform lists only additional fields', () => {
  const contexts = { ...config.contexts, registration: ['email', 'country', 'currency', 'city'] }
  const fields = config.fields.filter(({ field }) => !['password', 'terms_acceptance', 'currency'].includes(field))
  expect(signUpFields({ fields, contexts }).map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['email', 'email', true],
    ['password', 'password', true],
    ['country', 'country', true],
    ['currency', 'currency', true],
    ...(config.fields.some(({ field }) => field === 'city') ? [['city', 'text', true]] : []),
    ['terms_acceptance', 'check', true],
    ['age_acceptance', 'check', true],
  ])
  expect(signUpFields(config)).toEqual(asked())
})
