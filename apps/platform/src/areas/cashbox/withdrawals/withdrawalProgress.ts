import type { Result } from '@apogee/contract'
import { readPaymentConfig } from '../../../core/content/configs/paymentConfig.ts'
import { timeText } from '../../../core/content/timeText.ts'
import type { PaymentRow } from '../store.ts'

type WithdrawalProgress = NonNullable<Result<'cashbox.recall'>['progress']>

/** The furthest step that a withdrawal has reached, and what it waits for. That staff hold it back is not public. */
export function withdrawalProgress(row: PaymentRow, locale: string): WithdrawalProgress {
  const { state, finished_at: end } = row
  const approved = row.approved_at ?? null
  const isOpen = end === null
  const isPaid = state === 'succeeded'
  const isApproved = approved !== null || state === 'processing'
  return {
    reached: isPaid ? 'paid' : isApproved ? 'checked' : 'requested',
    is_stopped: !isOpen && !isPaid,
    checked_at: approved?.toISOString() ?? null,
    paid_at: isPaid && end ? end.toISOString() : null,
    waits_for: !isOpen ? null : isApproved ? 'provider' : row.documents_asked_at ? 'documents' : 'review',
    payout_time: timeText(readPaymentConfig().methods[row.method]?.time.cashout, locale),
  }
}
