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
  ['a player who withdraws instead of accepting', missing, '/withdraw', false],
  [
    'a player without a country who withdraws',
    { auth_fields_missed: ['terms_acceptance', 'country'] },
    '/withdraw',
    true,
  ],
])('[MOD-13] %s at %s sees the terms popup: %s', (_who, player, path, expected) => {
  expect(mustFinishSignUp(player, path)).toBe(expected)
})

test('[MOD-13] it covers every popup except a question to support', () => {
  const cashbox: DialogEntry = { name: 'cashbox', props: {}, key: 'c' }
  const support: DialogEntry = { name: 'support', props: {}, key: 's' }
  const names = (open: readonly DialogEntry[]) => withTerms(open).map(({ name }) => name)
  expect(names([])).toEqual(['terms'])
  expect(names([cashbox])).toEqual(['cashbox', 'terms'])
  expect(names([cashbox, support])).toEqual(['cashbox', 'terms', 'support'])
})
