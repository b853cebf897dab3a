import type { Row, Sql } from '../../core/db/db.ts'

/** A player's payments in one currency in the weeks before a time, for markers of harm. */
export interface PaymentHabits extends Row {
  readonly player_id: bigint
  readonly currency: string
  readonly week_cents: bigint
  /** Of the four weeks before that week. */
  readonly earlier_cents: bigint
  /** The most deposits in one day of the week. */
  readonly deposits_in_day: number
  /** Deposits of the week within `withinMinutes` of the one before. */
  readonly quick_deposits: number
  readonly declined_deposits: number
  /** Withdrawals that the player cancelled within four weeks. */
  readonly canceled_withdrawals: number
}

export const paymentHabits = (sql: Sql, to: Date, withinMinutes: number): Promise<PaymentHabits[]> =>
  sql.query<PaymentHabits>(
    `WITH p AS (
       SELECT player_id, currency, action, state, amount_cents, finished_at, finished_at >= $1::timestamptz - interval '7 days' AS is_week,
              finished_at - lag(finished_at) OVER (PARTITION BY player_id, currency, action, state ORDER BY finished_at) AS pause
         FROM payments WHERE finished_at >= $1::timestamptz - interval '35 days' AND finished_at < $1::timestamptz),
     d AS (
       SELECT player_id, currency, max(count) AS most FROM (
         SELECT player_id, currency, count(*)::int FROM p WHERE action = 'deposit' AND state = 'succeeded' AND is_week
          GROUP BY player_id, currency, date_trunc('day', finished_at AT TIME ZONE 'UTC')) days GROUP BY 1, 2)
     SELECT p.player_id, p.currency,
            coalesce(sum(amount_cents) FILTER (WHERE action = 'deposit' AND state = 'succeeded' AND is_week), 0)::bigint AS week_cents,
            coalesce(sum(amount_cents) FILTER (WHERE action = 'deposit' AND state = 'succeeded' AND NOT is_week), 0)::bigint AS earlier_cents,
            coalesce(max(d.most), 0) AS deposits_in_day,
            count(*) FILTER (WHERE action = 'deposit' AND state = 'succeeded' AND is_week AND pause <= make_interval(mins => $2))::int AS quick_deposits,
            count(*) FILTER (WHERE action = 'deposit' AND state = 'declined' AND is_week)::int AS declined_deposits,
            count(*) FILTER (WHERE action = 'cashout' AND state = 'recalled' AND finished_at >= $1::timestamptz - interval '28 days')::int AS canceled_withdrawals
       FROM p LEFT JOIN d ON d.player_id = p.player_id AND d.currency = p.currency GROUP BY p.player_id, p.currency`,
    [to, withinMinutes],
  )
