import type { Sql } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'

interface Placed {
  readonly playerId: bigint
  readonly currency: string
  readonly from: Date
  readonly until: Date
}

/**
 * How much the stakes of a period in open rounds will count towards wagering once their rounds are finished, in
 * hundredths of a minor unit.
 */
export async function openHundredths(sql: Sql, { playerId, currency, from, until }: Placed): Promise<bigint> {
  const row = await queryOne<{ hundredths: bigint }>(
    sql,
    `SELECT coalesce(sum(t.amount_cents * s.bonus_percent), 0)::bigint AS hundredths
       FROM game_rounds r JOIN game_transactions t ON t.round_id = r.id JOIN play_sessions s ON s.id = t.session_id
      WHERE r.player_id = $1 AND r.currency = $2 AND r.state = 'open' AND t.kind = 'bet' AND t.counts_at_end
        AND t.created_at >= $3 AND t.created_at < $4
        AND NOT EXISTS (SELECT FROM game_transactions b WHERE b.original_id = t.id AND b.kind = 'rollback')`,
    [playerId, currency, from, until],
  )
  return row.hundredths
}
