import { deferHydration } from '../../../lib/delivery'

/** The games that count, below the leaderboard: their code loads when they come near the screen. */
export const TournamentGamesPart = deferHydration(
  'tournamentGames',
  import.meta.env.SSR ? (await import('./TournamentGames')).default : undefined,
  () => import('./TournamentGames'),
)
