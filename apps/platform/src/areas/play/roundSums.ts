import type { Row, Sql } from '../../core/db/db.ts'

/**
 * A round and the real money in it that counts now, in minor units of its currency, without stakes that were or can
 * still be rolled back.
 */
export interface PlayedRound extends Row {
  readonly id: string
  readonly player_id: bigint
  readonly currency: string
  readonly game: string
  /** More may be staked or won in it. */
  readonly is_open: boolean
  readonly bet_cents: bigint
  readonly win_cents: bigint
  /** When the first of these stakes was placed, real or bonus money; null without one. */
  readonly placed_at: Date | null
  /** When the last of these stakes of real money was placed. */
  readonly staked_at: Date | null
  /** When the last win of real money was paid. */
  readonly won_at: Date | null
}

/** Rounds by their ids, as committed, without free rounds. */
export const roundsOf = (sql: Sql, ids: readonly string[]): Promise<PlayedRound[]> =>
  sql.query<PlayedRound>(
    {
      name: 'play_rounds_of',
      text: `
SELECT r.id, r.player_id, r.currency, r.game_identifier AS game, r.state = 'open' AS is_open, m.*
  FROM game_rounds r, LATERAL (
    SELECT coalesce(sum(t.real_cents) FILTER (WHERE t.kind = 'bet'), 0)::bigint AS bet_cents,
           coalesce(sum(t.real_cents) FILTER (WHERE t.kind = 'win'), 0)::bigint AS win_cents,
           min(t.created_at) FILTER (WHERE t.kind = 'bet') AS placed_at,
           max(t.created_at) FILTER (WHERE t.kind = 'bet' AND t.real_cents > 0) AS staked_at,
           max(t.created_at) FILTER (WHERE t.kind = 'win' AND t.real_cents > 0) AS won_at
      FROM game_transactions t
     WHERE t.round_id = r.id AND t.kind IN ('bet', 'win') AND (r.state <> 'open' OR NOT t.counts_at_end)
       AND NOT EXISTS (SELECT FROM game_transactions b WHERE b.original_id = t.id AND b.kind = 'rollback')) m
 WHERE r.id = ANY ($1::text[]) AND r.freespins_id IS NULL`,
    },
    [[...new Set(ids)]],
  )

/** A round whose stakes do not count yet. */
interface OpenRound extends Row {
  readonly player_id: bigint
  readonly currency: string
  readonly game: string
  readonly placed_at: Date
}

/** Open rounds with real-money stakes that started in a period. */
export const openRoundsPlaced = (sql: Sql, from: Date, until: Date): Promise<OpenRound[]> =>
  sql.query<OpenRound>(
    `SELECT DISTINCT player_id, currency, game_identifier AS game, started_at AS placed_at FROM game_rounds
      WHERE state = 'open' AND started_at >= $1 AND started_at < $2 AND freespins_id IS NULL AND bet_cents > bonus_bet_cents`,
    [from, until],
  )

/** Ids of a player's rounds that started in a period. */
export async function roundsPlaced(sql: Sql, playerId: bigint, from: Date, until: Date): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM game_rounds WHERE player_id = $1 AND started_at >= $2 AND started_at < $3 AND freespins_id IS NULL`,
    [playerId, from, until],
  )
  return rows.map(({ id }) => id)
}
