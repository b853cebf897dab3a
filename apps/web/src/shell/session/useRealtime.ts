import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { useStore } from '../../lib/browser/createStore'
import { recall } from '../../lib/browser/storage'
import { logClient } from '../../lib/browser/track'
import { loadRetried, whenIdle } from '../../lib/delivery'
import { openWhileShown } from '../../lib/realtime/openWithRetry'
import { reopened } from '../../lib/realtime/reopen'
import { wantsPublicNews } from '../../lib/realtime/wantsPublicNews'
import { watchedChannels } from '../../lib/realtime/watchedChannels'

/**
 * Opens the current player's realtime connection; a new player, or a guest, gets a new one. It opens when the page is
 * idle, but at once in a game: the wins of the first round arrive only there.
 */
export function useRealtime(isGame: boolean): void {
  const cache = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const playerId = player?.id
  const areNewsWanted = useStore(wantsPublicNews)
  const arePublicNewsWanted = useStore(watchedChannels).length > 0 || areNewsWanted
  // A guest gets public channels only, and a connection only on pages that show them.
  const listener = playerId ?? (arePublicNewsWanted ? 'guest' : undefined)
  const [wanted, setWanted] = useState<typeof listener>()
  useEffect(() => {
    if (!isGame) return whenIdle(() => setWanted(listener))
    setWanted(listener)
  }, [isGame, listener])
  const isOpen = listener !== undefined && wanted === listener
  const session = useStore(reopened)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session needs a new connection
  useEffect(() => {
    if (!isOpen) return
    const open = async () => {
      const { openRealtime } = await import('./openRealtime')
      return openRealtime(cache, playerId)
    }
    return openWhileShown(open, () => logClient('REALTIME_FAILED', 'WARN'))
  }, [cache, isOpen, playerId, session])
  useGuestAnswers(playerId === undefined, cache)
}

/** Unread support replies for a guest, who has no private channel: fetched only for guests who have written. */
function useGuestAnswers(isGuest: boolean, cache: QueryClient): void {
  useEffect(() => {
    if (!isGuest) return
    let stop: (() => void) | undefined
    let cancel = whenIdle(() => {
      if (!recall('support.guest')) return
      const load = () => import('../../features/support/unread')
      cancel = loadRetried(load, ({ watchGuestAnswers }) => {
        stop = watchGuestAnswers(cache)
      })
    })
    return () => {
      cancel()
      stop?.()
    }
  }, [isGuest, cache])
}
