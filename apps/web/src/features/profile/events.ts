import { handlers } from '../../lib/realtime/registry'
import { documentsQuery, playerQuery, verificationQuery } from './queries'

/** PROF-13: what was decided about the player is on his screen at once, in every tab. */
export const profileEvents = handlers({
  verification_changes: (_, cache) => {
    for (const { queryKey } of [playerQuery(), verificationQuery(), documentsQuery()])
      void cache.invalidateQueries({ queryKey })
  },
})
