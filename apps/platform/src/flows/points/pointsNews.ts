import { type Balance, presentPoints } from '../../areas/loyalty/store.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'

/** Once committed, every open tab of the player hears how many points he has (RTM-03). */
export function announcePoints({ realtime }: Pick<Core, 'realtime'>, tx: Tx, balance: Balance): void {
  tx.afterCommit(() => realtime.publishTo(balance.player_id, 'comps_award', presentPoints(balance)))
}
