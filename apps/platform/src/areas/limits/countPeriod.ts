import type { Tx } from '../../core/db/db.ts'
import { inLimit } from './limitSql.ts'

const start = 'limit_period_start(l.period, l.zone, $2)'

/**
 * Counts a new money limit from the start of its running period: deposits paid in it, and stakes and wins of rounds
 * that started in it. Later movements count in the statements that move the money.
 */
export async function countPeriod(tx: Tx, limitId: bigint, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player_limits l
        SET counted_from = ${start}, active_until = limit_period_end(l.period, l.zone, $2),
            used_cents = coalesce((SELECT sum(coalesce(${inLimit('x.cents', 'x.currency', 'ceil')}, 0)) FROM (
              SELECT currency, sum(amount_cents - reversed_cents)::bigint AS cents FROM payments
               WHERE l.type = 'deposit' AND player_id = l.player_id AND action = 'deposit' AND state = 'succeeded'
                 AND finished_at >= ${start}
               GROUP BY currency
              UNION ALL
              SELECT currency, sum(CASE l.type WHEN 'wager' THEN bet_cents
                                   ELSE bet_cents - bonus_bet_cents - (win_cents - bonus_win_cents) END)::bigint
                FROM game_rounds
               WHERE l.type IN ('loss', 'wager') AND player_id = l.player_id AND started_at >= ${start}
                 AND freespins_id IS NULL AND bet_cents > 0
               GROUP BY currency) x), 0)
      WHERE l.id = $1`,
    [limitId, now],
  )
}
