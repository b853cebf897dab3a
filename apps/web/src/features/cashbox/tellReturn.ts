import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '../../lib/boot'
import { formatMoney } from '../../lib/format/money'
import { textsOf } from '../../lib/i18n/textsOf'
import { toast } from '../../lib/toasts'
import { accountsQuery } from '../wallet/queries'
import type { ReturnState } from './components/returnRoutes'
import { paymentsQuery } from './queries'

/** The deposit the player comes back from is his newest: its amount, or undefined when the history does not answer. */
async function newestDeposit(cache: QueryClient) {
  const payments = await cache.fetchQuery({ ...paymentsQuery(), staleTime: 0 }).catch(() => [])
  return payments.filter(({ action }) => action === 'deposit').at(-1)
}

/** Says how a payment ended when the provider's page has sent the player back, and loads what it changed. */
export async function tellReturn(state: ReturnState, site: Site, cache: QueryClient, onAgain: () => void) {
  await site.texts.need('cashbox')
  const t = textsOf(site.texts, 'cashbox')
  if (state === 'failure') {
    const action = { label: t('screen.history.again'), onPress: onAgain }
    toast({
      kind: 'warning',
      id: 'payment',
      title: t('screen.returned.failure'),
      text: t('screen.returned.failureText'),
      action,
    })
    return
  }
  if (state === 'pending') {
    toast({
      kind: 'message',
      id: 'payment',
      title: t('screen.returned.pending'),
      text: t('screen.returned.pendingText'),
    })
    return
  }
  const [deposit] = await Promise.all([newestDeposit(cache), cache.invalidateQueries(accountsQuery())])
  const amount = deposit && formatMoney(deposit.amount_cents, deposit.currency, site.locale)
  const title = amount ? t('screen.returned.success', { amount }) : t('screen.returned.successAny')
  toast({ kind: 'success', id: 'payment', title })
}
