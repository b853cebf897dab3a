import { fromDecimal, toDecimal } from '@apogee/rules/money/units'
import { getCurrency, minorOf } from '../../../core/content/configs/paymentConfig.ts'
import type { CompetitionLook } from '../banners/competitionBanner.ts'
import { type CompetitionPrize, competitionPrize } from '../prizes/competitionPrize.ts'
import type { TournamentDefinition } from '../tournamentDefinition.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import type { FilePrize, TournamentFile } from './tournamentFile.ts'

/** The `definition` of a row of `tournaments`. */
export type AnnouncedDefinition = TournamentDefinition & {
  /** By language. */
  readonly texts: Readonly<Record<string, string>>
  readonly banner: CompetitionLook
}

/** The fields of a competition file except `when`. */
export interface Terms
  extends Pick<
    TournamentRow,
    | 'strategy'
    | 'currency'
    | 'currencies'
    | 'group_ids'
    | 'game_category'
    | 'user_confirmation_required'
    | 'games_taken_limit'
    | 'least_bet_cents'
  > {
  readonly definition: AnnouncedDefinition
}

const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** A percentage of a budget, rounded down to minor units. */
function shareOf(budget: string, percent: number, currency: string): string {
  const subunits = getCurrency(currency).subunits_to_unit
  return toDecimal(((fromDecimal(budget, subunits) ?? 0n) * hundredths(percent)) / 10_000n, subunits)
}

const pointsOf = (budget: number, percent: number): number => Number((BigInt(budget) * hundredths(percent)) / 10_000n)

/** A prize with its percentages of budgets converted to amounts. */
function prizeOf(file: TournamentFile, one: FilePrize): CompetitionPrize {
  const { places: _, money_budget_percent, chargeable_points_percent, persistent_points_percent, ...prize } = one
  const chargeable = pointsOf(file.chargeable_points_budget, chargeable_points_percent ?? 0)
  const persistent = pointsOf(file.persistent_points_budget, persistent_points_percent ?? 0)
  return competitionPrize.parse({
    ...prize,
    ...(money_budget_percent && { money: shareOf(file.money_budget, money_budget_percent, file.currency) }),
    ...(chargeable > 0 && { chargeable_points: chargeable + (prize.chargeable_points ?? 0) }),
    ...(persistent > 0 && { persistent_points: persistent + (prize.persistent_points ?? 0) }),
  })
}

export function termsOf(file: TournamentFile): Terms {
  return {
    strategy: file.strategy,
    currency: file.currency,
    currencies: file.currencies,
    group_ids: file.group_ids,
    game_category: file.category,
    user_confirmation_required: file.confirmation,
    games_taken_limit: file.rounds_limit ?? null,
    least_bet_cents: minorOf(file.least_bet, file.currency),
    definition: {
      titles: file.titles,
      texts: file.texts,
      banner: file.banner,
      games: file.games,
      teams: file.teams,
      prizes: file.prizes.map((one) => ({
        from: one.places.from,
        to: one.places.to,
        prize: prizeOf(file, one),
        money_budget_percent: one.money_budget_percent ?? 0,
        chargeable_points_percent: one.chargeable_points_percent ?? 0,
        persistent_points_percent: one.persistent_points_percent ?? 0,
      })),
      money_budget: file.money_budget,
      chargeable_comp_points_budget: file.chargeable_points_budget,
      persistent_comp_points_budget: file.persistent_points_budget,
    },
  }
}
