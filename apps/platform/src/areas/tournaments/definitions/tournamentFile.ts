import { tournamentStrategies } from '@apogee/contract/tournaments'
import { z } from 'zod'
import { competitionLook } from '../banners/competitionBanner.ts'
import { competitionPrize } from '../prizes/competitionPrize.ts'
import { competitionWhen } from './competitionWhen.ts'
import { fileParts } from './fileParts.ts'

const { currency, decimal, isTooFine, places, sample, words } = fileParts

const percent = z.number().positive().max(100)

const prize = z
  .strictObject({
    ...competitionPrize.shape,
    places,
    /** A percentage of `money_budget` instead of `money`, and of the budgets of points. */
    money_budget_percent: percent.optional(),
    chargeable_points_percent: percent.optional(),
    persistent_points_percent: percent.optional(),
  })
  .refine(
    (one) =>
      [one.money, one.freespins, one.chargeable_points, one.persistent_points, one.tickets, one.stuff].some(Boolean) ||
      [one.money_budget_percent, one.chargeable_points_percent, one.persistent_points_percent].some(Boolean),
    'a prize has money, freespins, points, tickets, stuff, or a part of a budget',
  )
  .refine((one) => one.money === undefined || one.money_budget_percent === undefined, {
    error: 'either money or money_budget_percent',
    path: ['money'],
  })
export type FilePrize = z.output<typeof prize>

const team = z.strictObject({ id: z.int().min(1).max(1000), titles: words })

const shape = {
  sample,
  titles: words,
  texts: words,
  strategy: z.enum(tournamentStrategies),
  currency,
  /** Stakes in these wallets count; empty: all. */
  currencies: z.array(currency).default([]),
  /** Members of these groups may take part; empty: all players. */
  group_ids: z.array(z.int().min(1)).default([]),
  /** Games of this category count, or only the games of `games`. */
  category: z.string().min(1).default('all'),
  games: z.array(z.string().regex(/^[^/]+\/[^/]+$/, 'a game such as "brasswing/EmberWyrm"')).default([]),
  /** Whether players have to join. */
  confirmation: z.boolean().default(false),
  /** The number of a player's rounds that count. */
  rounds_limit: z.int().min(1).optional(),
  least_bet: decimal.default('0'),
  /** Empty, or at least two. */
  teams: z
    .array(team)
    .refine((all) => all.length !== 1, 'one team has nobody to play against')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'an id is there twice')
    .default([]),
  money_budget: decimal.default('0'),
  chargeable_points_budget: z.int().min(0).default(0),
  persistent_points_budget: z.int().min(0).default(0),
  prizes: z.array(prize).min(1, 'at least one prize'),
  banner: competitionLook,
  when: competitionWhen,
}

type Read = z.output<z.ZodObject<typeof shape>>

/** Paths of amounts with more decimals than the currency has. */
function fineAmounts({ currency: code, money_budget, least_bet, prizes }: Read): (string | number)[][] {
  return [
    ...(isTooFine(money_budget, code) ? [['money_budget']] : []),
    ...(isTooFine(least_bet, code) ? [['least_bet']] : []),
    ...prizes.flatMap((one, at) =>
      (['money', 'max_win', 'max_bet'] as const).flatMap((name) =>
        isTooFine(one[name], code) ? [['prizes', at, name]] : [],
      ),
    ),
  ]
}

/** Whether the places are in order, each exactly once. */
const isGapless = ({ prizes }: Read): boolean =>
  prizes.every(({ places: { from } }, at) => from === (prizes[at - 1]?.places.to ?? 0) + 1)

const partOf = (
  { prizes }: Read,
  name: 'money_budget_percent' | 'chargeable_points_percent' | 'persistent_points_percent',
) => prizes.reduce((sum, { places: { from, to }, [name]: part = 0 }) => sum + part * (to - from + 1), 0)

/** `content/competitions/tournaments/<slug>.json`; its name is the last segment of the tournament's address. */
export const tournamentFile = z.strictObject(shape).superRefine((file, ctx) => {
  const fault = (message: string, path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path })
  for (const path of fineAmounts(file)) fault(`finer than the smallest unit of ${file.currency}`, path)
  if (!isGapless(file)) fault('the places must follow each other from 1 on, without a gap', ['prizes'])
  for (const name of ['money_budget_percent', 'chargeable_points_percent', 'persistent_points_percent'] as const)
    if (partOf(file, name) > 100) fault(`more than 100 % of a budget (${name})`, ['prizes'])
  if (file.games.length > 0 && file.category !== 'all') fault('either category or games', ['games'])
})
export type TournamentFile = z.output<typeof tournamentFile>
