import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours, ownVersion, pathId, version } from './protocol/shapes.ts'

/** The ranking criterion: rounds (spin), wins, the best win per stake (rate), points earned, or stakes (bet). */
export const tournamentStrategies = ['spin', 'win', 'rate', 'points', 'bet'] as const
export type TournamentStrategy = (typeof tournamentStrategies)[number]

/** wire-facts 9.1 and 14.1: a prize of a tournament or a lottery. Money is in the currency of the competition. */
export const contestPrize = z.object({
  id: z.int(),
  award_place: z.int(),
  /** Of the winner, once it is decided. */
  nickname: z.string().nullable(),
  /** A physical prize, in the reader's language; may be empty. */
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
  /** Tickets of a lottery. */
  lottery_tickets: ours(z.int().optional()),
})

/** wire-facts 14.1: a player in a tournament. `version` is ours. Amounts are in the tournament's currency. */
export const tournamentPlayer = z.object({
  tournament_id: z.int(),
  /** Raised with every change of this player's figures or place. */
  version,
  tournament_team_id: z.int().nullable(),
  /** Masked as everywhere in public; spelt the same in lists and messages. */
  nickname: z.string(),
  /** Null where no confirmation is required. */
  user_confirmed: z.boolean().nullable(),
  bets: z.string(),
  bet_cents: cents,
  wins: z.string(),
  win_cents: cents,
  rate: z.number(),
  games_taken: z.int(),
  points: z.number(),
  /** Null while nothing counts yet, and for players who were removed. */
  award_place: z.int().nullable(),
  award_place_in_team: z.int().nullable(),
  /** The place at `places_at` of the leaderboard; null without one, and in a final leaderboard. */
  earlier_place: ours(z.int().nullable().optional()),
  /** The player's ship as hull, colour and stage (`manta-ember-3`). */
  ship: ours(z.string().optional()),
})

/** wire-facts 9.1 and 14.1; the fields after `top_players` are ours. */
export const tournament = z.object({
  id: z.int(),
  title: z.string(),
  /** Also the last segment of its address: `/tournaments/{frontend_identifier}`. */
  frontend_identifier: z.string(),
  strategy: z.enum(tournamentStrategies),
  in_progress: z.boolean(),
  user_confirmation_required: z.boolean(),
  /** Category whose games count. */
  game_category_identity: z.string(),
  start_at: iso,
  end_at: iso,
  /** When its table became final. */
  finished_at: iso.nullable(),
  currency: currencyCode,
  /** Wallets whose stakes count; empty: all of them. */
  currencies: z.array(currencyCode),
  group_tournament: z.boolean(),
  winner_team_id: z.int().nullable(),
  /** Only so many of a player's rounds count. */
  games_taken_limit: z.int().nullable(),
  /** Empty: open to everyone. */
  group_ids: z.array(z.int()),
  money_budget: z.string(),
  /** Of an achievement, its target. */
  money_budget_cents: cents,
  money_prize_pool: z.string(),
  money_prize_pool_cents: cents,
  chargeable_comp_points_budget: z.number(),
  persistent_comp_points_budget: z.number(),
  chargeable_comp_points_prize_pool: z.number(),
  persistent_comp_points_prize_pool: z.number(),
  prizes: z.array(contestPrize),
  top_players: z.array(tournamentPlayer),
  /** Raised with every change of the announcement; the leaderboard has its own versions. */
  version,
  participants: ours(z.int().optional()),
  /** Smallest stake that counts, in the tournament's currency; null: any. */
  least_bet_cents: ours(cents.nullable().optional()),
  /** Of a team tournament. */
  teams: ours(z.array(z.object({ id: z.int(), title: z.string(), score: z.number(), players: z.int() })).optional()),
  /** The platform's time of the answer: it decides which tournaments run and for how long, never the reader's clock. */
  now: ours(iso.optional()),
})

const startsBeforeItEnds = ({ start_at, end_at }: { start_at: string; end_at: string }): boolean =>
  Date.parse(start_at) < Date.parse(end_at)

/** TRN-05, OPEN-42: an operator's own tournament, the JSON of a CMS snippet. Other fields have their usual values. */
export const customTournament = z
  .strictObject(tournament.omit({ version: true, now: true }).partial().shape)
  .required({ title: true, frontend_identifier: true, strategy: true, start_at: true, end_at: true, currency: true })
  .extend({
    frontend_identifier: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]*$/),
    prizes: z.array(z.strictObject(contestPrize.partial().shape).required({ award_place: true })).optional(),
    top_players: z.array(z.strictObject(tournamentPlayer.partial().shape).required({ nickname: true })).optional(),
  })
  .refine(startsBeforeItEnds, { path: ['end_at'], message: 'ends before it starts' })

export type WireTournament = z.output<typeof tournament>
export type WireTournamentPlayer = z.output<typeof tournamentPlayer>

/** One page of a leaderboard, ours. */
export const tournamentTable = z.object({
  tournament_id: z.int(),
  /** Raised with every change of the table. */
  version: ownVersion,
  participants: z.int(),
  /** When the earlier places were counted: movement is shown since then. Null before the first count, and once final. */
  places_at: iso.nullable(),
  players: z.array(tournamentPlayer),
  /** Rank after which the next page starts; null on the last one. */
  next: z.int().nullable(),
  /** The caller's own row, on any page; null for guests and for players who do not take part. */
  own: tournamentPlayer.nullable(),
  /**
   * How much the caller lacks for the next better rank, in units of the strategy (minor units of money); null at the
   * top.
   */
  to_next: z.number().nullable(),
})

/** An id, or the frontend identifier. */
const idOrName = z.union([pathId, z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,199}$/)])

export const tournamentsApi = {
  'tournaments.list': wireCall('GET /api/tournaments', {
    summary: 'Tournaments, quests and achievements that are running or announced (wire-facts 9.1)',
    who: 'anyone',
    answers: { 200: z.array(tournament) },
  }),
  'tournaments.own': wireCall('GET /api/tournaments/player', {
    summary: 'Those the player has joined and that are not finished',
    who: 'player',
    answers: { 200: z.array(tournament) },
  }),
  'tournaments.recent': wireCall('GET /api/tournaments/recent', {
    summary: 'Finished ones, the last one first',
    who: 'anyone',
    answers: { 200: z.array(tournament) },
  }),
  'tournaments.statuses': wireCall('GET /api/tournaments/statuses', {
    summary: 'The player in all tournaments they take part in',
    who: 'player',
    answers: { 200: z.array(tournamentPlayer) },
  }),
  'tournaments.one': wireCall('GET /api/tournaments/:id', {
    summary: 'One tournament, by its id or frontend identifier',
    who: 'anyone',
    params: z.object({ id: idOrName }),
    answers: { 200: tournament },
  }),
  'tournaments.status': wireCall('GET /api/tournaments/:id/status', {
    summary: 'The player in one tournament; an empty object for who does not take part and for guests',
    who: 'anyone',
    params: z.object({ id: pathId }),
    answers: { 200: z.union([tournamentPlayer, z.object({}).strict()]) },
  }),
  'tournaments.table': ourCall('GET /api/tournaments/:id/table', {
    summary: 'A page of the leaderboard, with the own place',
    who: 'anyone',
    params: z.object({ id: pathId }),
    query: z.object({
      /** `next` of the page before. */
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answers: { 200: tournamentTable },
  }),
  'tournaments.confirm': wireCall('POST /api/tournaments/:id/confirm', {
    summary: 'The player takes part; a second call changes nothing',
    who: 'player',
    params: z.object({ id: pathId }),
    body: z.object({
      confirmed: z.literal(true, 'required'),
      /** Of a team tournament. */ team_id: ours(z.int().optional()),
    }),
    answers: { 200: z.object({ confirmed: z.boolean() }) },
    errors: ['required', 'unknown_value', 'not_open', 'not_eligible'],
  }),
} as const
