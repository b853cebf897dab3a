import { quarterStart } from '@apogee/rules/vip/progress'
import { type VipStatus, vipStatuses } from '@apogee/rules/vip/statuses'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { grantVipGift } from '../../bonuses/public.ts'
import { grantedStatuses, insertGift, type VipMove } from '../store.ts'

export type VipNeeds = Pick<Core, 'db' | 'clock' | 'realtime'>

type Climb = Pick<VipMove, 'playerId' | 'from' | 'to' | 'cause'>

/** For an earned climb, every status on the way; for one granted by an operator, only the final status. */
function reached({ from, to, cause }: Climb): readonly VipStatus[] {
  if (cause === 'operator') return [to]
  return vipStatuses.slice(vipStatuses.indexOf(from) + 1, vipStatuses.indexOf(to) + 1)
}

/**
 * Grants the gifts of a climb, each status once per player and quarter. Returns their titles in the player's language.
 * The caller holds the status lock.
 */
export async function grantStatusGifts(needs: VipNeeds, tx: Tx, climb: Climb): Promise<readonly string[]> {
  const at = needs.clock.now()
  const { playerId } = climb
  const quarter = quarterStart(at)
  const before = await grantedStatuses(tx, playerId, quarter)
  const titles: string[] = []
  for (const status of reached(climb).filter((one) => !before.has(one))) {
    const key = `vip:${playerId}:${quarter.toISOString()}:${status}`
    const given = await grantVipGift(needs, tx, { playerId, status, key })
    if (!given) continue
    await insertGift(tx, { playerId, quarter, status, offerId: given.offerId, at })
    titles.push(given.title)
  }
  return titles
}
