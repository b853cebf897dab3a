import { hashTickets } from '@apogee/rules/lotteries/draw'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { LotteryNews } from '../news/lotteryNews.ts'
import { listNumbers } from '../store.ts'
import { lockToClose, storeClosed } from './drawStore.ts'

type ClosingNeeds = Pick<Core, 'config' | 'db' | 'clock'> & { readonly lotteryNews: Pick<LotteryNews, 'tell'> }

/**
 * Timer that fixes the list of tickets once sales are over, and publishes its hash. It waits for a ticket that is being sold, and
 * none is sold or taken back after it.
 */
export async function closeSales(needs: ClosingNeeds): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await needs.db.transaction((tx) => closeNext(needs, tx))
}

async function closeNext(needs: ClosingNeeds, tx: Tx): Promise<boolean> {
  const now = needs.clock.now()
  const id = await lockToClose(tx, now)
  if (id === null) return false
  await closeLottery(tx, id, { at: now, beaconUrl: needs.config.beaconUrl })
  tx.afterCommit(() => needs.lotteryNews.tell(id))
  return true
}

/** Fixes the list of one lottery, and the beacon its draw will use; the caller holds its lock. */
export const closeLottery = async (
  tx: Tx,
  id: bigint,
  { at, beaconUrl }: { readonly at: Date; readonly beaconUrl: string | null },
): Promise<void> => storeClosed(tx, id, { ticketsHash: await hashTickets(await listNumbers(tx, id)), beaconUrl, at })
