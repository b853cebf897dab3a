import type { Core } from '../../../core/http/handler.ts'
import { orderMail } from '../../../core/mail/orderMail.ts'
import { noteOperator } from '../../../core/operatorActions.ts'
import { clearFailures } from '../signInLock.ts'
import { findByEmail } from '../store.ts'
import { wrongCodesKey } from './secondFactor.ts'
import { brandOf, disable } from './store.ts'

/** Who asks for it, and why: written down beside what was done. */
export interface LiftOrder {
  readonly email: string
  readonly operator: string
  readonly reason: string
}

/**
 * Support switches the second factor of a player off who has lost phone and recovery codes, after it made sure who he is. All his
 * sessions end, and a mail tells him: was it somebody else who asked, he learns of it.
 */
export async function liftTwoFactor(
  { db, clock, config, sessions }: Pick<Core, 'db' | 'clock' | 'config' | 'sessions'>,
  { email, operator, reason }: LiftOrder,
): Promise<'done' | 'unknown' | 'is_off'> {
  const now = clock.now()
  const player = await findByEmail(db, email.trim().toLowerCase())
  if (!player) return 'unknown'
  const isLifted = await db.transaction(async (tx) => {
    if (!(await disable(tx, player.id))) return false
    await noteOperator(tx, { playerId: player.id, action: 'two_factor_off', operator, reason, at: now })
    await clearFailures(tx, wrongCodesKey(config.secrets.session, player.id))
    await orderMail(tx, {
      template: 'twoFactorLifted',
      to: player.email,
      locale: player.language,
      brand: await brandOf(tx, player.id),
      values: { time: { time: now.toISOString() } },
    })
    return true
  })
  if (!isLifted) return 'is_off'
  await sessions.endAll(player.id)
  return 'done'
}
