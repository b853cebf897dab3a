import { randomUUID } from 'node:crypto'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'

export const demoCurrency = 'EUR'
const fullCents = 100_000n

/**
 * The casino tops up a demo player's wallet when less than this is left. It is not booked as a deposit, because there
 * was no payment.
 */
export async function topUpWallet(
  { ledger, clock }: Pick<Core, 'ledger' | 'clock'>,
  tx: Tx,
  playerId: bigint,
  least: bigint,
): Promise<void> {
  const balance = await ledger.readBalance(tx, playerId, demoCurrency)
  const missing = fullCents - (balance?.real ?? 0n)
  if (balance && balance.real >= least) return
  await ledger.post(tx, {
    key: `demo-player:${randomUUID()}`,
    kind: 'adjustment',
    playerId,
    at: clock.now(),
    moves: [
      { account: { playerId, kind: 'real', currency: demoCurrency }, amount: missing },
      { account: { kind: 'adjustment', currency: demoCurrency }, amount: -missing },
    ],
  })
}
