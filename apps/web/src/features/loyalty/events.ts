import { levelOf } from '@apogee/rules/loyalty/level'
import type { QueryClient } from '@tanstack/react-query'
import { patch, refetch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { playerQuery } from '../profile/queries'
import { statusesQuery } from '../site/queries'
import { levelProgress, levelsOf } from './level'
import { pointsHistoryQuery, pointsQuery } from './queries'

/** CP-24: a new level is part of the profile, which is refetched. */
async function reloadAtLevel(cache: QueryClient, points: number): Promise<void> {
  const player = cache.getQueryData(playerQuery().queryKey)
  const levels = levelsOf(await cache.ensureQueryData(statusesQuery))
  const reached = levelProgress(levels, points)?.level.number
  if (player && reached !== levelOf(player.statuses.map(({ id }) => id)))
    refetch(cache, { queryKey: playerQuery().queryKey })
}

export const loyaltyEvents = handlers({
  comps_award: (points, cache) => {
    const { queryKey } = pointsQuery()
    if (isStale(cache.getQueryData(queryKey), points)) return
    patch(cache, queryKey, () => points)
    refetch(cache, { queryKey: pointsHistoryQuery.queryKey })
    // Without the ladder the level stays unchanged until the next page load.
    void reloadAtLevel(cache, points.persistent.points).catch(() => undefined)
  },
})
