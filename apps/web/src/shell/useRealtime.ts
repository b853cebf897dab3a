import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isPrivate } from '../features/profile/forget'
import { playerQuery } from '../features/profile/queries'
import { sessionEnded } from '../lib/api'
import { setConnection } from '../lib/api/connection'
import { wantsPublicNews } from '../lib/realtime/publicNews'
import { recall } from '../lib/storage'
import { logClient } from '../lib/track'
import { whenIdle } from '../lib/whenIdle'

/**
 * Holds the realtime connection of the player who is here; another player, or none, is another connection. It is opened when the
 * page is at rest, in a game at once: what its first round wins is told there and nowhere else.
 */
export function useRealtime(isGame: boolean): void {
  const cache = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const playerId = player?.id
  const arePublicNewsWanted = wantsPublicNews.use()
  // A guest hears public channels only, and has a connection where the page shows them.
  const listener = playerId ?? (arePublicNewsWanted ? 'guest' : undefined)
  const [wanted, setWanted] = useState<typeof listener>()
  useEffect(() => {
    if (!isGame) return whenIdle(() => setWanted(listener))
    setWanted(listener)
  }, [isGame, listener])
  const isOpen = listener !== undefined && wanted === listener
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    let disconnect: (() => void) | undefined
    const open = async () => {
      const [{ allEvents }, { connectRealtime }, { fetchUnread }, { fetchSupportUnread }] = await Promise.all([
        import('./events'),
        import('../lib/realtime/connect'),
        import('../features/notifications/unread'),
        import('../features/support/unread'),
      ])
      if (isOver) return
      const close = await connectRealtime({
        cache,
        maps: allEvents,
        onConnection: setConnection,
        onGap: () => {
          if (playerId === undefined) return
          void fetchUnread(playerId)
          void fetchSupportUnread()
        },
        isPrivate,
        onSessionEnd: sessionEnded,
      })
      if (isOver) close()
      else disconnect = close
    }
    open().catch(() => logClient('REALTIME_FAILED', 'WARN'))
    return () => {
      isOver = true
      disconnect?.()
    }
  }, [cache, isOpen, playerId])
  useGuestAnswers(playerId === undefined)
}

/** What support has answered a guest, who has no channel of their own: only those who have written ask for it. */
function useGuestAnswers(isGuest: boolean): void {
  useEffect(() => {
    if (!isGuest) return
    let stop: (() => void) | undefined
    const cancel = whenIdle(() => {
      if (recall('support.guest'))
        void import('../features/support/unread').then(({ watchGuestAnswers }) => {
          stop = watchGuestAnswers()
        })
    })
    return () => {
      cancel()
      stop?.()
    }
  }, [isGuest])
}
