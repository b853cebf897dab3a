import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { splitLocale } from '../lib/i18n/locales'
import { useSite } from '../lib/site'
import { whenIdle } from '../lib/whenIdle'

/** Begins tracking when the page is at rest; what it does and where its words go: docs/tracking.md. */
export function useTracking(): void {
  const cache = useQueryClient()
  const { country, brand } = useSite()
  useEffect(
    () =>
      whenIdle(async () => {
        const pathOf = (pathname: string) => splitLocale(pathname, brand.locales).path
        const load = () => import('../features/tracking/start')
        await load()
          .then(({ startTracking }) => startTracking({ cache, country, pathOf }))
          .catch(() => undefined)
      }),
    [cache, country, brand],
  )
}
