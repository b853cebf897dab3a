import type { Db, Sql } from '../../core/db/db.ts'
import type { CatalogueRows } from './gameCatalogue.ts'
import type { CollectionRow, GameRow, StudioRow } from './gameRecord.ts'
import { updateClocks } from './rounds/playClock.ts'

/** Reads the whole catalogue, without studios that have no game. */
export async function loadCatalogue(db: Db): Promise<CatalogueRows> {
  // Ten thousand games as JSON texts cost half the processor time of as many rows with their 22 columns (0.6 s against
  // 1.1).
  const games = await db.query<{ game: string }>(
    `SELECT row_to_json(g)::text AS game FROM (
       SELECT no, identifier, title, seo_title, provider, theme, seed, sub, ribbon, categories, engine, profile, lines, ways,
              volatility_rating, hit_rate, payout, devices, currencies::text, badges, released_at, popularity, partner, details
         FROM games WHERE active) g`,
  )
  const studios = await db.query<StudioRow>(
    'SELECT id, title FROM studios s WHERE EXISTS (SELECT 1 FROM games g WHERE g.provider = s.id AND g.active) ORDER BY lower(title)',
  )
  const collections = await db.query<CollectionRow>('SELECT id, title, ordering FROM collections ORDER BY position')
  return { games: readGames(games), studios, collections }
}

function readGames(rows: readonly { readonly game: string }[]): GameRow[] {
  // Nearly all games have the same currencies: they share one object, instead of twenty strings for each of ten
  // thousand.
  const known = new Map<string, GameRow['currencies']>()
  return rows.map(({ game }) => {
    // The columns are those of the statement.
    const row = JSON.parse(game) as GameRow & { readonly currencies: string; readonly released_at: string }
    const currencies = known.get(row.currencies) ?? (JSON.parse(row.currencies) as GameRow['currencies'])
    known.set(row.currencies, currencies)
    return { ...row, currencies, released_at: new Date(row.released_at) }
  })
}

/** Numbers of the player's favourites, newest first. */
export async function favoriteNumbers(sql: Sql, playerId: bigint): Promise<number[]> {
  const rows = await sql.query<{ game_no: number }>(
    'SELECT game_no FROM favorite_games WHERE player_id = $1 ORDER BY added_at DESC, game_no',
    [playerId],
  )
  return rows.map((row) => row.game_no)
}

export async function addFavorite(sql: Sql, playerId: bigint, no: number, now: Date): Promise<void> {
  await sql.query(
    'INSERT INTO favorite_games (player_id, game_no, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [playerId, no, now],
  )
}

export async function removeFavorite(sql: Sql, playerId: bigint, no: number): Promise<void> {
  await sql.query('DELETE FROM favorite_games WHERE player_id = $1 AND game_no = $2', [playerId, no])
}

// "Continue playing" shows a row of tiles, so older games are not needed.
const maxPlayed = 100

export interface PlayedRow extends Record<string, unknown> {
  readonly game_identifier: string
  readonly last_activity_at: Date
  /** It has an unfinished round. */
  readonly is_open: boolean
}

/** Games the player has opened or played for money, newest first. */
export function playedGames(sql: Sql, playerId: bigint): Promise<PlayedRow[]> {
  return sql.query<PlayedRow>(
    {
      name: 'games_played',
      text: `SELECT game_identifier, last_activity_at, game_identifier IN (
         SELECT r.game_identifier FROM game_rounds r WHERE r.player_id = $1 AND r.state = 'open') AS is_open
       FROM played_games WHERE player_id = $1 ORDER BY last_activity_at DESC, game_identifier LIMIT ${maxPlayed}`,
    },
    [playerId],
  )
}

export interface Played {
  readonly playerId: bigint
  readonly identifier: string
  readonly at: Date
}

/** Stores the latest time of each game, so that events may arrive in any order and in batches. */
export async function markPlayed(sql: Sql, played: readonly Played[]): Promise<void> {
  if (played.length === 0) return
  await sql.query(
    {
      name: 'games_mark_played',
      // Always in the same order: two processes with the same players must not wait for each other.
      text: `
INSERT INTO played_games (player_id, game_identifier, last_activity_at)
SELECT player_id, identifier, max(at) FROM unnest($1::bigint[], $2::text[], $3::timestamptz[]) AS p (player_id, identifier, at)
 GROUP BY player_id, identifier ORDER BY player_id, identifier
    ON CONFLICT (player_id, game_identifier)
    DO UPDATE SET last_activity_at = greatest(played_games.last_activity_at, excluded.last_activity_at)`,
    },
    [played.map(({ playerId }) => playerId), played.map(({ identifier }) => identifier), played.map(({ at }) => at)],
  )
}

export interface PlaySession {
  readonly id: string
  readonly playerId: bigint
  readonly loginSessionId: bigint
  readonly no: number
  readonly identifier: string
  readonly currency: string
  /** Share of a stake that counts towards the wagering of a bonus; null: closed while there is one. */
  readonly bonusPercent: number | null
  /** Maximum total of all bets of a round under the player's licence; null without such a limit. */
  readonly maxStakeCents: number | null
  /** Whose game it is. */
  readonly partner: string
  /** Where the player is: decides which closures apply to their bets. */
  readonly brand: string
  readonly licence: string
  readonly country: string | null
}

/** Opens a play session and ends the one it replaces: the player's live one of the same game. */
export async function openPlaySession(db: Db, session: PlaySession, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Two concurrent launches would both find nothing to end, and the second would fail on the one live session
    // allowed.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`games.launch ${session.playerId}`])
    await tx.query(
      'UPDATE play_sessions SET ended_at = $3 WHERE player_id = $1 AND game_no = $2 AND ended_at IS NULL',
      [session.playerId, session.no, now],
    )
    await tx.query(
      `INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at, bonus_percent, max_stake_cents,
         partner, brand, licence, country)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        session.id,
        session.playerId,
        session.loginSessionId,
        session.no,
        session.identifier,
        session.currency,
        now,
        session.bonusPercent,
        session.maxStakeCents,
        session.partner,
        session.brand,
        session.licence,
        session.country,
      ],
    )
    const { playerId, identifier } = session
    await markPlayed(tx, [{ playerId, identifier, at: now }])
    await updateClocks(tx, [{ playerId, from: now, to: now }])
  })
}
