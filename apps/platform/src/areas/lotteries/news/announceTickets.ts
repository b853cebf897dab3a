import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { readLottery } from '../store.ts'
import type { GrantRow } from '../tickets/ticketStore.ts'
import { announceStatus } from './announceStatus.ts'
import type { LotteryPublisher } from './lotteryPublisher.ts'
import { notifyTickets } from './notifyPlayers.ts'

export type TicketNeeds = Pick<Core, 'clock' | 'realtime'> & {
  readonly lotteryPublisher: Pick<LotteryPublisher, 'publish'>
}

/**
 * After the commit, publishes granted or revoked tickets to open pages. `isTold`: also notify the player, who did not
 * buy them.
 */
export async function announceTickets(needs: TicketNeeds, tx: Tx, grant: GrantRow, isTold: boolean): Promise<void> {
  const row = await readLottery(tx, grant.lottery_id)
  if (isTold) await notifyTickets(needs, tx, row, grant)
  await announceStatus(needs, tx, row, grant.player_id)
  tx.afterCommit(() => needs.lotteryPublisher.publish(row.id))
}
