import { z } from 'zod'
import { playSum, realityCheck, realityInterval } from './games/realityCheck.ts'
import { ownSeed, roundProof } from './games/roundProof.ts'
import { ourCall, wireCall } from './protocol/define.ts'
import {
  cents,
  currencyCode,
  device,
  empty,
  givenMoment,
  iso,
  ours,
  pathGameId,
  statedFigures,
  timeZone,
} from './protocol/shapes.ts'

export const volatilities = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const
/** wire-facts 5.5; `preview` (colours for the empty tile) and `badges` are our extensions. */
export const game = z.object({
  title: z.string(),
  identifier: z.string(),
  seo_title: z.string(),
  uniq_seo_title: z.boolean(),
  provider: z.string(),
  categories: z.array(z.string()),
  devices: z.array(device),
  currencies: z.record(z.string(), z.object({ id: z.int(), jackpot: z.int().nullable() })),
  lines: z.int().nullable(),
  ways: z.int().nullable(),
  volatility_rating: z.enum(volatilities).nullable(),
  hit_rate: z.string().nullable(),
  payout: z.string().nullable(),
  ...statedFigures,
  unfinished_games_for: z.array(z.string()),
  is_geo_available: z.boolean().optional(),
  preview: ours(
    z.object({
      /** Empty if our media folder has no picture of the game. */
      version: z.string(),
      colors: z.array(z.string()).length(3),
      glow: z.string(),
      /** Address of its picture if it is not one of ours. */
      picture: z.string().optional(),
    }),
  ),
  badges: ours(z.array(z.object({ type: z.string(), theme: z.string() }))),
})
/** A test laboratory has certified the game. */
const certificate = z.object({
  laboratory: z.string(),
  number: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  url: z.string().optional(),
})
export const pagination = z.object({
  current_page: z.int(),
  next_page: z.int().nullable(),
  prev_page: z.int().nullable(),
  total_pages: z.int(),
  total_count: z.int(),
})
export const gamesPage = z.object({ data: z.array(game), pagination })
export const gamesFilter = z.object({
  device: device.default('desktop'),
  page: z.int().min(1).max(100_000).default(1),
  page_size: z.int().min(1).max(200).default(40),
  without_territorial_restrictions: z.boolean().optional(),
  filter: z
    .object({
      categories: z
        .object({ identifiers: z.array(z.string().max(80)).max(50), strategy: z.enum(['OR', 'AND']).optional() })
        .optional(),
      providers: z.array(z.string().max(80)).max(100).optional(),
      title: z.string().max(100).optional(),
      currencies: z.array(currencyCode).max(40).optional(),
      volatility_rating: z.array(z.enum(volatilities)).optional(),
      lines: z.int().optional(),
      ways: z.int().optional(),
      hit_rate: z.number().optional(),
      payout: z.number().optional(),
    })
    .optional(),
  sort: z
    .object({
      type: z.string().max(40),
      direction: z.enum(['ASC', 'DESC']),
      top_categories: z.array(z.string()).optional(),
    })
    .optional(),
})
/** wire-facts 5.7, the related call. */
const latestWinner = z.object({
  /** Seconds since 1970. */
  at: z.int(),
  nickname: z.string(),
  currency: currencyCode,
  bet_amount_cents: z.int(),
  win_amount_cents: z.int(),
  humanized_win: z.string(),
  game_identifier: z.string(),
  game_title: z.string(),
  game_table_url: z.string(),
  game_table_image_path: z.string(),
})
const counts = z.record(z.string(), z.int())
/** Counts by value, leaving out values without games. A category is counted as if added to the filter, any other value
 * as if it replaced the filter's values of its group. */
export const gamesFacets = z.object({
  total_count: z.int(),
  categories: counts,
  providers: counts,
  volatility_rating: counts,
  lines: counts,
  ways: counts,
})
const gameMap = z.record(z.string(), game)

/** wire-facts 14.6; whole units. An open round is neither won nor lost yet. */
const historyRound = z.object({
  bet_id: z.union([z.int(), z.string()]),
  bet_status: z.enum(['open', 'finished', 'rolled_back']),
  created_at: iso,
  finished_at: iso.nullable(),
  currency: currencyCode,
  provider: z.string(),
  game: z.string(),
  title: z.string(),
  total_bets: z.number(),
  total_losses: z.number(),
  total_wins: z.number(),
})

/** The outcome of a round at a live table, in a few letters on a colour. */
export const liveMark = z.object({
  text: z.string().max(12),
  tone: z.enum(['red', 'black', 'green', 'blue', 'amber', 'pink', 'gold']),
})
const liveTable = z.object({
  identifier: z.string(),
  seats: z.int().min(0),
  /** The newest first, at most five. */
  last: z.array(liveMark),
  /** The smallest bet, in the requested currency. */
  least_cents: cents,
})
const gameId = z.object({ id: pathGameId })

/** Filters of a player's rounds within the last twelve months (SAFE-07). */
const roundsFilter = z.object({
  /** Of a game, by its identifier. */
  game: z.string().max(160).optional(),
  currency: currencyCode.optional(),
  /** `won`: above its stake (SAFE-09); `lost`: below it; `open`: waits to be finished. */
  result: z.enum(['won', 'lost', 'open']).optional(),
  from: givenMoment.optional(),
  to: givenMoment.optional(),
})
/** Periods of the totals of rounds. */
export const sumSteps = ['day', 'week', 'month'] as const
/** A round of a player. Title, provider and seo_title are null when the game has left the catalogue. */
export const playedRound = z.object({
  id: z.string(),
  identifier: z.string(),
  title: z.string().nullable(),
  provider: z.string().nullable(),
  seo_title: z.string().nullable(),
  preview: game.shape.preview.nullable(),
  currency: currencyCode,
  bet_cents: cents,
  win_cents: cents,
  state: z.enum(['open', 'finished', 'rolled_back']),
  started_at: iso,
  finished_at: iso.nullable(),
  /** Null where the platform does not report it. */
  balance_after_cents: cents.nullable(),
  /** Jackpots won in the round, not included in `win_cents`, in the same currency. */
  jackpot_cents: cents,
  /** Of a free round, where nothing is staked: its win, paid with its free spins. Null for other rounds. */
  free_win_cents: cents.nullable(),
})

export const gamesApi = {
  'games.filter': wireCall('POST /api/games_filter', {
    summary: 'A page of games (LOB-15)',
    who: 'anyone',
    body: gamesFilter,
    answers: { 200: gamesPage },
  }),
  'games.facets': ourCall('POST /api/games_filter/facets', {
    summary: 'How many games each further choice of a filter leaves; ours, other platforms have none',
    who: 'anyone',
    body: gamesFilter.pick({ device: true, filter: true }),
    answers: { 200: gamesFacets },
  }),
  'games.select': wireCall('POST /api/games_filter/select', {
    summary: 'Chosen games by identifier',
    who: 'anyone',
    body: z.object({
      game_ids: z.array(z.string().max(160)).max(500),
      device: device.optional(),
      without_territorial_restrictions: z.boolean().optional(),
    }),
    answers: { 200: gameMap },
  }),
  'games.selectBySeoTitles': wireCall('POST /api/games_filter/select_by_seo_titles', {
    summary: 'Chosen games by seo title',
    who: 'anyone',
    body: z.object({
      game_seo_titles: z.array(z.string().max(160)).max(500),
      without_territorial_restrictions: z.boolean().optional(),
    }),
    answers: { 200: gameMap },
  }),
  'games.collections': wireCall('GET /api/games/collections', {
    summary: 'Collections with their sizes',
    who: 'anyone',
    query: z.object({ device: device.optional() }),
    answers: { 200: z.array(z.object({ id: z.string(), title: z.string(), games_count: z.int() })) },
  }),
  'games.providers': wireCall('GET /api/games/providers', {
    summary: 'Studios',
    who: 'anyone',
    // The count is ours: other platforms leave it out.
    answers: { 200: z.array(z.object({ id: z.string(), title: z.string(), games_count: ours(z.int().optional()) })) },
  }),
  'games.random': wireCall('GET /api/games/random', {
    summary: 'One game at random',
    who: 'anyone',
    query: z.object({ identifier: z.string().optional(), device: device.optional() }),
    answers: { 200: game },
  }),
  'games.played': wireCall('GET /api/player/played_games', {
    summary: 'Recently played, newest first',
    who: 'player',
    answers: { 200: z.array(z.object({ identifier: z.string(), last_activity_at: iso.nullable() })) },
  }),
  'games.favorites': wireCall('GET /api/player/favorite_games', {
    summary: 'Favourites: ids (v1) or games (v2) by media type (OPEN-25)',
    who: 'player',
    answers: { 200: z.union([z.array(z.int()), z.array(game)]) },
  }),
  'games.addFavorite': wireCall('PUT /api/player/favorite_games/:id', {
    summary: 'Add a favourite',
    who: 'player',
    params: gameId,
    body: z.unknown().optional(),
    answers: { 200: empty },
  }),
  'games.removeFavorite': wireCall('DELETE /api/player/favorite_games/:id', {
    summary: 'Remove a favourite',
    who: 'player',
    params: gameId,
    answers: { 200: empty },
  }),
  'games.similar': ourCall('GET /api/games/similar', {
    summary: 'More like a game: the nearest by theme, kind of game, studio and volatility, the nearest first',
    who: 'anyone',
    query: z.object({
      identifier: z.string().max(160),
      device: device.optional(),
      limit: z.coerce.number().int().min(1).max(40).default(15),
    }),
    answers: { 200: z.array(game) },
    errors: ['not_found'],
  }),
  'games.sheet': ourCall('GET /api/games/sheet', {
    summary: 'The facts of a game before it is opened: what the studio states, its smallest stake, its last wins',
    who: 'anyone',
    query: z.object({ identifier: z.string().max(160), currency: currencyCode }),
    answers: {
      200: z.object({
        ...game.pick({ payout: true, volatility_rating: true, hit_rate: true, lines: true, ways: true }).shape,
        max_win: z.number().nullable(),
        /** Test certificates of the game, as its studio states them. */
        certificates: z.array(certificate),
        /** In the requested currency; null while unknown. */
        least_cents: cents.nullable(),
        /** Rounds won above their stake, the newest first, at most three. */
        wins: z.array(z.object({ at: iso, nickname: z.string(), currency: currencyCode, win_cents: cents })),
      }),
    },
    errors: ['not_found'],
  }),
  'games.rounds': ourCall('GET /api/player/rounds', {
    summary: 'Rounds of the player, newest first, of the last twelve months (SAFE-07)',
    who: 'player',
    query: roundsFilter.extend({
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answers: { 200: z.object({ data: z.array(playedRound), next: z.string().nullable() }) },
    errors: ['invalid'],
  }),
  'games.history': wireCall('GET /api/player/games', {
    summary: 'The last hundred rounds, as clients of this family list them',
    who: 'player',
    answers: { 200: z.array(historyRound) },
  }),
  'games.roundSums': ourCall('GET /api/player/rounds/sums', {
    summary: 'What the same rounds cost and brought, by day, week or month of a time zone; empty steps are left out',
    who: 'player',
    query: roundsFilter.extend({
      step: z.enum(sumSteps).default('day'),
      zone: timeZone.default('UTC'),
    }),
    /** `played_minutes`: from round to round; half an hour without one ends a play. */
    answers: { 200: z.array(playSum.extend({ from: iso, played_minutes: z.int() })) },
    errors: ['invalid'],
  }),
  'games.exportRounds': ourCall('GET /api/player/rounds.csv', {
    summary: 'The same rounds, all of them, as CSV',
    who: 'player',
    raw: true,
    media: 'text/csv',
    query: roundsFilter,
    answers: { 200: z.string() },
  }),
  'games.realityCheck': wireCall('GET /api/player/reality_check', {
    summary: 'How long the player has been playing, and what it cost and brought (SAFE-04, SAFE-05)',
    who: 'player',
    answers: { 200: realityCheck },
  }),
  'games.answerRealityCheck': ourCall('POST /api/player/reality_check', {
    summary: 'The check was seen: the next one is counted from now',
    who: 'player',
    body: z.object({ interval_minutes: realityInterval.optional() }),
    answers: { 200: realityCheck },
  }),
  'games.fairness': ourCall('GET /api/player/rounds/:id/fairness', {
    summary: 'How an own round came about: seeds and all that is needed to play it again',
    who: 'player',
    params: z.object({ id: z.string().max(80) }),
    answers: { 200: roundProof },
    errors: ['not_found'],
  }),
  'games.reveal': ourCall('POST /api/player/rounds/:id/reveal', {
    summary: 'Reveals the server seed of an own round, and plays on with the next; a round in progress keeps it secret',
    who: 'player',
    params: z.object({ id: z.string().max(80) }),
    body: ownSeed,
    example: { player_seed: 'of-my-own' },
    answers: { 200: roundProof },
    errors: ['not_found', 'invalid'],
  }),
  'games.receipt': ourCall('GET /api/receipts/:receipt', {
    summary: 'A round that its player shared by a signed link, with its proof; it names no player',
    who: 'anyone',
    params: z.object({ receipt: z.string().max(200) }),
    answers: { 200: roundProof },
    errors: ['not_found', 'archived'],
  }),
  'games.latestWinners': wireCall('GET /api/stats/winners/latest', {
    summary: 'Rounds won above their stake, newest first',
    who: 'anyone',
    answers: { 200: z.array(latestWinner) },
  }),
  'games.liveTables': ourCall('GET /api/games/live_tables', {
    summary: 'Live tables: seats taken, last results, smallest bet in a currency',
    who: 'anyone',
    query: z.object({ currency: currencyCode }),
    answers: { 200: z.array(liveTable) },
    errors: ['currency_unavailable'],
  }),
  'games.launch': wireCall('GET /games/:vendor/:name/:id', {
    summary: 'The game itself, for an iframe (wire-facts 12.3)',
    who: 'anyone',
    raw: true,
    media: 'text/html',
    params: z.object({ vendor: z.string().max(80), name: z.string().max(120), id: pathGameId }),
    query: z.object({ locale: z.string().max(10).optional() }),
    answers: { 200: z.string() },
  }),
} as const
