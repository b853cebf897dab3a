import { expect, test } from 'vitest'
import { groupsOf, isCurrent, itemsOf, type NavItem, navItems } from './nav'

const item = (key: string, group: 1 | 2 | 3, places: NavItem['places']): NavItem =>
  ({ ...navItems[0], key, group, places }) as NavItem

test('[NAV-16] the bottom bar offers the lobby', () => {
  expect(itemsOf('bottom').map(({ key }) => key)).toContain('lobby')
})

test('groups keep the order and leave out what is empty', () => {
  const items = [item('a', 1, ['rail']), item('b', 3, ['rail']), item('c', 1, ['rail', 'menu']), item('d', 2, ['menu'])]
  expect(groupsOf('rail', items).map((group) => group.map(({ key }) => key))).toEqual([['a', 'c'], ['b']])
})

test.each([
  ['/', '/', true],
  ['/', '/categories/all', false],
  ['/categories/new', '/categories/new', true],
  ['/pokies', '/pokies/all', true],
  ['/pokies', '/pokies-new', false],
] as const)('item %s on page %s is current: %s', (own, path, expected) => {
  expect(isCurrent({ path: own }, path)).toBe(expected)
})

test('every item leads where its path says', () => {
  for (const { target, path } of navItems) {
    // A splat stands in a path as a lone dollar.
    const params = 'params' in target ? Object.entries(target.params) : []
    const written = params.reduce(
      (to: string, [name, value]) => to.replace(name === '_splat' ? '$' : `$${name}`, value),
      target.to,
    )
    expect(written).toBe(path)
  }
})
