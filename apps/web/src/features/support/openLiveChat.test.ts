import { expect, test, vi } from 'vitest'
import type { ChatSession, LiveChat } from './liveChat'
import { type ChatPorts, openLiveChat } from './openLiveChat'

const who = { group: 2 as const, locale: 'de', player: { id: 7, email: 'vip@example.com', name: 'Nova' } }

function setUp(readRestoreId: () => Promise<string>) {
  const sessions: ChatSession[] = []
  let tell: ((count: number) => void) | undefined
  const chat: LiveChat = {
    open: (session) => void sessions.push(session),
    onUnread: (hear) => {
      tell = hear
    },
  }
  const ports = { readRestoreId, writeRestoreId: vi.fn(async () => ({})), setUnread: vi.fn() } satisfies ChatPorts
  return { chat, ports, sessions, tell: (count: number) => tell?.(count) }
}

test('[SUP-02] the chat restores the last conversation', async () => {
  const { chat, ports, sessions } = setUp(async () => 'kept-1')
  await openLiveChat(chat, who, ports)
  expect(sessions[0]).toMatchObject({ ...who, restoreId: 'kept-1' })
  sessions[0]!.keepRestoreId('kept-1')
  expect(ports.writeRestoreId).not.toHaveBeenCalled()
})

test('[SUP-02] the id of a new conversation is stored, once', async () => {
  const { chat, ports, sessions } = setUp(async () => '')
  await openLiveChat(chat, who, ports)
  expect(sessions[0]!.restoreId).toBe('')
  sessions[0]!.keepRestoreId('new-1')
  sessions[0]!.keepRestoreId('new-1')
  sessions[0]!.keepRestoreId('')
  expect(ports.writeRestoreId.mock.calls).toEqual([['new-1']])
})

test('a conversation that cannot be restored starts again', async () => {
  const { chat, ports, sessions } = setUp(async () => Promise.reject(new Error('down')))
  await openLiveChat(chat, who, ports)
  expect(sessions[0]!.restoreId).toBe('')
})

test('unread answers are counted, and read once the chat is open', async () => {
  const { chat, ports, tell } = setUp(async () => '')
  await openLiveChat(chat, who, ports)
  expect(ports.setUnread).toHaveBeenLastCalledWith(0)
  tell(3)
  expect(ports.setUnread).toHaveBeenLastCalledWith(3)
})
