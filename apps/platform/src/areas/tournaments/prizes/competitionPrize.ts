import { z } from 'zod'
import { fileParts } from '../definitions/fileParts.ts'

const { decimal } = fileParts

/**
 * A prize of a tournament, a quest level, an achievement or a lottery in a file of `content/competitions`. Amounts are decimal text in the
 * competition's currency.
 */
export const competitionPrize = z
  .object({
    /** Real money without `wager`, else bonus money. */
    money: decimal.optional(),
    /** Wagering requirement as a multiple of the money, or of the wins of the free spins. */
    wager: z.number().min(0).max(100).default(0),
    freespins: z
      .object({
        count: z.int().min(1),
        /** `provider/game`; the player chooses one. */
        games: z.array(z.string()).min(1),
        bet_level: z.int().min(1).default(1),
        play_days: z.int().min(1).default(3),
      })
      .optional(),
    /** Points to spend, and points that count towards the level. */
    chargeable_points: z.int().min(1).optional(),
    persistent_points: z.int().min(1).optional(),
    /** A physical prize, by language: an email asks the support desk to send it. */
    stuff: z.record(z.string(), z.string()).optional(),
    /** Tickets of a lottery, by the name of its file: of the period on sale, else of the next one. */
    tickets: z.object({ lottery: z.string().regex(/^[a-z0-9-]+$/), count: z.int().min(1).max(1000) }).optional(),
    max_win: decimal.optional(),
    max_bet: decimal.optional(),
    activate_days: z.int().min(1).default(7),
    wager_days: z.int().min(1).default(7),
  })
  .refine(
    ({ money, freespins, chargeable_points: spendable, persistent_points: lasting, stuff, tickets }) =>
      [money, freespins, spendable, lasting, stuff, tickets].some((part) => part !== undefined),
    'a prize has money, freespins, chargeable_points, persistent_points, tickets or stuff',
  )
export type CompetitionPrize = z.output<typeof competitionPrize>
