import { toDecimal } from '@apogee/rules/money/units'
import { getCurrency } from '../../../core/content/configs/paymentConfig.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { SandboxPspOptions } from '../../../ports/psp/sandbox/mountSandboxPsp.ts'
import { findPayer } from '../../profile/public.ts'
import { methodTitle } from '../present.ts'
import { approveWithdrawal, rejectWithdrawal, requestWithdrawalDocuments } from './approveWithdrawal.ts'
import { listWaiting } from './waitingWithdrawals.ts'

const decisions = { approve: approveWithdrawal, reject: rejectWithdrawal, ask: requestWithdrawalDocuments } as const

/** The operator's side of withdrawals, as shown and decided at the sandbox desk. */
export function withdrawalDesk(
  needs: Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'>,
): SandboxPspOptions['withdrawals'] {
  return {
    async waiting(locale) {
      const rows = await listWaiting(needs.db)
      return Promise.all(
        rows.map(async (row) => {
          const currency = getCurrency(row.currency)
          return {
            id: String(row.id),
            player: String(row.player_id),
            amount: toDecimal(row.amount_cents, currency.subunits_to_unit),
            currency: row.currency,
            isFiat: currency.fiat,
            title: methodTitle(row.method, locale),
            account: row.account ?? '',
            createdAt: row.created_at,
            isVerified: (await findPayer(needs.db, row.player_id)).verified,
            areDocumentsRequested: row.documents_asked_at !== null,
          }
        }),
      )
    },
    decide: (id, choice) => decisions[choice](needs, BigInt(id)),
  }
}
