import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../../lib/delivery'
import { splitLocale } from '../../lib/i18n/locales'
import { useSite } from '../../lib/page/site'

/** Starts tracking when the page is idle. docs/tracking.md describes its events and where they are sent. */
export function useTracking(): void {
  const cache = useQueryClient()
  const router = useRouter()
  const { country, brand } = useSite()
  useEffect(
    () =>
      whenIdle(async () => {
        const pathOf = (pathname: string) => splitLocale(pathname, brand.locales).path
        const load = () => import('../../features/tracking/start')
        // Blockers reject the script: then nothing is tracked. An error in the script itself is reported as uncaught.
        const tracking = await load().catch(() => undefined)
        await tracking?.startTracking({
          cache,
          country,
          isBeforeConsent: brand.law.attribution_before_consent,
          pathOf,
          scripts: brand.scripts,
          onNavigate: (listener) => router.subscribe('onBeforeNavigate', ({ toLocation }) => listener(toLocation)),
        })
      }),
    [cache, router, country, brand],
  )
}
