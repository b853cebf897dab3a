import { expect, test } from 'vitest'
import { isExitDevice, isSurveyDue, judgeExit, newProviderFor } from './model'

const minute = 60_000
test.each([
  ['before its time', { nowMs: 2 * minute }, { againInMs: 3 * minute }],
  ['at its time', { nowMs: 5 * minute }, 'show'],
  ['held back', { nowMs: 7 * minute, isHeld: true }, { againInMs: minute }],
  ['shown before', { nowMs: 7 * minute, isSpent: true }, 'never'],
] as const)('[NTF-10] [NTF-11] the exit popup %s', (_when, facts, verdict) => {
  expect(judgeExit({ sinceMs: 0, isHeld: false, isSpent: false, ...facts })).toEqual(verdict)
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('iOS %s inside another app %s: the exit popup is for it %s', (isIOS, isMetaWebview, expected) => {
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
  ['before five minutes', { nowMs: 5 * minute - 1 }, false],
  ['a guest', { isPlayer: false }, false],
  ['on the game page', { isGame: true }, false],
  ['under an open popup', { isDialogOpen: true }, false],
  ['when it is off', { isEnabled: false }, false],
])('[NTF-05] the survey for %s', (_when, facts, expected) => {
  expect(isSurveyDue({ ...due, ...facts })).toBe(expected)
})
