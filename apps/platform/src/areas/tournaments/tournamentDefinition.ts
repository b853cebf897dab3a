import { z } from 'zod'
import { competitionPrize } from './prizes/competitionPrize.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const byLanguage = z.record(z.string(), z.string())

/** Prize of the places `from` to `to`, once for each of them. */
const placePrize = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  prize: competitionPrize,
  /** Which part of a budget that is; 0 where the prize is an amount of its own. */
  money_budget_percent: z.number().default(0),
  chargeable_points_percent: z.number().default(0),
  persistent_points_percent: z.number().default(0),
})
export type PlacePrize = z.output<typeof placePrize>

/** What a row of `tournaments` keeps of its file, as it was announced. */
export const tournamentDefinition = z.looseObject({
  titles: byLanguage,
  /** `provider/game`: only these count. Empty: all of the category. */
  games: z.array(z.string()).default([]),
  /** Empty: everybody plays for themselves. */
  teams: z.array(z.object({ id: z.int().min(1), titles: byLanguage })).default([]),
  prizes: z.array(placePrize).default([]),
  /** Decimal text in the tournament's currency; of an achievement, its target. */
  money_budget: decimal.default('0'),
  chargeable_comp_points_budget: z.number().min(0).default(0),
  persistent_comp_points_budget: z.number().min(0).default(0),
})
export type TournamentDefinition = z.output<typeof tournamentDefinition>

/** The number of ranks that win a prize. */
export const prizeRanksOf = ({ prizes }: Pick<TournamentDefinition, 'prizes'>): number =>
  prizes.reduce((last, { to }) => Math.max(last, to), 0)
