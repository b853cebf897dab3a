import { setSupportUnread } from './supportUnread'

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
  /** The player has logged out: it forgets them and closes. */
  signOut?(): void
}

declare global {
  interface Window {
    apogeeChat?: LiveChat
  }
}

export const liveChat = (): LiveChat | undefined => (typeof window === 'undefined' ? undefined : window.apogeeChat)

/** AUTH-04: no chat knows the player of this device any more, and no mark tells what they were answered. */
export function leaveChat(): void {
  try {
    liveChat()?.signOut?.()
  } finally {
    setSupportUnread(0)
  }
}
