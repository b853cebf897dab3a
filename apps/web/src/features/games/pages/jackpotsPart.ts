import { deferred } from '../../../lib/delivery'

export const JackpotsPart = deferred(
  'jackpots',
  import.meta.env.SSR ? (await import('./JackpotsOfListing')).default : undefined,
  () => import('./JackpotsOfListing'),
)
