import { expect, test } from 'vitest'
import type { DialogEntry } from '../../lib/navigation/dialogs'
import { withTerms } from '../page/withTerms'
import { mustFinishSignUp } from './mustFinishSignUp'

const missing = { auth_fields_missed: ['terms_acceptance'] }
test.each([
  ['a guest', null, '/', false],
  ['a player who accepted', { auth_fields_missed: [] }, '/', false],
  ['a player without a country', { auth_fields_missed: ['country'] }, '/', true],
  ['a player who has not accepted', missing, '/', true],
  ['a player who has not accepted, in a game', missing, '/play/brasswing/ember-wyrm', true],
  ['a player who reads the terms', missing, '/terms-and-conditions', false],
])('[MOD-13] %s at %s sees the terms popup: %s', (_who, player, path, expected) => {
  expect(mustFinishSignUp(player, path)).toBe(expected)
})

test('[MOD-13] a player who does not accept can open the withdrawal over it, and the details it needs', () => {
  const withdrawal: DialogEntry = { name: 'cashbox', props: { step: 'withdraw' }, key: 'w' }
  const details: DialogEntry = { name: 'personalInfo', props: { context: 'cashout' }, key: 'd' }
  const forDeposit: DialogEntry = { name: 'personalInfo', props: { context: 'deposit' }, key: 'e' }
  const names = (open: readonly DialogEntry[]) => withTerms(open).map(({ name }) => name)
  expect(names([withdrawal])).toEqual(['terms', 'cashbox'])
  expect(names([details])).toEqual(['terms', 'personalInfo'])
  expect(names([forDeposit])).toEqual(['personalInfo', 'terms'])
})

test('[MOD-13] it covers every popup except a question to support', () => {
  const cashbox: DialogEntry = { name: 'cashbox', props: {}, key: 'c' }
  const support: DialogEntry = { name: 'support', props: {}, key: 's' }
  const names = (open: readonly DialogEntry[]) => withTerms(open).map(({ name }) => name)
  expect(names([])).toEqual(['terms'])
  expect(names([cashbox])).toEqual(['cashbox', 'terms'])
  expect(names([cashbox, support])).toEqual(['cashbox', 'terms', 'support'])
})
