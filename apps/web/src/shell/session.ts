import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetPlayer } from '../features/profile/forget'
import { playerQuery } from '../features/profile/queries'
import { api, setUnauthorizedHandler } from '../lib/api'
import { dialogControls } from '../lib/dialogs'
import { useT } from '../lib/i18n/TextsProvider'
import { toast } from '../lib/toasts'

/** Takes everything of the player out of the cache: the page then shows a guest. */
export function becomeGuest(cache: QueryClient): void {
  cache.setQueryData(playerQuery().queryKey, null)
  forgetPlayer(cache)
}

/** ERR-01: a session that ended elsewhere is said, and sign-in opened, once. */
export function useSessionEnd(): void {
  const cache = useQueryClient()
  const router: AnyRouter = useRouter()
  const t = useT('shell')
  useEffect(() => {
    setUnauthorizedHandler(() => {
      if (!cache.getQueryData(playerQuery().queryKey)) return
      becomeGuest(cache)
      toast({ kind: 'warning', id: 'session', title: t('session.ended'), text: t('session.endedText') })
      dialogControls(router).open('signIn', {})
    })
  }, [cache, router, t])
}

/** I18N-02: a player's choice of language is saved; the page does not wait for it. */
export function useSaveLocale(): (locale: string) => void {
  const cache = useQueryClient()
  return (locale) => {
    if (cache.getQueryData(playerQuery().queryKey))
      void api('profile.updateLocale', { body: { locale } }).catch(() => undefined)
  }
}
