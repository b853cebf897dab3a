import type { Core } from '../../core/http/handler.ts'
import { presentAccount } from './present.ts'
import { walletOf } from './wallets.ts'

type Needs = Pick<Core, 'db' | 'ledger' | 'realtime'>

/** Publishes a player's balance in one currency to each of their open tabs. Call it after the commit. */
export async function announceBalance(needs: Needs, playerId: bigint, currency: string): Promise<void> {
  const { db, ledger, realtime } = needs
  const wallet = await walletOf(ledger, db, playerId, currency)
  if (wallet) realtime.publishTo(playerId, 'balance', presentAccount(wallet))
}

/**
 * How many balances are read at once: a live table pays a thousand players in one moment, and bets continue meanwhile.
 */
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
  // A wallet is never read twice at once: the older result might be published last.
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
