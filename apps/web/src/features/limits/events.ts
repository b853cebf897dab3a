import { readAnew } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { playerQuery } from '../profile/queries'

/** What the player set has changed, here or in another tab: it is read anew, and whether he takes a break (SAFE-02). */
export const limitsEvents = handlers({
  limits: (_, cache) => {
    readAnew(cache, { queryKey: ['limits.list'] })
    readAnew(cache, { queryKey: playerQuery().queryKey })
  },
})
