import { expect, test } from 'vitest'
import {
  badgeNameOf,
  badgeOf,
  cardPosition,
  groupOf,
  isDiamond,
  isVip,
  ladderGroups,
  nextVipStatus,
  playerStatusOf,
  readVipStatus,
  vipRankOf,
  vipStatuses,
  vipStatusOf,
} from './statuses.ts'

test.each([
  [[257], 'BRONZE', true, 'BRONZE'],
  [['258'], 'SILVER', true, 'SILVER'],
  [[259], 'GOLD', true, 'GOLD'],
  [['255'], 'PLATINUM', true, 'PLATINUM'],
  [[759], 'DIAMOND', true, 'DIAMOND'],
  [[257, 'level_3', 259, 258], 'GOLD', true, 'GOLD'],
  [[256], 'REGULAR', false, 'STAR'],
  [['793'], 'REGULAR', false, 'BRONZE'],
  [[1117], 'REGULAR', false, 'RISING_STAR'],
  [[1117, 256], 'REGULAR', false, 'STAR'],
  [['level_257', 'pick:257'], 'REGULAR', false, null],
  [[], 'REGULAR', false, null],
])('[ROLE-05] [VIP-04] [VIP-05] [OPEN-33] groups %j are %s, VIP %s, shown as %s', (groups, status, vip, badge) => {
  expect([vipStatusOf(groups), isVip(groups), badgeOf(groups)]).toEqual([status, vip, badge])
})

test('[ROLE-05] diamond is checked separately', () => {
  expect([isDiamond([255, '759']), isDiamond([255])]).toEqual([true, false])
})

test('[VIP-08] [VIP-14] the ladder leads from REGULAR over BRONZE to DIAMOND, a status at a time', () => {
  expect(vipStatuses.map(nextVipStatus)).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND', undefined])
  expect(['REGULAR', 'bronze', 'diamond', 'tin'].map(readVipStatus)).toEqual([
    'REGULAR',
    'BRONZE',
    'DIAMOND',
    undefined,
  ])
})

test('[VIP-10] cards stand before, at, right after or far from the status of the player', () => {
  expect(vipStatuses.map((status) => cardPosition(status, 'SILVER'))).toEqual([
    'before',
    'before',
    'current',
    'future',
    'lock',
    'lock',
  ])
})

test('[OPEN-87] a VIP has the rank of their highest group, other players have none', () => {
  expect([['257', '259', '258'], [759], ['256', '793', '1117'], []].map(vipRankOf)).toEqual([
    'gold',
    'diamond',
    undefined,
    undefined,
  ])
})

test('[ROLE-10] [OPEN-73] a payment names the highest rank of its player, and none of who is no VIP', () => {
  expect([['257', '259'], [759], ['256'], []].map(playerStatusOf)).toEqual(['Gold', 'Diamond', undefined, undefined])
})

test('a badge has the name of its text', () => {
  expect([[258], ['793'], [256], [1117], []].map(badgeNameOf)).toEqual([
    'silver',
    'bronze',
    'star',
    'rising_star',
    undefined,
  ])
})

test('[VIP-05] every status has its group, and players without one are in 1117; all of them make the ladder', () => {
  expect(vipStatuses.map(groupOf)).toEqual(['1117', '257', '258', '259', '255', '759'])
  expect(ladderGroups).toEqual(['759', '255', '259', '258', '257', '256', '793', '1117'])
})
