import type { TournamentStrategy } from '@apogee/contract/tournaments'
import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { groupsSql } from '../profile/public.ts'
import { type TournamentDefinition, tournamentDefinition } from './tournamentDefinition.ts'

export type TournamentKind = 'tournament' | 'quest' | 'achievement'

/** The columns that decide whether a round counts in a tournament. */
export interface TournamentRules extends Row {
  readonly id: bigint
  readonly kind: TournamentKind
  /** null: every brand. */
  readonly brand: string | null
  readonly strategy: TournamentStrategy
  readonly currency: string
  /** Empty: all wallets. */
  readonly currencies: string[]
  /** Empty: all players. */
  readonly group_ids: number[]
  readonly game_category: string
  readonly user_confirmation_required: boolean
  readonly games_taken_limit: number | null
  readonly least_bet_cents: bigint
  readonly start_at: Date
  readonly end_at: Date
}

/** A tournament with the state of its leaderboard. */
export interface TournamentRow extends TournamentRules {
  readonly version: bigint
  readonly frontend_identifier: string
  readonly file: string
  readonly definition: TournamentDefinition
  readonly finished_at: Date | null
  readonly winner_team_id: number | null
  readonly leaderboard_version: bigint
  readonly participants: number
  /** When the earlier places of its players were counted; null before the first count. */
  readonly places_at: Date | null
}

const columns = `t.*, coalesce(s.version, 0) AS leaderboard_version, coalesce(s.participants, 0) AS participants, s.places_at`
const from = 'FROM tournaments t LEFT JOIN tournament_tables s ON s.tournament_id = t.id'

// Parsing adds the defaults of newer fields to rows of an earlier release.
const withDefinition = (row: TournamentRow): TournamentRow => ({
  ...row,
  definition: tournamentDefinition.parse(row.definition),
})

/** Tournaments of a brand without a final leaderboard, the earliest end first. */
export async function listOpen(sql: Sql, brand: string): Promise<TournamentRow[]> {
  const rows = await sql.query<TournamentRow>(
    `SELECT ${columns} ${from} WHERE t.finished_at IS NULL AND (t.brand IS NULL OR t.brand = $1) ORDER BY t.end_at, t.id`,
    [brand],
  )
  return rows.map(withDefinition)
}

/** {@link listOpen} without the tournaments of groups that the player (null: a guest) is not in (TRN-09). */
export async function listOffered(sql: Sql, brand: string, playerId: bigint | null): Promise<TournamentRow[]> {
  const rows = await sql.query<TournamentRow>(
    {
      name: 'tournaments_offered',
      text: `SELECT ${columns} ${from} WHERE t.finished_at IS NULL AND (t.brand IS NULL OR t.brand = $1)
                AND (t.group_ids = '{}' OR t.group_ids::text[] && ${groupsSql('$2::bigint')}) ORDER BY t.end_at, t.id`,
    },
    [brand, playerId],
  )
  return rows.map(withDefinition)
}

/** Tournaments of a brand with a final leaderboard, the latest first. */
export async function listFinished(sql: Sql, brand: string, limit: number): Promise<TournamentRow[]> {
  const rows = await sql.query<TournamentRow>(
    `SELECT ${columns} ${from} WHERE t.finished_at IS NOT NULL AND (t.brand IS NULL OR t.brand = $1)
      ORDER BY t.finished_at DESC, t.id DESC LIMIT $2`,
    [brand, limit],
  )
  return rows.map(withDefinition)
}

/** By its id or frontend identifier. */
export async function findTournament(
  sql: Sql,
  brand: string,
  idOrIdentifier: number | string,
): Promise<TournamentRow | null> {
  const [name, where] =
    typeof idOrIdentifier === 'number'
      ? ['tournament_by_id', 't.id = $2::bigint']
      : ['tournament_by_identifier', 't.frontend_identifier = $2']
  const [row] = await sql.query<TournamentRow>(
    { name, text: `SELECT ${columns} ${from} WHERE (t.brand IS NULL OR t.brand = $1) AND ${where}` },
    [brand, idOrIdentifier],
  )
  return row ? withDefinition(row) : null
}

/** Of a series (`daily-dash`, announced as `daily-dash--2026-11-29`): the running tournament, else the next one, else the last one. */
export async function findOfSeries(sql: Sql, brand: string, series: string, now: Date): Promise<TournamentRow | null> {
  const [row] = await sql.query<TournamentRow>(
    {
      name: 'tournament_of_series',
      text: `SELECT ${columns} ${from}
              WHERE (t.brand IS NULL OR t.brand = $1) AND t.kind = 'tournament' AND split_part(t.frontend_identifier, '--', 1) = $2
              ORDER BY t.start_at <= $3 AND $3 < t.end_at DESC, t.start_at > $3 DESC,
                       CASE WHEN t.start_at > $3 THEN t.start_at END, t.end_at DESC LIMIT 1`,
    },
    [brand, series, now],
  )
  return row ? withDefinition(row) : null
}

/** Without the ids of other brands. */
export async function listByIds(sql: Sql, brand: string, ids: readonly bigint[]): Promise<TournamentRow[]> {
  if (ids.length === 0) return []
  const rows = await sql.query<TournamentRow>(
    `SELECT ${columns} ${from} WHERE t.id = ANY ($2::bigint[]) AND (t.brand IS NULL OR t.brand = $1)`,
    [brand, ids],
  )
  return rows.map(withDefinition)
}

/** Of any brand. */
export async function tournamentOf(sql: Sql, id: bigint): Promise<TournamentRow> {
  const [row] = await sql.query<TournamentRow>(`SELECT ${columns} ${from} WHERE t.id = $1`, [id])
  if (!row) throw new Error(`tournament ${id} not found`)
  return withDefinition(row)
}

/** Of any brand, by id. */
export async function tournamentsOf(sql: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, TournamentRow>> {
  const rows = await sql.query<TournamentRow>(
    { name: 'tournaments_by_ids', text: `SELECT ${columns} ${from} WHERE t.id = ANY ($1::bigint[])` },
    [ids],
  )
  return new Map(rows.map((row) => [row.id, withDefinition(row)]))
}

/** Rise with every change of a leaderboard; a leaderboard without one is missing. */
export async function leaderboardVersionsOf(sql: Sql, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await sql.query<{ id: bigint; version: bigint }>(
    {
      name: 'tournament_leaderboard_versions',
      text: 'SELECT tournament_id AS id, version FROM tournament_tables WHERE tournament_id = ANY ($1::bigint[])',
    },
    [ids],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Like {@link tournamentOf}, with a lock against changes and joins by other transactions. */
export async function lockTournament(tx: Tx, id: bigint): Promise<TournamentRow> {
  await tx.query('SELECT FROM tournaments WHERE id = $1 FOR NO KEY UPDATE', [id])
  return tournamentOf(tx, id)
}

/** Raises versions and participant counts of changed leaderboards. Returns the new versions, by tournament. */
export async function bumpLeaderboards(
  tx: Tx,
  changes: readonly { readonly tournamentId: bigint; readonly joined: number }[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.query<{ id: bigint; version: bigint }>(
    {
      name: 'tournament_bump_leaderboards',
      text: `INSERT INTO tournament_tables AS s (tournament_id, participants)
     SELECT * FROM unnest($1::bigint[], $2::int[])
         ON CONFLICT (tournament_id) DO UPDATE SET version = s.version + 1, participants = s.participants + excluded.participants
     RETURNING tournament_id AS id, version`,
    },
    [changes.map(({ tournamentId }) => tournamentId), changes.map(({ joined }) => joined)],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Of any brand. */
export async function findIdByIdentifier(sql: Sql, identifier: string): Promise<bigint | null> {
  const [row] = await sql.query<{ id: bigint }>('SELECT id FROM tournaments WHERE frontend_identifier = $1', [
    identifier,
  ])
  return row?.id ?? null
}
