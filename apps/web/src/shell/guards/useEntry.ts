import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Whether the address or this visit may have a promo code. Most have none, and then no code is loaded for it. */
function mayHaveCodes(): boolean {
  try {
    return /promocode/i.test(location.search) || sessionStorage.length > 0
  } catch {
    // Storage is blocked: load the code, which handles that.
    return true
  }
}

/**
 * The parts of entering an address that only a browser can do: promo codes of the link, its own flags, and the hash.
 */
export function useEntry(cache: QueryClient): void {
  const router: AnyRouter = useRouter()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const from = useRef<ParsedLocation>(undefined)

  useEffect(() => {
    const isFlagged = router.state.matches.at(-1)?.staticData.flag !== undefined
    if (mayHaveCodes() || isFlagged) void import('./enter').then(({ enter }) => enter(router, cache))
  }, [router, cache])

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        from.current = fromLocation
      }),
    [router],
  )

  useEffect(() => {
    if (!hash) return
    const before = pushedOver(from.current, router.state.location)
    void import('./enter').then(({ followHash }) => followHash(router, hash, before))
  }, [hash, router])
}

/** The previous location, when the address only gained a hash as a new history entry. */
function pushedOver(from: ParsedLocation | undefined, now: ParsedLocation): ParsedLocation | undefined {
  if (!from || from.hash === now.hash) return undefined
  const { pathname, searchStr } = from.maskedLocation ?? from
  if (pathname !== now.pathname || searchStr !== now.searchStr) return undefined
  // The router does not know entries created by plain links or scripts.
  const isNative = history.state?.__TSR_key === undefined
  return isNative || now.state.__TSR_index > from.state.__TSR_index ? from : undefined
}
