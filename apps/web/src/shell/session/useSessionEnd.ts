import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { isOfThisSession, setUnauthorizedHandler } from '../../lib/api'
import { onRestored } from '../../lib/browser/onRestored'
import { loadRetried, whenIdle } from '../../lib/delivery'
import { useSite } from '../../lib/page/site'
import { refreshRestored } from './refreshRestored'
import { onPlayerStored, setStorageOwner } from './storageOwner'

/** ERR-01, AUTH-05: handles a session that ended with a 401, on another device or in another tab. */
export function useSessionEnd(): void {
  const cache = useQueryClient()
  const router: AnyRouter = useRouter()
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const playerId = player?.id ?? null
  // Viewing the site as a guest (OPEN-05) does not end a session.
  useEffect(() => {
    if (!site.isGuestMode) setStorageOwner(playerId)
  }, [playerId, site.isGuestMode])
  useEffect(() => {
    const over = () => {
      const at = performance.now()
      // A player may have logged in before the code has loaded.
      void import('./handleSessionEnd').then(async ({ handleSessionEnd }) => {
        if (isOfThisSession(at)) await handleSessionEnd(cache, router, site)
      })
    }
    setUnauthorizedHandler(over)
    if (playerId === null) return
    let deafen: (() => void) | undefined
    let cancel = whenIdle(() => {
      const load = () => import('../../lib/signingOut')
      cancel = loadRetried(load, ({ onSignOut }) => {
        deafen = onSignOut(over)
      })
    })
    return () => {
      cancel()
      deafen?.()
    }
  }, [cache, router, site, playerId])
  // AUTH-05: a sign-in in another tab.
  useEffect(() => {
    if (site.isGuestMode) return
    return onPlayerStored((id) => {
      if (id === cache.getQueryData(playerQuery().queryKey)?.id) return
      void import('./adoptSession').then(({ adoptSession }) => adoptSession(cache, router), reportError)
    })
  }, [cache, router, site])
  useEffect(() => onRestored(() => refreshRestored(cache, site)), [cache, site])
}
