import type { Sql, Tx } from '../../../core/db/db.ts'

/** The win of a finished round that exceeds its stake. */
export interface LatestWin {
  readonly round: string
  readonly player: bigint
  readonly game: string
  readonly currency: string
  readonly bet: bigint
  readonly win: bigint
  readonly at: Date
}

/** The ticker shows twenty; a few more are stored, because a game may have left the catalogue. */
const maxStored = 40

/** A tile's sheet shows this many of its game. */
const winsPerGame = 3

/** Records wins of rounds. Deletes those of the same games that are neither among the newest of all nor of their game. */
export async function storeWins(tx: Tx, wins: readonly LatestWin[]): Promise<void> {
  if (wins.length === 0) return
  const rows = wins.slice(-maxStored).map(({ round, player, game, ...rest }) => ({
    round_id: round,
    player_id: String(player),
    game_identifier: game,
    currency: rest.currency,
    bet_cents: String(rest.bet),
    win_cents: String(rest.win),
    at: rest.at,
  }))
  await tx.query(
    `INSERT INTO latest_wins SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(round_id text, player_id bigint,
       game_identifier text, currency text, bet_cents bigint, win_cents bigint, at timestamptz) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  )
  await tx.query(
    `DELETE FROM latest_wins w USING (
       SELECT round_id, row_number() OVER (PARTITION BY game_identifier ORDER BY at DESC, round_id) AS nth FROM latest_wins
        WHERE game_identifier = ANY ($3::text[])) r
      WHERE r.round_id = w.round_id AND r.nth > $2
        AND w.at < (SELECT at FROM latest_wins ORDER BY at DESC OFFSET $1 LIMIT 1)`,
    [maxStored, winsPerGame, [...new Set(rows.map((row) => row.game_identifier))]],
  )
}

export interface LatestWinRow extends Record<string, unknown> {
  readonly player_id: bigint
  readonly game_identifier: string
  readonly currency: string
  readonly bet_cents: bigint
  readonly win_cents: bigint
  readonly at: Date
}

/** The newest first. */
export const readLatestWins = (sql: Sql): Promise<LatestWinRow[]> =>
  sql.query<LatestWinRow>(
    `SELECT player_id, game_identifier, currency, bet_cents, win_cents, at FROM latest_wins ORDER BY at DESC, round_id LIMIT ${maxStored}`,
  )

/** Of one game, the newest first. */
export const readWinsOf = (sql: Sql, game: string): Promise<LatestWinRow[]> =>
  sql.query<LatestWinRow>(
    `SELECT player_id, game_identifier, currency, bet_cents, win_cents, at FROM latest_wins
      WHERE game_identifier = $1 ORDER BY at DESC, round_id LIMIT ${winsPerGame}`,
    [game],
  )
