import { required } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { uncountDeposit } from '../../limits/public.ts'
import type { ReversedMoney } from '../payments/reversedMoney.ts'
import { releaseMoney } from '../payments/withheldMoney.ts'
import { lockWaiting, movePayment, type PaymentRow } from '../store.ts'

/**
 * Reverses a deposit, in full or in part (decisions 021 and 029). Waiting withdrawals are stopped first, because they
 * may have reserved the same money; a partial reversal that the wallet can cover stops none. An amount that the wallet
 * cannot cover becomes a debt, paid from the next deposit: a wallet is never below zero. The reversed amount no longer
 * counts towards the deposit limit.
 */
export async function reverseDeposit(ledger: Ledger, tx: Tx, back: ReversedMoney): Promise<PaymentRow[]> {
  const { payment, cents, why, paidAt, at } = back
  const { id, player_id: playerId, currency, method } = payment
  const isWhole = payment.reversed_cents === payment.amount_cents
  const stopped = isWhole || !(await isInWallet(ledger, tx, back)) ? await stopWaiting(ledger, tx, back) : []
  const { real } = required(await ledger.lockBalance(tx, playerId, currency), `account of player ${playerId}`)
  const short = real >= cents ? 0n : cents - real
  await ledger.post(tx, {
    key: `deposit:${id}:${why}:${payment.reversed_cents}`,
    kind: why === 'refunded' ? 'deposit_refund' : 'deposit_chargeback',
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { playerId, kind: 'real', currency } as const, amount: short - cents },
      { account: { playerId, kind: 'debt', currency } as const, amount: -short },
      { account: { kind: 'psp', currency } as const, amount: cents },
    ].filter((move) => move.amount !== 0n),
  })
  await uncountDeposit(tx, { playerId, currency, cents, paidAt, at })
  await emit(tx, 'cashbox.depositReversed', {
    payment: id,
    player: playerId,
    currency,
    amount: cents,
    isWhole,
    why,
    at,
  })
  return stopped
}

async function isInWallet(ledger: Ledger, tx: Tx, { payment, cents }: ReversedMoney): Promise<boolean> {
  const balance = await ledger.readBalance(tx, payment.player_id, payment.currency)
  return balance !== null && balance.real >= cents
}

async function stopWaiting(ledger: Ledger, tx: Tx, { payment, at }: ReversedMoney): Promise<PaymentRow[]> {
  const stopped: PaymentRow[] = []
  for (const waiting of await lockWaiting(tx, payment.player_id, payment.currency)) {
    await releaseMoney(ledger, tx, waiting, 'reject', at)
    stopped.push(
      await movePayment(tx, waiting.id, { state: 'rejected', at, isFinal: true, reason: 'deposit_reversed' }),
    )
  }
  return stopped
}
