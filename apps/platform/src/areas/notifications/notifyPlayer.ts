import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../auth/public.ts'
import { sendNotification } from './sendNotification.ts'

/** A notification an operator sends to a player. */
export interface NotifyOrder extends PlayerCommandSignature {
  readonly kind: NotificationKind
  readonly body: NotificationBody
}

/** `silent`: a promotion for a player who is on a break or did not agree to promotions. */
export async function notifyPlayer(
  core: Pick<Core, 'db' | 'clock' | 'realtime'>,
  { email, kind, body, operator, reason }: NotifyOrder,
): Promise<'done' | 'unknown' | 'silent'> {
  const { db, clock } = core
  const account = await findByTypedEmail(db, email)
  if (!account) return 'unknown'
  const { id: playerId } = account
  return db.transaction(async (tx) => {
    if (!(await sendNotification(core, tx, { playerId, kind, body }))) return 'silent'
    await noteOperator(tx, { playerId, action: 'notified', operator, reason, at: clock.now() })
    return 'done'
  })
}
