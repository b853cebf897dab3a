import type { Reversal } from '@apogee/rules/cashbox/states'
import type { PaymentRow } from '../store.ts'

/** Money of a payment that is sent back. */
export interface ReversedMoney {
  /** The payment after the reversal. */
  readonly payment: PaymentRow
  /** The amount sent back by this reversal. */
  readonly cents: bigint
  readonly why: Reversal
  /** When the payment succeeded. */
  readonly paidAt: Date
  readonly at: Date
}
