import type { PlayerCtx } from '../../../core/http/handler.ts'
import { hmacHex } from '../../../core/ids.ts'
import { clearAttempts, countAttempt, maxFailures } from '../signIn/signInLock.ts'
import type { Credentials } from '../store.ts'
import { isPassword } from './passwordHashing.ts'

/**
 * Makes sure that the signed-in player knows their password, for actions that an unattended browser must not allow.
 * Attempts are counted by session, before the password is checked: wrong ones at an unattended browser do not lock the
 * player's other sessions.
 */
export async function proveOwnPassword(
  ctx: PlayerCtx<'passwords_locked' | 'wrong_current_password'>,
  player: Credentials,
  typed: string,
): Promise<void> {
  const { db, clock, config, session } = ctx
  const now = clock.now()
  const key = hmacHex(config.secrets.session, `own password ${player.id}`)
  const source = `session ${session.id}`
  const tried = await countAttempt(db, { key, source }, now)
  if (tried === null) throw ctx.refuse(422, { current_password: { passwords_locked: true } })
  if (await isPassword(typed, player.password_hash)) return clearAttempts(db, key, [source], now)
  const isNowLocked = tried >= maxFailures
  throw ctx.refuse(422, {
    current_password: isNowLocked ? { passwords_locked: true } : { wrong_current_password: true },
  })
}
