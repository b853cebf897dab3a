import { z } from 'zod'
import { call } from './define.ts'
import { currencyCode, device, empty, iso } from './shapes.ts'

export const volatilities = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const
/** wire-facts 5.5; `preview` (colours for the empty tile) and `badges` are ours beside it. */
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
  unfinished_games_for: z.array(z.string()),
  is_geo_available: z.boolean().optional(),
  preview: z.object({ version: z.string(), colors: z.array(z.string()).length(3), glow: z.string() }),
  badges: z.array(z.object({ type: z.string(), theme: z.string() })),
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
const gameMap = z.record(z.string(), game)
const numericId = z.object({ id: z.coerce.number().int() })

export const gamesApi = {
  'games.filter': call({
    summary: 'A page of games (LOB-15)',
    who: 'anyone',
    body: gamesFilter,
    answers: { 200: gamesPage },
  }),
  'games.select': call({
    summary: 'Chosen games by identifier',
    who: 'anyone',
    body: z.object({
      game_ids: z.array(z.string().max(160)).max(500),
      device: device.optional(),
      without_territorial_restrictions: z.boolean().optional(),
    }),
    answers: { 200: gameMap },
  }),
  'games.selectBySeoTitles': call({
    summary: 'Chosen games by seo title',
    who: 'anyone',
    body: z.object({
      game_seo_titles: z.array(z.string().max(160)).max(500),
      without_territorial_restrictions: z.boolean().optional(),
    }),
    answers: { 200: gameMap },
  }),
  'games.collections': call({
    summary: 'Collections with their sizes',
    who: 'anyone',
    query: z.object({ device: device.optional() }),
    answers: { 200: z.array(z.object({ id: z.string(), title: z.string(), games_count: z.int() })) },
  }),
  'games.providers': call({
    summary: 'Studios',
    who: 'anyone',
    // The count is ours: other platforms leave it out.
    answers: { 200: z.array(z.object({ id: z.string(), title: z.string(), games_count: z.int().optional() })) },
  }),
  'games.random': call({
    summary: 'One game at random',
    who: 'anyone',
    query: z.object({ identifier: z.string().optional() }),
    answers: { 200: game },
  }),
  'games.played': call({
    summary: 'Recently played, newest first',
    who: 'player',
    answers: { 200: z.array(z.object({ identifier: z.string(), last_activity_at: iso.nullable() })) },
  }),
  'games.favorites': call({
    summary: 'Favourites: ids (v1) or games (v2) by media type (OPEN-25)',
    who: 'player',
    answers: { 200: z.union([z.array(z.int()), z.array(game)]) },
  }),
  'games.addFavorite': call({
    summary: 'Add a favourite',
    who: 'player',
    params: numericId,
    body: z.unknown().optional(),
    answers: { 200: empty },
  }),
  'games.removeFavorite': call({
    summary: 'Remove a favourite',
    who: 'player',
    params: numericId,
    answers: { 200: empty },
  }),
  'games.launch': call({
    summary: 'The game itself, for an iframe (wire-facts 12.3)',
    who: 'anyone',
    raw: true,
    params: z.object({ vendor: z.string().max(80), name: z.string().max(120), id: z.coerce.number().int() }),
    query: z.object({ locale: z.string().max(10).optional() }),
    answers: { 200: z.string() },
  }),
} as const
