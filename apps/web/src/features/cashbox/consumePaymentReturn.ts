import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { dialogControls } from '../../lib/navigation/dialogs'
import type { Site } from '../../lib/page/boot'
import { toPage } from '../../lib/page/toPage'
import { announceReturn } from './announceReturn'
import { isReturnState } from './isReturnState'

/** Removes `?payment=` from the address and reports the payment's outcome; any other value is ignored. */
export async function consumePaymentReturn(
  state: string,
  site: Site,
  cache: QueryClient,
  router: AnyRouter,
): Promise<void> {
  if (!isReturnState(state)) return
  const search = ({ payment: _, ...rest }: Record<string, unknown>) => rest
  void router.navigate(toPage('.', { search, hash: true, replace: true, resetScroll: false }))
  await announceReturn(state, site, cache, dialogControls(router))
}
