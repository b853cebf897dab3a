import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { playerQuery } from '../../features/profile/queries'
import { dialogControls } from '../../lib/dialogs'
import { chatDelayMs, hashAction } from '../hashes'
import { clearCodes, hasCodes, storedCode } from './promocodes'

/** What only a browser can do about the address it was entered by: promo codes of the link, and its hash. */
export function useEntry(cache: QueryClient): void {
  const router: AnyRouter = useRouter()
  const hash = useRouterState({ select: (state) => state.location.hash })

  useEffect(() => {
    const { pathname, search } = router.state.location
    const isPlayer = Boolean(cache.getQueryData(playerQuery().queryKey))
    const isMain = pathname === '/'
    // The server has drawn the page without knowing the codes of this browser: the guards look at it once more.
    if (hasCodes(search) || (isMain && isPlayer && storedCode('giftPromocode') !== null)) void router.load()
    else if (isMain && !isPlayer) clearCodes()
  }, [router, cache])

  useEffect(() => {
    if (!hash) return
    const action = hashAction(hash, router.state.location.search)
    if (!action) return
    const dialogs = dialogControls(router)
    // The address is clean again before anything opens, so that the same hash can be asked for twice.
    const cleaned = router.navigate({ to: '.', search: true, state: true, hash: '', replace: true, resetScroll: false })
    if (action.kind === 'go') void cleaned.then(() => router.navigate({ to: action.to } as never))
    else if (action.kind === 'dialog') void cleaned.then(() => dialogs.open(action.name, action.props as never))
    else
      setTimeout(() => {
        const isOpen = router.state.location.state.dialogs?.at(-1)?.name === 'support'
        if (isOpen) dialogs.close()
        else dialogs.open('support')
      }, chatDelayMs)
  }, [hash, router])
}
