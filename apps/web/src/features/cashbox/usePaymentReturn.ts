import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dialogControls } from '../../lib/navigation/dialogs'
import { useSite } from '../../lib/page/site'
import { toPage } from '../../lib/page/toPage'
import { isReturnState } from './isReturnState'

const withoutPayment = ({ payment: _, ...rest }: Record<string, unknown>) => rest

/**
 * The provider's page sends the player back with `?payment=`: cleans the address and shows the result once; any other
 * value is ignored.
 */
export function usePaymentReturn(): void {
  const router: AnyRouter = useRouter()
  const cache = useQueryClient()
  const site = useSite()
  const state = useRouterState({
    select: ({ location: { search } }) => ('payment' in search ? search.payment : undefined),
  })
  useEffect(() => {
    if (!isReturnState(state)) return
    // Before the code of the result loads: a dialog that the player opens meanwhile belongs to the clean address.
    void router.navigate(
      toPage('.', { search: withoutPayment, hash: true, state: true, replace: true, resetScroll: false }),
    )
    void import('./announceReturn').then(({ announceReturn }) =>
      announceReturn(state, site, cache, dialogControls(router)),
    )
  }, [state, router, cache, site])
}
