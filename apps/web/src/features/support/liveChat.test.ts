import { afterEach, expect, test, vi } from 'vitest'
import { leaveChat } from './liveChat'

afterEach(() => vi.unstubAllGlobals())

test('a log-out makes the operator’s chat forget its user on this device', () => {
  const signOut = vi.fn()
  vi.stubGlobal('window', { apogeeChat: { open: vi.fn(), signOut } })
  leaveChat()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('logging out works without a chat, and with one that has no sign-out', () => {
  leaveChat()
  vi.stubGlobal('window', { apogeeChat: { open: vi.fn() } })
  leaveChat()
})
