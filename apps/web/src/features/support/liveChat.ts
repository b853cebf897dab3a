import { setSupportUnread } from './supportUnread'

/** The data a live chat gets when it opens. */
export interface ChatSession {
  /** The agents' group: 2 for VIPs, 1 for all others (ROLE-07). */
  readonly group: 1 | 2
  readonly locale: string
  /** The id of the conversation to continue; empty for the first one. */
  readonly restoreId: string
  readonly player: { readonly id: number; readonly email: string; readonly name: string }
  /** Lets the chat store its id, so that the conversation can continue on another page or device. */
  readonly keepRestoreId: (restoreId: string) => void
}

/**
 * The interface of a live chat. An operator's script sets `window.apogeeChat` to an implementation (docs/popups.md).
 */
export interface LiveChat {
  open(session: ChatSession): void
  /** Subscribes to the number of unread replies. */
  onUnread?(subscriber: (count: number) => void): void
  /** The player has logged out: the chat forgets them and closes. */
  signOut?(): void
}

declare global {
  interface Window {
    apogeeChat?: LiveChat
  }
}

export const liveChat = (): LiveChat | undefined => (typeof window === 'undefined' ? undefined : window.apogeeChat)

/** AUTH-04: makes the chat forget this device's player, and resets the badge of unread replies. */
export function leaveChat(): void {
  try {
    liveChat()?.signOut?.()
  } finally {
    setSupportUnread(0)
  }
}
