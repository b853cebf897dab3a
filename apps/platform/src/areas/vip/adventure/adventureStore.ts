import type { AdventureDay } from '@apogee/contract/vip'
import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { insertion, queryFirst } from '../../../core/db/queryOne.ts'
import type { Prize } from './prize.ts'

/** The starts of adventures without a configured date, by id. */
export async function listStarts(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql.query<{ id: string; begins_at: Date }>('SELECT id, begins_at FROM vip_adventures')
  return new Map(rows.map(({ id, begins_at: at }) => [id, at]))
}

/** Stores the starts of new adventures; known ones keep theirs. */
export async function storeStarts(sql: Sql, ids: readonly string[], at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO vip_adventures (id, begins_at) SELECT id, $2 FROM unnest($1::text[]) AS id ON CONFLICT DO NOTHING`,
    [ids, at],
  )
}

/** A day as offered at the time of its deposit. */
interface OfferedDay {
  readonly day: Omit<AdventureDay, 'title'>
  readonly prize: Prize
}

export interface DayRow extends Row {
  readonly id: bigint
  readonly player_id: bigint
  readonly title: string
  readonly starts_at: Date
  readonly payment_id: bigint
  readonly currency: string
  readonly deposited_cents: bigint
  readonly deposited_at: Date
  readonly required_cents: bigint
  readonly staked_cents: bigint
  readonly stake_until: Date
  /** When the stake that met the requirement was placed. */
  readonly staked_at: Date | null
  readonly completed_at: Date | null
  readonly offer: OfferedDay
}

export type NewDay = Omit<DayRow, 'id' | 'staked_cents' | 'staked_at' | 'completed_at'>

/** Opens a day by its deposit; null when the player has already opened it, or the deposit has opened another day. */
export const insertDay = (tx: Tx, day: NewDay): Promise<DayRow | null> =>
  queryFirst(
    tx,
    ...insertion(
      'INSERT INTO vip_adventure_days',
      { ...day, offer: JSON.stringify(day.offer) },
      'ON CONFLICT DO NOTHING RETURNING *',
    ),
  )

/**
 * The days of these players that could still be staked at a time, in the order in which they were opened; locked until
 * the transaction ends. Includes days that are already staked, because earlier bets counted for them.
 */
export const lockDays = (tx: Tx, players: readonly bigint[], at: Date): Promise<DayRow[]> =>
  tx.query<DayRow>(
    {
      name: 'vip_lock_adventure_days',
      text: `SELECT * FROM vip_adventure_days WHERE player_id = ANY ($1::bigint[]) AND stake_until > $2
              ORDER BY player_id, deposited_at, id FOR UPDATE`,
    },
    [players, at],
  )

/** A player's days since a time, the oldest first. */
export const daysSince = (sql: Sql, playerId: bigint, since: Date): Promise<DayRow[]> =>
  sql.query<DayRow>('SELECT * FROM vip_adventure_days WHERE player_id = $1 AND starts_at >= $2 ORDER BY starts_at', [
    playerId,
    since,
  ])

/** Adds to the staked amount; negative for a returned stake. */
export async function addStaked(tx: Tx, id: bigint, cents: bigint): Promise<void> {
  await tx.query('UPDATE vip_adventure_days SET staked_cents = staked_cents + $2 WHERE id = $1', [id, cents])
}

/** Marks a day as staked by the stake of this time. */
export async function markStaked(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query('UPDATE vip_adventure_days SET staked_at = $2 WHERE id = $1', [id, at])
}

export async function markCompleted(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.query('UPDATE vip_adventure_days SET completed_at = $2 WHERE id = $1', [id, at])
}

/** Deletes the day that a deposit has opened; null when it has not opened one. */
export const deleteDayOf = (tx: Tx, paymentId: bigint): Promise<DayRow | null> =>
  queryFirst(tx, 'DELETE FROM vip_adventure_days WHERE payment_id = $1 RETURNING *', [paymentId])
