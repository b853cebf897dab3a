import { z } from 'zod'
import { competitionPrize } from './prizes/competitionPrize.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const byLanguage = z.record(z.string(), z.string())

/** The prize of each of the ranks `from` to `to`. */
const placePrize = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  prize: competitionPrize,
  /** The percentage of a budget that the prize is; 0 if it is not a part of a budget. */
  money_budget_percent: z.number().default(0),
  chargeable_points_percent: z.number().default(0),
  persistent_points_percent: z.number().default(0),
})
export type PlacePrize = z.output<typeof placePrize>

/** The announced fields of a file that a row of `tournaments` stores as JSON. */
export const tournamentDefinition = z.looseObject({
  titles: byLanguage,
  /** `provider/game`; empty: all games of the category. */
  games: z.array(z.string()).default([]),
  /** Empty: without teams. */
  teams: z.array(z.object({ id: z.int().min(1), titles: byLanguage })).default([]),
  prizes: z.array(placePrize).default([]),
  /** Decimal text in the tournament's currency; the target of an achievement. */
  money_budget: decimal.default('0'),
  chargeable_comp_points_budget: z.number().min(0).default(0),
  persistent_comp_points_budget: z.number().min(0).default(0),
})
export type TournamentDefinition = z.output<typeof tournamentDefinition>

/** The number of ranks that win a prize. */
export const prizeRanksOf = ({ prizes }: Pick<TournamentDefinition, 'prizes'>): number =>
  prizes.reduce((last, { to }) => Math.max(last, to), 0)
