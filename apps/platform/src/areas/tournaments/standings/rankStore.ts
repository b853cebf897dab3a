import { itemAt } from '@apogee/rules/validation/required'
import type { Row, Sql } from '../../../core/db/db.ts'
import type { TournamentPlayerRow } from './scoreStore.ts'

/** The columns that decide a rank, in sort order. */
export interface RankKey extends Row {
  readonly rank_key: bigint
  readonly reached_at: Date
  readonly player_id: bigint
}

export const isBefore = (one: RankKey, other: RankKey): boolean => {
  if (one.rank_key !== other.rank_key) return one.rank_key < other.rank_key
  if (+one.reached_at !== +other.reached_at) return one.reached_at < other.reached_at
  return one.player_id < other.player_id
}

/** A running leaderboard, or the part of it that belongs to one team. */
export interface Ranking {
  readonly tournamentId: bigint
  readonly team: number | null
}

// Two texts, so that each of them uses an index made for it.
const ranked = ({ team }: Ranking) =>
  `tournament_id = $1 AND removed_at IS NULL AND rank_key < 0 AND ${team === null ? '$2::int IS NULL' : 'team_id = $2::int'}`
const key = 'rank_key, reached_at, player_id'
const nameOf = ({ team }: Ranking, statement: string) => `tournament_${statement}_${team === null ? 'all' : 'team'}`

/** Every `step`-th key of a ranking, from the first rank down, and the leaderboard version they belong to. */
export async function listEveryNthKey(
  sql: Sql,
  ranking: Ranking,
  step: number,
): Promise<{ readonly version: bigint; readonly keys: readonly RankKey[] }> {
  // One statement, so that version and rows come from the same snapshot.
  const rows = await sql.query<RankKey & { version: bigint; nth: bigint | null }>(
    `SELECT coalesce((SELECT version FROM tournament_tables WHERE tournament_id = $1), 0) AS version, r.*
       FROM (SELECT) one LEFT JOIN (
         SELECT ${key}, nth FROM (
           SELECT ${key}, row_number() OVER (ORDER BY ${key}) AS nth FROM tournament_players WHERE ${ranked(ranking)}) r
          WHERE nth % $3 = 0) r ON true
      ORDER BY nth`,
    [ranking.tournamentId, ranking.team, BigInt(step)],
  )
  return { version: itemAt(rows, 0).version, keys: rows.filter(({ nth }) => nth !== null) }
}

/** Rows from a key on (null: from the first rank), after skipping `skip` of them. */
export const listRanked = (
  sql: Sql,
  ranking: Ranking,
  { from, skip, limit }: { readonly from: RankKey | null; readonly skip: number; readonly limit: number },
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    {
      name: nameOf(ranking, from ? 'list_from' : 'list_top'),
      text: `SELECT * FROM tournament_players WHERE ${ranked(ranking)}
           ${from ? `AND (${key}) >= ($5, $6, $7)` : ''} ORDER BY ${key} OFFSET $3 LIMIT $4`,
    },
    [
      ...[ranking.tournamentId, ranking.team, skip, limit],
      ...(from ? [from.rank_key, from.reached_at, from.player_id] : []),
    ],
  )

/** For each range, the number of rows from `from` (inclusive; null: the first rank) to `to` (exclusive). */
export async function countBetween(
  sql: Sql,
  ranking: Ranking,
  ranges: readonly { readonly from: RankKey | null; readonly to: RankKey }[],
): Promise<number[]> {
  const first: RankKey = { rank_key: -(2n ** 63n), reached_at: new Date(0), player_id: 0n }
  const from = ranges.map((range) => range.from ?? first)
  const rows = await sql.query<{ between: number }>(
    {
      name: nameOf(ranking, 'count_between'),
      text: `
SELECT c.between FROM unnest($3::bigint[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::timestamptz[], $8::bigint[])
         WITH ORDINALITY AS w (from_key, from_at, from_player, to_key, to_at, to_player, nth), LATERAL (
         SELECT count(*)::int AS between FROM tournament_players WHERE ${ranked(ranking)}
            AND (${key}) >= (w.from_key, w.from_at, w.from_player) AND (${key}) < (w.to_key, w.to_at, w.to_player)) c
 ORDER BY w.nth`,
    },
    [
      ...[ranking.tournamentId, ranking.team],
      ...[from.map((one) => one.rank_key), from.map((one) => one.reached_at), from.map((one) => one.player_id)],
      ...[
        ranges.map(({ to }) => to.rank_key),
        ranges.map(({ to }) => to.reached_at),
        ranges.map(({ to }) => to.player_id),
      ],
    ],
  )
  return rows.map(({ between }) => between)
}

/** A player's row with the score one rank above; null without a rank, and for the first rank. */
export interface OwnRow extends TournamentPlayerRow {
  readonly better_score: bigint | null
}

/** undefined when the player does not take part. */
export async function findOwnRow(sql: Sql, tournamentId: bigint, playerId: bigint): Promise<OwnRow | undefined> {
  const [row] = await sql.query<OwnRow>(
    {
      name: 'tournament_own_row',
      text: `
SELECT own.*, (
         SELECT score FROM tournament_players WHERE tournament_id = $1 AND removed_at IS NULL AND rank_key < 0
            AND own.removed_at IS NULL AND own.rank_key < 0 AND (${key}) < (own.rank_key, own.reached_at, own.player_id)
          ORDER BY rank_key DESC, reached_at DESC, player_id DESC LIMIT 1) AS better_score
  FROM tournament_players own WHERE own.tournament_id = $1 AND own.player_id = $2`,
    },
    [tournamentId, playerId],
  )
  return row
}

/** A page of a final leaderboard. */
export const listFinal = (
  sql: Sql,
  tournamentId: bigint,
  after: number,
  limit: number,
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    `SELECT * FROM tournament_players WHERE tournament_id = $1 AND final_place > $2 ORDER BY final_place LIMIT $3`,
    [tournamentId, after, limit],
  )

/** The first players of the winning team of a final leaderboard. */
export const listWinningTeam = (
  sql: Sql,
  tournamentId: bigint,
  team: number,
  limit: number,
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    `SELECT * FROM tournament_players WHERE tournament_id = $1 AND team_id = $2 AND final_place_in_team IS NOT NULL
      ORDER BY final_place_in_team LIMIT $3`,
    [tournamentId, team, limit],
  )
