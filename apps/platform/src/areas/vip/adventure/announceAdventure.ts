import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'

/** After the commit, publishes to the player's open pages that their progress has changed. */
export function announceAdventure({ realtime }: Pick<Core, 'realtime'>, tx: Tx, playerId: bigint): void {
  if (!realtime.hasSubscribers(playerId, 'vip_adventure_changes')) return
  tx.afterCommit(() => realtime.publishTo(playerId, 'vip_adventure_changes', {}))
}
