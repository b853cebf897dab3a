import { groupOf, ladderGroups, type VipStatus, vipStatuses, vipStatusOf } from '@apogee/rules/vip/statuses'
import type { Tx } from '../../../core/db/db.ts'
import { levelPointsOf } from '../../loyalty/public.ts'
import { announceGroups, joinGroups, leaveGroups, type PlayerRow } from '../../profile/public.ts'
import { insertMove, type VipMove } from '../store.ts'
import { grantStatusGifts, type VipNeeds } from './grantStatusGifts.ts'
import { notifyStatus, type StatusNotice } from './notifyStatus.ts'

export const isHigher = (a: VipStatus, b: VipStatus): boolean => vipStatuses.indexOf(a) > vipStatuses.indexOf(b)

/** Adds the player to the group of a status from now on, and removes them from the other groups of the ladder. */
async function enterGroup(tx: Tx, playerId: bigint, status: VipStatus, at: Date): Promise<void> {
  await leaveGroups(tx, playerId, ladderGroups)
  await joinGroups(tx, playerId, [groupOf(status)], at)
}

interface Move extends Pick<VipMove, 'to' | 'cause'> {
  readonly restartsCounting?: boolean
}

/**
 * VIP-14: moves a player to another status, records the cause, grants its gift and notifies the player. At the turn of
 * the quarter it may be the same status, which is granted again. The caller holds the status lock ({@link lockStatus}).
 */
export async function moveStatus(
  needs: VipNeeds,
  tx: Tx,
  player: PlayerRow,
  { to, cause, restartsCounting = false }: Move,
): Promise<void> {
  const at = needs.clock.now()
  const { id: playerId } = player
  const from = vipStatusOf(player.groups)
  await enterGroup(tx, playerId, to, at)
  const move = await insertMove(tx, { playerId, from, to, cause, restartsCounting, at })
  const gifts = isHigher(to, from) ? await grantStatusGifts(needs, tx, { playerId, from, to, cause }) : []
  await announceGroups({ ...needs, levelPointsOf }, tx, playerId)
  await notifyStatus(needs, tx, player, { move, kind: noticeKindOf(from, to, cause), status: to, gifts })
}

function noticeKindOf(from: VipStatus, to: VipStatus, cause: Move['cause']): StatusNotice['kind'] {
  if (isHigher(to, from)) return cause === 'operator' ? 'vipGiven' : 'vipReached'
  if (to === from) return 'vipKept'
  return cause === 'quarter' ? 'vipEnded' : 'vipChanged'
}
