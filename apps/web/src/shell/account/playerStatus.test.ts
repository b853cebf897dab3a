import { expect, test } from 'vitest'
import { nameOf, playerStatusOf } from './playerStatus'

const of = (...ids: string[]) => playerStatusOf({ statuses: ids.map((id) => ({ id })) })

test.each([
  [['level_4'], '/media/status/level_4.svg', undefined],
  [['level_4', '1117'], '/media/status/level_4.svg', 'rising_star'],
  [['level_4', '793'], '/media/status/level_4.svg', 'bronze'],
  [['level_4', '256'], '/media/status/level_4.svg', 'star'],
  [['level_4', '21'], '/media/status/level_4.svg', undefined],
  [['level_4', '257'], '/media/status/bronze.svg', 'bronze'],
  [['level_4', '257', '759'], '/media/status/diamond.svg', 'diamond'],
])('[NAV-08] [VIP-05] the statuses %j show %s, and the badge %s', (ids, image, badge) => {
  expect(of(...ids)).toEqual({ image, badge })
})

test('without a level or a VIP status there is no picture', () => {
  expect(of('21', '100')).toBeUndefined()
})

test.each([
  [{ nickname: 'Nova', email: 'nora@apogee.test' }, 'Nova'],
  [{ nickname: null, email: 'nora@apogee.test' }, 'nora'],
  [{ nickname: '', email: 'nora@apogee.test' }, 'nora'],
])('the name of %j is %s', (who, expected) => {
  expect(nameOf(who)).toBe(expected)
})
