import { readLicence } from '../../../core/content/licences/licences.ts'
import type { Core } from '../../../core/http/handler.ts'
import { findPayer } from '../../profile/public.ts'
import type { PaymentRow } from '../store.ts'
import { approveWithdrawal } from './approveWithdrawal.ts'
import { eurCents, isKnownEnough, worthInEur } from './mayWithdraw.ts'
import { listUndecided } from './waitingWithdrawals.ts'

type Needs = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'>

/** Approves small withdrawals that need no review, once their players have had time to recall them. */
export async function approveByRule(needs: Needs): Promise<void> {
  for (const payment of await listUndecided(needs.db, needs.clock.now())) {
    if (await isWithoutRecipient(needs, payment)) await approveWithdrawal(needs, payment.id)
  }
}

async function isWithoutRecipient({ db, ledger, clock }: Needs, payment: PaymentRow): Promise<boolean> {
  const { player_id: playerId, currency, amount_cents: cents, created_at: asked } = payment
  const payer = await findPayer(db, playerId)
  const rules = readLicence(payer.license_name).withdrawals
  if (clock.now().getTime() - asked.getTime() < rules.approve_after_minutes * 60_000) return false
  if (worthInEur(cents, currency) > eurCents(rules.approve_up_to_eur)) return false
  return (await isKnownEnough(db, playerId, payer)) && (await ledger.readDebt(db, playerId, currency)) === 0n
}
