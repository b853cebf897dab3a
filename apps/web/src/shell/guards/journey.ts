import type { AnyRouter } from '@tanstack/react-router'
import { kept } from '../../lib/kept'
import type { Guarded } from './guard'

/** What the browser remembers of the way here. On the server there is none: every request is direct. */
export interface Journey {
  router?: AnyRouter
  /** The page ahead is being shown: what the router has to do waits for its frame. */
  shown?: Promise<void> | undefined
  /** The last move was through the browser's history: what was there is shown again as it was. */
  isThroughHistory?: boolean
  /** The codes of this very entry: main must not clear them again (OPEN-07). */
  hasNewCodes?: boolean
  /** The gift code he was already taken to the gifts for; the page there uses it (OPEN-82). */
  shownGift?: string | null
}

const guards = kept(() => import('./guard'))

/** Guards every navigation (`guard.ts`). In a browser they come with the first move: the server has judged the entry. */
export const guard: (guarded: Guarded) => Promise<void> = import.meta.env.SSR
  ? (await import('./guard')).guard
  : async (guarded) => (await guards()).guard(guarded)
