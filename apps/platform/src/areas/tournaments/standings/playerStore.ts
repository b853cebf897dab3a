import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { raiseTables } from '../tournamentStore.ts'

/** A player in a tournament. Amounts are in its currency. */
export interface TournamentPlayerRow extends Row {
  readonly tournament_id: bigint
  readonly player_id: bigint
  readonly version: bigint
  readonly team_id: number | null
  readonly confirmed_at: Date | null
  readonly bet_cents: bigint
  readonly win_cents: bigint
  readonly rate_micros: bigint
  readonly games_taken: number
  readonly points_micros: bigint
  /** What is ranked. */
  readonly score: bigint
  /** The same, below zero: what decides a place is ascending. */
  readonly rank_key: bigint
  /** Of two equal scores, the one reached earlier ranks first. */
  readonly reached_at: Date
  readonly full_at: Date | null
  readonly removed_at: Date | null
  readonly final_place: number | null
  readonly final_place_in_team: number | null
}

/** null when they do not take part. */
export async function findTournamentPlayer(
  sql: Sql,
  tournamentId: bigint,
  playerId: bigint,
): Promise<TournamentPlayerRow | null> {
  const [row] = await sql.query<TournamentPlayerRow>(
    { name: 'tournament_player', text: 'SELECT * FROM tournament_players WHERE tournament_id = $1 AND player_id = $2' },
    [tournamentId, playerId],
  )
  return row ?? null
}

/** Those of these players who take part. */
export const listTakingPart = (
  sql: Sql,
  tournamentId: bigint,
  players: readonly bigint[],
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    {
      name: 'tournament_players_of',
      text: 'SELECT * FROM tournament_players WHERE tournament_id = $1 AND player_id = ANY ($2::bigint[]) ORDER BY player_id',
    },
    [tournamentId, players],
  )

/** Everything a player takes part in, the latest first. */
export const listTaken = (sql: Sql, playerId: bigint, most = 500): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    'SELECT * FROM tournament_players WHERE player_id = $1 ORDER BY tournament_id DESC LIMIT $2',
    [playerId, most],
  )

/** A page of a final table. */
export const listPlaced = (
  sql: Sql,
  tournamentId: bigint,
  after: number,
  most: number,
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    `SELECT * FROM tournament_players WHERE tournament_id = $1 AND final_place > $2 ORDER BY final_place LIMIT $3`,
    [tournamentId, after, most],
  )

/** The best of the team that has won a final table. */
export const listWinningTeam = (
  sql: Sql,
  tournamentId: bigint,
  team: number,
  most: number,
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    `SELECT * FROM tournament_players WHERE tournament_id = $1 AND team_id = $2 AND final_place_in_team IS NOT NULL
      ORDER BY final_place_in_team LIMIT $3`,
    [tournamentId, team, most],
  )

export interface Joining {
  readonly tournamentId: bigint
  readonly playerId: bigint
  readonly team: number | null
  readonly at: Date
}

/**
 * The player takes part from now on; nothing changes when they have confirmed before. Returns the version of the table that came
 * of it, by tournament.
 */
export async function confirmPlayer(
  tx: Tx,
  { tournamentId, playerId, team, at }: Joining,
): Promise<ReadonlyMap<bigint, bigint>> {
  const [row] = await tx.query<{ isNew: boolean }>(
    `INSERT INTO tournament_players AS p (tournament_id, player_id, team_id, confirmed_at, reached_at) VALUES ($1, $2, $3, $4, $4)
         ON CONFLICT (tournament_id, player_id) DO UPDATE SET confirmed_at = excluded.confirmed_at, team_id = coalesce(p.team_id, excluded.team_id)
      WHERE p.confirmed_at IS NULL
     RETURNING p.xmax = 0 AS "isNew"`,
    [tournamentId, playerId, team, at],
  )
  if (!row) return new Map()
  const versions = await raiseTables(tx, [{ tournamentId, joined: row.isNew ? 1 : 0 }])
  await emit(tx, 'tournaments.joined', { tournament: tournamentId, player: playerId })
  return versions
}

/** A player in a tournament, by their numbers. */
export interface Pair {
  readonly tournamentId: bigint
  readonly playerId: bigint
}
/** What decides a place of a row. */
type Standing = Pick<TournamentPlayerRow, 'rank_key' | 'reached_at' | 'team_id'>

/** A player whose figures changed, with the row as it was. */
export interface Moved extends Pair {
  readonly row: TournamentPlayerRow | undefined
  /** Where the row stands now; null once it has no place. */
  readonly now: Standing | null
}
export const pairKey = ({ tournamentId, playerId }: Pair): string => `${tournamentId} ${playerId}`

/** In which of these tables which of these players are. */
export const listTablesOf = (
  sql: Sql,
  tournaments: readonly bigint[],
  players: readonly bigint[],
): Promise<(Pair & Row)[]> =>
  sql.query<Pair & Row>(
    {
      name: 'tournament_tables_of',
      text: `SELECT tournament_id AS "tournamentId", player_id AS "playerId" FROM tournament_players
              WHERE player_id = ANY ($2::bigint[]) AND tournament_id = ANY ($1::bigint[])`,
    },
    [tournaments, players],
  )

const columnsOf = (pairs: readonly Pair[]) => [
  pairs.map(({ tournamentId }) => tournamentId),
  pairs.map(({ playerId }) => playerId),
]

/** Many at once, by {@link pairKey}; who does not take part is missing. */
export async function findPairs(sql: Sql, pairs: readonly Pair[]): Promise<Map<string, TournamentPlayerRow>> {
  const rows = await sql.query<TournamentPlayerRow>(
    {
      name: 'tournament_pairs',
      text: `SELECT p.* FROM unnest($1::bigint[], $2::bigint[]) AS w (tournament_id, player_id)
         JOIN tournament_players p USING (tournament_id, player_id)`,
    },
    columnsOf(pairs),
  )
  return new Map(rows.map((row) => [pairKey({ tournamentId: row.tournament_id, playerId: row.player_id }), row]))
}

/** What rounds change of a row. */
export type PlayerFigures = Pair &
  Pick<
    TournamentPlayerRow,
    | ('team_id' | 'bet_cents' | 'win_cents' | 'rate_micros' | 'games_taken' | 'points_micros')
    | ('score' | 'reached_at' | 'full_at')
  >

/** Writes figures, and rows of players who are new. */
export async function storeFigures(tx: Tx, rows: readonly PlayerFigures[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query(
    {
      name: 'tournament_store_figures',
      text: `
INSERT INTO tournament_players AS p (tournament_id, player_id, team_id, bet_cents, win_cents, rate_micros, games_taken, points_micros,
         score, reached_at, full_at)
SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::bigint[],
         $9::bigint[], $10::timestamptz[], $11::timestamptz[])
    ON CONFLICT (tournament_id, player_id) DO UPDATE
   SET bet_cents = excluded.bet_cents, win_cents = excluded.win_cents, rate_micros = excluded.rate_micros,
       games_taken = excluded.games_taken, points_micros = excluded.points_micros, score = excluded.score,
       reached_at = excluded.reached_at, full_at = excluded.full_at, team_id = coalesce(p.team_id, excluded.team_id)`,
    },
    [
      ...columnsOf(rows),
      rows.map((row) => row.team_id),
      rows.map((row) => row.bet_cents),
      rows.map((row) => row.win_cents),
      rows.map((row) => row.rate_micros),
      rows.map((row) => row.games_taken),
      rows.map((row) => row.points_micros),
      rows.map((row) => row.score),
      rows.map((row) => row.reached_at),
      rows.map((row) => row.full_at),
    ],
  )
}

/** Takes out players of whom nothing counts any more and who did not join by themselves. */
export async function dropPlayers(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await tx.query(
    `DELETE FROM tournament_players p USING unnest($1::bigint[], $2::bigint[]) AS w (tournament_id, player_id)
      WHERE p.tournament_id = w.tournament_id AND p.player_id = w.player_id`,
    columnsOf(pairs),
  )
}

/** Takes a player out of a table; false when they are not in it. */
export async function markRemoved(tx: Tx, tournamentId: bigint, playerId: bigint, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE tournament_players SET removed_at = $3 WHERE tournament_id = $1 AND player_id = $2 AND removed_at IS NULL
     RETURNING player_id`,
    [tournamentId, playerId, at],
  )
  if (rows.length > 0) await raiseTables(tx, [{ tournamentId, joined: -1 }])
  return rows.length > 0
}
