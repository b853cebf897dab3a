import { ApiError, ConnectionError } from '@apogee/contract/protocol/failures'
import { expect, test } from 'vitest'
import { isAnswered } from './isAnswered'

test.each([
  ['a success', null, true],
  ['a rejection', new ApiError(422, {}), true],
  ['a server error', new ApiError(502, {}), false],
  ['a lost connection', new ConnectionError('network'), false],
  ['a timeout', new ConnectionError('timeout'), false],
])('[WIRE-05] %s ends an attempt and its key: %s, %s', (_, error, expected) => {
  expect(isAnswered(error)).toBe(expected)
})
