import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { addresseeOf } from '../../profile/public.ts'
import { presentStatus } from '../present.ts'
import { type LotteryRow, listPlayerTickets, listWonPrizes } from '../store.ts'

/** After the commit, publishes a player's tickets and prizes in a lottery to their open pages. */
export async function announceStatus(
  { realtime }: Pick<Core, 'realtime'>,
  tx: Tx,
  row: LotteryRow,
  playerId: bigint,
): Promise<void> {
  if (!realtime.hasSubscribers(playerId, 'lotteries_statuses')) return
  const { language: locale } = await addresseeOf(tx, playerId)
  const [held] = await listPlayerTickets(tx, playerId, [row.id])
  const won = await listWonPrizes(tx, playerId, [row.id])
  const status = await presentStatus(tx, row, { ...(held && { held }), won, locale })
  tx.afterCommit(() => realtime.publishTo(playerId, 'lotteries_statuses', status))
}
