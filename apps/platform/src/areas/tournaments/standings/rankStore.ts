import type { Row, Sql } from '../../../core/db/db.ts'
import type { TournamentPlayerRow } from './playerStore.ts'

/** What decides a place, in its order. */
export interface RankKey extends Row {
  readonly rank_key: bigint
  readonly reached_at: Date
  readonly player_id: bigint
}

/** A running table, or the part of it that is one team's. */
export interface Ranking {
  readonly tournamentId: bigint
  readonly team: number | null
}

// Two texts, so that each has an index of its own.
const ranked = ({ team }: Ranking) =>
  `tournament_id = $1 AND removed_at IS NULL AND rank_key < 0 AND ${team === null ? '$2::int IS NULL' : 'team_id = $2::int'}`
const key = 'rank_key, reached_at, player_id'
const nameOf = ({ team }: Ranking, what: string) => `tournament_${what}_${team === null ? 'all' : 'team'}`

/** Every `step`-th row of a table, from the top on, and the version of the table in which they stand so. */
export async function readRungs(
  sql: Sql,
  ranking: Ranking,
  step: number,
): Promise<{ readonly version: bigint; readonly rungs: readonly RankKey[] }> {
  // One statement, so that the version is the one of the rows.
  const rows = await sql.query<RankKey & { version: bigint; nth: bigint | null }>(
    `SELECT coalesce((SELECT version FROM tournament_tables WHERE tournament_id = $1), 0) AS version, r.*
       FROM (SELECT) one LEFT JOIN (
         SELECT ${key}, nth FROM (
           SELECT ${key}, row_number() OVER (ORDER BY ${key}) AS nth FROM tournament_players WHERE ${ranked(ranking)}) r
          WHERE nth % $3 = 0) r ON true
      ORDER BY nth`,
    [ranking.tournamentId, ranking.team, BigInt(step)],
  )
  return { version: rows[0]!.version, rungs: rows.filter(({ nth }) => nth !== null) }
}

/** Rows from a key on (null: from the top), `skip` left out. */
export const listFrom = (
  sql: Sql,
  ranking: Ranking,
  { from, skip, most }: { readonly from: RankKey | null; readonly skip: number; readonly most: number },
): Promise<TournamentPlayerRow[]> =>
  sql.query<TournamentPlayerRow>(
    {
      name: nameOf(ranking, from ? 'list_from' : 'list_top'),
      text: `SELECT * FROM tournament_players WHERE ${ranked(ranking)}
           ${from ? `AND (${key}) >= ($5, $6, $7)` : ''} ORDER BY ${key} OFFSET $3 LIMIT $4`,
    },
    [
      ...[ranking.tournamentId, ranking.team, skip, most],
      ...(from ? [from.rank_key, from.reached_at, from.player_id] : []),
    ],
  )

/** How many rows are between a key (null: the top) and another, for many at once; the first key counts, the second does not. */
export async function countBetween(
  sql: Sql,
  ranking: Ranking,
  pairs: readonly { readonly from: RankKey | null; readonly to: RankKey }[],
): Promise<number[]> {
  const top: RankKey = { rank_key: -(2n ** 63n), reached_at: new Date(0), player_id: 0n }
  const from = pairs.map((pair) => pair.from ?? top)
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
        pairs.map(({ to }) => to.rank_key),
        pairs.map(({ to }) => to.reached_at),
        pairs.map(({ to }) => to.player_id),
      ],
    ],
  )
  return rows.map(({ between }) => between)
}

/** A player's row with the score of the one just before it; no score where they have no place or the first one. */
export interface OwnRow extends TournamentPlayerRow {
  readonly better_score: bigint | null
}

/** undefined when they do not take part. */
export async function findOwn(sql: Sql, tournamentId: bigint, playerId: bigint): Promise<OwnRow | undefined> {
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

export const isBefore = (one: RankKey, other: RankKey): boolean => {
  if (one.rank_key !== other.rank_key) return one.rank_key < other.rank_key
  if (+one.reached_at !== +other.reached_at) return one.reached_at < other.reached_at
  return one.player_id < other.player_id
}
