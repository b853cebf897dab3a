import { expect, test } from 'vitest'
import { footerTextOf, promoFor } from './frame'

const promo = (id: string, more: object = {}) => ({
  id,
  title: id,
  text: '',
  action: 'Go',
  url: '/',
  groups: [] as string[],
  ...more,
})
const nova = { statuses: [{ id: 'level_2' }, { id: '257' }] }

test.each([
  ['a guest gets those for guests', [promo('a', { logged: true }), promo('b', { logged: false })], null, 'b'],
  ['a player gets those for players', [promo('a', { logged: false }), promo('b', { logged: true })], nova, 'b'],
  ['one without a target is for all', [promo('a')], null, 'a'],
  [
    'a member gets those for their group',
    [promo('a', { groups: ['258'] }), promo('b', { groups: ['257'] })],
    nova,
    'b',
  ],
  ['a guest has no group', [promo('a', { groups: ['257'] })], null, undefined],
])('banners of a place: %s', (_what, promos, who, expected) => {
  expect(promoFor(promos, who)?.id).toBe(expected)
})

test.each([
  ['everyone', [], 'common'],
  ['a player without a special group', ['257'], 'common'],
  ['a member', ['257', '1101'], 'special'],
])('[NAV-30] the copyright text of %s', (_who, groups, expected) => {
  const snippets = [
    { id: 'self-exclusion', content: 'other', categories: ['footer'] },
    { id: 'footer-content-1101', content: 'special', categories: ['footer'] },
    { id: 'footer-content', content: 'common', categories: ['footer'] },
  ]
  expect(footerTextOf(snippets, groups)).toBe(expected)
})

test('without a text in the CMS the footer text is null', () => {
  expect(footerTextOf([], [])).toBeNull()
})
