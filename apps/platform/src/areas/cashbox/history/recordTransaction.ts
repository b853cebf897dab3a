import { insertion } from '../../../core/db/queryOne.ts'
import type { Handler } from '../../../core/http/handler.ts'

/** API-056. Records the details that the front end reports for a started payment; moves no money. */
export const recordTransaction: Handler<'cashbox.transaction'> = async (ctx, { body }) => {
  const { card, payer, amount, currency, payment_system: system } = body
  const name = [payer?.first_name, payer?.last_name].filter(Boolean).join(' ')
  await ctx.db.query(
    ...insertion('INSERT INTO payment_signals', {
      player_id: ctx.player.id,
      card_first_six: card?.first_six,
      card_last_four: card?.last_four,
      payer: name || null,
      amount,
      currency,
      payment_system: system,
      ip: ctx.ip,
      created_at: ctx.clock.now(),
    }),
  )
  return { status: 204 }
}
