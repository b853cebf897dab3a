import type { Tx } from '../../../core/db/db.ts'

export interface DemoHolder {
  readonly playerId: bigint
  readonly tickets: number
}

/**
 * Inserts tickets for many players of the demo in one statement, in their order. The caller announced the lottery in
 * the same transaction, or found it without any ticket.
 */
export async function insertHolders(
  tx: Tx,
  lotteryId: bigint,
  holders: readonly DemoHolder[],
  at: Date,
): Promise<void> {
  await tx.query(
    `WITH wanted AS (
       SELECT player_id, tickets, nth, (sum(tickets) OVER (ORDER BY nth) - tickets)::int AS before
         FROM unnest($2::bigint[], $3::int[]) WITH ORDINALITY AS w (player_id, tickets, nth)),
     numbered AS (
       UPDATE lotteries SET last_number = last_number + s.tickets, tickets_count = tickets_count + s.tickets
         FROM (SELECT sum(tickets)::int AS tickets FROM wanted) s WHERE id = $1::bigint RETURNING last_number - s.tickets AS base),
     given AS (
       INSERT INTO lottery_ticket_grants (key, lottery_id, player_id, kind, first_number, tickets, created_at)
       SELECT 'demo:' || $1::bigint || ':' || nth, $1::bigint, player_id, 'gift', base + before + 1, tickets, $4 FROM wanted, numbered ORDER BY nth
       RETURNING id, player_id, first_number, tickets),
     held AS (
       INSERT INTO lottery_players (lottery_id, player_id, tickets_count)
       SELECT $1::bigint, player_id, sum(tickets)::int FROM given GROUP BY player_id)
     INSERT INTO lottery_tickets (lottery_id, number, player_id, grant_id, created_at)
     SELECT $1::bigint, lpad(n::text, greatest(6, length(n::text)), '0'), player_id, id, $4
       FROM given, generate_series(first_number, first_number + tickets - 1) AS n ORDER BY n`,
    [lotteryId, holders.map(({ playerId }) => playerId), holders.map(({ tickets }) => tickets), at],
  )
}

export interface AddedValue {
  readonly playerId: bigint
  readonly value: string
}

export async function insertValues(tx: Tx, lotteryId: bigint, values: readonly AddedValue[], at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO lottery_values (lottery_id, player_id, value, created_at)
     SELECT $1, player_id, value, $4 FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY AS v (player_id, value, nth) ORDER BY nth`,
    [lotteryId, values.map(({ playerId }) => playerId), values.map(({ value }) => value), at],
  )
}

export async function storeAllPaid(tx: Tx, lotteryId: bigint, at: Date): Promise<void> {
  await tx.query(
    'UPDATE lottery_prizes SET paid_at = $2 WHERE lottery_id = $1 AND ticket_id IS NOT NULL AND paid_at IS NULL',
    [lotteryId, at],
  )
}
