import { deferHydration } from '../../../lib/delivery'

/** The part of a tournament's page below its head: its code loads when it comes near the screen. */
export const TournamentDetailsPart = deferHydration(
  'tournamentDetails',
  import.meta.env.SSR ? (await import('./TournamentDetails')).default : undefined,
  () => import('./TournamentDetails'),
)
