import type { Figures } from '@apogee/rules/tournaments/standing'
import { arrayText } from '../../../core/db/arrayText.ts'
import type { Row, Sql, Statement, Tx } from '../../../core/db/db.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { bumpLeaderboards } from '../tournamentStore.ts'

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
  /** The ranked figure. */
  readonly score: bigint
  /** The negated score, so that ranks are in ascending order. */
  readonly rank_key: bigint
  /** Of two equal scores, the one reached earlier ranks first. */
  readonly reached_at: Date
  readonly full_at: Date | null
  readonly removed_at: Date | null
  /** The place at the last count; null without one. */
  readonly earlier_place: number | null
  readonly final_place: number | null
  readonly final_place_in_team: number | null
}

/** Whether a row of a running leaderboard has a rank: a score, and the player was not removed. */
export const isRanked = ({ score, removed_at }: Pick<TournamentPlayerRow, 'score' | 'removed_at'>): boolean =>
  score > 0n && removed_at === null

/** null when the player does not take part. */
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

/** The rows of these players; players who do not take part are missing. */
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

/** Rows of a player in all tournaments, the latest first. */
export const listTaken = (sql: Sql, playerId: bigint, limit = 500): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    'SELECT * FROM tournament_players WHERE player_id = $1 ORDER BY tournament_id DESC LIMIT $2',
    [playerId, limit],
  )

export interface Joining {
  readonly tournamentId: bigint
  readonly playerId: bigint
  readonly team: number | null
  readonly at: Date
}

/** Adds the player to the tournament; changes nothing after an earlier confirmation. Returns the new leaderboard versions. */
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
  const versions = await bumpLeaderboards(tx, [{ tournamentId, joined: row.isNew ? 1 : 0 }])
  await emit(tx, 'tournaments.joined', { tournament: tournamentId, player: playerId })
  return versions
}

/** A player in a tournament, by their ids. */
export interface Pair {
  readonly tournamentId: bigint
  readonly playerId: bigint
}
export const pairKey = ({ tournamentId, playerId }: Pair): string => `${tournamentId} ${playerId}`

/** The columns that decide a player's rank, in the leaderboard and in their team. */
export type RankPosition = Pick<TournamentPlayerRow, 'rank_key' | 'reached_at' | 'team_id'>

export interface ScoreChange extends Pair {
  /** undefined for a new player. */
  readonly before: TournamentPlayerRow | undefined
  /** null for a player without a rank. */
  readonly after: RankPosition | null
}

/** The pairs of these tournaments and players that exist. */
export const listParticipations = (
  sql: Sql,
  tournaments: readonly bigint[],
  players: readonly bigint[],
): Promise<(Pair & Row)[]> =>
  sql.query<Pair & Row>(
    {
      name: 'tournament_participations',
      text: `SELECT tournament_id AS "tournamentId", player_id AS "playerId" FROM tournament_players
              WHERE player_id = ANY ($2::bigint[]) AND tournament_id = ANY ($1::bigint[])`,
    },
    [tournaments, players],
  )

const columnsOf = (pairs: readonly Pair[]) => [
  arrayText(pairs.map(({ tournamentId }) => tournamentId)),
  arrayText(pairs.map(({ playerId }) => playerId)),
]

/** Rows by {@link pairKey}; players who do not take part are missing. */
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

/** The columns that rounds change. */
export type ScoreRow = Pair &
  Pick<
    TournamentPlayerRow,
    | ('team_id' | 'bet_cents' | 'win_cents' | 'rate_micros' | 'games_taken' | 'points_micros')
    | ('score' | 'reached_at' | 'full_at')
  >

/** The sums of a score as columns. */
export const figureColumns = (figures: Figures) => ({
  bet_cents: figures.betCents,
  win_cents: figures.winCents,
  rate_micros: figures.rateMicros,
  games_taken: figures.gamesTaken,
  points_micros: figures.pointsMicros,
  score: figures.score,
})

const scoreColumns = `tournament_id, player_id, team_id, bet_cents, win_cents, rate_micros, games_taken, points_micros, score, reached_at, full_at`
const scoreRows = `unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::bigint[],
         $9::bigint[], $10::timestamptz[], $11::timestamptz[])`
const setScores = (
  from: string,
) => `bet_cents = ${from}.bet_cents, win_cents = ${from}.win_cents, rate_micros = ${from}.rate_micros,
       games_taken = ${from}.games_taken, points_micros = ${from}.points_micros, score = ${from}.score,
       reached_at = ${from}.reached_at, full_at = ${from}.full_at, team_id = coalesce(p.team_id, ${from}.team_id),
       version = p.version + 1`

/** Upserts scores. */
export const storeScores = (tx: Tx, rows: readonly ScoreRow[]): Promise<void> =>
  sendScores(tx, rows, {
    name: 'tournament_store_scores',
    text: `
INSERT INTO tournament_players AS p (${scoreColumns})
SELECT * FROM ${scoreRows}
    ON CONFLICT (tournament_id, player_id) DO UPDATE SET ${setScores('excluded')}`,
  })

/** Scores of players who take part: {@link storeScores} would also look for a conflict and lock each row first. */
export const updateScores = (tx: Tx, rows: readonly ScoreRow[]): Promise<void> =>
  sendScores(tx, rows, {
    name: 'tournament_update_scores',
    text: `
UPDATE tournament_players p SET ${setScores('r')}
  FROM ${scoreRows} AS r (${scoreColumns})
 WHERE p.tournament_id = r.tournament_id AND p.player_id = r.player_id`,
  })

async function sendScores(tx: Tx, rows: readonly ScoreRow[], statement: Statement): Promise<void> {
  if (rows.length === 0) return
  await tx.query(statement, [
    ...columnsOf(rows),
    arrayText(rows.map((row) => row.team_id)),
    arrayText(rows.map((row) => row.bet_cents)),
    arrayText(rows.map((row) => row.win_cents)),
    arrayText(rows.map((row) => row.rate_micros)),
    arrayText(rows.map((row) => row.games_taken)),
    arrayText(rows.map((row) => row.points_micros)),
    arrayText(rows.map((row) => row.score)),
    arrayText(rows.map((row) => row.reached_at)),
    arrayText(rows.map((row) => row.full_at)),
  ])
}

/** Deletes players without remaining rounds who never confirmed. */
export async function deletePlayers(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await tx.query(
    `DELETE FROM tournament_players p USING unnest($1::bigint[], $2::bigint[]) AS w (tournament_id, player_id)
      WHERE p.tournament_id = w.tournament_id AND p.player_id = w.player_id`,
    columnsOf(pairs),
  )
}

/** Removes a player from a leaderboard; false when they are not in it. */
export async function markRemoved(tx: Tx, tournamentId: bigint, playerId: bigint, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE tournament_players SET removed_at = $3 WHERE tournament_id = $1 AND player_id = $2 AND removed_at IS NULL
     RETURNING player_id`,
    [tournamentId, playerId, at],
  )
  if (rows.length > 0) await bumpLeaderboards(tx, [{ tournamentId, joined: -1 }])
  return rows.length > 0
}

export interface TeamRow extends Row {
  readonly team_id: number
  readonly players: number
  /** Sum of its players' scores. */
  readonly score: bigint
  /** When the last of them reached their score. */
  readonly reached_at: Date | null
}

/** The teams of a tournament that have players. */
export const listTeams = (sql: Sql, tournamentId: bigint): Promise<TeamRow[]> =>
  sql.query<TeamRow>(
    `SELECT team_id, count(*)::int AS players, sum(score)::bigint AS score,
            max(reached_at) FILTER (WHERE score > 0) AS reached_at
       FROM tournament_players WHERE tournament_id = $1 AND team_id IS NOT NULL AND removed_at IS NULL
      GROUP BY team_id`,
    [tournamentId],
  )
