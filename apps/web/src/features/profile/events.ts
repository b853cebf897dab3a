import { patch, readAnew } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { documentsQuery, playerQuery, verificationQuery } from './queries'

const followsGroups = /^(?:bonuses|vip)\./

/** PROF-13: what was decided about the player is on his screen at once, in every tab. */
export const profileEvents = handlers({
  verification_changes: (_, cache) => {
    for (const { queryKey } of [playerQuery(), verificationQuery(), documentsQuery()]) readAnew(cache, { queryKey })
  },
  /** RTM-04: badge, manager and what is shown by group follow the profile; offers and VIP figures are the server's to say. */
  groups_updates: ({ statuses }, cache) => {
    patch(cache, playerQuery().queryKey, (player) => player && { ...player, statuses })
    readAnew(cache, { predicate: ({ queryKey: [area] }) => followsGroups.test(String(area)) })
  },
})
