import type { BeaconOutput, LotteryStep } from '@apogee/rules/lotteries/draw'
import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'

interface SealedRow extends Row {
  readonly id: bigint
  readonly sealed_seed: Uint8Array
}

/** Sealed seeds: one for each lottery that is not drawn. */
export const listSealed = (sql: Sql): Promise<SealedRow[]> =>
  sql.query<SealedRow>('SELECT id, sealed_seed FROM lotteries WHERE sealed_seed IS NOT NULL ORDER BY id')

/** Replaces a sealed seed, unless the lottery has been drawn since it was read. */
export async function replaceSeal(sql: Sql, id: bigint, old: Uint8Array, sealed: Uint8Array): Promise<void> {
  await sql.query('UPDATE lotteries SET sealed_seed = $3 WHERE id = $1 AND sealed_seed = $2', [
    id,
    Buffer.from(old),
    sealed,
  ])
}

interface Closing extends Row {
  readonly id: bigint
  readonly end_at: Date
}

/** A lottery whose sales have ended and whose list is not closed yet, locked until the transaction ends. */
export const lockToClose = (tx: Tx, now: Date): Promise<Closing | null> =>
  queryFirst(
    tx,
    'SELECT id, end_at FROM lotteries WHERE closed_at IS NULL AND end_at <= $1 ORDER BY end_at, id LIMIT 1 FOR UPDATE',
    [now],
  )

/** Closes the list of tickets; the caller holds the row lock. */
export async function storeClosed(
  tx: Tx,
  id: bigint,
  {
    ticketsHash,
    beaconUrl,
    at,
  }: { readonly ticketsHash: string; readonly beaconUrl: string | null; readonly at: Date },
): Promise<void> {
  await tx.query('UPDATE lotteries SET closed_at = $2, tickets_hash = $3, beacon_url = $4 WHERE id = $1', [
    id,
    at,
    ticketsHash,
    beaconUrl,
  ])
}

export interface DrawableRow extends Row {
  readonly id: bigint
  readonly sealed_seed: Uint8Array
  readonly tickets_hash: string
  readonly places: number
  readonly beacon: BeaconOutput | null
}

/**
 * A lottery that is due to be drawn, locked until the transaction ends. Skips those that another process is drawing and
 * those that wait for their beacon.
 */
export async function lockToDraw(tx: Tx, now: Date): Promise<bigint | null> {
  const [row] = await tx.query<Closing>(
    `SELECT id FROM lotteries WHERE finished_at IS NULL AND closed_at IS NOT NULL AND draw_at <= $1
        AND (beacon_url IS NULL OR beacon IS NOT NULL)
      ORDER BY draw_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  )
  return row?.id ?? null
}

/** Reads the inputs of a draw. */
export async function readDrawable(tx: Tx, id: bigint): Promise<DrawableRow> {
  const [row] = await tx.query<DrawableRow>(
    `SELECT id, sealed_seed, tickets_hash, beacon, (SELECT count(*)::int FROM lottery_prizes w WHERE w.lottery_id = l.id) AS places
       FROM lotteries l WHERE id = $1 AND closed_at IS NOT NULL AND finished_at IS NULL`,
    [id],
  )
  if (!row) throw new Error(`lottery ${id} cannot be drawn`)
  return row
}

interface TicketRef extends Row {
  readonly id: bigint
  readonly number: string
}

/** The tickets that take part, in the order of the published list. */
export const listDrawTickets = (tx: Tx, id: bigint): Promise<TicketRef[]> =>
  tx.query<TicketRef>(
    'SELECT id, number FROM lottery_tickets WHERE lottery_id = $1 AND counts ORDER BY length(number), number',
    [id],
  )

export interface DrawnPrize extends LotteryStep {
  readonly ticketId: bigint
}

/** Stores a draw with its seed; the caller holds the row lock. */
export async function storeDraw(
  tx: Tx,
  id: bigint,
  draw: {
    readonly seed: string
    readonly valuesHash: string
    readonly drawn: readonly DrawnPrize[]
    readonly at: Date
  },
): Promise<void> {
  const { seed, valuesHash, drawn, at } = draw
  await tx.query(
    `UPDATE lottery_prizes w
        SET ticket_id = d.ticket_id, message = d.message, hmac = d.hmac, position = d.position, tickets_left = d.tickets_left
       FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::int[])
            AS d (place, ticket_id, message, hmac, position, tickets_left)
      WHERE w.lottery_id = $1 AND w.award_place = d.place`,
    [
      id,
      drawn.map(({ place }) => place),
      drawn.map(({ ticketId }) => ticketId),
      drawn.map(({ message }) => message),
      drawn.map(({ hmac }) => hmac),
      drawn.map(({ position }) => position),
      drawn.map(({ left }) => left),
    ],
  )
  // Raises the versions of the winners' statuses.
  await tx.query(
    `UPDATE lottery_players h SET tickets_count = tickets_count WHERE lottery_id = $1 AND player_id IN (
       SELECT t.player_id FROM lottery_prizes w JOIN lottery_tickets t ON t.id = w.ticket_id WHERE w.lottery_id = $1)`,
    [id],
  )
  await tx.query(
    'UPDATE lotteries SET finished_at = $2, seed = $3, values_hash = $4, sealed_seed = NULL WHERE id = $1',
    [id, at, seed, valuesHash],
  )
}

/** Unpaid prizes that were won, the oldest draw first, after an id. */
export async function listUnpaid(sql: Sql, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await sql.query<Closing>(
    'SELECT id FROM lottery_prizes WHERE ticket_id IS NOT NULL AND paid_at IS NULL AND id > $1 ORDER BY id LIMIT $2',
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

export interface UnpaidRow extends Row {
  readonly lottery_id: bigint
  readonly award_place: number
  readonly player_id: bigint
  readonly ticket: string
}

/** An unpaid prize, locked until the transaction ends; null when it is paid or another process is paying it. */
export const lockUnpaid = (tx: Tx, id: bigint): Promise<UnpaidRow | null> =>
  queryFirst(
    tx,
    `SELECT w.lottery_id, w.award_place, t.player_id, t.number AS ticket
       FROM lottery_prizes w JOIN lottery_tickets t ON t.id = w.ticket_id
      WHERE w.id = $1 AND w.paid_at IS NULL FOR UPDATE OF w SKIP LOCKED`,
    [id],
  )

export async function storePaid(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query('UPDATE lottery_prizes SET paid_at = $2 WHERE id = $1', [id, at])
}

interface SoonRow {
  readonly id: bigint
  /** Ids of the next players to notify; empty when all have been notified. */
  readonly players: readonly bigint[]
}

/** A lottery drawn before `soon` with players who are not notified yet; locked until the transaction ends. */
export async function lockToNotifySoon(tx: Tx, now: Date, soon: Date, limit: number): Promise<SoonRow | null> {
  const [row] = await tx.query<{ id: bigint; told_up_to: bigint }>(
    `SELECT id, told_up_to FROM lotteries
      WHERE finished_at IS NULL AND told_soon_at IS NULL AND start_at <= $1 AND $1 < draw_at AND draw_at <= $2
      ORDER BY draw_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now, soon],
  )
  if (!row) return null
  const players = await tx.query<{ player_id: bigint }>(
    `SELECT player_id FROM lottery_players WHERE lottery_id = $1 AND player_id > $2 AND tickets_count > 0
      ORDER BY player_id LIMIT $3`,
    [row.id, row.told_up_to, limit],
  )
  return { id: row.id, players: players.map(({ player_id }) => player_id) }
}

/** Records the last notified player; null when all have been notified. */
export async function storeNotifiedSoon(tx: Tx, id: bigint, upTo: bigint | null, at: Date): Promise<void> {
  await tx.query(
    `UPDATE lotteries SET told_up_to = coalesce($2::bigint, told_up_to), told_soon_at = CASE WHEN $2::bigint IS NULL THEN $3::timestamptz END
      WHERE id = $1`,
    [id, upTo, at],
  )
}
