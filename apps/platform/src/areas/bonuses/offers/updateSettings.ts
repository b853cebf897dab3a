import type { Handler } from '../../../core/http/handler.ts'
import { setCanIssue } from '../../profile/public.ts'

/** API-046, ROLE-14 */
export const updateSettings: Handler<'bonuses.updateSettings'> = async ({ db, player }, { body }) => {
  await setCanIssue(db, player.id, body.can_issue)
  return { status: 200, body: {} }
}
