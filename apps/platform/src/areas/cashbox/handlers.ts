import type { Handlers } from '../../core/http/handler.ts'
import type { PaymentProvider } from '../../ports/psp/provider.ts'
import { forgetPaymentAccount } from './accounts/forgetPaymentAccount.ts'
import { listPaymentAccounts } from './accounts/listPaymentAccounts.ts'
import { exportPayments } from './history/exportPayments.ts'
import { listPayments } from './history/listPayments.ts'
import { listPaymentsPage } from './history/listPaymentsPage.ts'
import { readStats } from './history/readStats.ts'
import { recordTransaction } from './history/recordTransaction.ts'
import { listMethods } from './methods/listMethods.ts'
import { cashoutInfo, depositInfo } from './methods/methodInfo.ts'
import { processPayment } from './settlement/processPayment.ts'
import { receivePaymentWebhook } from './settlement/receivePaymentWebhook.ts'
import { recallWithdrawal } from './withdrawals/recallWithdrawal.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The provider of deposits and payouts. */
    readonly psp: PaymentProvider
  }
}

export const cashboxHandlers = {
  'cashbox.payments': listPayments,
  'cashbox.paymentsPage': listPaymentsPage,
  'cashbox.exportPayments': exportPayments,
  'cashbox.stats': readStats,
  'cashbox.process': processPayment,
  'cashbox.recall': recallWithdrawal,
  'cashbox.callback': receivePaymentWebhook,
  'cashbox.methods': listMethods,
  'cashbox.depositInfo': depositInfo,
  'cashbox.cashoutInfo': cashoutInfo,
  'cashbox.accounts': listPaymentAccounts,
  'cashbox.forgetAccount': forgetPaymentAccount,
  'cashbox.transaction': recordTransaction,
} satisfies Partial<Handlers>
