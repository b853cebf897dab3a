import { deferHydration } from '../../../lib/delivery'

/** A navigation within the site has already loaded it. */
export const loadAdventureBody = () => import('./AdventureBody')

/** The page of the adventure. On the first page of a visit it is the server's markup until its code has loaded. */
export const AdventurePart = deferHydration(
  'adventure',
  import.meta.env.SSR ? (await import('./AdventureBody')).default : undefined,
  loadAdventureBody,
)
