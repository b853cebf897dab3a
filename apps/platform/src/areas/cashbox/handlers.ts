import type { Handlers } from '../../core/http/handler.ts'
import type { PaymentProvider } from '../../ports/psp/provider.ts'
import { exportPayments } from './exportPayments.ts'
import { forgetPaymentAccount } from './forgetPaymentAccount.ts'
import { listMethods } from './listMethods.ts'
import { listPaymentAccounts } from './listPaymentAccounts.ts'
import { listPayments } from './listPayments.ts'
import { listPaymentsPage } from './listPaymentsPage.ts'
import { cashoutInfo, depositInfo } from './methodInfo.ts'
import { recordTransaction } from './recordTransaction.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Who takes and pays the money. */
    readonly psp: PaymentProvider
  }
}

/** What the cashbox reads; what moves money stands in flows. */
export const cashboxHandlers = {
  'cashbox.payments': listPayments,
  'cashbox.paymentsPage': listPaymentsPage,
  'cashbox.exportPayments': exportPayments,
  'cashbox.methods': listMethods,
  'cashbox.depositInfo': depositInfo,
  'cashbox.cashoutInfo': cashoutInfo,
  'cashbox.accounts': listPaymentAccounts,
  'cashbox.forgetAccount': forgetPaymentAccount,
  'cashbox.transaction': recordTransaction,
} satisfies Partial<Handlers>
