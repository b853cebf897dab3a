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

/** So many balances are read at once: a live table pays a thousand players in one moment, and bets go on beside it. */
const readAtOnce = 8

/**
 * {@link announceBalance} for what moves balances many times a second: it answers at once, and a wallet that waits for its
 * turn is read once, with all that has been committed meanwhile.
 */
export function openBalanceAnnouncer(
  needs: Needs,
  onError: (error: unknown) => void,
): (playerId: bigint, currency: string) => void {
  const waiting = new Map<string, () => Promise<void>>()
  // A wallet is never read twice at once: the older answer could be told last.
  const beingRead = new Set<string>()
  const next = () => waiting.entries().find(([key]) => !beingRead.has(key))
  const drain = async () => {
    for (let entry = next(); entry; entry = next()) {
      const [key, announce] = entry
      waiting.delete(key)
      beingRead.add(key)
      await announce().catch(onError)
      beingRead.delete(key)
    }
  }
  return (playerId, currency) => {
    if (!needs.realtime.isHeard(playerId, 'balance')) return
    waiting.set(`${playerId} ${currency}`, () => announceBalance(needs, playerId, currency))
    if (beingRead.size < readAtOnce) void drain()
  }
}
