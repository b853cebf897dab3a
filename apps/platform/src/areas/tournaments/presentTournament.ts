import type {
  contestPrize,
  TournamentStrategy,
  WireTournament,
  WireTournamentPlayer,
} from '@apogee/contract/tournaments'
import { fromMicros } from '@apogee/rules/loyalty/points'
import { fromDecimal, toDecimal, toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import { maskNickname } from '../games/public.ts'
import type { Face } from '../profile/public.ts'
import type { Rank } from './standings/rankIndex.ts'
import type { TournamentPlayerRow } from './standings/scoreStore.ts'
import type { PlacePrize } from './tournamentDefinition.ts'
import type { TournamentRow } from './tournamentStore.ts'

const subunitsOf = (currency: string): number => currencyOf(currency)?.subunits_to_unit ?? 100
const centsOf = (amount: string, currency: string): bigint => fromDecimal(amount, subunitsOf(currency)) ?? 0n

/** An amount as the wire's pair of decimal text and minor units. */
const moneyOf = (minor: bigint, currency: string) => [toDecimal(minor, subunitsOf(currency)), toWire(minor)] as const

export const isInProgress = ({ start_at, end_at, finished_at }: TournamentRow, now: Date): boolean =>
  finished_at === null && start_at <= now && now < end_at

/** Converts a score to the units of its strategy on the wire: minor units of money, rounds, or points. */
function scoreOnWire(strategy: TournamentStrategy, score: bigint): number {
  if (strategy === 'rate') return Number(score) / 1e6
  return strategy === 'points' ? fromMicros(score) : toWire(score)
}

/** The gain that passes a better score, in units of the strategy. A tie does not pass: the earlier player keeps the rank. */
export function gainToPass(strategy: TournamentStrategy, own: bigint, better: bigint): number {
  const needed = better - own + 1n
  // Shown with two digits: rounded up, so that the shown gain is enough.
  return strategy === 'points' ? scoreOnWire(strategy, needed + 9_999n) : scoreOnWire(strategy, needed)
}

/** A player's row on the wire (wire-facts 14.1). Its `version` is that of the leaderboard: a rank changes without a change of the row. */
export function presentPlayer(
  tournament: TournamentRow,
  row: TournamentPlayerRow,
  { rank, rankInTeam }: Rank,
  face: Face | undefined,
): WireTournamentPlayer {
  const [bets, bet_cents] = moneyOf(row.bet_cents, tournament.currency)
  const [wins, win_cents] = moneyOf(row.win_cents, tournament.currency)
  return {
    tournament_id: Number(tournament.id),
    version: Number(tournament.leaderboard_version),
    tournament_team_id: row.team_id,
    nickname: maskNickname(face?.nickname ?? null),
    user_confirmed: tournament.user_confirmation_required ? row.confirmed_at !== null : null,
    bets,
    bet_cents,
    wins,
    win_cents,
    rate: Number(row.rate_micros) / 1e6,
    games_taken: row.games_taken,
    points: fromMicros(row.points_micros),
    award_place: rank,
    award_place_in_team: rankInTeam,
    earlier_place: tournament.finished_at === null ? row.earlier_place : null,
    ...(face && { ship: face.ship }),
  }
}

function presentPrize(
  place: number,
  { prize, ...percents }: PlacePrize,
  currency: string,
  { locale, nickname }: { readonly locale: string; readonly nickname: string | null },
): z.output<typeof contestPrize> {
  const [money_award, money_award_cents] = moneyOf(centsOf(prize.money ?? '0', currency), currency)
  return {
    id: place,
    award_place: place,
    nickname,
    stuff: prize.stuff ? titleIn(prize.stuff, locale) : '',
    money_award,
    money_award_cents,
    money_budget_percent: percents.money_budget_percent,
    wager_multiplier: prize.wager,
    freespins_count: prize.freespins?.count ?? 0,
    persistent_comp_points: prize.persistent_points ?? 0,
    chargeable_comp_points: prize.chargeable_points ?? 0,
    persistent_comp_points_percent: percents.persistent_points_percent,
    chargeable_comp_points_percent: percents.chargeable_points_percent,
    lottery_tickets: prize.tickets?.count ?? 0,
  }
}

export interface TournamentView {
  readonly locale: string
  readonly now: Date
  readonly topRows: readonly WireTournamentPlayer[]
  /** Of a final leaderboard: the winners' nicknames by rank. */
  readonly winners: ReadonlyMap<number, string>
  readonly teams: readonly { readonly id: number; readonly score: bigint; readonly players: number }[]
}

/** wire-facts 9.1, 14.1 */
export function presentTournament(row: TournamentRow, view: TournamentView): WireTournament {
  const { definition, currency } = row
  const { locale } = view
  const prizes = definition.prizes.flatMap((one) =>
    Array.from({ length: one.to - one.from + 1 }, (_, nth) => {
      const nickname = view.winners.get(one.from + nth) ?? null
      return presentPrize(one.from + nth, one, currency, { locale, nickname })
    }),
  )
  const sum = (of: (prize: (typeof prizes)[number]) => number) => prizes.reduce((total, prize) => total + of(prize), 0)
  const [money_budget, money_budget_cents] = moneyOf(centsOf(definition.money_budget, currency), currency)
  const [money_prize_pool, money_prize_pool_cents] = moneyOf(BigInt(sum((one) => one.money_award_cents)), currency)
  return {
    id: Number(row.id),
    title: titleIn(definition.titles, locale),
    frontend_identifier: row.frontend_identifier,
    strategy: row.strategy,
    in_progress: isInProgress(row, view.now),
    user_confirmation_required: row.user_confirmation_required,
    game_category_identity: row.game_category,
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    currency,
    currencies: row.currencies,
    group_tournament: definition.teams.length > 0,
    winner_team_id: row.winner_team_id,
    games_taken_limit: row.games_taken_limit,
    group_ids: row.group_ids,
    money_budget,
    money_budget_cents,
    money_prize_pool,
    money_prize_pool_cents,
    chargeable_comp_points_budget: definition.chargeable_comp_points_budget,
    persistent_comp_points_budget: definition.persistent_comp_points_budget,
    chargeable_comp_points_prize_pool: sum((one) => one.chargeable_comp_points),
    persistent_comp_points_prize_pool: sum((one) => one.persistent_comp_points),
    prizes,
    top_players: [...view.topRows],
    version: Number(row.version),
    participants: row.participants,
    least_bet_cents: row.least_bet_cents > 0n ? toWire(row.least_bet_cents) : null,
    teams: definition.teams.map(({ id, titles }) => {
      const { score = 0n, players = 0 } = view.teams.find((team) => team.id === id) ?? {}
      return { id, title: titleIn(titles, locale), score: scoreOnWire(row.strategy, score), players }
    }),
    now: view.now.toISOString(),
  }
}
