import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { playerQuery } from '../features/profile/queries'
import { api, isOfThisSession, setUnauthorizedHandler } from '../lib/api'
import { goOnIn } from '../lib/i18n/chosenLocale'
import type { Locale } from '../lib/i18n/locales'
import { useSite } from '../lib/site'
import { keepOnlyOf } from '../lib/storage'
import { whenIdle } from '../lib/whenIdle'

/** ERR-01, AUTH-05: a session that ended by a 401, on another device or in another tab. */
export function useSessionEnd(): void {
  const cache = useQueryClient()
  const router: AnyRouter = useRouter()
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const playerId = player?.id ?? null
  // A guest's view of the site (OPEN-05) is no end of a session.
  useEffect(() => {
    if (!site.isGuestMode) keepOnlyOf(playerId)
  }, [playerId, site.isGuestMode])
  useEffect(() => {
    const over = () => {
      const at = performance.now()
      // Somebody may have logged in until the code is there.
      void import('./sessionOver').then(async ({ sessionOver }) => {
        if (isOfThisSession(at)) await sessionOver(cache, router, site)
      })
    }
    setUnauthorizedHandler(over)
    let deafen: (() => void) | undefined
    const cancel = whenIdle(() => {
      void import('../lib/signingOut').then(({ hearSignOut }) => {
        deafen = hearSignOut(over)
      })
    })
    return () => {
      cancel()
      deafen?.()
    }
  }, [cache, router, site])
}

// A slow line must not keep a visitor from the language he reads.
const patienceMs = 2000

/** The choice of a language: this browser remembers it, and a player's is saved before the page goes there (I18N-02). */
export function useChooseLocale(): (locale: Locale, path: string) => Promise<void> {
  const cache = useQueryClient()
  const { brand } = useSite()
  return async (locale, path) => {
    if (cache.getQueryData(playerQuery().queryKey)) {
      const saved = api('profile.updateLocale', { body: { locale } }).catch(() => undefined)
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    }
    goOnIn(locale, path, brand.locales)
  }
}
