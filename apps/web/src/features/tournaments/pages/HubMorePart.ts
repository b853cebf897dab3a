import { deferHydration } from '../../../lib/delivery'

/** Finished tournaments and further links, at the end of the hub: their code loads when they come near the viewport. */
export const HubMorePart = deferHydration(
  'hubMore',
  import.meta.env.SSR ? (await import('./HubMore')).default : undefined,
  () => import('./HubMore'),
)
