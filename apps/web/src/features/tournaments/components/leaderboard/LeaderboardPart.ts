import { deferred } from '../../../../lib/delivery'

export const LeaderboardPart = deferred(
  'leaderboard',
  import.meta.env.SSR ? (await import('./Leaderboard')).default : undefined,
  () => import('./Leaderboard'),
)
