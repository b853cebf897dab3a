import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import type { TournamentRules } from '../tournamentStore.ts'

/** A round that counts in tournaments. Amounts are real money in the currency of its wallet. */
export interface RoundRow extends Row {
  readonly round_id: string
  readonly player_id: bigint
  readonly tournaments: bigint[]
  readonly currency: string
  /** UTC; the round is converted at the rates of this day. */
  readonly day: string
  readonly placed_at: Date
  readonly staked_at: Date
  readonly won_at: Date | null
  readonly bet_cents: bigint
  readonly win_cents: bigint
  readonly points_micros: bigint
  readonly is_open: boolean
}

/** The facts of a round that its figures are computed from. */
export const countedRound = (round: RoundRow) => ({
  placedAt: round.placed_at,
  stakedAt: round.staked_at,
  wonAt: round.won_at,
  betCents: round.bet_cents,
  winCents: round.win_cents,
  pointsMicros: round.points_micros,
})

/** Serialises the transactions that change scores, so that the rows they have read stay valid. */
export async function lockStandings(tx: Tx): Promise<void> {
  await tx.query({
    name: 'tournament_lock_standings',
    text: `SELECT pg_advisory_xact_lock(hashtext('tournaments.standings'))`,
  })
}

export async function findRounds(sql: Sql, ids: readonly string[]): Promise<Map<string, RoundRow>> {
  const rows = await sql.query<RoundRow>(
    { name: 'tournament_rounds_of', text: 'SELECT * FROM tournament_rounds WHERE round_id = ANY ($1::text[])' },
    [ids],
  )
  return new Map(rows.map((row) => [row.round_id, row]))
}

export async function deleteRounds(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query('DELETE FROM tournament_rounds WHERE round_id = ANY ($1::text[])', [ids])
}

const columns = `round_id, player_id, tournaments, currency, day, placed_at, staked_at, won_at, bet_cents, win_cents, points_micros, is_open`

/** Upserts rounds. */
export async function storeRounds(tx: Tx, rows: readonly RoundRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query(
    {
      name: 'tournament_store_rounds',
      text: `
INSERT INTO tournament_rounds (${columns})
SELECT round_id, player_id, tournaments::bigint[], currency, day, placed_at, staked_at, won_at, bet_cents, win_cents, points_micros, is_open
  FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::date[], $6::timestamptz[], $7::timestamptz[], $8::timestamptz[],
         $9::bigint[], $10::bigint[], $11::bigint[], $12::boolean[]) AS r (${columns})
    ON CONFLICT (round_id) DO UPDATE
   SET tournaments = excluded.tournaments, day = excluded.day, placed_at = excluded.placed_at, staked_at = excluded.staked_at,
       won_at = excluded.won_at, bet_cents = excluded.bet_cents, win_cents = excluded.win_cents,
       points_micros = excluded.points_micros, is_open = excluded.is_open`,
    },
    [
      rows.map((row) => row.round_id),
      rows.map((row) => row.player_id),
      // As text: PostgreSQL has no arrays of arrays of different lengths.
      rows.map((row) => `{${row.tournaments.join(',')}}`),
      rows.map((row) => row.currency),
      rows.map((row) => row.day),
      rows.map((row) => row.placed_at),
      rows.map((row) => row.staked_at),
      rows.map((row) => row.won_at),
      rows.map((row) => row.bet_cents),
      rows.map((row) => row.win_cents),
      rows.map((row) => row.points_micros),
      rows.map((row) => row.is_open),
    ],
  )
}

/** Selects the first `limit` rounds of a player, in the order of placing. */
export interface RoundFilter {
  readonly tournamentId: bigint
  readonly playerId: bigint
  readonly from: Date
  readonly limit: number | null
}

/** The rounds that make up the scores of players. */
export const listCountedRounds = (
  sql: Sql,
  filters: readonly RoundFilter[],
): Promise<(RoundRow & { tournament_id: bigint })[]> =>
  sql.query<RoundRow & { tournament_id: bigint }>(
    `SELECT w.tournament_id, r.*
       FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::bigint[]) AS w (tournament_id, player_id, since, most), LATERAL (
         SELECT * FROM tournament_rounds r
          WHERE r.player_id = w.player_id AND r.placed_at >= w.since AND r.tournaments @> ARRAY[w.tournament_id]
          ORDER BY r.placed_at, r.round_id COLLATE "C" LIMIT w.most) r`,
    [
      filters.map(({ tournamentId }) => tournamentId),
      filters.map(({ playerId }) => playerId),
      filters.map(({ from }) => from),
      filters.map(({ limit }) => (limit === null ? null : BigInt(limit))),
    ],
  )

/** Records bets that were rolled back after the leaderboard had become final. */
export async function storeLateRollbacks(
  tx: Tx,
  late: readonly { readonly tournamentId: bigint; readonly roundId: string; readonly playerId: bigint }[],
  at: Date,
): Promise<void> {
  if (late.length === 0) return
  await tx.query(
    `INSERT INTO tournament_late_rollbacks (tournament_id, round_id, player_id, noted_at)
     SELECT *, $4::timestamptz FROM unnest($1::bigint[], $2::text[], $3::bigint[]) ON CONFLICT DO NOTHING`,
    [late.map((one) => one.tournamentId), late.map((one) => one.roundId), late.map((one) => one.playerId), at],
  )
}

/** A tournament without a final leaderboard. */
export interface RunningTournament extends TournamentRules {
  /** `provider/game`; empty: all games of the category. */
  readonly games: string[]
  readonly teams: number[]
}

export const listRunning = (sql: Sql): Promise<RunningTournament[]> =>
  sql.query<RunningTournament>({
    name: 'tournaments_running',
    text: `
SELECT id, kind, brand, strategy, currency, currencies, group_ids, game_category, user_confirmation_required, games_taken_limit,
       least_bet_cents, start_at, end_at,
       ARRAY(SELECT jsonb_array_elements_text(coalesce(definition -> 'games', '[]'))) AS games,
       ARRAY(SELECT (team -> 'id')::int FROM jsonb_array_elements(coalesce(definition -> 'teams', '[]')) AS team) AS teams
  FROM tournaments WHERE finished_at IS NULL ORDER BY id`,
  })
