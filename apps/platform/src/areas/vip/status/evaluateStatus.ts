import { required } from '@apogee/rules/validation/required'
import { betsToNextStatus, earnedStatus, previousQuarterStart, quarterStart } from '@apogee/rules/vip/progress'
import { vipGroups, vipStatusOf } from '@apogee/rules/vip/statuses'
import type { Tx } from '../../../core/db/db.ts'
import { findPlayer, memberSince, type PlayerRow } from '../../profile/public.ts'
import { figuresIn } from '../figures.ts'
import { lockStatus, saveStatusCheck } from '../store.ts'
import type { VipNeeds } from './grantStatusGifts.ts'
import { isHigher, moveStatus } from './moveStatus.ts'

export const vipGroupIds: readonly string[] = vipGroups.map(({ id }) => id)

/** Reduced slightly, so that the check is not too late: counting down truncates each bet to a whole millionth. */
const soon = (micros: bigint): bigint => (micros * 999n) / 1000n

/**
 * VIP-12: replaces a status of an earlier quarter with the one earned in the previous quarter. Also grants a player
 * without a status one for that quarter, if their last deposit or bet of it is processed after its end.
 */
async function turnQuarter(
  needs: VipNeeds,
  tx: Tx,
  player: PlayerRow,
  start: Date,
  happenedAt: Date,
): Promise<PlayerRow> {
  const since = await memberSince(tx, player.id, vipGroupIds)
  if ((since ?? happenedAt) >= start) return player
  const from = previousQuarterStart(needs.clock.now())
  const earned = earnedStatus(await figuresIn(tx, player.id, { from, until: start }))
  if (since === null && earned === 'REGULAR') return player
  await moveStatus(needs, tx, player, { to: earned, cause: 'quarter' })
  return required(await findPlayer(tx, player.id), `player ${player.id}`)
}

/**
 * VIP-14: moves a player to the status that this quarter's deposits and bets have earned, after a due change of
 * quarter, and records the stakes left until the next check. `happenedAt`: the time of the deposit or
 * bet.
 */
export async function evaluateStatus(
  needs: VipNeeds,
  tx: Tx,
  playerId: bigint,
  happenedAt: Date = needs.clock.now(),
): Promise<void> {
  const start = quarterStart(needs.clock.now())
  await lockStatus(tx, playerId, start)
  const found = await findPlayer(tx, playerId)
  if (!found) return
  const player = await turnQuarter(needs, tx, found, start, happenedAt)
  const figures = await figuresIn(tx, player.id, { from: start })
  const [current, earned] = [vipStatusOf(player.groups), earnedStatus(figures)]
  if (isHigher(earned, current)) await moveStatus(needs, tx, player, { to: earned, cause: 'earned' })
  const left = betsToNextStatus(current, figures)
  await saveStatusCheck(tx, playerId, start, left === null ? null : soon(left))
}
