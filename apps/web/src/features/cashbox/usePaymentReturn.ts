import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../lib/page/site'

/** The provider's page sends the player back with `?payment=`: shows the result once, and cleans the address. */
export function usePaymentReturn(): void {
  const router: AnyRouter = useRouter()
  const cache = useQueryClient()
  const site = useSite()
  const state = useRouterState({
    select: ({ location: { search } }) => ('payment' in search && search.payment ? String(search.payment) : undefined),
  })
  useEffect(() => {
    if (state)
      void import('./consumePaymentReturn').then(({ consumePaymentReturn }) =>
        consumePaymentReturn(state, site, cache, router),
      )
  }, [state, router, cache, site])
}
