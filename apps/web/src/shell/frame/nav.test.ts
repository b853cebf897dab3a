import { expect, test } from 'vitest'
import { bottomItems, helpItems, isCurrent, isOutside, type NavConditions, type NavItem, navGroups } from './nav'

const page = (slug: string, ...categories: string[]) => ({ slug, title: slug.toUpperCase(), categories })
const sports = 'https://bets.test/live'

type Given = Partial<Omit<NavConditions, 'flags'>> & { readonly flags?: readonly (keyof NavConditions['flags'])[] }

const conditions = ({ flags = [], ...rest }: Given): NavConditions => ({
  flags: {
    rocket_mart: flags.includes('rocket_mart'),
    rocket_chance: flags.includes('rocket_chance'),
    mystic_jackpots: flags.includes('mystic_jackpots'),
  },
  sports: undefined,
  pages: [],
  without: [],
  ...rest,
})

const nameOf = ({ label }: NavItem) => ('key' in label ? label.key.slice('nav.'.length) : label.title)
const names = (given: Given) => navGroups(conditions(given)).flat().map(nameOf)

test('[NAV-35] with everything on, the navigation keeps its order', () => {
  const flags = ['rocket_mart', 'rocket_chance', 'mystic_jackpots'] as const
  const pages = [page('promotions', 'page', 'top-menu'), page('news', 'top-menu')]
  expect(names({ flags, sports, pages })).toEqual([
    'pokies',
    'live',
    'sports',
    'rocketMart',
    'rocketChance',
    'tournaments',
    'mysticJackpots',
    'achievements',
    'vipClub',
    'PROMOTIONS',
    'NEWS',
  ])
  expect(names({ flags, pages })[0]).toBe('lobby')
})

test.each([
  ['[NAV-01] the lobby is shown without betting', { sports: undefined }, ['lobby'], ['sports']],
  ['[NAV-01] betting replaces the lobby', { sports }, ['sports'], ['lobby']],
  ['[NAV-02] pokies and live are always shown', {}, ['pokies', 'live'], []],
  ['[NAV-03] no sports without betting', {}, [], ['sports']],
  ['[NAV-03] sports with betting', { sports }, ['sports'], []],
  ['[NAV-04] shop and chance are hidden while they are off', {}, [], ['rocketMart', 'rocketChance']],
  ['[NAV-04] the shop is shown with its flag', { flags: ['rocket_mart'] }, ['rocketMart'], ['rocketChance']],
  ['[NAV-04] chance is shown with its flag', { flags: ['rocket_chance'] }, ['rocketChance'], ['rocketMart']],
  ['[NAV-05] tournaments, achievements, VIP club', {}, ['tournaments', 'achievements', 'vipClub'], []],
  ['[NAV-06] mystic jackpots are hidden while their flag is off', {}, [], ['mysticJackpots']],
  ['[NAV-06] mystic jackpots are shown with their flag', { flags: ['mystic_jackpots'] }, ['mysticJackpots'], []],
  ['[NAV-07] pages of the top menu', { pages: [page('a', 'top-menu'), page('b', 'page')] }, ['A'], ['B']],
] as const)('%s', (_what, given, shown, hidden) => {
  const found = names(given)
  expect(found).toEqual(expect.arrayContaining([...shown]))
  for (const name of hidden) expect(found).not.toContain(name)
})

test('the navigation has no links to features that the platform does not offer', () => {
  const found = names({ without: ['/tournaments', '/lotteries'] })
  expect(found).toEqual(['lobby', 'pokies', 'live', 'achievements', 'vipClub'])
})

test('[NAV-34] the address of sports comes from the betting configuration, and is external', () => {
  const item = navGroups(conditions({ sports }))
    .flat()
    .find((one) => nameOf(one) === 'sports')
  expect(item?.path).toBe(sports)
  expect(isOutside({ path: sports })).toBe(true)
  expect(isOutside({ path: '/pokies/all' })).toBe(false)
})

test('[NAV-16] the bottom bar has the lobby, pokies and live, and sports while betting is on', () => {
  expect(bottomItems(undefined).map(nameOf)).toEqual(['lobby', 'pokies', 'live'])
  expect(bottomItems(sports).map(nameOf)).toEqual(['lobby', 'pokies', 'live', 'sports'])
})

test('[NAV-19] support is neither a common line of the menu nor a page of the top menu', () => {
  expect(helpItems('menu').map(nameOf)).toEqual(['limits'])
  expect(helpItems('rail').map(nameOf)).toEqual(['support', 'limits'])
  expect(names({ pages: [page('support', 'top-menu')] })).not.toContain('SUPPORT')
})

test.each([
  ['/', '/', true],
  ['/', '/pokies/all', false],
  ['/pokies/all', '/pokies/all', true],
  ['/pokies/all', '/pokies/megaways', true],
  ['/pokies/all', '/pokies-new', false],
  ['/rocket-mart', '/rocket-mart/money', true],
] as const)('item %s on page %s is current: %s', (own, path, expected) => {
  expect(isCurrent({ path: own }, path)).toBe(expected)
})
