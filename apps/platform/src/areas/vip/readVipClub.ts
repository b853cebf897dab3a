import { quarterEnd } from '@apogee/rules/vip/progress'
import { vipGroups } from '@apogee/rules/vip/statuses'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'
import { groupReload, mayBeOffered, playerFacts, vipGift } from '../bonuses/public.ts'
import { formatHours, managers } from './managers.ts'

/** VIP-09: the benefits of each status, from the configuration that grants them, and the end of the quarter. */
export const readVipClub: Handler<'vip.club'> = async ({ db, clock, player, licence, brand, locale }) => {
  const now = clock.now()
  const team = readEdition('vip-managers', managers, licence, brand)
  // SAFE-02, OPEN-70: gifts are hidden from players who would not get them.
  const hasOffers = !player || mayBeOffered(await playerFacts(db, player.id, now))
  const statuses = vipGroups.toReversed().map(({ id, status }) => {
    const manager = team.find(({ groupId }) => groupId === id)
    return {
      status,
      managerTime: manager ? formatHours(manager.hours, locale, now) : null,
      reload: hasOffers ? groupReload(licence, id) : null,
      gift: hasOffers ? vipGift(licence, brand, status) : null,
    }
  })
  return { status: 200, body: { quarterEndsAt: quarterEnd(now).toISOString(), statuses } }
}
