import type { Handlers } from '../../core/http/handler.ts'
import type { PaymentProvider } from '../../ports/psp/provider.ts'
import { forgetAccount, listAccounts } from './accounts/accountStore.ts'
import { exportPayments } from './history/exportPayments.ts'
import { listPaymentsPage } from './history/listPaymentsPage.ts'
import { readStats } from './history/readStats.ts'
import { recordTransaction } from './history/recordTransaction.ts'
import { listMethods } from './methods/listMethods.ts'
import { cashoutInfo, depositInfo } from './methods/methodInfo.ts'
import { presentAccount, presentPayment } from './present.ts'
import { processPayment } from './settlement/processPayment.ts'
import { receivePaymentWebhook } from './settlement/receivePaymentWebhook.ts'
import { listPayments } from './store.ts'
import { recallWithdrawal } from './withdrawals/recallWithdrawal.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The provider of deposits and payouts. */
    readonly psp: PaymentProvider
  }
}

export const cashboxHandlers = {
  /** CASH-08, API-020: oldest first. */
  'cashbox.payments': async (ctx) => {
    const rows = await listPayments(ctx.db, ctx.player.id)
    return { status: 200, body: rows.map((row) => presentPayment(row, ctx.locale)) }
  },
  'cashbox.paymentsPage': listPaymentsPage,
  'cashbox.exportPayments': exportPayments,
  'cashbox.stats': readStats,
  'cashbox.process': processPayment,
  'cashbox.recall': recallWithdrawal,
  'cashbox.callback': receivePaymentWebhook,
  'cashbox.methods': listMethods,
  'cashbox.depositInfo': depositInfo,
  'cashbox.cashoutInfo': cashoutInfo,
  /** Saved cards, bank accounts and addresses. */
  'cashbox.accounts': async (ctx, { query }) => {
    const rows = await listAccounts(ctx, ctx.player.id, query.kind ?? null)
    return { status: 200, body: rows.map(presentAccount) }
  },
  /** Deletes a saved account immediately. A withdrawal already sent to it still arrives. */
  'cashbox.forgetAccount': async (ctx, { params }) => {
    const isGone = await forgetAccount(ctx.db, ctx.player.id, BigInt(params.id))
    if (!isGone) throw ctx.refuse(404, { base: { not_found: true } })
    return { status: 204 }
  },
  'cashbox.transaction': recordTransaction,
} satisfies Partial<Handlers>
