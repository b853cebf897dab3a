import { required } from '@apogee/rules/validation/required'
import { quarterStart } from '@apogee/rules/vip/progress'
import { type VipStatus, vipStatusOf } from '@apogee/rules/vip/statuses'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../../auth/public.ts'
import { findPlayer } from '../../profile/public.ts'
import { lockStatus } from '../store.ts'
import type { VipNeeds } from './grantStatusGifts.ts'
import { isHigher, moveStatus } from './moveStatus.ts'

/** REGULAR removes the status. */
export interface StatusOrder extends PlayerCommandSignature {
  readonly status: VipStatus
}

/**
 * An operator grants a player a status or removes it. It is valid until the end of the quarter like any other. A higher
 * one can still be earned; after a lower one, only deposits and stakes from now on count.
 */
export async function setStatus(
  needs: VipNeeds,
  { email, status, operator, reason }: StatusOrder,
): Promise<'done' | 'unknown' | 'same'> {
  const { db, clock } = needs
  const account = await findByTypedEmail(db, email)
  if (!account) return 'unknown'
  return db.transaction(async (tx) => {
    await lockStatus(tx, account.id, quarterStart(clock.now()))
    const player = required(await findPlayer(tx, account.id), `player ${account.id}`)
    const current = vipStatusOf(player.groups)
    if (current === status) return 'same'
    const action = status === 'REGULAR' ? 'vip_removed' : 'vip_set'
    await noteOperator(tx, { playerId: player.id, action, operator, reason, at: clock.now() })
    await moveStatus(needs, tx, player, { to: status, cause: 'operator', restartsCounting: isHigher(current, status) })
    return 'done'
  })
}
