import { type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { setBonusCode } from '../../profile/public.ts'

/**
 * API-044: the code's offers appear in the list of deposit bonuses; an unknown code leaves the list empty. No code is
 * stored during a break (SAFE-02).
 */
export const setCode: Handler<'bonuses.setCode'> = async ({ db, player, clock, refuse }, { body }) => {
  if (isOnBreak(player, clock.now())) throw refuse(422, { base: { limit_restrict_access: true } })
  await setBonusCode(db, player.id, body.deposit_bonus_code)
  return { status: 200, body: {} }
}

/** API-045 */
export const clearCode: Handler<'bonuses.clearCode'> = async ({ db, player }) => {
  await setBonusCode(db, player.id, null)
  return { status: 204 }
}
