import type { ChatSession, LiveChat } from './liveChat'

export interface ChatPorts {
  readonly readRestoreId: () => Promise<string>
  readonly writeRestoreId: (restoreId: string) => Promise<unknown>
  readonly setUnread: (count: number) => void
}

/** SUP-02: opens the live chat with the last conversation, and stores its id for the next time. */
export async function openLiveChat(
  chat: LiveChat,
  session: Omit<ChatSession, 'restoreId' | 'keepRestoreId'>,
  ports: ChatPorts,
): Promise<void> {
  // A conversation that cannot be restored starts again: better than none.
  const restoreId = await ports.readRestoreId().catch(() => '')
  let kept = restoreId
  chat.onUnread?.(ports.setUnread)
  chat.open({
    ...session,
    restoreId,
    keepRestoreId: (next) => {
      if (next === '' || next === kept) return
      kept = next
      // If that fails, the next conversation starts empty.
      void ports.writeRestoreId(next).catch(() => undefined)
    },
  })
  ports.setUnread(0)
}
