import { expect, test } from 'vitest'
import {
  badgeOf,
  cardPosition,
  isDiamond,
  isVip,
  nextVipStatus,
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
