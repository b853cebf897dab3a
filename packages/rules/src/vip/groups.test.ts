import { expect, test } from 'vitest'
import { hasAdventures, isTester, levelOf, vipRankOf } from './groups.ts'

test.each([
  [[], undefined],
  [['257'], 'bronze'],
  [['258'], 'silver'],
  [['259'], 'gold'],
  [['255'], 'platinum'],
  [['759'], 'diamond'],
  [['257', '259', '258'], 'gold'],
  [['255', '759'], 'diamond'],
  [['256'], undefined],
  [['793'], undefined],
  [['21', '100', '1117'], undefined],
] as const)('[ROLE-05] of the groups %j the VIP status is %s', (groups, expected) => {
  expect(vipRankOf(groups)).toBe(expected)
})

test.each([
  [[], false, false],
  [['21'], true, true],
  [['916'], true, true],
  [['791'], false, true],
  [['257'], false, false],
] as const)('[ROLE-02] the groups %j are a tester: %s, and open the adventures: %s', (groups, tester, adventures) => {
  expect(isTester(groups)).toBe(tester)
  expect(hasAdventures(groups)).toBe(adventures)
})

test.each([
  [['level_5', '257'], 5],
  [['level_3', 'level_12'], 12],
  [['257', 'pick:10'], undefined],
  [['stage_4'], undefined],
] as const)('of the statuses %j the level is %s', (statuses, expected) => {
  expect(levelOf(statuses)).toBe(expected)
})
