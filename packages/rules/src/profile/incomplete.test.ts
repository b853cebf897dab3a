import { expect, test } from 'vitest'
import { missingFields, missingForPayment, missingForProvider, obstacleTo, requiredForPlay } from './incomplete.ts'

const fields = { contexts: { deposit: ['first_name', 'country'], cashout: ['first_name', 'country', 'city'] } }
const complete = { first_name: 'Ada', country: 'DE', city: 'Jena', auth_fields_missed: [] }

test.each([
  ['nothing is missing', complete, 'cashout', []],
  ['an empty field', { ...complete, first_name: '' }, 'deposit', ['first_name']],
  ['a field of spaces', { ...complete, first_name: '  ' }, 'deposit', ['first_name']],
  ['a field that is no text, but there', { ...complete, first_name: 7 }, 'deposit', []],
  ['a context that there is not', complete, 'gift', []],
  ['a field that is null', { ...complete, country: null }, 'deposit', ['country']],
  ['a field of cashout only, for a deposit', { ...complete, city: null }, 'deposit', []],
  ['a field of cashout, for a cashout', { ...complete, city: null }, 'cashout', ['city']],
  [
    'what the platform misses',
    { ...complete, auth_fields_missed: ['terms_acceptance'] },
    'deposit',
    ['terms_acceptance'],
  ],
  ['one field missed twice', { ...complete, country: null, auth_fields_missed: ['country'] }, 'deposit', ['country']],
] as const)('[GD-08] %s', (_what, player, context, expected) => {
  expect(missingFields(player, fields, context)).toEqual(expected)
})

test('[GD-08] countries without postal codes do not require one', () => {
  const asked = {
    contexts: { cashout: ['city', 'postal_code'], payment_systems: { bank: { base: { cashout: ['postal_code'] } } } },
  }
  const player = { ...complete, postal_code: null }
  const abroad = { ...player, country: 'HK' }
  expect(missingFields(player, asked, 'cashout')).toEqual(['postal_code'])
  expect(missingFields(abroad, asked, 'cashout')).toEqual([])
  expect(missingForPayment(abroad, asked, 'bank', 'cashout')).toEqual([])
  expect(missingForPayment(player, asked, 'bank', 'cashout')).toEqual(['postal_code'])
})

test('a context that is not configured requires nothing', () => {
  expect(missingFields(complete, { contexts: {} }, 'deposit')).toEqual([])
})

test('[GAME-05] a game requires only its provider’s empty fields, not the other missing ones', () => {
  const contexts = { brasswing: ['nickname', 'country'], payment_systems: {} }
  const player = { ...complete, nickname: null, auth_fields_missed: ['terms_acceptance'] }
  expect(missingForProvider(player, { contexts }, 'brasswing')).toEqual(['nickname'])
  expect(missingForProvider({ ...player, nickname: 'Ada' }, { contexts }, 'brasswing')).toEqual([])
  expect(missingForProvider(player, { contexts }, 'nordlicht')).toEqual([])
  expect(missingForProvider(player, { contexts }, 'payment_systems')).toEqual([])
})

test.each([
  ['bank-transfer', 'deposit', ['city']],
  ['bank-transfer', 'cashout', []],
  ['visa', 'deposit', []],
  ['constructor', 'deposit', []],
] as const)('[PROF-09] beside its context %s asks, for a %s, for %j', (method, action, fields) => {
  const base = { deposit: ['first_name', 'city'], cashout: [] }
  const contexts = { deposit: ['nickname'], payment_systems: { 'bank-transfer': { base } } }
  expect(missingForPayment({ first_name: 'Ada', city: ' ' }, { contexts }, method, action)).toEqual(fields)
  expect(missingForPayment({}, { contexts: {} }, method, action)).toEqual([])
})

const asked = {
  contexts: { deposit: ['first_name'], cashout: ['first_name', 'city'], play: ['first_name'], owl: ['nickname'] },
}
const stranger = { first_name: null, city: null, nickname: null, auth_fields_missed: [] }

test.each([
  ['a stranger, to a deposit', stranger, 'deposit', 'profile_incomplete'],
  ['a stranger, to a stake', stranger, 'play', 'profile_incomplete'],
  ['who is known by name, to a deposit', { ...stranger, first_name: 'Ada' }, 'deposit', undefined],
  ['who is known by name, to a withdrawal', { ...stranger, first_name: 'Ada' }, 'cashout', 'profile_incomplete'],
  [
    'whose sign-up is open, whatever else is told',
    { ...complete, auth_fields_missed: ['country'] },
    'deposit',
    'sign_up_incomplete',
  ],
] as const)('what stands in the way of %s', (_who, player, context, expected) => {
  expect(obstacleTo(player, asked, context)).toBe(expected)
})

test.each([
  ['what sign-up left open', { ...stranger, auth_fields_missed: ['terms_acceptance'] }, 'sign_up'],
  ['what the licence wants', stranger, 'play'],
  ['what the studio wants', { ...stranger, first_name: 'Ada' }, 'owl'],
  ['nothing', { ...stranger, first_name: 'Ada', nickname: 'Ada' }, undefined],
] as const)('a game for money asks first for %s', (_what, player, expected) => {
  expect(requiredForPlay(player, asked, 'owl')).toBe(expected)
})

test('[MOD-13] a player who has not accepted the terms can withdraw, but neither deposit nor play', () => {
  const player = { auth_fields_missed: ['terms_acceptance'] }
  const fields = { contexts: {} }
  expect(obstacleTo(player, fields, 'cashout')).toBeUndefined()
  expect(missingFields(player, fields, 'cashout')).toEqual([])
  for (const action of ['deposit', 'play'] as const)
    expect(obstacleTo(player, fields, action)).toBe('sign_up_incomplete')
  const open = { auth_fields_missed: ['terms_acceptance', 'country'] }
  expect(obstacleTo(open, fields, 'cashout')).toBe('sign_up_incomplete')
  expect(missingFields(open, fields, 'cashout')).toEqual(['country'])
})
