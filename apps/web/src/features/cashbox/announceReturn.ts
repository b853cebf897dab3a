import type { QueryClient } from '@tanstack/react-query'
import { textsOf } from '../../lib/i18n/textsOf'
import type { DialogControls } from '../../lib/navigation/dialogs'
import type { Site } from '../../lib/page/boot'
import { platformNow } from '../../lib/time/platformClock'
import { toast } from '../../lib/toasts'
import { accountsQuery } from '../wallet/queries'
import { announceCanceled } from './canceledDeposit'
import type { ReturnState } from './isReturnState'
import { newestOf, returnedAs } from './model'
import { paymentsQuery } from './queries'

/** The deposit the player returns from is their newest one; undefined when the history does not load. */
async function newestDeposit(cache: QueryClient) {
  // The API client logs the failure; the message then relies on the return address alone.
  const payments = await cache.fetchQuery({ ...paymentsQuery(), staleTime: 0 }).catch(() => [])
  return newestOf(
    payments.filter(({ action }) => action === 'deposit'),
    1,
  )[0]
}

/** Reports a payment's outcome when the provider's page has sent the player back, and reloads what has changed. */
export async function announceReturn(returned: ReturnState, site: Site, cache: QueryClient, controls: DialogControls) {
  const onAgain = () => controls.open('cashbox', { step: 'deposit' })
  const [deposit] = await Promise.all([newestDeposit(cache), site.texts.need('cashbox')])
  const t = textsOf(site.texts, 'cashbox')
  const state = returnedAs(deposit, returned, platformNow())
  if (deposit && state === 'canceled') {
    await announceCanceled(deposit, site, onAgain)
  } else if (state === 'failure') {
    const action = { label: t('screen.history.again'), onPress: onAgain }
    const [title, text] = [
      t('screen.returned.failure'),
      deposit?.cancellation_reason || t('screen.returned.failureText'),
    ]
    toast({ kind: 'warning', id: 'payment', title, text, action })
  } else if (state === 'pending') {
    const [title, text] = [t('screen.returned.pending'), t('screen.returned.pendingText')]
    toast({ kind: 'message', id: 'payment', title, text })
  } else if (deposit && state === 'success') {
    await cache.invalidateQueries(accountsQuery())
    controls.open('depositResult', { id: deposit.id, cents: deposit.amount_cents, currency: deposit.currency })
  }
}
