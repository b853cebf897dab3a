import { useQueryClient } from '@tanstack/react-query'
import { playerQuery } from '../../features/profile/queries'
import { api } from '../../lib/api'
import { goOnIn } from '../../lib/i18n/chosenLocale'
import type { Locale } from '../../lib/i18n/locales'
import { useSite } from '../../lib/page/site'

// A slow connection must not delay a change of language for longer.
const patienceMs = 2000

/** Chooses a language: this browser remembers it, and a player's choice is saved before the page changes (I18N-02). */
export function useChooseLocale(): (locale: Locale, path: string) => Promise<void> {
  const cache = useQueryClient()
  const { brand } = useSite()
  return async (locale, path) => {
    if (cache.getQueryData(playerQuery().queryKey)) {
      // The API client logs the failure; this browser remembers the choice.
      const saved = api('profile.updateLocale', { body: { locale } }).catch(() => undefined)
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    }
    goOnIn(locale, path, brand.locales)
  }
}
