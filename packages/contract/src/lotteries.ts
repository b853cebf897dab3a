import { z } from 'zod'
import { call } from './define.ts'
import { cents } from './shapes.ts'

/** Prize of a lottery, wire-facts 9.1 and 9.7: money as a decimal text and in minor units of the lottery's currency. */
export const lotteryPrize = z.object({
  id: z.int(),
  award_place: z.int(),
  nickname: z.string().nullable(),
  stuff: z.string(),
  money_award: z.string(),
  money_award_cents: cents,
  money_budget_percent: z.number(),
  wager_multiplier: z.number(),
  freespins_count: z.int(),
  persistent_comp_points: z.number(),
  chargeable_comp_points: z.number(),
  persistent_comp_points_percent: z.number(),
  chargeable_comp_points_percent: z.number(),
  /** The ticket that won it, once drawn. */
  ticket: z.string().nullable(),
})

/** wire-facts 9.8: the player's tickets in one lottery and what they won. */
export const lotteryStatus = z.object({
  lottery_id: z.int(),
  /** Ticket numbers, the oldest first. */
  tickets: z.array(z.string()),
  prizes: z.array(lotteryPrize),
})

export const lotteriesApi = {
  'lotteries.statuses': call({
    summary: 'Tickets of the player, by lottery',
    who: 'player',
    answers: { 200: z.array(lotteryStatus) },
  }),
} as const
