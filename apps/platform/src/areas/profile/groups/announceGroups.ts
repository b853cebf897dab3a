import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { NeededServices } from '../neededServices.ts'
import { statusesOf } from '../presentPlayer.ts'
import { findPlayer } from '../store.ts'

/** After the commit, publishes the player's level and groups to each of their open pages; call it after the change. */
export async function announceGroups(
  { realtime, levelPointsOf }: Pick<Core, 'realtime'> & Pick<NeededServices, 'levelPointsOf'>,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  if (!realtime.hasSubscribers(playerId, 'groups_updates')) return
  const row = await findPlayer(tx, playerId)
  if (!row) return
  const statuses = statusesOf(row, await levelPointsOf(tx, playerId))
  tx.afterCommit(() => realtime.publishTo(playerId, 'groups_updates', { statuses }))
}
