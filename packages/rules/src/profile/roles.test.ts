import { expect, test } from 'vitest'
import { chatGroupOf, hasAdventures, isMultiAccount, isPromotionShown, isTester } from './roles.ts'

test.each([
  [[21], true],
  [['916'], true],
  [['level_21', 210], false],
  [[], false],
])('[ROLE-02] [VIP-06] groups %j are a tester: %s', (groups, tester) => {
  expect(isTester(groups)).toBe(tester)
})

test.each([
  [['21'], true],
  [[791], true],
  [['257', '79'], false],
])('[OPEN-13] groups %j open the adventures: %s', (groups, adventures) => {
  expect(hasAdventures(groups)).toBe(adventures)
})

test('[ROLE-04] [VIP-06] group 100 is a multi-account', () => {
  expect([isMultiAccount(['100']), isMultiAccount([1000, 21])]).toEqual([true, false])
})

test.each([
  ['welcome-pack', [], true],
  ['santa-vegas', [], false],
  ['not-managed', [], true],
  ['santa-vegas', [257], false],
  ['santa-vegas', ['21'], true],
  ['santa-vegas', [916], true],
])('[ROLE-02] [ROLE-03] [OPEN-71] the managed page %s for groups %j is shown: %s', (slug, groups, shown) => {
  expect(isPromotionShown(slug, { 'welcome-pack': true, 'santa-vegas': false }, groups)).toBe(shown)
})

test.each([
  [[257], 2],
  [['759'], 2],
  [[256], 1],
  [['793', 1117], 1],
  [[], 1],
])('[ROLE-07] players of groups %j are answered by chat group %d', (groups, chat) => {
  expect(chatGroupOf(groups)).toBe(chat)
})
