import { expect, test } from 'vitest'
import { statesOf, stepOf } from './field.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 5, 5],
  ['ArrowDown', 7, 12],
  ['ArrowDown', 22, 22],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 13, 8],
  ['Home', 13, 10],
  ['End', 13, 14],
])('%s leads from tile %i to %i', (key, from, to) => expect(stepOf(key, from)).toBe(to))

test('the field ignores other keys', () => {
  expect([stepOf(' ', 3), stepOf('m', 3), stepOf('Enter', 3)]).toEqual([null, null, null])
})

test('tiles are face down until the round ends; then the last of a lost round is the mine that was hit', () => {
  const round = { mines: 2, hundredths: 0, next: null }
  const open = statesOf({ ...round, revealed: [3, 0], hit: false, field: null })
  expect([open.length, open[0], open[3], open[4]]).toEqual([25, 'safe', 'safe', 'hidden'])
  const lost = statesOf({ ...round, revealed: [3, 0], hit: true, field: [0, 24] })
  expect([lost[0], lost[3], lost[24], lost[4]]).toEqual(['hit', 'safe', 'mine', 'spared'])
  const left = statesOf({ ...round, revealed: [3, 0], hit: false, field: [7, 24] })
  expect([left[0], left[3], left[7], left[4]]).toEqual(['safe', 'safe', 'mine', 'spared'])
})
