import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { playerQuery } from '../../features/profile/queries'
import { dialogControls } from '../../lib/dialogs'
import { chatDelayMs, hashAction } from '../hashes'
import { clearCodes, hasCodes, storedCode } from './promocodes'

/** Looks at the promo codes of the link and of this visit: the server has drawn the page without knowing the latter. */
export function enter(router: AnyRouter, cache: QueryClient): void {
  const { pathname, search } = router.state.location
  const isPlayer = Boolean(cache.getQueryData(playerQuery().queryKey))
  const isMain = pathname === '/'
  // The guards look at the page once more.
  if (hasCodes(search) || (isMain && isPlayer && storedCode('giftPromocode') !== null)) void router.load()
  else if (isMain && !isPlayer) clearCodes()
}

/** Does what a hash asks for. */
export function followHash(router: AnyRouter, hash: string): void {
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
}
