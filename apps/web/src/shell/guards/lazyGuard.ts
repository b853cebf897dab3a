import { loadOnce } from '../../lib/delivery'
import type { Guarded } from './guard'

const guards = loadOnce(() => import('./guard'))

/**
 * Guards every navigation (`guard.ts`). In a browser the guards load with the first navigation, because the server has
 * already judged the entry.
 */
export const guard: (guarded: Guarded) => Promise<void> = import.meta.env.SSR
  ? (await import('./guard')).guard
  : async (guarded) => (await guards()).guard(guarded)
