import { expect, test } from 'vitest'
import { type BookmarkFacts, bookmarksOf } from './model'

const names = (facts: Partial<BookmarkFacts>, page = '/') =>
  bookmarksOf({ hasMart: false, hasLootbox: false, hasQuest: false, groups: [], ...facts }, page).map(
    ({ name }) => name,
  )
const all = { hasMart: true, hasLootbox: true, hasQuest: true, groups: ['21'] }

test.each([
  ['all four at once', all, ['rocketMart', 'lootbox']],
  ['without the shop', { ...all, hasMart: false }, ['lootbox', 'adventures']],
  ['without the shop and a loot box', { ...all, hasMart: false, hasLootbox: false }, ['adventures', 'quest']],
  ['a quest only', { hasQuest: true }, ['quest']],
  ['nothing', {}, []],
])('[NAV-24] [CONST-43] at most two bookmarks, in their order: %s', (_what, facts, expected) => {
  expect(names(facts)).toEqual(expected)
})

test.each([
  ['/rocket-mart', ['lootbox']],
  ['/rocket-mart/money', ['lootbox']],
  ['/rocket-martian', ['rocketMart', 'lootbox']],
  ['/rocketplay-wheel', ['rocketMart']],
  ['/', ['rocketMart', 'lootbox']],
])('[NAV-25] a bookmark is hidden on the page it links to: %s', (page, expected) => {
  expect(names(all, page)).toEqual(expected)
})

test.each([
  [[], []],
  [['257'], []],
  [['791'], ['adventures']],
  [['21'], ['adventures']],
  [['916'], ['adventures']],
])('[NAV-26] with the groups %j the bookmark of the adventures is %j', (groups, expected) => {
  expect(names({ groups })).toEqual(expected)
})
