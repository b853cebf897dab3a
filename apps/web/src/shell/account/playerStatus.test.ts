import { expect, test } from 'vitest'
import { badgeOfPlayer, nameOf } from './playerStatus'

test.each([
  [['level_4'], undefined],
  [['level_4', '1117'], 'rising_star'],
  [['level_4', '793'], 'bronze'],
  [['level_4', '256'], 'star'],
  [['level_4', '21'], undefined],
  [['level_4', '257'], 'bronze'],
  [['level_4', '257', '759'], 'diamond'],
])('[NAV-08] [VIP-05] the statuses %j show the badge %s', (ids, badge) => {
  expect(badgeOfPlayer({ statuses: ids.map((id) => ({ id })) })).toBe(badge)
})

test.each([
  [{ nickname: 'Nova', email: 'nora@apogee.test' }, 'Nova'],
  [{ nickname: null, email: 'nora@apogee.test' }, 'nora'],
  [{ nickname: '', email: 'nora@apogee.test' }, 'nora'],
])('the name of %j is %s', (who, expected) => {
  expect(nameOf(who)).toBe(expected)
})
