import type { Core } from '../../core/http/handler.ts'
import { presentAccount } from './present.ts'
import { walletOf } from './wallets.ts'

type Needs = Pick<Core, 'db' | 'realtime'>

/** Publishes a player's balance in one currency to each of their open tabs. Call it after the commit. */
export async function announceBalance(needs: Needs, playerId: bigint, currency: string): Promise<void> {
  const { db, realtime } = needs
  const wallet = await walletOf(db, playerId, currency)
  if (wallet) realtime.publishTo(playerId, 'balance', presentAccount(wallet))
}

/**
 * Maximum number of concurrent reads: a live table pays a thousand players at once, and bets must still be possible.
 */
const readAtOnce = 8

/**
 * Queues calls of {@link announceBalance} for balances that change many times a second. Returns immediately. Several
 * changes of a queued wallet are published with one read.
 */
export function openBalanceAnnouncer(
  needs: Needs,
  onError: (error: unknown) => void,
): (playerId: bigint, currency: string) => void {
  const waiting = new Map<string, () => Promise<void>>()
  // Reads of one wallet never run concurrently: the older result might be published last.
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
    if (!needs.realtime.hasSubscribers(playerId, 'balance')) return
    waiting.set(`${playerId} ${currency}`, () => announceBalance(needs, playerId, currency))
    if (beingRead.size < readAtOnce) void drain()
  }
}
