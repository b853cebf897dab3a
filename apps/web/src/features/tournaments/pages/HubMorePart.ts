import { deferHydration } from '../../../lib/delivery'

/** What is over and the ways on, below what runs: their code loads when they come near the screen. */
export const HubMorePart = deferHydration(
  'hubMore',
  import.meta.env.SSR ? (await import('./HubMore')).default : undefined,
  () => import('./HubMore'),
)
