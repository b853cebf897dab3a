import type { Sql } from '../../core/db/db.ts'

/** Favourites of a demo account: some of the most played games, and one without the account's currency (GAME-07). */
export async function seedDemoFavourites(sql: Sql, playerId: bigint, currency: string, now: Date): Promise<void> {
  await sql.query(
    `WITH ranked AS (
       SELECT no, currencies ? $2 AS plays, row_number() OVER (PARTITION BY currencies ? $2 ORDER BY popularity DESC, no) AS place
       FROM games
     )
     INSERT INTO favorite_games (player_id, game_no, added_at)
     SELECT $1, no, $3::timestamptz - place * interval '2 days' FROM ranked
     WHERE CASE WHEN plays THEN place % 3 = 2 AND place < 30 ELSE place = 1 END
     ON CONFLICT DO NOTHING`,
    [playerId, currency, now],
  )
}
