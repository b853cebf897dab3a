import type { Core } from '../../../core/http/handler.ts'
import { announceBalance } from '../../wallet/public.ts'
import { presentPayment } from '../present.ts'
import type { PaymentRow } from '../store.ts'

/** Publishes a payment's current state to every open tab of its player. Call it after the commit. */
export function announcePayment({ realtime }: Pick<Core, 'realtime'>, payment: PaymentRow): void {
  const wire = presentPayment(payment, payment.locale)
  realtime.publishTo(payment.player_id, 'payments_changes', wire)
  realtime.publishTo(payment.player_id, 'payments_events', wire)
}

/** Publishes a payment that has moved money, and the balance. Call it after the commit. */
export async function announceMoved(
  needs: Pick<Core, 'db' | 'ledger' | 'realtime'>,
  payment: PaymentRow,
): Promise<void> {
  announcePayment(needs, payment)
  await announceBalance(needs, payment.player_id, payment.currency)
}
