/** What a live chat is told when it opens. */
export interface ChatSession {
  /** Which agents answer: 2 for VIPs, 1 for everybody else (ROLE-07). */
  readonly group: 1 | 2
  readonly locale: string
  /** Under which id the talk goes on; empty for the first one. */
  readonly restoreId: string
  readonly player: { readonly id: number; readonly email: string; readonly name: string }
  /** The chat tells its id, so that the talk goes on elsewhere. */
  readonly keepRestoreId: (restoreId: string) => void
}

/** The port of a live chat. An operator's script sets `window.apogeeChat` to one (docs/popups.md). */
export interface LiveChat {
  open(session: ChatSession): void
  /** Calls `hear` whenever the number of unread answers changes. */
  onUnread?(hear: (count: number) => void): void
}

declare global {
  interface Window {
    apogeeChat?: LiveChat
  }
}

export const liveChat = (): LiveChat | undefined => (typeof window === 'undefined' ? undefined : window.apogeeChat)

export interface ChatPorts {
  readonly readRestoreId: () => Promise<string>
  readonly writeRestoreId: (restoreId: string) => Promise<unknown>
  readonly setUnread: (count: number) => void
}

/** SUP-02: opens the live chat where it was left, and keeps its id for the next time. */
export async function openLiveChat(
  chat: LiveChat,
  session: Omit<ChatSession, 'restoreId' | 'keepRestoreId'>,
  ports: ChatPorts,
): Promise<void> {
  // A talk that cannot be found again begins anew: better than none.
  const restoreId = await ports.readRestoreId().catch(() => '')
  let kept = restoreId
  chat.onUnread?.(ports.setUnread)
  chat.open({
    ...session,
    restoreId,
    keepRestoreId: (next) => {
      if (next === '' || next === kept) return
      kept = next
      void ports.writeRestoreId(next).catch(() => undefined)
    },
  })
  ports.setUnread(0)
}
