import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryFirst, queryOne, queryOneValue } from '../../../core/db/queryOne.ts'

type GrantKind = 'deposit' | 'points' | 'gift'

export interface NewGrant {
  /** Key of the event that grants the tickets; each key grants once. */
  readonly key: string
  readonly lotteryId: bigint
  readonly playerId: bigint
  readonly kind: GrantKind
  /** The payment of a deposit. */
  readonly paymentId?: bigint
  readonly count: number
  readonly at: Date
}

export interface GrantRow extends Row {
  readonly id: bigint
  readonly lottery_id: bigint
  readonly player_id: bigint
  readonly first_number: number
  readonly tickets: number
}

const grantColumns = 'id, lottery_id, player_id, first_number, tickets'

export interface SaleRow extends Row {
  readonly id: bigint
  readonly brand: string | null
  readonly group_ids: number[]
  readonly most: number | null
  readonly price: number
  /** Number of tickets the player has. */
  readonly held: number
}

/**
 * A lottery that is on sale now, locked until the transaction ends: transactions number their tickets one after the
 * other, so that the numbers have no gaps. Null when it is not on sale.
 */
export async function lockOnSale(tx: Tx, id: bigint, playerId: bigint, now: Date): Promise<SaleRow | null> {
  const [row] = await tx.query<Omit<SaleRow, 'held'>>(
    {
      name: 'lotteries_lock_on_sale',
      text: `SELECT id, brand, group_ids, max_tickets_count_to_player AS most, comp_points_ticket_price AS price FROM lotteries
              WHERE id = $1 AND start_at <= $2 AND $2 < end_at AND closed_at IS NULL FOR UPDATE`,
    },
    [id, now],
  )
  if (!row) return null
  // A separate statement, because it must see data that was committed while this transaction waited for the lock.
  const [holder] = await tx.query<{ tickets_count: number }>(
    'SELECT tickets_count FROM lottery_players WHERE lottery_id = $1 AND player_id = $2',
    [id, playerId],
  )
  return { ...row, held: holder?.tickets_count ?? 0 } as SaleRow
}

export const findGrant = (tx: Tx, key: string): Promise<GrantRow | null> =>
  queryFirst(tx, `SELECT ${grantColumns} FROM lottery_ticket_grants WHERE key = $1`, [key])

/** Adds tickets with the next numbers; the caller holds the lock of {@link lockOnSale}. */
export async function insertTickets(tx: Tx, grant: NewGrant): Promise<GrantRow> {
  const { key, lotteryId, playerId, kind, paymentId, count, at } = grant
  return queryOne<GrantRow>(
    tx,
    {
      name: 'lotteries_insert_tickets',
      text: `WITH numbered AS (
               UPDATE lotteries SET last_number = last_number + $6::int, tickets_count = tickets_count + $6::int
                WHERE id = $2 RETURNING last_number),
             given AS (
               INSERT INTO lottery_ticket_grants (key, lottery_id, player_id, kind, payment_id, first_number, tickets, created_at)
               SELECT $1, $2, $3, $4, $5::bigint, last_number - $6::int + 1, $6::int, $7 FROM numbered RETURNING ${grantColumns}),
             held AS (
               INSERT INTO lottery_players AS h (lottery_id, player_id, tickets_count)
               SELECT lottery_id, player_id, tickets FROM given
               ON CONFLICT (lottery_id, player_id) DO UPDATE SET tickets_count = h.tickets_count + excluded.tickets_count),
             printed AS (
               INSERT INTO lottery_tickets (lottery_id, number, player_id, grant_id, created_at)
               SELECT lottery_id, lpad(n::text, greatest(6, length(n::text)), '0'), player_id, id, $7
                 FROM given, generate_series(first_number, first_number + tickets - 1) AS n ORDER BY n)
             SELECT ${grantColumns} FROM given`,
    },
    [key, lotteryId, playerId, kind, paymentId ?? null, count, at],
  )
}

/** Grants of a payment that have not been taken back. */
export const grantsOfPayment = (tx: Tx, paymentId: bigint): Promise<GrantRow[]> =>
  tx.query<GrantRow>(
    `SELECT ${grantColumns} FROM lottery_ticket_grants WHERE payment_id = $1 AND taken_back_at IS NULL ORDER BY id`,
    [paymentId],
  )

/** How many tickets of deposits could be taken back now: those of lotteries whose list is not closed. */
export const ticketsOf = (sql: Sql, payments: readonly bigint[], now: Date): Promise<bigint> =>
  queryOneValue(
    sql,
    `SELECT coalesce(sum(g.tickets), 0)::bigint AS tickets FROM lottery_ticket_grants g JOIN lotteries l ON l.id = g.lottery_id
      WHERE g.payment_id = ANY ($1::bigint[]) AND g.taken_back_at IS NULL AND l.closed_at IS NULL AND $2 < l.end_at`,
    [payments, now],
  )

/** Takes tickets back and returns true, unless the list of the lottery is closed. Their numbers are not reused. */
export async function revokeGrant(
  tx: Tx,
  { id, lottery_id, player_id, tickets }: GrantRow,
  at: Date,
): Promise<boolean> {
  const [open] = await tx.query(
    'SELECT 1 FROM lotteries WHERE id = $1 AND closed_at IS NULL AND $2 < end_at FOR UPDATE',
    [lottery_id, at],
  )
  if (!open) return false
  const taken = await tx.query(
    'UPDATE lottery_ticket_grants SET taken_back_at = $2 WHERE id = $1 AND taken_back_at IS NULL RETURNING 1',
    [id, at],
  )
  if (taken.length === 0) return false
  await tx.query('UPDATE lottery_tickets SET counts = false WHERE grant_id = $1', [id])
  await tx.query('UPDATE lotteries SET tickets_count = tickets_count - $2 WHERE id = $1', [lottery_id, tickets])
  await tx.query(
    'UPDATE lottery_players SET tickets_count = tickets_count - $3 WHERE lottery_id = $1 AND player_id = $2',
    [lottery_id, player_id, tickets],
  )
  return true
}
