import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import { findByEmail } from '../areas/auth/store.ts'
import { sendNotification } from '../areas/notifications/sendNotification.ts'
import type { Core } from '../core/http/handler.ts'
import { noteOperator } from '../core/operatorActions.ts'

/** What an operator has a player told. */
export interface NotifyOrder {
  readonly email: string
  readonly kind: NotificationKind
  readonly body: NotificationBody
  readonly operator: string
  readonly reason: string
}

/** `silent`: a promotion, and the player takes a break or did not agree to any. */
export async function notifyPlayer(
  core: Pick<Core, 'db' | 'clock' | 'realtime'>,
  { email, kind, body, operator, reason }: NotifyOrder,
): Promise<'done' | 'unknown' | 'silent'> {
  const { db, clock } = core
  const account = await findByEmail(db, email.trim().toLowerCase())
  if (!account) return 'unknown'
  const { id: playerId } = account
  return db.transaction(async (tx) => {
    if (!(await sendNotification(core, tx, { playerId, kind, body }))) return 'silent'
    await noteOperator(tx, { playerId, action: 'notified', operator, reason, at: clock.now() })
    return 'done'
  })
}
