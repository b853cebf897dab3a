import { z } from 'zod'

/** `play.win`: a win was booked, zero for a lost round. Bet and win are those of the whole round so far, in minor units. */
export const paidWin = z.object({
  player: z.int().transform(BigInt),
  currency: z.string(),
  game: z.string(),
  round: z.string(),
  finished: z.boolean(),
  bet: z.int(),
  bonus_bet: z.int(),
  win: z.int(),
  at: z.coerce.date(),
})
export type PaidWin = z.output<typeof paidWin>
