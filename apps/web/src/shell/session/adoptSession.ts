import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { forgetPlayer } from '../../features/profile/forget'
import { fetchPlayer, playerQuery } from '../../features/profile/queries'
import { leaveChat } from '../../features/support/liveChat'
import { sessionBegan } from '../../lib/api'
import { reopenRealtime } from '../../lib/realtime/reopen'

/** The data of an ended session stays on the page no longer than this. */
const maxWaitMs = 5_000

/**
 * AUTH-05: another tab may have signed in, which ended this tab's session and began another. Looks up the player of the
 * current session and shows the page for them. Returns whether there is one.
 */
export async function adoptSession(cache: QueryClient, router: AnyRouter): Promise<boolean> {
  const { queryKey } = playerQuery()
  // Without a response in time the page shows a guest.
  const player = await fetchPlayer(AbortSignal.timeout(maxWaitMs)).catch(() => null)
  if (!player) return false
  // Responses to requests under the ended session are no longer relevant.
  sessionBegan()
  await cache.cancelQueries({ queryKey })
  const before = cache.getQueryData(queryKey)
  if (before?.id === player.id) reopenRealtime()
  else {
    if (before) leaveChat()
    forgetPlayer(cache)
  }
  cache.setQueryData(queryKey, player)
  await router.invalidate()
  return true
}
