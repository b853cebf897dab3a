import { afterEach, expect, test, vi } from 'vitest'
import { leaveChat } from './liveChat'

afterEach(() => vi.unstubAllGlobals())

test('at a log-out the operator’s chat forgets its user of this device', () => {
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
