import { expect, test } from 'vitest'
import { shipOfNickname, shipOfPlayer } from './shipPicture'

const statuses = [{ id: 'level_4' }, { id: '258' }]

test('the platform’s ship is shown; without one, the usual ship with the parts of the status', () => {
  expect(shipOfPlayer({ id: 7, ship: 'tug-mint-1', statuses })).toBe('tug-mint-1')
  expect(shipOfPlayer({ id: 7, statuses })).toMatch(/^[a-z]+-[a-z]+-4$/)
})

test('a nickname without a ship always has the same one', () => {
  expect(shipOfNickname('No***', 'tug-mint-1')).toBe('tug-mint-1')
  expect(shipOfNickname('No***', undefined)).toBe(shipOfNickname('No***', undefined))
  expect(
    new Set(['Ve***', 'Ma***', 'Te***', 'Do***'].map((name) => shipOfNickname(name, undefined))).size,
  ).toBeGreaterThan(1)
})
