import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dialogControls } from '../../lib/dialogs'
import { useSite } from '../../lib/site'
import { isReturnState } from './returnState'

/** The provider's page sends the player back with `?payment=`: it is told once, and the address is clean again. */
export function usePaymentReturn(): void {
  const router: AnyRouter = useRouter()
  const cache = useQueryClient()
  const site = useSite()
  const state = useRouterState({ select: ({ location }) => (location.search as { payment?: string }).payment })
  useEffect(() => {
    if (!isReturnState(state)) return
    const search = ({ payment: _, ...rest }: Record<string, unknown>) => rest
    void router.navigate({ to: '.', search, hash: true, replace: true, resetScroll: false } as never)
    void import('./tellReturn').then(({ tellReturn }) => tellReturn(state, site, cache, dialogControls(router)))
  }, [state, router, cache, site])
}
