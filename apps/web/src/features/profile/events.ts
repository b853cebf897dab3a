import { patch, refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { documentsQuery, playerQuery, verificationQuery } from './queries'

const followsGroups = /^(?:bonuses|vip)\./

/** PROF-13: decisions about the player appear at once, in all of their tabs. */
export const profileEvents = handlers({
  verification_changes: (_, cache) => {
    for (const { queryKey } of [playerQuery(), verificationQuery(), documentsQuery()]) refetch(cache, { queryKey })
  },
  /**
   * RTM-04: badge, manager and group-specific content follow the profile; offers and VIP figures are refetched. A list
   * of groups has no version, so refetching the profile corrects one that arrives late.
   */
  groups_updates: ({ statuses }, cache) => {
    const { queryKey } = playerQuery()
    patch(cache, queryKey, (player) => player && { ...player, statuses })
    refetch(cache, { queryKey })
    refetch(cache, { predicate: ({ queryKey }) => followsGroups.test(String(queryKey[0])) })
  },
})
