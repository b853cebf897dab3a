import { refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { playerQuery } from '../profile/queries'

/**
 * The player's limits have changed, here or in another tab: refetch them, and whether the player is on a break
 * (SAFE-02).
 */
export const limitsEvents = handlers({
  limits: (_, cache) => {
    refetch(cache, { queryKey: ['limits.list'] })
    refetch(cache, { queryKey: playerQuery().queryKey })
  },
})
