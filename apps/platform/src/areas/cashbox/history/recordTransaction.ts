import type { Handler } from '../../../core/http/handler.ts'

/** API-056. Records the details that the front end reports for a started payment; moves no money. */
export const recordTransaction: Handler<'cashbox.transaction'> = async (ctx, { body }) => {
  const { card, payer, amount, currency, payment_system: system } = body
  const name = [payer?.first_name, payer?.last_name].filter(Boolean).join(' ')
  await ctx.db.query(
    `INSERT INTO payment_signals (player_id, card_first_six, card_last_four, payer, amount, currency, payment_system,
       ip, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ctx.player.id,
      card?.first_six ?? null,
      card?.last_four ?? null,
      name || null,
      amount,
      currency,
      system,
      ctx.ip,
      ctx.clock.now(),
    ],
  )
  return { status: 204 }
}
