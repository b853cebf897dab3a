import { expect, test } from 'vitest'
import { isConnected, setConnection } from './connection'

test('an answer to what was asked before the connection was lost does not bring it back; one asked after does', () => {
  const before = performance.now()
  setConnection(false)
  setConnection(true, before - 1)
  expect(isConnected()).toBe(false)
  setConnection(true, performance.now())
  expect(isConnected()).toBe(true)
})
