import type { AnyRouter } from '@tanstack/react-router'

/** The browser's memory of how the visitor got here. The server has no such memory: every request is direct. */
export interface NavigationState {
  router?: AnyRouter
  /** The frame that answers the press: the router waits for it before it does its work. */
  shown?: Promise<void> | undefined
  /** The last navigation was Back or Forward: the page is restored in its old state. */
  isThroughHistory?: boolean
  /** The codes belong to this entry, so main must not clear them (OPEN-07). */
  hasNewCodes?: boolean
  /** The gift code for which the player was already taken to the gifts; the page there uses it (OPEN-82). */
  shownGift?: string | null
}
