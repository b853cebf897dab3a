import { hashTickets } from '@apogee/rules/lotteries/draw'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { hasUnprocessed } from '../../../core/outbox/processed.ts'
import type { LotteryPublisher } from '../news/lotteryPublisher.ts'
import { listNumbers } from '../store.ts'
import { lockToClose, storeClosed } from './drawStore.ts'

type ClosingNeeds = Pick<Core, 'config' | 'db' | 'clock'> & {
  readonly lotteryPublisher: Pick<LotteryPublisher, 'publish'>
}

/** A deposit paid just before the end may be committed just after it. */
export const commitMs = 10_000
/** The consumer that grants tickets for deposits and takes them back. */
export const lotteriesConsumerName = 'lotteries'

/**
 * Timer that closes the list of tickets after the end of sales, and publishes its hash. It waits for tickets that are
 * being sold and for deposits and reversals before the end; afterwards no ticket is sold or taken back.
 */
export async function closeSales(needs: ClosingNeeds): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await needs.db.transaction((tx) => closeNext(needs, tx))
}

async function closeNext(needs: ClosingNeeds, tx: Tx): Promise<boolean> {
  const now = needs.clock.now()
  const due = await lockToClose(tx, new Date(now.getTime() - commitMs))
  if (!due || (await isAwaited(tx, due.end_at))) return false
  const { id } = due
  await closeLottery(tx, id, { at: now, beaconUrl: needs.config.beaconUrl })
  tx.afterCommit(() => needs.lotteryPublisher.publish(id))
  return true
}

/** Whether a deposit or a reversal from before the end of sales has not been processed yet. */
async function isAwaited(tx: Tx, before: Date): Promise<boolean> {
  for (const topic of ['cashbox.depositSucceeded', 'cashbox.depositReversed', 'cashbox.giftsForfeited'] as const)
    if (await hasUnprocessed(tx, { consumer: lotteriesConsumerName, topic, before })) return true
  return false
}

/** Closes the list of one lottery, and stores the beacon its draw will use; the caller holds its lock. */
export const closeLottery = async (
  tx: Tx,
  id: bigint,
  { at, beaconUrl }: { readonly at: Date; readonly beaconUrl: string | null },
): Promise<void> => storeClosed(tx, id, { ticketsHash: await hashTickets(await listNumbers(tx, id)), beaconUrl, at })
