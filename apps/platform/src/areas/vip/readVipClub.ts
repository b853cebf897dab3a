import { quarterEnd } from '@apogee/rules/vip/progress'
import { vipGroups } from '@apogee/rules/vip/statuses'
import { readEdition } from '../../core/content/editions.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'
import { groupReload } from '../bonuses/public.ts'
import { managers } from './findManager.ts'

/** VIP-09: what each status offers, from the configuration that gives it, and the end of the quarter. */
export const readVipClub: Handler<'vip.club'> = ({ clock, player, licence, brand }) => {
  const now = clock.now()
  const team = readEdition('vip-managers', managers, licence, brand)
  // SAFE-02: no bonus is announced to a player on a break.
  const hasReloads = !isOnBreak(player, now)
  const statuses = vipGroups.toReversed().map(({ id, status }) => ({
    status,
    managerTime: team.find(({ groupId }) => groupId === id)?.time ?? null,
    reload: hasReloads ? groupReload(licence, id) : null,
  }))
  return { status: 200, body: { quarterEndsAt: quarterEnd(now).toISOString(), statuses } }
}
