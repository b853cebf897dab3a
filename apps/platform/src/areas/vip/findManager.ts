import { isIn, vipGroups } from '@apogee/rules/vip/statuses'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'
import { groupsOf } from '../profile/public.ts'
import { formatHours, managers } from './managers.ts'

/** VIP groups by rank, then the others as the file lists them. */
const rank = (groupId: string): number => {
  const place = vipGroups.findIndex(({ id }) => id === groupId)
  return place === -1 ? vipGroups.length : place
}

/**
 * API-018: the manager of the highest of the requested groups. Groups the player is not in are ignored, because
 * managers' contacts are only for their VIPs. If a group has several managers, a player always gets the same one.
 */
export const findManager: Handler<'vip.managers'> = async (ctx, { body: { userGroups } }) => {
  if (!ctx.player) return { status: 200, body: {} }
  const groups = await groupsOf(ctx.db, ctx.player.id)
  const managing = readEdition('vip-managers', managers, ctx.licence, ctx.brand)
    .filter(({ groupId }) => isIn(groups, groupId) && isIn(userGroups, groupId))
    .toSorted((a, b) => rank(a.groupId) - rank(b.groupId))
  const team = managing.filter(({ groupId }) => groupId === managing[0]?.groupId)
  const own = team[Number(ctx.player.id % BigInt(team.length || 1))]
  if (!own) return { status: 200, body: {} }
  const { hours, ...manager } = own
  return { status: 200, body: { ...manager, time: formatHours(hours, ctx.locale, ctx.clock.now()) } }
}
