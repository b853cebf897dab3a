import { expect, test } from 'vitest'
import { isExitDevice, isSurveyDue, judgeExit, newProviderFor } from './model'

const minute = 60_000
test.each([
  ['before its time waits', { nowMs: 2 * minute }, { againInMs: 3 * minute }],
  ['at its time opens', { nowMs: 5 * minute }, 'show'],
  ['waits while blocked', { nowMs: 7 * minute, isBlocked: true }, { againInMs: minute }],
  ['opens only once', { nowMs: 7 * minute, isSpent: true }, 'never'],
] as const)('[NTF-10] [NTF-11] the exit popup %s', (_when, facts, verdict) => {
  expect(judgeExit({ sinceMs: 0, isBlocked: false, isSpent: false, ...facts })).toEqual(verdict)
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('iOS %s inside another app %s: the exit popup applies: %s', (isIOS, isMetaWebview, expected) => {
  expect(isExitDevice({ isIOS, isMetaWebview })).toBe(expected)
})

const config = { provider: 'brasswing', target_groups: ['1204', '791'], shown_group: '1205' }
test.each([
  ['no group', ['level_1'], config, false, undefined],
  ['a target group', ['level_1', '791'], config, false, 'brasswing'],
  ['a target group and the shown one', ['1204', '1205'], config, false, undefined],
  ['a target group, shown in this visit', ['1204'], config, true, undefined],
  ['a target group, nothing configured', ['1204'], null, false, undefined],
] as const)('[NTF-07] [NTF-09] [OPEN-55] of a player with %s', (_who, groups, configured, isSpent, provider) => {
  expect(newProviderFor({ groups, config: configured, isSpent })).toBe(provider)
})

const due = {
  nowMs: 5 * minute,
  loadedMs: 0,
  isPlayer: true,
  isGame: false,
  isDialogOpen: false,
  isEnabled: true,
}
test.each([
  ['a player after five minutes', {}, true],
  ['a player before five minutes', { nowMs: 5 * minute - 1 }, false],
  ['a guest', { isPlayer: false }, false],
  ['a player on the game page', { isGame: true }, false],
  ['a player with an open popup', { isDialogOpen: true }, false],
  ['a player while it is disabled', { isEnabled: false }, false],
])('[NTF-05] the survey for %s', (_when, facts, expected) => {
  expect(isSurveyDue({ ...due, ...facts })).toBe(expected)
})
