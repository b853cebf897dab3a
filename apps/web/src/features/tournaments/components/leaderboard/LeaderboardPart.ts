import { deferHydration } from '../../../../lib/delivery'

export const LeaderboardPart = deferHydration(
  'leaderboard',
  import.meta.env.SSR ? (await import('./Leaderboard')).default : undefined,
  () => import('./Leaderboard'),
)
