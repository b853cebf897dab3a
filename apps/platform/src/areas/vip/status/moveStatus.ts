import { groupOf, ladderGroups, type VipStatus, vipStatuses, vipStatusOf } from '@apogee/rules/vip/statuses'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { announceGroups, joinGroups, leaveGroups, type PlayerRow } from '../../profile/public.ts'
import { insertMove, type VipMove } from '../store.ts'
import { tellStatus } from './tellStatus.ts'

export type VipNeeds = Pick<Core, 'db' | 'clock' | 'realtime'>

export const isHigher = (a: VipStatus, b: VipStatus): boolean => vipStatuses.indexOf(a) > vipStatuses.indexOf(b)

/** Puts the player into the group of a status, from now on, and into no other group of the ladder. */
export async function enterGroup(tx: Tx, playerId: bigint, status: VipStatus, at: Date): Promise<void> {
  await leaveGroups(tx, playerId, ladderGroups)
  await joinGroups(tx, playerId, [groupOf(status)], at)
}

interface Move extends Pick<VipMove, 'to' | 'cause'> {
  readonly countsAnew?: boolean
}

/**
 * VIP-14: moves a player to another status, records why, and notifies them. The caller holds the status lock
 * ({@link lockStatus}).
 */
export async function moveStatus(
  needs: VipNeeds,
  tx: Tx,
  player: PlayerRow,
  { to, cause, countsAnew = false }: Move,
): Promise<void> {
  const at = needs.clock.now()
  const from = vipStatusOf(player.groups)
  await enterGroup(tx, player.id, to, at)
  const move = await insertMove(tx, { playerId: player.id, from, to, cause, countsAnew, at })
  await announceGroups(needs, tx, player.id)
  await tellStatus(needs, tx, player, { move, kind: newsOf(isHigher(to, from), cause), status: to })
}

function newsOf(isUp: boolean, cause: Move['cause']) {
  if (isUp) return cause === 'operator' ? 'vipGiven' : 'vipReached'
  return cause === 'quarter' ? 'vipEnded' : 'vipChanged'
}
