import type { ToastKind } from '../../lib/toasts'
import type { Subscriptions } from './queries'

/** Channels for offers, in display order. */
export const offers = [
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
] as const

type Answer = { readonly kind: ToastKind; readonly text: 'subscribed' | 'already' | 'stopped' }

/**
 * ERR-06: the message to a player who changed a subscription. `before` is the server's last known state: another tab
 * may have been faster.
 */
export function answerTo(before: Subscriptions, wanted: Partial<Subscriptions>): Answer {
  const [offer] = offers.filter((one) => wanted[one] !== undefined)
  if (!offer || wanted[offer] === false) return { kind: 'message', text: 'stopped' }
  return before[offer] ? { kind: 'message', text: 'already' } : { kind: 'success', text: 'subscribed' }
}
