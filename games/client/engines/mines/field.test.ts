import { expect, test } from 'vitest'
import { stepOf } from './field.ts'

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
