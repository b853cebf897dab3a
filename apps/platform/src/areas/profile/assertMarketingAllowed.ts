import type { Ctx } from '../../core/http/handler.ts'
import type { PlayerRow, ProfileChanges } from './store.ts'

const channels = [
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
] as const

/** SAFE-02: marketing cannot be switched on during a break, not even by the player. */
export function assertMarketingAllowed(
  { refuse }: Ctx<'limit_restrict_access'>,
  { break_until }: PlayerRow,
  changes: ProfileChanges,
  now: Date,
): void {
  if ((break_until ?? now) > now && channels.some((channel) => changes[channel] === true))
    throw refuse(422, { base: { limit_restrict_access: true } })
}
