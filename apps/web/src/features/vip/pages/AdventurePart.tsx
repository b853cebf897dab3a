import { deferred } from '../../../lib/delivery'

/** Who comes from another page has waited for it already. */
export const loadAdventureBody = () => import('./AdventureBody')

/** The page of the adventure. On the first page of a visit it is the server's markup until its code is there. */
export const AdventurePart = deferred(
  'adventure',
  import.meta.env.SSR ? (await import('./AdventureBody')).default : undefined,
  loadAdventureBody,
)
