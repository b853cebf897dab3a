import { findSessionPlayer } from '../areas/auth/sessionPlayer.ts'
import { presentPayment } from '../areas/cashbox/present.ts'
import type { PaymentRow } from '../areas/cashbox/store.ts'
import { presentBalance } from '../areas/wallet/present.ts'
import { walletOf } from '../areas/wallet/wallets.ts'
import type { Core } from '../core/http/handler.ts'

type Needs = Pick<Core, 'db' | 'ledger' | 'realtime'>

/** Tells every open tab of a player what he has now in one currency. Call it after the commit. */
async function announceBalance(needs: Needs, playerId: bigint, currency: string): Promise<void> {
  const { db, ledger, realtime } = needs
  const player = await findSessionPlayer(db, playerId)
  const wallet = player && (await walletOf(ledger, db, playerId, currency, player.currency))
  if (wallet) realtime.publishTo(playerId, 'balance', presentBalance(wallet))
}

/** Tells every open tab of a player how a payment stands now. Call it after the commit. */
export function announcePayment({ realtime }: Pick<Core, 'realtime'>, payment: PaymentRow): void {
  const wire = presentPayment(payment, payment.locale)
  realtime.publishTo(payment.player_id, 'payments_changes', wire)
  realtime.publishTo(payment.player_id, 'payments_events', wire)
}

/** Both, for a payment that has moved money. */
export async function announceMoved(needs: Needs, payment: PaymentRow): Promise<void> {
  announcePayment(needs, payment)
  await announceBalance(needs, payment.player_id, payment.currency)
}

/**
 * {@link announceBalance} for what moves balances many times a second: it answers at once, and of one wallet at most one read
 * runs while at most one waits, which will see all that has been committed meanwhile.
 */
export function openBalanceAnnouncer(
  needs: Needs,
  onError: (error: unknown) => void,
): (playerId: bigint, currency: string) => void {
  const again = new Map<string, boolean>()
  const run = async (key: string, playerId: bigint, currency: string) => {
    do {
      again.set(key, false)
      await announceBalance(needs, playerId, currency).catch(onError)
    } while (again.get(key))
    again.delete(key)
  }
  return (playerId, currency) => {
    if (!needs.realtime.isHeard(playerId, 'balance')) return
    const key = `${playerId} ${currency}`
    if (again.has(key)) again.set(key, true)
    else void run(key, playerId, currency)
  }
}
