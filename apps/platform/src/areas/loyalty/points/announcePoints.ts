import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type Balance, presentPoints } from '../store.ts'

/** After the commit, publishes the player's points to each of their open tabs (RTM-03). */
export function announcePoints({ realtime }: Pick<Core, 'realtime'>, tx: Tx, balance: Balance): void {
  tx.afterCommit(() => realtime.publishTo(balance.player_id, 'comps_award', presentPoints(balance)))
}
