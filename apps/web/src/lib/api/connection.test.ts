import { expect, test } from 'vitest'
import { isConnected, setConnection } from './connection'

test('a response to a request from before the connection was lost does not restore it; a later one does', () => {
  const before = performance.now()
  setConnection(false)
  setConnection(true, before - 1)
  expect(isConnected()).toBe(false)
  setConnection(true, performance.now())
  expect(isConnected()).toBe(true)
})
