import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../lib/delivery'
import { splitLocale } from '../../lib/i18n/locales'
import { useSite } from '../../lib/page/site'

/** Starts tracking when the page is idle. docs/tracking.md describes its events and where they are sent. */
export function useTracking(): void {
  const cache = useQueryClient()
  const { country, brand } = useSite()
  useEffect(
    () =>
      whenIdle(async () => {
        const pathOf = (pathname: string) => splitLocale(pathname, brand.locales).path
        const load = () => import('../../features/tracking/start')
        await load()
          .then(({ startTracking }) => startTracking({ cache, country, licence: brand.licence, pathOf }))
          .catch(() => undefined)
      }),
    [cache, country, brand],
  )
}
