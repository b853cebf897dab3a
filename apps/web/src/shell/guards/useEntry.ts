import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Whether the address or this visit may hold a promo code; most have none, and load nothing for it. */
function mayHaveCodes(): boolean {
  try {
    return /promocode/i.test(location.search) || sessionStorage.length > 0
  } catch {
    return true
  }
}

/** What only a browser can do about the address it was entered by: promo codes of the link, and its hash. */
export function useEntry(cache: QueryClient): void {
  const router: AnyRouter = useRouter()
  const hash = useRouterState({ select: (state) => state.location.hash })

  useEffect(() => {
    if (mayHaveCodes()) void import('./enter').then(({ enter }) => enter(router, cache))
  }, [router, cache])

  useEffect(() => {
    if (hash) void import('./enter').then(({ followHash }) => followHash(router, hash))
  }, [hash, router])
}
