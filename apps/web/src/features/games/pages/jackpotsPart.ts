import { deferHydration } from '../../../lib/delivery'

export const JackpotsPart = deferHydration(
  'jackpots',
  import.meta.env.SSR ? (await import('./JackpotsOfListing')).default : undefined,
  () => import('./JackpotsOfListing'),
)
