import { methodOf } from '@apogee/rules/cashbox/methods'
import { readPaymentConfig } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { ProviderMessage } from '../../../ports/psp/provider.ts'
import { countDeposit } from '../../limits/public.ts'
import { rememberAccount } from '../accounts/accountStore.ts'
import type { PaymentRow } from '../store.ts'

/**
 * Applies a deposit's new state. Once it is paid, this settles the player's debt, credits the wallet, remembers the
 * account and emits the event.
 */
export async function bookDeposit(
  ledger: Ledger,
  tx: Tx,
  payment: PaymentRow,
  account: ProviderMessage['account'],
  at: Date,
): Promise<void> {
  if (payment.state !== 'succeeded') return
  const { id, player_id: playerId, currency, amount_cents: amount, method } = payment
  await ledger.lockBalance(tx, playerId, currency)
  const owed = await ledger.readDebt(tx, playerId, currency)
  const credited = owed >= amount ? 0n : amount - owed
  await ledger.post(tx, {
    key: `deposit:${id}`,
    kind: 'deposit',
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { kind: 'psp', currency } as const, amount: -amount },
      { account: { playerId, kind: 'debt', currency } as const, amount: amount - credited },
      { account: { playerId, kind: 'real', currency } as const, amount: credited },
    ].filter((move) => move.amount !== 0n),
  })
  await countDeposit(tx, { playerId, currency, cents: amount, at })
  if (account) await rememberForBoth(tx, payment, account, at)
  await emit(tx, 'cashbox.depositSucceeded', {
    payment: id,
    player: playerId,
    currency,
    amount,
    credited,
    method,
    bonusOffer: payment.bonus_offer ?? null,
    at: payment.finished_at ?? at,
  })
}

// Money is paid out by the method it came from: an account that paid a deposit can receive a withdrawal.
async function rememberForBoth(
  tx: Tx,
  payment: PaymentRow,
  { token, title, expires }: NonNullable<ProviderMessage['account']>,
  at: Date,
): Promise<void> {
  const { player_id: playerId, method, brand, currency, provider } = payment
  const rule = methodOf(readPaymentConfig(), currency, method)
  for (const kind of ['deposit', 'cashout'] as const) {
    if (rule?.[kind]) await rememberAccount(tx, playerId, { method, brand, kind, title, expires, token, provider }, at)
  }
}

/**
 * The part of a deposit that was credited to the wallet: only this part grants gifts, not the part that repaid a debt.
 */
export const creditedBy = ({ amount, credited }: Pick<Payload<'cashbox.depositSucceeded'>, 'amount' | 'credited'>) =>
  credited ?? amount
