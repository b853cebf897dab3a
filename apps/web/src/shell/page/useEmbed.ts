import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../lib/page/site'

/** Loads the host page messaging only inside a host page. */
export function useEmbed(): void {
  const router = useRouter()
  const client = useQueryClient()
  const { brand } = useSite()
  useEffect(() => {
    if (window.parent === window) return
    const opened = import('./openEmbed').then(({ openEmbed }) => openEmbed(router, client, brand.frameAncestors))
    return () => {
      opened.then(
        (stop) => stop(),
        // A failed load has nothing to stop.
        () => undefined,
      )
    }
  }, [router, client, brand])
}
