import type { subscriptions } from '@apogee/contract/profile'
import type { z } from 'zod'
import type { Handler } from '../../core/http/handler.ts'
import { assertMarketingAllowed } from './assertMarketingAllowed.ts'
import { findPlayer, lockPlayer, type PlayerRow, updateProfile } from './store.ts'

const present = (row: PlayerRow): z.input<typeof subscriptions> => ({
  receive_promos: row.receive_promos,
  receive_sms_promos: row.receive_sms_promos,
  receive_promos_via_phone_calls: row.receive_promos_via_phone_calls,
  agreed_to_partner_promotions: row.agreed_to_partner_promotions,
})

export const readSubscriptions: Handler<'profile.subscriptions'> = async (ctx) => {
  const row = await findPlayer(ctx.db, ctx.player.id)
  if (!row) throw ctx.refuse(401, { base: { unauthorized: true } })
  return { status: 200, body: present(row) }
}

/** Each can be set alone (wire-facts 2.7); the others stay unchanged. */
export const subscribe: Handler<'profile.subscribe'> = async (ctx, { body }) => {
  const row = await ctx.db.transaction(async (tx) => {
    const known = await lockPlayer(tx, ctx.player.id)
    if (!known) return null
    assertMarketingAllowed(ctx, known, body, ctx.clock.now())
    await updateProfile(tx, known.id, body)
    return lockPlayer(tx, known.id)
  })
  if (!row) throw ctx.refuse(401, { base: { unauthorized: true } })
  return { status: 200, body: present(row) }
}
