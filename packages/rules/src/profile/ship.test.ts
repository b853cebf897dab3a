import { expect, test } from 'vitest'
import { readShip, shipColours, shipHulls, shipStageOf, usualShip, writeShip } from './ship.ts'

test.each([
  [['level_4'], 0],
  [['1117'], 1],
  [['256'], 2],
  [['257'], 3],
  [['259', '256'], 5],
  [['759'], 7],
])('the groups %j give a ship of stage %i', (groups, stage) => {
  expect(shipStageOf(groups)).toBe(stage)
})

test('a ship is written and read, and other text is no ship', () => {
  const ship = { hull: 'manta', colour: 'sky', stage: 3 } as const
  expect(readShip(writeShip(ship))).toEqual(ship)
  expect(['manta-sky-8', 'manta-sky', 'raft-sky-1', 'manta-sky-1-1', ''].map(readShip)).toEqual(Array(5).fill(null))
})

test('players who have not chosen have all ships among them', () => {
  const ships = Array.from({ length: 18 }, (_, seed) => JSON.stringify(usualShip(seed)))
  expect(new Set(ships).size).toBe(shipHulls.length * shipColours.length)
})
