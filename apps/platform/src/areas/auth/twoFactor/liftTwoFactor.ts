import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../../core/operators/operatorCommand.ts'
import { clearFailures } from '../signIn/signInLock.ts'
import { findByTypedEmail } from '../store.ts'
import { wrongCodesKey } from './secondFactor.ts'
import { brandOf, disable } from './store.ts'

/**
 * Support switches off the second factor of a player who has lost their phone and recovery codes, after checking their
 * identity. All their sessions end, and an email notifies them, so that they notice a request by a stranger.
 */
export async function liftTwoFactor(
  { db, clock, config, sessions }: Pick<Core, 'db' | 'clock' | 'config' | 'sessions'>,
  { email, operator, reason }: PlayerCommandSignature,
): Promise<'done' | 'unknown' | 'is_off'> {
  const now = clock.now()
  const player = await findByTypedEmail(db, email)
  if (!player) return 'unknown'
  const isLifted = await db.transaction(async (tx) => {
    if (!(await disable(tx, player.id))) return false
    await noteOperator(tx, { playerId: player.id, action: 'two_factor_off', operator, reason, at: now })
    await clearFailures(tx, wrongCodesKey(config.secrets.session, player.id))
    await enqueueMail(tx, {
      template: 'twoFactorLifted',
      to: player.email,
      locale: player.language,
      brand: await brandOf(tx, player.id),
      values: { time: { time: now.toISOString() } },
    })
    await sessions.endAll(player.id, null, tx)
    return true
  })
  return isLifted ? 'done' : 'is_off'
}
