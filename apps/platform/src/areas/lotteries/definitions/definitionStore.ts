import type { Sql, Tx } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'
import type { LotteryRow } from '../store.ts'
import { type LotteryTerms, lastPlace } from './lotteryTerms.ts'

interface Times {
  readonly startAt: Date
  readonly endAt: Date
  readonly drawAt: Date
}

/** An announcement of a lottery, before it has a seed and a time of the draw. */
export interface Announcement {
  /** Last segment of its address. Unique: each name is announced once. */
  readonly name: string
  readonly file: string
  /** Null: every brand. */
  readonly brand: string | null
  readonly terms: LotteryTerms
  readonly startAt: Date
  readonly endAt: Date
}

interface NewLottery extends Announcement, Times {
  readonly seed_hash: string
  readonly sealed_seed: Uint8Array
}

const columnsOf = ({ terms, startAt, endAt, drawAt }: { readonly terms: LotteryTerms } & Times) => [
  JSON.stringify(terms),
  terms.currency,
  terms.group_ids,
  terms.points_price ?? 0,
  terms.max_tickets ?? null,
  startAt,
  endAt,
  drawAt,
]

/** Announces a lottery; null when its name has been used, possibly by another node just now. */
export async function insertLottery(tx: Tx, lottery: NewLottery): Promise<bigint | null> {
  const { name, file, brand, terms, seed_hash: hash, sealed_seed: sealed } = lottery
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO lotteries (definition, currency, group_ids, comp_points_ticket_price, max_tickets_count_to_player,
       start_at, end_at, draw_at, frontend_identifier, file, brand, seed_hash, sealed_seed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (frontend_identifier) DO NOTHING RETURNING id`,
    [...columnsOf(lottery), name, file, brand, hash, Buffer.from(sealed)],
  )
  if (row) await storePlaces(tx, row.id, lastPlace(terms))
  return row?.id ?? null
}

/** Stores a row for each winning place. */
async function storePlaces(tx: Tx, id: bigint, last: number): Promise<void> {
  await tx.query('DELETE FROM lottery_prizes WHERE lottery_id = $1 AND award_place > $2', [id, last])
  await tx.query(
    `INSERT INTO lottery_prizes (lottery_id, award_place) SELECT $1, place FROM generate_series(1, $2::int) AS place
     ON CONFLICT (lottery_id, award_place) DO NOTHING`,
    [id, last],
  )
}

/** `definition` as it is stored. */
export type AnnouncedRow = Pick<
  LotteryRow,
  'id' | 'frontend_identifier' | 'file' | 'brand' | 'definition' | 'start_at' | 'end_at' | 'draw_at' | 'closed_at'
> &
  Record<string, unknown>

const columns = 'id, frontend_identifier, file, brand, definition, start_at, end_at, draw_at, closed_at'

/** Lotteries that a file may still change, and those with one of these names. */
export const listAnnounced = (sql: Sql, names: readonly string[]): Promise<AnnouncedRow[]> =>
  sql.query<AnnouncedRow>(
    `SELECT ${columns} FROM lotteries WHERE finished_at IS NULL OR frontend_identifier = ANY ($1::text[]) ORDER BY id`,
    [names],
  )

/** Locks a lottery whose list of tickets is open; null when the list is closed or the lottery was deleted. */
export const lockAnnounced = (tx: Tx, id: bigint): Promise<AnnouncedRow | null> =>
  queryFirst(tx, `SELECT ${columns} FROM lotteries WHERE id = $1 AND closed_at IS NULL FOR UPDATE`, [id])

export async function updateLottery(
  tx: Tx,
  id: bigint,
  changed: { readonly terms: LotteryTerms } & Times,
): Promise<void> {
  await tx.query(
    `UPDATE lotteries SET definition = $1, currency = $2, group_ids = $3, comp_points_ticket_price = $4,
            max_tickets_count_to_player = $5, start_at = $6, end_at = $7, draw_at = $8
      WHERE id = $9`,
    [...columnsOf(changed), id],
  )
  await storePlaces(tx, id, lastPlace(changed.terms))
}

/** Deletes a lottery whose sales have not started. */
export async function withdrawLottery(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.query('DELETE FROM lotteries WHERE id = $1 AND start_at > $2 AND last_number = 0', [id, now])
}
