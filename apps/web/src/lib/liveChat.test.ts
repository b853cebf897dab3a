import { afterEach, expect, test, vi } from 'vitest'
import { leaveChat } from './liveChat'

afterEach(() => vi.unstubAllGlobals())

test('at a log-out the operator’s chat forgets its user of this device', () => {
  const signOut = vi.fn()
  vi.stubGlobal('window', { apogeeChat: { open: vi.fn(), signOut } })
  leaveChat()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('a chat that knows nothing of log-outs, or none at all, is no trouble', () => {
  leaveChat()
  vi.stubGlobal('window', { apogeeChat: { open: vi.fn() } })
  leaveChat()
})
