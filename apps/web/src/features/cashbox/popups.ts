import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dialogControls } from '../../lib/navigation/dialogs'
import { useSite } from '../../lib/page/site'
import { playerQuery } from '../profile/queries'
import { newestCanceled } from './model'
import { paymentsQuery } from './queries'

/**
 * CASH-11: reports a deposit that ended without the player returning from the provider's page, wherever they are now.
 * The cashbox reports it itself.
 */
export default function CashboxPopups() {
  const router: AnyRouter = useRouter()
  const site = useSite()
  const { data: player } = useQuery(playerQuery())
  const { data: canceled } = useQuery({ ...paymentsQuery(), enabled: Boolean(player), select: newestCanceled })
  const isBusy = useRouterState({
    select: ({ location }) => location.state.dialogs?.some(({ name }) => name === 'cashbox') ?? false,
  })
  useEffect(() => {
    if (!player || !canceled || isBusy) return
    const again = () => dialogControls(router).open('cashbox', { step: 'deposit' })
    const show = () =>
      void import('./canceledDeposit').then(({ announceCanceled }) => announceCanceled(canceled, site, again))
    if (document.visibilityState === 'visible') return show()
    // This tab is hidden: another one may report it.
    document.addEventListener('visibilitychange', show, { once: true })
    return () => document.removeEventListener('visibilitychange', show)
  }, [player, canceled, isBusy, router, site])
  return null
}
