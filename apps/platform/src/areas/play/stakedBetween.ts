import type { Row, Sql } from '../../core/db/db.ts'

/** Real money that a player staked in one currency. */
export interface StakedSum extends Row {
  readonly player_id: bigint
  readonly currency: string
  readonly cents: bigint
  readonly rounds: number
}

/** Stakes of rounds that started in a period, in these games or, with null, in all games. For an operator's figures. */
export const stakedBetween = (
  sql: Sql,
  { from, to, games }: { readonly from: Date; readonly to: Date; readonly games: readonly string[] | null },
): Promise<StakedSum[]> =>
  sql.query<StakedSum>(
    `SELECT player_id, currency, sum(bet_cents - bonus_bet_cents)::bigint AS cents, count(*)::int AS rounds
       FROM game_rounds
      WHERE started_at >= $1 AND started_at < $2 AND freespins_id IS NULL AND state <> 'rolled_back'
        AND ($3::text[] IS NULL OR game_identifier = ANY ($3::text[]))
      GROUP BY player_id, currency HAVING sum(bet_cents - bonus_bet_cents) > 0`,
    [from, to, games],
  )
